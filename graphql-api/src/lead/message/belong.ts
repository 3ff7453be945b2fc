import type { EntityManager } from '@mikro-orm/postgresql';
import { leadOfMails } from '../../mail/service.ts';
import { NEWEST_VERSION } from '../model/versions.ts';
import type { MailHead } from './head.ts';

/** The ids in a Message-ID of ours (`messageIdOf`), the newest mail first. Others cannot guess them. */
export const ownIds = (ids: readonly string[]) =>
  ids.flatMap((id) => /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i.exec(id)?.[1]?.toLowerCase() ?? []);

/**
 * Returns the id of the lead that a mail belongs to: by our Message-IDs, else by the sender's email address;
 * undefined if there is none.
 */
export async function leadOf(em: EntityManager, head: MailHead): Promise<string | undefined> {
  for (const ids of [head.inReplyTo, head.references.toReversed()]) {
    const lead_id = await leadOfMails(em, ownIds(ids).slice(0, 100));
    if (lead_id) return newestVersion(em, lead_id);
  }
  if (head.from.address === null) return undefined;
  const [known] = await em.execute<{ id: string }[]>(BY_ADDRESS, [head.from.address]);
  return known?.id;
}

async function newestVersion(em: EntityManager, lead_id: string): Promise<string | undefined> {
  const [newest] = await em.execute<{ id: string }[]>(NEWEST, [lead_id]);
  return newest?.id;
}

/** SQL with the id of a lead; its newest version. */
const NEWEST = `
  with recursive "version" as (
    select "id", "submissionId", 0 as "depth" from "lead" where "id" = ?
    union all
    select "newer"."id", "newer"."submissionId", "depth" + 1 from "lead" "newer"
      join "version" on "newer"."replaces" = "version"."submissionId" where not "newer"."spam" and "depth" < 50
  )
  select "id"::text as "id" from "version" order by "depth" desc limit 1`;

/**
 * SQL with an email address; the newest lead of the person, not a subscription, spam only if there is no
 * other.
 */
const BY_ADDRESS = `
  select "id"::text as "id" from "lead" where lower("email") = lower(?) and "conversation" is not null and ${NEWEST_VERSION}
  order by "spam", "submittedAt" desc limit 1`;
