import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formTypeOf } from '../../../../rules/form/form-types.ts';
import { findMailFiles, type MailFile } from '../../mail/files.ts';
import { recordActivity } from '../../platform/access/activity.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { arrayOf } from '../../platform/database/array.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { deleteCounts } from '../../platform/limit/rate-limits.ts';
import { personalData } from '../model/door.ts';
import { type Lead, LeadEntity, LeadMailEntity } from '../model/lead.entity.ts';
import { lockLeads, lockPerson } from '../model/locks.ts';
import { deleteLeads, deleteLeftovers, deleteMessagesFrom, erasedIds } from './delete-leads.ts';
import { type Erasure, ErasureEntity } from './entity.ts';
import { erasureHasher } from './hash.ts';
import { saveRecord } from './record.ts';
import type { PersonalData } from './type.ts';

const NOTHING = 'Nothing was ever sent from this address, or it is deleted already.';

/**
 * Deletes all data of an email address: leads with notes and photos, messages, unsent mails, mails in files,
 * the data of other features and limits' counters. Stores an entry without personal data. Throws BadInput
 * without data.
 */
export async function erasePerson(context: SignedIn, typed: string): Promise<Erasure> {
  const { app } = context;
  const email = typed.trim().toLowerCase();
  const isTheirs = (file: MailFile) => file.visitor === email;
  const files = (await findMailFiles(app.config, isTheirs)).map(({ id }) => id);
  const [erasure, leftovers] = await context.em.transactional((em) =>
    deletePerson({ ...context, em }, email, files),
  );
  if (erasure) await recordActivity(context, 'person.erased', { count: erasure.leads });
  await deleteLeftovers(app, leftovers, isTheirs);
  if (!erasure) throw new BadInput({ email: NOTHING });
  await saveRecord(app);
  return erasure;
}

/** Deletes the rows of an email address, and stores the entry unless there are neither rows nor files. */
async function deletePerson({ app, account, em }: SignedIn, email: string, files: string[]) {
  const { keyId, hash } = erasureHasher(app);
  const emailHash = hash(email);
  await lockPerson(em, email);
  await lockLeads(em, idsOf(await leadsFrom(em, email)));
  const leads = await leadsFrom(em, email);
  let subscriptions = 0;
  for (const data of personalData.of(app)) subscriptions += await data.forget(em, email);
  const left = await deleteLeads(em, leads);
  await deleteMessagesFrom(em, left, email);
  await deleteCounts(em, email);
  // An erasure that has just ended still deletes the files, and has counted them.
  const [recent] = await em.execute<object[]>(RECENT, [emailHash]);
  const mails = new Set([...left.mails, ...(recent ? [] : files)]).size;
  if (leads.length + subscriptions + mails + left.messages.length === 0) return [null, left] as const;
  const entry = em.create(ErasureEntity, {
    erasure_id: randomUUID(),
    erasedAt: await databaseTime(em),
    erasedBy: account.email,
    leads: countLeads(leads, subscriptions),
    photos: left.photos.length,
    mails,
    messages: left.messages.length,
    subscriptions,
    keyId,
    emailHash,
    submissionHashes: erasedIds(left).map(hash),
    photoNames: left.photos,
  });
  await em.flush();
  return [entry, left] as const;
}

const RECENT = `select 1 from "erasure" where "emailHash" = ? and "erasedAt" > now() - interval '1 minute' limit 1`;

/** Counts leads, without the forms of subscriptions that are counted as such. */
function countLeads(leads: readonly Lead[], subscriptions: number): number {
  const isSubscription = ({ formType, fields }: Lead) =>
    formType === formTypeOf.newsletter && fields['message'] === undefined;
  return leads.filter((lead) => subscriptions === 0 || !isSubscription(lead)).length;
}

const idsOf = (leads: readonly Lead[]) => leads.map(({ id }) => id);

/**
 * Returns the leads of an email address, sent before `before` if given. Includes all versions of each lead,
 * because a correction may have changed the email address.
 */
export async function leadsFrom(em: EntityManager, email: string, before?: Date): Promise<Lead[]> {
  const versions = await em.execute<{ id: string }[]>(VERSIONS_FROM, [email]);
  const ids = versions.map(({ id }) => id);
  return em.find(LeadEntity, { id: { $in: ids }, ...(before && { submittedAt: { $lt: before } }) });
}

const VERSIONS_FROM = `
  with recursive "version" as (
    select "id", "submissionId", "replaces" from "lead" where lower("email") = ?
    union
    select l."id", l."submissionId", l."replaces" from "lead" l
    join "version" v on l."submissionId" = v."replaces" or l."replaces" = v."submissionId"
  )
  select "id" from "version"`;

/** Counts the data that `erasePerson` would delete. */
export async function countPersonalData({ app, em }: Context, typed: string): Promise<PersonalData> {
  const email = typed.trim().toLowerCase();
  const leads = await leadsFrom(em, email);
  const mails = await em.find(LeadMailEntity, { lead: { $in: idsOf(leads) } });
  const files = await findMailFiles(app.config, ({ visitor }) => visitor === email);
  let subscriptions = 0;
  for (const data of personalData.of(app)) subscriptions += await data.count(em, email);
  return {
    leads: countLeads(leads, subscriptions),
    ...(await countFiles(em, idsOf(leads), email)),
    mails: new Set([...mails.map(({ mail_id }) => mail_id), ...files.map(({ id }) => id)]).size,
    subscriptions,
  };
}

/** Counts the messages of these leads and from this email address, and the photos of both. */
async function countFiles(em: EntityManager, leadIds: string[], email: string) {
  const ids = arrayOf(leadIds);
  const [row] = await em.execute<Pick<PersonalData, 'messages' | 'photos'>[]>(COUNT, [ids, email, ids]);
  return row ?? { messages: 0, photos: 0 };
}

const COUNT = `
  with "message" as (
    select "files" from "lead_message" where "lead_id" = any(?::uuid[]) or lower("fromAddress") = ?
  ), "name" as (
    select "fileName" from "photo" where "claimedBy" = any(?::uuid[]) union
    select "file"->>'photo' from "message", jsonb_array_elements("files") "file" where "file"->>'photo' is not null
  )
  select (select count(*)::int from "message") as "messages", (select count(*)::int from "name") as "photos"`;
