import { rm } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { findMailFiles, type MailFile } from '../../mail/files.ts';
import { forgetMails } from '../../mail/service.ts';
import type { App } from '../../platform/access/context.ts';
import { type Lead, LeadEntity, type LeadMessage, LeadMessageEntity } from '../model/lead.entity.ts';
import { deletePhotos, photosOf } from '../photos/service.ts';
import { originalKey } from '../query/original.ts';

type DeletedLead = Pick<Lead, 'id' | 'submissionId'>;

/** Files of deleted leads, which are deleted after the transaction. */
export type Leftovers = Awaited<ReturnType<typeof deleteLeads>>;

/** Deletes leads with their notes, messages and queued mails, within the transaction of `em`. */
export async function deleteLeads(em: EntityManager, leads: DeletedLead[]) {
  const ids = leads.map(({ id }) => id);
  const mails = await forgetMails(em, ids);
  const photos = await photosOf(em, ids);
  const messages = await messagesOf(em, ids);
  await em.nativeDelete(LeadEntity, { id: { $in: ids } });
  return {
    photos,
    submissionIds: leads.map(({ submissionId }) => submissionId),
    leadIds: ids,
    /** The messages that came in by mail, which the mailbox still has. */
    messages,
    /** Ids of their mails, which are the names of the files of unsent mails. */
    mails,
  };
}

/** Returns the ids by which deleted submissions and messages are recognized if they arrive again. */
export const erasedIds = ({ submissionIds, messages }: Pick<Leftovers, 'submissionIds' | 'messages'>) => [
  ...submissionIds,
  ...messages.map(({ identity }) => identity),
];

/**
 * Deletes the files of deleted leads after the transaction, and the mails in files for which `isMeant` is
 * true. Returns the number of mails. If it is interrupted, the sweeps delete the photos and the originals.
 */
export async function deleteLeftovers(
  app: App,
  { photos, submissionIds, leadIds, mails, messages }: Leftovers,
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
  for (const { message_id } of messages) await app.files.delete(originalKey(message_id));
  return new Set([...mails, ...files.map(({ id }) => id)]).size;
}

/** The parts of a message that an erasure needs. */
type ErasedMessage = Pick<LeadMessage, 'message_id' | 'identity'>;

function messagesOf(em: EntityManager, leadIds: string[]): Promise<ErasedMessage[]> {
  const fields = ['message_id', 'identity'] as const;
  return em.find(LeadMessageEntity, { lead: { $in: leadIds } }, { fields });
}

/**
 * Deletes the messages from an email address in other conversations, received before `before` if given, and
 * adds them to the leftovers.
 */
export async function deleteMessagesFrom(
  em: EntityManager,
  { messages, photos }: Pick<Leftovers, 'messages' | 'photos'>,
  email: string,
  before?: Date,
): Promise<void> {
  const deleted = await em.execute<(ErasedMessage & { photos: string[] })[]>(
    `delete from "lead_message" where lower("fromAddress") = ? and "receivedAt" < coalesce(?::timestamptz, 'infinity')
     returning "message_id"::text as "message_id", "identity",
       array(select "file"->>'photo' from jsonb_array_elements("files") "file" where "file"->>'photo' is not null) as "photos"`,
    [email, before ?? null],
  );
  messages.push(...deleted);
  photos.push(...deleted.flatMap((message) => message.photos));
}
