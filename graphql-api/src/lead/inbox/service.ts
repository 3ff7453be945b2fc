import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../../rules/constraint.ts';
import type { Context } from '../../access/context.ts';
import { BadInput } from '../../core/errors.ts';
import { databaseTime } from '../../database/clock.ts';
import { batchLoader } from '../../graphql/batch-loader.ts';
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

const MAX_IDS = 100;

function checkIds(ids: string[]): string[] {
  if (ids.length < 1 || ids.length > MAX_IDS) throw new BadInput({ ids: `Name 1 to ${MAX_IDS} leads.` });
  return ids.filter((id) => formatPatterns.uuid.test(id));
}

/** Marks leads as read or unread; ignores ids that no lead has. Throws BadInput for too many. */
export async function markLeads({ em }: Context, ids: string[], isRead: boolean): Promise<Lead[]> {
  const leads = await em.find(LeadEntity, { id: { $in: checkIds(ids) } });
  const now = await databaseTime(em);
  for (const lead of leads) lead.readAt = isRead ? (lead.readAt ?? now) : null;
  await em.flush();
  return leads;
}

/** Sets the state of each of these leads as `setLeadState` does. Throws BadInput for too many, and NOT_FOUND. */
export async function setLeadStates(context: Context, ids: string[], state: LeadState): Promise<Lead[]> {
  const leads = [];
  for (const id of checkIds(ids)) leads.push(await setLeadState(context, id, state));
  return leads;
}

/** Sets or removes the day of the reminder. Throws NOT_FOUND. */
export async function setFollowUp({ em }: Context, id: string, followUpOn: string | null): Promise<Lead> {
  const lead = await findLeadForUpdate(em, id);
  lead.followUpOn = followUpOn;
  await em.flush();
  return lead;
}

/** Loads all leads from the email address or phone number of a lead, by its id: oldest first, at most fifty. */
export const leadsOfPerson = batchLoader(async ({ em }, leadIds: readonly string[]) => {
  const pairs = await em.execute<{ of: string; id: string }[]>(LEADS_OF_PERSON, [`{${leadIds.join(',')}}`]);
  const found = await em.find(LeadEntity, { id: { $in: [...new Set(pairs.map(({ id }) => id))] } });
  const leads = new Map(found.map((lead) => [lead.id, lead]));
  const byLead = Map.groupBy(pairs, ({ of }) => of);
  return new Map(
    leadIds.map((of) => [of, (byLead.get(of) ?? []).flatMap(({ id }) => leads.get(id) ?? []).toReversed()]),
  );
});

/** SQL with the ids of leads as its parameter, `{id,id}`. `union` allows an index for each of the two. */
export const LEADS_OF_PERSON = `
  select "one"."id"::text as "of", "theirs"."id"::text as "id"
  from "lead" "one", lateral (
    select "id", "submittedAt" from (
      select "id", "submittedAt", "submissionId" from "lead"
      where lower("email") = lower("one"."email") and "one"."email" <> '' and not "spam"
      union
      select "id", "submittedAt", "submissionId" from "lead"
      where "lead_phone"("fields") = "lead_phone"("one"."fields") and not "spam"
      union
      select "one"."id", "one"."submittedAt", "one"."submissionId"
    ) as "lead"
    where "id" = "one"."id" or ${NEWEST_VERSION}
    order by "submittedAt" desc, "id" desc limit 50
  ) as "theirs"
  where "one"."id" = any(?::uuid[])
  order by "theirs"."submittedAt" desc, "theirs"."id" desc`;
