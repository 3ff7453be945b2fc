import type { EntityManager } from '@mikro-orm/postgresql';
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
    const [named] = await em.execute<{ id: string }[]>(BY_MAIL, [JSON.stringify(ownIds(ids).slice(0, 100))]);
    if (named) return named.id;
  }
  if (head.from.address === null) return undefined;
  const [known] = await em.execute<{ id: string }[]>(BY_ADDRESS, [head.from.address]);
  return known?.id;
}

/** SQL with the ids of mails as a JSON array; the newest version of the lead of the first one that exists. */
const BY_MAIL = `
  with recursive "version" as (
    (select "lead"."id", "submissionId", 0 as "depth"
      from jsonb_array_elements_text(?::jsonb) with ordinality "named" ("id", "at")
      join "mail" on "mail_id" = "named"."id"::uuid join "lead" on "lead"."id" = "lead_id"
      order by "at" limit 1)
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
