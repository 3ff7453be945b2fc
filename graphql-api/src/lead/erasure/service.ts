import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { findMailFiles, type MailFile } from '../../mail/files.ts';
import { countSubscriptions, forgetSubscription } from '../../newsletter/service.ts';
import { recordActivity } from '../../platform/access/activity.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { deleteCounts } from '../../platform/limit/rate-limits.ts';
import { type Lead, LeadEntity, LeadMailEntity } from '../model/lead.entity.ts';
import { deleteLeads, deleteLeftovers } from './delete-leads.ts';
import { type Erasure, ErasureEntity } from './entity.ts';
import { erasureHasher } from './hash.ts';
import { saveRecord } from './record.ts';
import type { PersonalData } from './type.ts';

/**
 * Deletes all data of an email address: leads with notes and photos, unsent mails, mails in files, the
 * subscription and limits' counters. Stores an entry without personal data. Throws BadInput without data.
 */
export async function erasePerson(context: SignedIn, typed: string): Promise<Erasure> {
  const { email: erasedBy } = context.account;
  const { app } = context;
  const email = typed.trim().toLowerCase();
  const isTheirs = (file: MailFile) => file.visitor === email;
  const files = (await findMailFiles(app.config, isTheirs)).map(({ id }) => id);
  const { keyId, hash } = erasureHasher(app);
  const [erasure, leftovers] = await context.em.transactional(async (em) => {
    const leads = await leadsFrom(em, email);
    const subscriptions = await forgetSubscription(em, email);
    if (leads.length + subscriptions + files.length === 0) {
      throw new BadInput({ email: 'Nothing was ever sent from this address, or it is deleted already.' });
    }
    const left = await deleteLeads(em, leads);
    await deleteCounts(em, email);
    const entry = em.create(ErasureEntity, {
      erasure_id: randomUUID(),
      erasedAt: await databaseTime(em),
      erasedBy,
      leads: leads.length,
      photos: left.photos.length,
      mails: new Set([...left.mails, ...files]).size,
      subscriptions,
      keyId,
      emailHash: hash(email),
      submissionHashes: left.submissionIds.map(hash),
      photoNames: left.photos,
    });
    await em.flush();
    return [entry, left] as const;
  });
  await recordActivity(context, 'person.erased', { count: erasure.leads });
  await deleteLeftovers(app, leftovers, isTheirs);
  await saveRecord(app);
  return erasure;
}

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
  const ids = leads.map(({ id }) => id);
  const mails = await em.find(LeadMailEntity, { lead: { $in: ids } });
  const files = await findMailFiles(app.config, ({ visitor }) => visitor === email);
  return {
    leads: leads.length,
    photos: leads.flatMap(({ photos }) => photos).length,
    mails: new Set([...mails.map(({ mail_id }) => mail_id), ...files.map(({ id }) => id)]).size,
    subscriptions: await countSubscriptions(em, email),
  };
}
