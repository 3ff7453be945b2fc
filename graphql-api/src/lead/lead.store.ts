import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { refuseFor } from '../limit/limit.ts';
import { wakeMail } from '../mail/mail.jobs.ts';
import { claimPhotos } from '../photo/photo.service.ts';
import { acceptLead } from './lead.accept.ts';
import { type Lead, LeadEntity, type LeadFields } from './lead.entity.ts';
import { takeSubmission } from './lead.limit.ts';

/** A lead as a form hands it over: already judged. */
export interface NewLead {
  submissionId: string;
  formType: string;
  /** The visitor's; of the newsletter form it may be no address at all. */
  email: string;
  fields: LeadFields;
  photos: string[];
  spam: boolean;
}

/** The answer to a form. */
export interface SubmissionAnswer {
  submissionId: string;
  msg: 'success';
}

/**
 * Commits a lead together with its photos and the mails that it owes, once for each submissionId: the same one again,
 * or ten times at once, is answered as the first was. Spam is answered alike, and owes nobody a mail. Throws BadInput
 * for photos that it may not claim, and RateLimited for too many new leads from one address.
 */
export async function storeLead(context: Context, lead: NewLead): Promise<SubmissionAnswer> {
  const answer: SubmissionAnswer = { submissionId: lead.submissionId, msg: 'success' };
  const wait = await takeSubmission(context);
  // A client that did not hear our answer asks again, and again: that is no flood, and what is stored is stored.
  if (wait > 0 && (await isStored(context.em, lead))) return answer;
  refuseFor(wait);
  const { app } = context;
  const isNew = await context.em.transactional(async (em) => {
    const stored = { ...lead, id: randomUUID(), submittedAt: new Date() };
    // The insert comes first: it makes every other transaction with this submissionId wait for this one's outcome.
    if (!(await insertOnce(em, stored))) return false;
    await claimPhotos(em, stored.id, lead.photos);
    if (!lead.spam) await acceptLead(app, em, stored);
    return true;
  });
  if (isNew) wakeMail(app);
  return answer;
}

async function isStored(em: EntityManager, { submissionId }: NewLead): Promise<boolean> {
  return (await em.count(LeadEntity, { submissionId })) > 0;
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
