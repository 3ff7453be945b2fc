import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { project } from '../../../../rules/entry/project.ts';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { useCreateProjectOfLeadMutation } from '../../generated/admin-hooks.ts';
import { editorOf } from '../entry/kinds.tsx';
import { useMay } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { useChange } from '../ui/change/use-change.ts';
import { useContentId } from '../ui/change/use-content-id.ts';
import common from '../ui/common.module.css';

/** A button that makes the photos of a lead the pictures before of a new project, for those who edit both. */
export function ProjectOfPhotos({ lead: { id, photos, messages } }: { lead: ManagedLeadFragment }) {
  const may = useMay();
  const navigate = useNavigate();
  const create = useChange(useCreateProjectOfLeadMutation(), ['Entries']);
  const contentId = useContentId();
  const noteId = useId();
  const hasPhotos =
    photos.length > 0 || messages.some(({ attachments }) => attachments.some(({ thumbnail }) => thumbnail));
  if (!hasPhotos || !may(project.access)) return null;

  async function start(): Promise<void> {
    const created = await create({ id, editor_id: contentId.idsOf(id).id });
    if (!created) return;
    contentId.forget();
    await navigate(editorOf(created.createProjectOfLead));
  }

  return (
    <div className={common.row}>
      <Button aria-describedby={noteId} onClick={start}>
        Use as “before” of a project
      </Button>
      <p id={noteId} className={common.quietText}>
        It starts as a draft. Ask for permission before you publish photos of a client.
      </p>
    </div>
  );
}
