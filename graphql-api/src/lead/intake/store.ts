import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { App, Context } from '../../access/context.ts';
import { rejectFor } from '../../limit/limiter.ts';
import { notifyMailWorker } from '../../mail/jobs.ts';
import { erasureHasher, isErased, isErasedSql } from '../erasure/hash.ts';
import { type Lead, LeadEntity, type LeadFields } from '../model/lead.entity.ts';
import { contradicts, replacedBySql } from '../model/versions.ts';
import { claimPhotos, requirePhotoNames } from '../photos/service.ts';
import { acknowledgementLock, fulfilLeads } from './fulfil.ts';
import { consumeSubmission } from './limit.ts';

/** A lead as a form hands it over: already validated. */
export interface NewLead {
  submissionId: string;
  /** The submissionId of the version that it corrects. */
  replaces: string | null;
  formType: string;
  /** The visitor's; of the newsletter form it may be no address at all. */
  email: string;
  fields: LeadFields;
  photos: string[];
  spam: boolean;
}

/** The answer to a form. */
export interface SubmissionResult {
  submissionId: string;
  msg: 'success';
}

/**
 * Commits a lead together with its photos and its mails, once for each submissionId: the same one again,
 * or ten times at once, is answered as the first was, also when it has been erased since. Spam is answered alike, and queues
 * nobody a mail; so is a version whose correction is here already, which is stored as the correction's earlier version.
 * Throws BadInput for photos that it may not claim, and RateLimited for too many new leads from one address.
 */
export async function storeLead(context: Context, lead: NewLead): Promise<SubmissionResult> {
  const answer: SubmissionResult = { submissionId: lead.submissionId, msg: 'success' };
  const { app } = context;
  await app.database.requireFreeSpace();
  const submissionHash = (await erasureHasher(app)).hash(lead.submissionId);
  const wait = await consumeSubmission(context);
  // A client that did not get our response retries: that does not count against the limit, and the lead is stored once.
  if (wait > 0 && (await isKnown(context.em, lead, submissionHash))) return answer;
  rejectFor(wait);
  requirePhotoNames(lead.photos);
  const stored = { ...lead, id: randomUUID(), submittedAt: new Date(), submissionHash };
  await app.database.em.fork().transactional((em) => storeOnce(app, em, stored));
  notifyMailWorker(app);
  return answer;
}

async function isKnown(em: EntityManager, { submissionId }: NewLead, hash: string): Promise<boolean> {
  return (await em.count(LeadEntity, { submissionId })) > 0 || isErased(em, hash);
}

/** A lead as it is to be stored. */
interface StoredLead extends NewLead, Pick<Lead, 'id' | 'submittedAt'> {
  submissionHash: string;
}

async function storeOnce(app: App, em: EntityManager, lead: StoredLead): Promise<void> {
  const replaces = (await contradicts(em, lead)) ? null : lead.replaces;
  // The insert comes first: every other transaction with this submissionId waits for the outcome of this one.
  if (!(await insert(em, { ...lead, replaces }))) return;
  // After the insert, which waits for an erasure in progress.
  const { isGone, isOutdated } = await findLaterEvents(em, lead);
  if (isGone) {
    await em.nativeDelete(LeadEntity, { id: lead.id });
    return;
  }
  await claimPhotos(em, lead, { skipMissing: isOutdated });
  if (!lead.spam && !isOutdated) await fulfilLeads(app, em, [lead]);
}

/**
 * Inserts the lead unless its submissionId is stored already, and takes the lock that `fulfilLeads` needs. Returns whether
 * the lead is new.
 */
async function insert(em: EntityManager, lead: StoredLead): Promise<boolean> {
  const { id, submissionId, replaces, formType, email, submittedAt, fields, spam } = lead;
  const photosJson = JSON.stringify(lead.photos);
  const inserted = await em.execute<object[]>(
    `insert into "lead" ("id", "submissionId", "replaces", "formType", "email", "submittedAt", "fields", "photos", "spam")
     values (?, ?, ?, ?, ?, ?, ?::jsonb, array(select jsonb_array_elements_text(?::jsonb)), ?)
     on conflict ("submissionId") do nothing returning ${acknowledgementLock('"email"')}`,
    [id, submissionId, replaces, formType, email, submittedAt, JSON.stringify(fields), photosJson, spam],
  );
  return inserted.length > 0;
}

/** Whether other transactions have erased or corrected this lead by now. */
async function findLaterEvents(
  em: EntityManager,
  { submissionId, submissionHash }: StoredLead,
): Promise<{ isGone: boolean; isOutdated: boolean }> {
  const [row] = await em.execute<{ isGone: boolean; isOutdated: boolean }[]>(
    `select ${isErasedSql('"new"."submissionHash"')} as "isGone", ${replacedBySql('new')} as "isOutdated"
     from (select ?::uuid as "submissionId", ?::text as "submissionHash") as "new"`,
    [submissionId, submissionHash],
  );
  return row ?? { isGone: false, isOutdated: false };
}
