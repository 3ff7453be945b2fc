import type { EntityManager } from '@mikro-orm/postgresql';
import type { App } from '../../platform/access/context.ts';
import { type ErasureHasher, erasureHasher, isErasedSql } from '../erasure/hash.ts';
import { leadParts } from '../model/door.ts';
import { EMAIL } from '../model/form-types.ts';
import { LeadEntity, LeadMessageEntity, type MessageFile } from '../model/lead.entity.ts';
import { lockLeads, lockPerson } from '../model/locks.ts';
import { countLead } from '../model/metric.ts';
import { claimPhotos, deletePhotos } from '../photos/service.ts';
import { originalKey } from '../query/original.ts';
import { leadOf } from './belong.ts';
import { storeFiles } from './files.ts';
import { messageIdFrom } from './identity.ts';
import type { IncomingMail } from './parse.ts';

/** A parsed mail, with the facts that its folder states. */
export interface ArrivedMail {
  mail: IncomingMail;
  identity: string;
  receivedAt: Date;
  original: Buffer;
  /** Whether the texts, the files or `original` have less than the mail. */
  isCut: boolean;
  /** Whether a mail of an unknown sender becomes a lead. */
  mayBecomeLead: boolean;
}

/** Returns which of these identities are stored or erased already. */
export async function knownIdentities(app: App, identities: string[]): Promise<Set<string>> {
  const { hash } = erasureHasher(app);
  const hashes = identities.map((identity) => [identity, hash(identity)]);
  const rows = await app.database.em.fork().execute<{ identity: string }[]>(
    `select "one"->>0 as "identity" from jsonb_array_elements(?::jsonb) "one"
     where exists (select 1 from "lead_message" where "identity" = "one"->>0) or ${isErasedSql(`"one"->>1`)}`,
    [JSON.stringify(hashes)],
  );
  return new Set(rows.map(({ identity }) => identity));
}

/**
 * Stores a mail once, in the conversation that it belongs to, and returns whether it is new there. Returns
 * false for a mail that belongs to none, is stored already or was erased.
 */
export async function storeMessage(app: App, arrived: ArrivedMail): Promise<boolean> {
  app.database.requireFreeSpace();
  const message_id = messageIdFrom(arrived.identity);
  const em = app.database.em.fork();
  const files = await storeFiles(app, em, arrived.mail.files);
  await app.files.put(originalKey(message_id), arrived.original);
  const result = await app.database.em
    .fork()
    .transactional((within) => store(app, within, { ...arrived, message_id, files }));
  if (result === 'lead') countLead(app, EMAIL, false);
  if (result === 'none') await removeFiles(app, message_id, files);
  return result === 'message' || result === 'lead';
}

/** Deletes the files of a mail that was not stored. */
async function removeFiles(app: App, message_id: string, stored: MessageFile[]): Promise<void> {
  await deletePhotos(
    app,
    stored.flatMap(({ photo }) => photo ?? []),
  );
  if ((await app.database.em.fork().count(LeadMessageEntity, { message_id })) === 0)
    await app.files.delete(originalKey(message_id));
}

type NewMessage = ArrivedMail & { message_id: string; files: MessageFile[] };

async function store(app: App, em: EntityManager, message: NewMessage): Promise<'message' | 'lead' | 'none'> {
  const { mail, identity, message_id, mayBecomeLead } = message;
  // Waits for an erasure of the sender in progress, and for the same mail in another process.
  await lockPerson(em, mail.from.address ?? '');
  if (await isErased(em, erasureHasher(app), message)) return 'none';
  if ((await em.count(LeadMessageEntity, { identity })) > 0) return 'none';
  const lead_id = await leadOf(em, mail);
  if (lead_id !== undefined) {
    await lockLeads(em, [lead_id]);
    // An erasure may have deleted it meanwhile.
    if ((await em.count(LeadEntity, { id: lead_id })) === 0) return 'none';
    await addMessage(app, em, lead_id, message);
    return 'message';
  }
  if (!mayBecomeLead || mail.isAutomatic || mail.from.address === null) return 'none';
  await em.execute(NEW_LEAD, [
    message_id,
    message_id,
    EMAIL,
    mail.from.address,
    JSON.stringify({ ...(mail.from.name && { name: mail.from.name }), email: mail.from.address }),
  ]);
  await addMessage(app, em, message_id, message);
  return 'lead';
}

const NEW_LEAD = `
  insert into "lead" ("id", "submissionId", "formType", "email", "submittedAt", "fields", "photos", "spam")
  values (?, ?, ?, ?, date_trunc('milliseconds', now()), ?::jsonb, '{}', false)`;

/** Returns whether the mail was erased, or its sender after it had arrived. */
async function isErased(em: EntityManager, { hash }: ErasureHasher, message: NewMessage): Promise<boolean> {
  const { mail, identity, receivedAt } = message;
  const [row] = await em.execute<{ isErased: boolean }[]>(
    `select ${isErasedSql('?')} or exists (select 1 from "erasure" where "emailHash" = ? and "erasedAt" >= ?) as "isErased"`,
    [hash(identity), hash(mail.from.address ?? ''), receivedAt],
  );
  return row?.isErased === true;
}

/**
 * Inserts a message into a locked lead, and makes its conversation unread and open unless it is automatic.
 */
async function addMessage(app: App, em: EntityManager, lead_id: string, message: NewMessage): Promise<void> {
  const { mail, message_id, identity, receivedAt, files, isCut } = message;
  const { text, quotedText, messageId, references, inReplyTo, from, subject, html, isAutomatic } = mail;
  const lead = em.getReference(LeadEntity, lead_id);
  if (!isAutomatic) await reopen(app, em, lead_id, receivedAt);
  const [other] = await em.execute<{ is: boolean }[]>(IS_OTHER_ADDRESS, [lead_id, from.address ?? '']);
  em.create(LeadMessageEntity, {
    message_id,
    lead,
    identity,
    messageId,
    references: references.length > 0 ? references : inReplyTo,
    fromName: from.name,
    fromAddress: from.address,
    subject,
    text,
    quotedText,
    hasHtml: html !== null,
    isCut,
    files,
    receivedAt,
    isAutomatic,
    isFromOtherAddress: other?.is ?? true,
    answeredAt: null,
  });
  await em.flush();
  const photos = files.flatMap(({ photo }) => photo ?? []);
  await claimPhotos(em, { id: lead_id, replaces: null, photos });
}

/** SQL with a lead's id and an email address: no lead of the conversation has it. */
const IS_OTHER_ADDRESS = `
  select not exists (select 1 from "lead" "other" join "lead" "one" on "other"."id" = "one"."id" or "other"."conversation" = "one"."conversation"
    where "one"."id" = ? and lower("other"."email") = lower(?)) as "is"`;

/**
 * Makes the conversation of a lead unread and an open task, and lets other features act on it. A subscription
 * that is answered begins a conversation.
 */
async function reopen(app: App, em: EntityManager, lead_id: string, receivedAt: Date): Promise<void> {
  const [head] = await em.execute<{ id: string }[]>(REOPEN, [receivedAt, lead_id]);
  if (head) for (const part of leadParts.of(app)) await part.answered?.(em, head.id);
}

const REOPEN = `
  update "lead" set "readAt" = null, "awaitsReply" = true, "messagedAt" = greatest("messagedAt", ?::timestamptz), "conversation" = coalesce("conversation", "id"),
    "state" = case when "state" in ('answered', 'done') then 'new' else "state" end
  where not "spam" and "id" = (
    select coalesce((select "head"."id" from "lead" "head" where "head"."conversation" = "one"."conversation" and "head"."isHead"), "one"."id")
    from "lead" "one" where "one"."id" = ?)
  returning "id"::text as "id"`;
