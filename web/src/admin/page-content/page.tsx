import { useState } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../../design/button.module.css';
import type { EditablePageFieldsFragment } from '../../generated/admin-documents.ts';
import { useEditablePageQuery } from '../../generated/admin-hooks.ts';
import { EntryEditor } from '../entry/editor.tsx';
import { type Editing, EntryList } from '../entry/list.tsx';
import { PageContext } from '../field/form.ts';
import { ListState } from '../ui/list/list-state.tsx';
import { useFilters } from '../ui/list/use-filters.ts';
import { AdminPage } from '../ui/page-frame.tsx';
import { entryKindOf, fieldsOf, sectionsOf } from './kind.tsx';
import { OutdatedFigures } from './outdated-figures.tsx';

/** /admin/pages: the pages of the site and the shared content that the owner edits. */
export function Component() {
  const own = (
    <Link className={buttons.quiet} to="/admin/own-pages">
      Pages you added
    </Link>
  );
  return (
    <AdminPage title="Pages" path="/admin/pages" actions={own}>
      <Pages />
    </AdminPage>
  );
}

function Pages() {
  const { values, change } = useFilters('edit');
  const edited = values.edit;
  // The entry whose editor was open last.
  const [last, setLast] = useState(edited);
  if (edited && last !== edited) setLast(edited);
  const onEdit = (editing: Editing) => change('edit', editing?.entry?.slug ?? '');
  return (
    <>
      {edited && <PageDialog page={edited} onClose={() => onEdit(null)} />}
      {!edited && <OutdatedFigures isNext={last === 'prices'} />}
      <EntryList kind="page" onEdit={onEdit} />
      <EntryList kind="business" onEdit={onEdit} />
    </>
  );
}

interface PageDialogProps {
  page: string;
  onClose: () => void;
}

/** The editor of a page; empty until its content is loaded. */
function PageDialog({ page, onClose }: PageDialogProps) {
  const { data, error, refetch } = useEditablePageQuery({ variables: { page }, fetchPolicy: 'network-only' });
  const [opened, setOpened] = useState<EditablePageFieldsFragment>();
  // A refetch while the owner types must not replace the form.
  if (!opened && data?.editablePage) setOpened(data.editablePage);
  if (!opened && error) return <ListState error={error} waiting={false} onRetry={refetch} of="cards" />;
  if (!opened) return data ? <p role="alert">This page no longer exists.</p> : null;
  return (
    <PageContext value={sectionsOf(opened.original, fieldsOf(opened))}>
      <EntryEditor entryKind={entryKindOf(opened)} entry={opened.entry} onClose={onClose} />
    </PageContext>
  );
}
