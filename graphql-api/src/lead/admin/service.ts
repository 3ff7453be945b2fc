import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { lines } from '../../../../rules/storable.ts';
import { changeMails } from '../../mail/service.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { AppError } from '../../platform/core/errors.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { batchLoader } from '../../platform/graphql/batch-loader.ts';
import { acknowledgementLock, fulfilLead } from '../intake/fulfil.ts';
import { mailsOfLeads } from '../mails/service.ts';
import { type Lead, LeadEntity, LeadNoteEntity, type LeadState } from '../model/lead.entity.ts';
import { earlierVersions } from '../model/versions.ts';
import { findLead, notesOfLeads } from '../query/service.ts';

/** Returns the lead with this id; null if there is none or the id is invalid. */
export async function findLeadById({ em }: Pick<Context, 'em'>, id: string): Promise<Lead | null> {
  return formatPatterns.uuid.test(id) ? findLead(em, id) : null;
}

/** Returns a lead in the transaction of `em`, locked if asked; throws NOT_FOUND. */
export async function findLeadForUpdate(
  em: EntityManager,
  id: string,
  lockMode: LockMode = LockMode.NONE,
): Promise<Lead> {
  const lead = formatPatterns.uuid.test(id) ? await em.findOne(LeadEntity, { id }, { lockMode }) : null;
  if (!lead) throw new AppError('NOT_FOUND', 'There is no such lead.');
  return lead;
}

/** The states that remove the follow-up date. */
const settled: LeadState[] = ['done', 'won', 'lost'];

/**
 * Sets the state of a lead; a state other than 'spam' removes the spam mark. A lead that the spam check marked is accepted
 * then, and its mails are queued. Mails that were held after an admin's mark are queued again.
 */
export async function setLeadState({ app, em }: Context, id: string, state: LeadState): Promise<Lead> {
  const [lead, enqueuesMails] = await em.transactional(async (within) => {
    const stored = await findLeadForUpdate(within, id, LockMode.PESSIMISTIC_WRITE);
    const wasSpam = stored.spam;
    // `state` is 'spam' only if an admin set it, after the lead had been accepted.
    const wasAccepted = !wasSpam || stored.state === 'spam';
    if (state === 'spam') {
      if (!wasSpam) Object.assign(stored, { spam: true, state });
      await changeMails(within, ['lead_id', stored.id], 'queued', 'held');
      return [stored, false] as const;
    }
    Object.assign(stored, { spam: false, state });
    if (settled.includes(state)) stored.followUpOn = null;
    if (state !== 'new') await markAnswered(within, stored);
    if (!wasAccepted) {
      await within.execute(`select ${acknowledgementLock('?::text')}`, [stored.email]);
      await fulfilLead(within, stored);
    } else if (wasSpam) await changeMails(within, ['lead_id', stored.id], 'held', 'queued');
    return [stored, wasSpam] as const;
  });
  if (enqueuesMails) app.mailWorker?.poll();
  return lead;
}

/** Marks a lead as read, and remembers the first answer, in the transaction of `em`. */
export async function markAnswered(em: EntityManager, lead: Lead, time?: Date): Promise<void> {
  const now = time ?? (await databaseTime(em));
  Object.assign(lead, { readAt: lead.readAt ?? now, answeredAt: lead.answeredAt ?? now });
}

/** Adds a note to a lead. */
export async function addLeadNote(context: SignedIn, id: string, typed: string): Promise<Lead> {
  const text = lines(typed).trim();
  const { em } = context;
  const lead = await findLeadForUpdate(em, id);
  const { email } = context.account;
  em.create(LeadNoteEntity, { lead, text, writtenBy: email, writtenAt: await databaseTime(em) });
  await em.flush();
  return lead;
}

/** Deletes a note; throws NOT_FOUND. */
export async function deleteLeadNote({ em }: Context, note_id: number): Promise<void> {
  const count = await em.nativeDelete(LeadNoteEntity, { note_id });
  if (count === 0) throw new AppError('NOT_FOUND', 'There is no such note.');
}

/** Loads the notes of a lead by its id, the oldest first. */
export const notesOf = batchLoader(({ em }, leadIds: readonly string[]) => notesOfLeads(em, leadIds));

/** Loads the mails of a lead by its id. */
export const mailsOf = batchLoader(({ em }, leadIds: readonly string[]) => mailsOfLeads(em, leadIds));

/** Loads the versions from a submission back, the latest first. */
export const versionsFrom = batchLoader(({ em }, submissionIds: readonly string[]) =>
  earlierVersions(em, submissionIds),
);
