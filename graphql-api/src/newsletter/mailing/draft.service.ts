import type { SignedIn } from '../../platform/access/context.ts';
import type { MailingInput } from './type.ts';

type Caller = Pick<SignedIn, 'account' | 'em'>;

/** Returns the newsletter that the caller is writing, with the time of its last save; else null. */
export async function readStoredDraft({
  account,
  em,
}: Caller): Promise<{ input: MailingInput; savedAt: Date } | null> {
  const [row] = await em.execute<{ input: MailingInput; savedAt: string }[]>(
    `select "input", "savedAt" from "mailing_draft" where "account_id" = ?`,
    [account.account_id],
  );
  return row ? { ...row, savedAt: new Date(row.savedAt) } : null;
}

/** Returns the newsletter that the caller is writing; null if there is none. */
export const readDraft = async (caller: Caller): Promise<MailingInput | null> =>
  (await readStoredDraft(caller))?.input ?? null;

/** Returns whether a draft has nothing that would be missed. */
export const isEmpty = (draft: MailingInput | null) =>
  !draft?.subject && !draft?.intro && !draft?.items?.length;

/** Stores the newsletter that the caller is writing, or deletes it, in the transaction of `em`. */
export async function saveDraft({ account, em }: Caller, input: MailingInput | null): Promise<void> {
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
