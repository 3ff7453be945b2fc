import type { EntityManager } from '@mikro-orm/postgresql';
import type { App } from '../../access/context.ts';
import { type MailFile, removeMailFiles } from '../../mail/files.ts';
import { forgetMails } from '../../mail/state.ts';
import { type Lead, LeadEntity } from '../model/lead.entity.ts';
import { deletePhotos } from '../photos/service.ts';

type DeletedLead = Pick<Lead, 'id' | 'submissionId' | 'photos'>;

/** What leads leave behind outside of the transaction that deleted them. */
export interface Leftovers {
  photos: string[];
  submissionIds: string[];
  /** Ids of their mails, under which the unsent ones lie in files. */
  mails: string[];
}

/** Deletes leads with their notes and the mails of the queue, within the transaction of `em`. */
export async function deleteLeads(em: EntityManager, leads: DeletedLead[]): Promise<Leftovers> {
  const ids = leads.map(({ id }) => id);
  const mails = await forgetMails(em, ids);
  await em.nativeDelete(LeadEntity, { id: { $in: ids } });
  return {
    photos: leads.flatMap(({ photos }) => photos),
    submissionIds: leads.map(({ submissionId }) => submissionId),
    mails,
  };
}

/**
 * Deletes, once the transaction is committed, the files of what it deleted, and further mails that `isMeant`. Gives how many
 * mails there were in all. Photos that it does not come to belong to nobody and are swept.
 */
export async function deleteLeftovers(
  app: App,
  { photos, submissionIds, mails }: Leftovers,
  isMeant: (file: MailFile) => boolean = () => false,
): Promise<number> {
  const known = new Set(mails);
  const removed = await removeMailFiles(
    app.config,
    (file) => known.has(file.id) || isMeant(file) || submissionIds.some((id) => file.text.includes(id)),
  );
  await deletePhotos(app, photos);
  return new Set([...mails, ...removed]).size;
}
