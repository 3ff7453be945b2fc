import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireAdmin } from '../account/account.service.ts';
import type { Context } from '../context.ts';
import { constraintPatterns } from '../graphql/constraint-messages.ts';
import { AppError, BadInput } from '../graphql/errors.ts';
import { wakeMail } from '../mail/mail.jobs.ts';
import { mailsOfLead } from '../mail/mail.sent.ts';
import { acceptLead } from './lead.accept.ts';
import { LeadNoteEntity } from './lead.admin.entity.ts';
import type { LeadMail, LeadNoteType, LeadWeek } from './lead.admin.type.ts';
import { type Lead, LeadEntity, type LeadState } from './lead.entity.ts';
import { findLead } from './lead.read.service.ts';

const MAX_NOTE = 5_000;
const MAX_WEEKS = 104;

/** The lead with this id; null where there is none, also for what is no id. */
export async function findLeadById({ em }: Pick<Context, 'em'>, id: string): Promise<Lead | null> {
  return constraintPatterns.uuid.test(id) ? findLead(em, id) : null;
}

async function heldLead(em: EntityManager, id: string, lockMode: LockMode = LockMode.NONE): Promise<Lead> {
  const lead = constraintPatterns.uuid.test(id) ? await em.findOne(LeadEntity, { id }, { lockMode }) : null;
  if (!lead) throw new AppError('NOT_FOUND', 'There is no such lead.');
  return lead;
}

/**
 * Says where a lead stands. 'spam' is the mark that the spam check makes, and any other state takes it off: a lead that
 * the check held back is accepted then, late, with its mails.
 */
export async function setLeadState({ app, em }: Context, id: string, state: LeadState): Promise<Lead> {
  const [lead, accepted] = await em.transactional(async (within) => {
    const held = await heldLead(within, id, LockMode.PESSIMISTIC_WRITE);
    // Of what the check marked `state` says nothing; it says 'spam' where an admin did, whose lead was accepted before.
    const heldBack = held.spam && held.state !== 'spam';
    if (state === 'spam') {
      if (!held.spam) Object.assign(held, { spam: true, state });
      return [held, false] as const;
    }
    Object.assign(held, { spam: false, state });
    if (heldBack) await acceptLead(app, within, held);
    return [held, heldBack] as const;
  });
  if (accepted) wakeMail(app);
  return lead;
}

/** Writes a note beside a lead; throws BadInput for an empty or overlong one. */
export async function addLeadNote(context: Context, id: string, typed: string): Promise<Lead> {
  const text = typed.replaceAll('\0', '').trim();
  if (text === '') throw new BadInput({ text: 'A note is required.' });
  if (text.length > MAX_NOTE) throw new BadInput({ text: `A note is at most ${MAX_NOTE} characters.` });
  const { em } = context;
  const lead = await heldLead(em, id);
  const { email } = requireAdmin(context);
  em.create(LeadNoteEntity, { lead, text, writtenBy: email, writtenAt: new Date() });
  await em.flush();
  return lead;
}

/** Deletes a note; throws NOT_FOUND. */
export async function deleteLeadNote({ em }: Context, note_id: number): Promise<boolean> {
  if ((await em.nativeDelete(LeadNoteEntity, { note_id })) > 0) return true;
  throw new AppError('NOT_FOUND', 'There is no such note.');
}

/** What was noted about a lead, the oldest first. */
export function notesOf({ em }: Context, lead: string): Promise<LeadNoteType[]> {
  return em.find(LeadNoteEntity, { lead }, { orderBy: { note_id: 'asc' } });
}

/** The mails that a lead owes or owed; those sent are known for ninety days. */
export function mailsOf({ em }: Context, lead: string): Promise<LeadMail[]> {
  return mailsOfLead(em, lead);
}

/** The leads of the last `weeks` weeks, the newest week first, weeks without leads too. Throws BadInput. */
export async function countByWeek({ em }: Context, weeks: number): Promise<LeadWeek[]> {
  if (weeks < 1 || weeks > MAX_WEEKS) throw new BadInput({ weeks: `Ask for 1 to ${MAX_WEEKS} weeks.` });
  return em.execute<LeadWeek[]>(BY_WEEK, [weeks]);
}

const BY_WEEK = `
  with "week" as (
    select date_trunc('week', now() at time zone 'America/Toronto') - "n" * interval '1 week' as "monday"
    from generate_series(0, ?::int - 1) as "n"
  )
  select to_char("week"."monday", 'YYYY-MM-DD') as "monday", count("lead"."id")::int as "count",
    (count("lead"."id") filter (where "lead"."state" = 'new'))::int as "unanswered",
    (count("lead"."id") filter (where "lead"."state" = 'won'))::int as "won"
  from "week" left join "lead" on not "lead"."spam"
    and "lead"."submittedAt" at time zone 'America/Toronto' >= "week"."monday"
    and "lead"."submittedAt" at time zone 'America/Toronto' < "week"."monday" + interval '1 week'
  group by "week"."monday"
  order by "week"."monday" desc`;
