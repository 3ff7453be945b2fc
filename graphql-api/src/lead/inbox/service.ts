import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../../rules/field/format.ts';
import type { Context } from '../../platform/access/context.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { findLeadForUpdate, setLeadState } from '../admin/service.ts';
import { type Lead, LeadEntity, type LeadState } from '../model/lead.entity.ts';
import { NEWEST_VERSION } from '../model/versions.ts';

/** Counts the leads that no admin has read, without spam. */
export async function countUnread(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(COUNT_UNREAD);
  return row?.count ?? 0;
}

export const COUNT_UNREAD = `
  select count(*)::int as "count" from "lead" where "readAt" is null and not "spam" and ${NEWEST_VERSION}`;

const valid = (ids: string[]) => ids.filter((id) => formatPatterns.uuid.test(id));

/** Marks leads as read or unread; ignores ids that no lead has. */
export async function markLeads({ em }: Context, ids: string[], isRead: boolean): Promise<Lead[]> {
  const leads = await em.find(LeadEntity, { id: { $in: valid(ids) } });
  const now = await databaseTime(em);
  for (const lead of leads) lead.readAt = isRead ? (lead.readAt ?? now) : null;
  await em.flush();
  return leads;
}

/** Sets the state of each of these leads as `setLeadState` does. Throws NOT_FOUND. */
export async function setLeadStates(context: Context, ids: string[], state: LeadState): Promise<Lead[]> {
  const leads = [];
  for (const id of valid(ids)) leads.push(await setLeadState(context, id, state));
  return leads;
}

/** Sets or removes the day of the reminder. Throws NOT_FOUND. */
export async function setFollowUp({ em }: Context, id: string, followUpOn: string | null): Promise<Lead> {
  const lead = await findLeadForUpdate(em, id);
  lead.followUpOn = followUpOn;
  await em.flush();
  return lead;
}

/**
 * Returns the leads with the email address or phone number of a lead, this one included: the newest fifty, oldest
 * first. Returns none for an unknown id.
 */
export async function leadsOfPerson({ em }: Context, id: string): Promise<Lead[]> {
  if (!formatPatterns.uuid.test(id)) return [];
  const rows = await em.execute<{ id: string }[]>(LEADS_OF_PERSON, [id]);
  const ids = rows.map((row) => row.id);
  return em.find(LeadEntity, { id: { $in: ids } }, { orderBy: { submittedAt: 'asc', id: 'asc' } });
}

/** SQL with the id of a lead as its parameter. `union` allows an index for each of the two. */
export const LEADS_OF_PERSON = `
  with "one" as (select * from "lead" where "id" = ?::uuid), "theirs" as (
    select "lead".* from "one" join "lead" on lower("lead"."email") = lower("one"."email") and "one"."email" <> ''
    union all
    select "lead".* from "one" join "lead" on "lead_phone"("lead"."fields") = "lead_phone"("one"."fields")
  )
  select distinct "id"::text as "id", "submittedAt" from "theirs" as "lead"
  where not "spam" and ${NEWEST_VERSION}
  union select "id"::text, "submittedAt" from "one"
  order by "submittedAt" desc limit 50`;
