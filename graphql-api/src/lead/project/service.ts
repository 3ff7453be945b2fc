import { portfolioGroups } from '../../../../rules/wire/portfolio.ts';
import { findCreated, saveDraft } from '../../entry/draft.service.ts';
import type { Entry } from '../../entry/entity.ts';
import { editableKind } from '../../entry/kind.ts';
import { storeDecoded } from '../../picture/upload.service.ts';
import { pictureView } from '../../picture/view.ts';
import type { Context } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { findLeadForUpdate } from '../admin/service.ts';
import type { Lead } from '../model/lead.entity.ts';
import { readPhoto } from '../photos/service.ts';
import { messagesOfLeads } from '../query/messages.ts';

/** A project has a picture before, and twenty pairs. */
const MAX_PICTURES = 21;

/**
 * Saves a new project as a draft whose pictures before are the photos of a lead, which become pictures of
 * the media library. Repeats with the same `editor_id` change nothing. Throws FORBIDDEN unless the caller may
 * edit projects, NOT_FOUND, and BadInput for a lead without photos.
 */
export async function createProject(context: Context, id: string, editor_id: string): Promise<Entry> {
  const { em } = context;
  const kind = editableKind(context, 'project');
  const created = await findCreated({ em }, editor_id);
  if (created && created.kind !== kind.kind)
    throw new BadInput({ editor_id: 'Another content has this id.' });
  if (created) return created;
  const [before = '', ...others] = await storePictures(context, await findLeadForUpdate(em, id));
  if (!before) throw new BadInput({ id: 'This lead has no photos.' });
  const fields = {
    title: '',
    group: portfolioGroups[0],
    before,
    pairs: others.map((picture) => ({ before: picture, after: '' })),
  };
  return saveDraft(context, kind, null, { fields, version: 0, revision: 0, editor_id });
}

/** Stores the photos of a lead's form and mails as pictures; returns their URLs. */
async function storePictures(context: Context, lead: Lead): Promise<string[]> {
  const messages = (await messagesOfLeads(context.em, [lead.id])).get(lead.id) ?? [];
  const mailed = messages.flatMap(({ files }) => files.flatMap(({ photo }) => photo ?? []));
  const urls = new Set<string>();
  for (const fileName of [...lead.photos, ...mailed].slice(0, MAX_PICTURES)) {
    const bytes = await readPhoto(context.app, fileName);
    if (bytes) urls.add(pictureView((await storeDecoded(context, bytes)).picture).src);
  }
  return [...urls];
}
