import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../access/context.ts';
import { rejectFor } from '../../limit/limiter.ts';
import { notifyMailWorker } from '../../mail/jobs.ts';
import { erasureHasher, isErased } from '../erasure/hash.ts';
import { type Lead, LeadEntity, type LeadFields } from '../model/lead.entity.ts';
import { contradicts, isReplaced } from '../model/versions.ts';
import { claimPhotos, requirePhotoNames } from '../photos/service.ts';
import { fulfilLead } from './fulfil.ts';
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
    if (await isErased(em, submissionHash)) {
      await em.nativeDelete(LeadEntity, { id: stored.id });
      return false;
    }
    const isOutdated = await isReplaced(em, stored);
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

async function insertOnce(
  em: EntityManager,
  lead: NewLead & Pick<Lead, 'id' | 'submittedAt'>,
): Promise<boolean> {
  const { affectedRows } = await em
    .createQueryBuilder(LeadEntity)
    .insert({ ...lead, state: 'new' })
    .onConflict('submissionId')
    .ignore()
    .execute('run');
  return affectedRows > 0;
}
