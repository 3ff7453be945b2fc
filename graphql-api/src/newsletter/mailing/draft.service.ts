import type { SignedIn } from '../../platform/access/context.ts';
import type { MailingInput } from './type.ts';

/** Returns the newsletter that the caller is writing; null if there is none. */
export async function readDraft({
  account,
  em,
}: Pick<SignedIn, 'account' | 'em'>): Promise<MailingInput | null> {
  const [row] = await em.execute<{ input: MailingInput }[]>(
    `select "input" from "mailing_draft" where "account_id" = ?`,
    [account.account_id],
  );
  return row?.input ?? null;
}

/** Returns whether a draft has nothing that would be missed. */
export const isEmpty = (draft: MailingInput | null) =>
  !draft?.subject && !draft?.intro && !draft?.items?.length;

/** Stores the newsletter that the caller is writing, or deletes it, in the transaction of `em`. */
export async function saveDraft(
  { account, em }: Pick<SignedIn, 'account' | 'em'>,
  input: MailingInput | null,
): Promise<void> {
  if (input === null) {
    await em.execute(`delete from "mailing_draft" where "account_id" = ?`, [account.account_id]);
    return;
  }
  await em.execute(
    `insert into "mailing_draft" ("account_id", "input") values (?, ?::jsonb)
     on conflict ("account_id") do update set "input" = excluded."input", "savedAt" = now()`,
    [account.account_id, JSON.stringify(input)],
  );
}
