import { rm } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { findMailFiles, type MailFile } from '../../mail/files.ts';
import { forgetMails } from '../../mail/service.ts';
import type { App } from '../../platform/access/context.ts';
import { type Lead, LeadEntity } from '../model/lead.entity.ts';
import { deletePhotos, photosOf } from '../photos/service.ts';

type DeletedLead = Pick<Lead, 'id' | 'submissionId'>;

/** Files of deleted leads, which are deleted after the transaction. */
export type Leftovers = Awaited<ReturnType<typeof deleteLeads>>;

/** Deletes leads with their notes and queued mails, within the transaction of `em`. */
export async function deleteLeads(em: EntityManager, leads: DeletedLead[]) {
  const ids = leads.map(({ id }) => id);
  const mails = await forgetMails(em, ids);
  const photos = await photosOf(em, ids);
  await em.nativeDelete(LeadEntity, { id: { $in: ids } });
  return {
    photos,
    submissionIds: leads.map(({ submissionId }) => submissionId),
    leadIds: ids,
    /** Ids of their mails, which are the names of the files of unsent mails. */
    mails,
  };
}

/**
 * Deletes the files of deleted leads after the transaction, and the mails in files for which `isMeant` is
 * true. Returns the number of mails. If it is interrupted, the sweep deletes the photos.
 */
export async function deleteLeftovers(
  app: App,
  { photos, submissionIds, leadIds, mails }: Leftovers,
  isMeant: (file: MailFile) => boolean = () => false,
): Promise<number> {
  const mailIds = new Set(mails);
  const named = [...submissionIds, ...leadIds];
  const files = await findMailFiles(
    app.config,
    (file) => mailIds.has(file.id) || isMeant(file) || named.some((id) => file.text.includes(id)),
  );
  for (const { path } of files) await rm(path, { force: true });
  await deletePhotos(app, photos);
  return new Set([...mails, ...files.map(({ id }) => id)]).size;
}
