import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { lines } from '../../../../rules/storable.ts';
import { changeMails } from '../../mail/service.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { AppError } from '../../platform/core/errors.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { type ContentIds, claimContentId } from '../../platform/database/content-id.ts';
import { batchLoader } from '../../platform/graphql/batch-loader.ts';
import { fulfilLead } from '../intake/fulfil.ts';
import { mailsOfLeads } from '../mails/service.ts';
import { recordLeads } from '../model/activity.ts';
import { type Lead, LeadEntity, LeadNoteEntity, type LeadState } from '../model/lead.entity.ts';
import { lockLeads, lockPerson } from '../model/locks.ts';
import { earlierVersions, NEWEST_VERSION } from '../model/versions.ts';
import { answerMessages } from '../query/messages.ts';
import { notesOfLeads } from '../query/service.ts';

/** Returns a lead in the transaction of `em`, as it is once it is locked, if asked; throws NOT_FOUND. */
export async function findLeadForUpdate(
  em: EntityManager,
  id: string,
  lockMode: LockMode = LockMode.NONE,
): Promise<Lead> {
  const options = { lockMode, refresh: lockMode !== LockMode.NONE };
  const lead = formatPatterns.uuid.test(id) ? await em.findOne(LeadEntity, { id }, options) : null;
  if (!lead) throw new AppError('NOT_FOUND', 'There is no such lead.');
  return lead;
}

/** The states that remove the follow-up date. */
const settled: LeadState[] = ['done', 'won', 'lost'];

/**
 * Sets the state of a locked lead in the transaction of `em`; any but 'spam' removes the spam mark. A lead
 * that the spam check marked is accepted then, and its mails are queued. Mails that were held after an
 * admin's mark are queued again.
 */
async function setLeadState({ app, em }: Context, id: string, state: LeadState): Promise<Lead> {
  const stored = await findLeadForUpdate(em, id, LockMode.PESSIMISTIC_WRITE);
  const wasSpam = stored.spam;
  // `state` is 'spam' only if an admin set it, after the lead had been accepted.
  const wasAccepted = !wasSpam || stored.state === 'spam';
  if (state === 'spam') {
    if (!wasSpam) Object.assign(stored, { spam: true, state });
    await changeMails(em, ['lead_id', stored.id], 'queued', 'held');
    return stored;
  }
  Object.assign(stored, { spam: false, state });
  if (settled.includes(state)) stored.followUpOn = null;
  if (state !== 'new') await markAnswered(em, stored);
  if (!wasAccepted) await fulfilLead(app, em, stored);
  else if (wasSpam) await changeMails(em, ['lead_id', stored.id], 'held', 'queued');
  return stored;
}

/** Marks a lead as read, and remembers the first answer and that of messages, in the transaction of `em`. */
export async function markAnswered(em: EntityManager, lead: Lead, time?: Date): Promise<void> {
  const now = time ?? (await databaseTime(em));
  Object.assign(lead, { readAt: lead.readAt ?? now, answeredAt: lead.answeredAt ?? now });
  await answerMessages(em, lead, now);
}

/** Adds a note once for each content id, and deletes the notes that it replaces. Throws NOT_FOUND. */
export function addLeadNote(
  context: SignedIn,
  id: string,
  typed: string,
  ids: ContentIds | null,
): Promise<Lead> {
  const text = lines(typed).trim();
  const { email: writtenBy } = context.account;
  return context.em.transactional(async (em) => {
    const lead = await findLeadForUpdate(em, id, LockMode.PESSIMISTIC_READ);
    const withdraw = async (content_id: string) => {
      await em.nativeDelete(LeadNoteEntity, { content_id });
    };
    const isNew =
      !ids || (await claimContentId(em, { ...ids, name: 'content_id', content: [id, text], withdraw }));
    if (isNew) {
      await recordLeads({ ...context, em }, 'lead.noted', [lead]);
      const writtenAt = await databaseTime(em);
      em.create(LeadNoteEntity, { lead, text, writtenBy, writtenAt, content_id: ids?.id ?? null });
    }
    return lead;
  });
}

/** Deletes a note; throws NOT_FOUND. */
export function deleteLeadNote(context: SignedIn, note_id: number): Promise<void> {
  return context.em.transactional(async (em) => {
    const note = await em.findOne(LeadNoteEntity, { note_id }, { populate: ['lead'] });
    if (!note) throw new AppError('NOT_FOUND', 'There is no such note.');
    em.remove(note);
    await recordLeads({ ...context, em }, 'lead.unnoted', [note.lead]);
  });
}

/** Loads the notes of a lead by its id, the oldest first. */
export const notesOf = batchLoader(({ em }, leadIds: readonly string[]) => notesOfLeads(em, leadIds));

/** Loads the mails of a lead by its id. */
export const mailsOf = batchLoader(({ em }, leadIds: readonly string[]) => mailsOfLeads(em, leadIds));

/** Loads the versions from a submission back, the latest first. */
export const versionsFrom = batchLoader(({ em }, submissionIds: readonly string[]) =>
  earlierVersions(em, submissionIds),
);

/** Counts the conversations whose newest lead no admin has read. */
export async function countUnread(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(COUNT_UNREAD);
  return row?.count ?? 0;
}

export const COUNT_UNREAD = `select count(*)::int as "count" from "lead" where "isHead" and "readAt" is null`;

const valid = (ids: string[]) => ids.filter((id) => formatPatterns.uuid.test(id));

/** Marks leads as read or unread; ignores ids that no lead has. */
export function markLeads({ em }: Context, ids: string[], isRead: boolean): Promise<Lead[]> {
  return em.transactional(async (within) => {
    await lockLeads(within, valid(ids));
    const leads = await within.find(LeadEntity, { id: { $in: valid(ids) } }, { refresh: true });
    const now = await databaseTime(within);
    for (const lead of leads) lead.readAt = isRead ? (lead.readAt ?? now) : null;
    return leads;
  });
}

/** Sets the state of the conversations of these leads. Throws NOT_FOUND. */
export async function setLeadStates(context: SignedIn, ids: string[], state: LeadState): Promise<Lead[]> {
  const leads = [];
  try {
    for (const id of valid(ids)) leads.push(await setConversationState(context, id, state));
  } finally {
    if (leads.length > 0) await recordLeads(context, `lead.${state}`, leads);
  }
  return leads;
}

/** Sets the state of a lead and of its conversation's open ones: a won lead stays won. Throws NOT_FOUND. */
function setConversationState(context: Context, id: string, state: LeadState): Promise<Lead> {
  return context.em.transactional(async (within) => {
    const inside = { ...context, em: within };
    await lockPerson(within, (await findLeadForUpdate(within, id)).email);
    await lockLeads(within, [id]);
    const lead = await setLeadState(inside, id, state);
    const others = await within.execute<{ id: string }[]>(OPEN_LEADS, [id, state === 'spam']);
    for (const other of others) await setLeadState(inside, other.id, state);
    return lead;
  });
}

/** SQL with the id of a lead. Only unanswered leads from the same email address become spam with it. */
const OPEN_LEADS = `
  select "other"."id"::text as "id" from "lead" join "lead" "other" on "other"."conversation" = "lead"."conversation"
  where "lead"."id" = ?::uuid and "other"."id" <> "lead"."id" and not "other"."spam" and "other"."state" in ('new', 'answered')
    and (not ? or "other"."state" = 'new' and lower("other"."email") = lower("lead"."email"))`;

/** Sets or removes the day of the reminder. Throws NOT_FOUND. */
export function setFollowUp(context: SignedIn, id: string, followUpOn: string | null): Promise<Lead> {
  return context.em.transactional(async (em) => {
    const lead = await findLeadForUpdate(em, id, LockMode.PESSIMISTIC_WRITE);
    lead.followUpOn = followUpOn;
    await recordLeads({ ...context, em }, 'lead.followed_up', [lead]);
    return lead;
  });
}

/** Returns the newest fifty leads of this lead's conversation, oldest first; none for an unknown id. */
export async function leadsOfPerson({ em }: Context, id: string): Promise<Lead[]> {
  if (!formatPatterns.uuid.test(id)) return [];
  const rows = await em.execute<{ id: string }[]>(LEADS_OF_PERSON, [id]);
  const ids = rows.map((row) => row.id);
  return em.find(LeadEntity, { id: { $in: ids } }, { orderBy: { submittedAt: 'asc', id: 'asc' } });
}

/** SQL with the id of a lead as its parameter. */
export const LEADS_OF_PERSON = `
  with "one" as (select * from "lead" where "id" = ?::uuid)
  select "id"::text as "id", "submittedAt" from "lead"
  where "conversation" = (select "conversation" from "one") and not "spam" and ${NEWEST_VERSION}
  union select "id"::text, "submittedAt" from "one"
  order by "submittedAt" desc limit 50`;
