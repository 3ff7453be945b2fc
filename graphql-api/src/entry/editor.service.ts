import type { SignedIn } from '../platform/access/context.ts';
import type { EntryKind } from './kind.ts';

/** An editor that was not closed, such as on a phone without a connection, counts as open for so long. */
const LIFETIME = `interval '35 seconds'`;

/**
 * Stores whether the caller has an entry open in the editor. Returns the email addresses of the other admins
 * who do; none for an unknown entry.
 */
export async function setEntryOpen(
  { em, account: { account_id } }: SignedIn,
  { kind }: Pick<EntryKind, 'kind'>,
  number: number,
  isOpen: boolean,
): Promise<string[]> {
  const key = [kind, number, account_id];
  await em.execute(isOpen ? OPEN : CLOSE, key);
  const others = await em.execute<{ email: string }[]>(OTHERS, key);
  return others.map(({ email }) => email);
}

const OPEN = `
  insert into "entry_editor" ("kind", "number", "account_id", "seenAt")
  select "kind", "number", "account_id", now() from "entry", "account"
  where "kind" = ? and "number" = ? and "account_id" = ? and "deletedAt" is null
  on conflict ("kind", "number", "account_id") do update set "seenAt" = excluded."seenAt"`;

const CLOSE = `delete from "entry_editor" where "kind" = ? and "number" = ? and "account_id" = ?`;

const OTHERS = `
  select "email" from "entry_editor" join "account" using ("account_id")
  where "kind" = ? and "number" = ? and "account_id" <> ? and "seenAt" > now() - ${LIFETIME} order by "seenAt"`;
