import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../../rules/field/format.ts';
import type { Context } from '../../platform/access/context.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { findLeadForUpdate, setLeadState } from '../admin/service.ts';
import { type Lead, LeadEntity, type LeadState } from '../model/lead.entity.ts';
import { NEWEST_VERSION } from '../model/versions.ts';

/** Counts the conversations whose newest lead no admin has read. */
export async function countUnread(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(COUNT_UNREAD);
  return row?.count ?? 0;
}

export const COUNT_UNREAD = `select count(*)::int as "count" from "lead" where "isHead" and "readAt" is null`;

const valid = (ids: string[]) => ids.filter((id) => formatPatterns.uuid.test(id));

/** Marks leads as read or unread; ignores ids that no lead has. */
export async function markLeads({ em }: Context, ids: string[], isRead: boolean): Promise<Lead[]> {
  const leads = await em.find(LeadEntity, { id: { $in: valid(ids) } });
  const now = await databaseTime(em);
  for (const lead of leads) lead.readAt = isRead ? (lead.readAt ?? now) : null;
  await em.flush();
  return leads;
}

/** Sets the state of the conversations of these leads. Throws NOT_FOUND. */
export async function setLeadStates(context: Context, ids: string[], state: LeadState): Promise<Lead[]> {
  const leads = [];
  for (const id of valid(ids)) leads.push(await setConversationState(context, id, state));
  return leads;
}

/** Sets the state of a lead, and of the open ones of its conversation: a lead that was won stays won. Throws NOT_FOUND. */
export async function setConversationState(context: Context, id: string, state: LeadState): Promise<Lead> {
  const lead = await setLeadState(context, id, state);
  const others = await context.em.execute<{ id: string }[]>(OPEN_LEADS, [id, state === 'spam']);
  for (const other of others) await setLeadState(context, other.id, state);
  return lead;
}

/** SQL with the id of a lead. Only unanswered leads from the same email address become spam with it. */
const OPEN_LEADS = `
  select "other"."id"::text as "id" from "lead" join "lead" "other" on "other"."conversation" = "lead"."conversation"
  where "lead"."id" = ?::uuid and "other"."id" <> "lead"."id" and not "other"."spam" and "other"."state" in ('new', 'answered')
    and (not ? or "other"."state" = 'new' and lower("other"."email") = lower("lead"."email"))`;

/** Sets or removes the day of the reminder. Throws NOT_FOUND. */
export async function setFollowUp({ em }: Context, id: string, followUpOn: string | null): Promise<Lead> {
  const lead = await findLeadForUpdate(em, id);
  lead.followUpOn = followUpOn;
  await em.flush();
  return lead;
}

/** Returns the leads of the conversation of a lead, this one included: the newest fifty, oldest first. Returns none for an unknown id. */
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
