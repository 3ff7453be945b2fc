import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../access/context.ts';
import { rejectFor } from '../../limit/limiter.ts';
import { beforeMails, notifyMailWorker } from '../../mail/jobs.ts';
import { erasureHasher, IS_ERASED, isErased } from '../erasure/hash.ts';
import { type Lead, LeadEntity, type LeadFields } from '../model/lead.entity.ts';
import { contradicts, IS_REPLACED } from '../model/versions.ts';
import { claimPhotos, requirePhotoNames } from '../photos/service.ts';
import { acknowledgementLock, fulfilLead } from './fulfil.ts';
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
export function storeLead(context: Context, lead: NewLead): Promise<SubmissionResult> {
  return beforeMails(context.app, () => store(context, lead));
}

async function store(context: Context, lead: NewLead): Promise<SubmissionResult> {
  const answer: SubmissionResult = { submissionId: lead.submissionId, msg: 'success' };
  const { app } = context;
  const submissionHash = (await erasureHasher(app)).hash(lead.submissionId);
  const wait = await consumeSubmission(context);
  // A client that did not get our response retries: that does not count against the limit, and the lead is stored once.
  if (wait > 0 && (await isKnown(context.em, lead, submissionHash))) return answer;
  rejectFor(wait);
  requirePhotoNames(lead.photos);
  const isNew = await context.em.transactional(async (em) => {
    const replaces = (await contradicts(em, lead)) ? null : lead.replaces;
    const stored = { ...lead, replaces, id: randomUUID(), submittedAt: new Date() };
    // The insert comes first: it makes every other transaction with this submissionId wait for this one's outcome.
    if (!(await insertOnce(em, stored))) return false;
    // Asked only now: an erasure that was under way had the insert wait for its end.
    const { isGone, isOutdated } = await knownOf(em, stored, submissionHash);
    if (isGone) {
      await em.nativeDelete(LeadEntity, { id: stored.id });
      return false;
    }
    await claimPhotos(em, stored, { skipMissing: isOutdated });
    if (!lead.spam && !isOutdated) await fulfilLead(app, em, stored);
    return true;
  });
  if (isNew) notifyMailWorker(app);
  return answer;
}

async function isKnown(em: EntityManager, { submissionId }: NewLead, hash: string): Promise<boolean> {
  return (await em.count(LeadEntity, { submissionId })) > 0 || isErased(em, hash);
}

/** Inserts a lead whose submissionId is new, and then takes the lock that `fulfilLead` asks for; whether it was new. */
async function insertOnce(
  em: EntityManager,
  { fields, photos, ...lead }: NewLead & Pick<Lead, 'id' | 'submittedAt'>,
): Promise<boolean> {
  const inserted = await em.execute<object[]>(
    `insert into "lead" ("id", "submissionId", "replaces", "formType", "email", "submittedAt", "fields", "photos", "spam")
     values (?::uuid, ?::uuid, ?::uuid, ?, ?, ?::timestamptz, ?::jsonb, array(select jsonb_array_elements_text(?::jsonb)), ?)
     on conflict ("submissionId") do nothing returning "id", ${acknowledgementLock('"email"')}`,
    [
      lead.id,
      lead.submissionId,
      lead.replaces,
      lead.formType,
      lead.email,
      lead.submittedAt,
      JSON.stringify(fields),
      JSON.stringify(photos),
      lead.spam,
    ],
  );
  return inserted.length > 0;
}

/** What other transactions have committed about a submission until now. */
async function knownOf(
  em: EntityManager,
  { submissionId }: NewLead,
  submissionHash: string,
): Promise<{ isGone: boolean; isOutdated: boolean }> {
  const [known] = await em.execute<{ isGone: boolean; isOutdated: boolean }[]>(
    `select ${IS_ERASED} as "isGone", ${IS_REPLACED} as "isOutdated"`,
    [submissionHash, submissionId],
  );
  if (!known) throw new Error('A select without a table gives one row.');
  return known;
}
