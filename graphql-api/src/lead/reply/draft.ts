import { LockMode } from '@mikro-orm/core';
import { keepPictures } from '../../picture/service.ts';
import type { SignedIn } from '../../platform/access/context.ts';
import { arrayOf } from '../../platform/database/array.ts';
import { batchLoader } from '../../platform/graphql/batch-loader.ts';
import { findLeadForUpdate } from '../admin/service.ts';
import type { Lead } from '../model/lead.entity.ts';
import type { LeadDraftInput } from './type.ts';

/** The unsent reply and note of an admin for a lead. */
interface LeadDraft {
  lead_id: string;
  subject: string;
  reply: string;
  pictures: string[];
  note: string;
  /** The time of a withdrawn reply. */
  sendAt: Date | string | null;
  savedAt: Date | string;
}

/** The parts of a draft; one without `note` or `sendAt` leaves the stored one. */
interface DraftParts {
  subject: string;
  text: string;
  pictures: string[];
  note?: string;
  sendAt?: Date | null;
}

/** Replaces the caller's draft of a lead. Throws NOT_FOUND. */
export function saveDraft(context: SignedIn, id: string, input: LeadDraftInput): Promise<Lead> {
  const { subject = '', text = '', pictures = [], note = '' } = input;
  return context.em.transactional(async (em) => {
    const lead = await findLeadForUpdate(em, id, LockMode.PESSIMISTIC_READ);
    await saveDraftIn({ ...context, em }, id, { subject, text, pictures, note });
    return lead;
  });
}

/**
 * Stores parts of the caller's draft in the transaction of `em`; deletes an empty draft. Without a reply the
 * draft has no time.
 */
export async function saveDraftIn(
  { account, em }: Pick<SignedIn, 'account' | 'em'>,
  id: string,
  { subject, text, pictures, note, sendAt = null }: DraftParts,
): Promise<void> {
  const { account_id } = account;
  await keepPictures(em, pictures);
  const json = JSON.stringify(pictures);
  const values = [id, account_id, subject, text, json, note ?? '', sendAt];
  await em.execute(
    `insert into "lead_draft" ("lead_id", "account_id", "subject", "reply", "pictures", "note", "sendAt")
     values (?, ?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)), ?, ?)
     on conflict ("lead_id", "account_id") do update set "subject" = excluded."subject", "reply" = excluded."reply",
       "pictures" = excluded."pictures", "note" = case when ? then "lead_draft"."note" else excluded."note" end,
       "sendAt" = case when excluded."reply" <> '' then coalesce(excluded."sendAt", "lead_draft"."sendAt") end, "savedAt" = now()`,
    [...values, note === undefined],
  );
  await em.execute(
    `delete from "lead_draft" where "lead_id" = ? and "account_id" = ?
       and "subject" = '' and "reply" = '' and "note" = '' and cardinality("pictures") = 0`,
    [id, account_id],
  );
}

/** Returns whether the caller writes a reply to a lead. */
export async function hasReplyDraft(
  { account, em }: Pick<SignedIn, 'account' | 'em'>,
  id: string,
): Promise<boolean> {
  const drafts = await em.execute<object[]>(
    `select 1 from "lead_draft" where "lead_id" = ? and "account_id" = ? and "reply" <> ''`,
    [id, account.account_id],
  );
  return drafts.length > 0;
}

/** Loads the caller's draft of a lead by its id. */
export const draftOf = batchLoader(async ({ account, em }, leadIds: readonly string[]) => {
  const drafts = await em.execute<LeadDraft[]>(
    `select "lead_id"::text as "lead_id", "subject", "reply", "pictures", "note", "sendAt", "savedAt" from "lead_draft"
     where "account_id" = ? and "lead_id" = any(?::uuid[])`,
    [account?.account_id ?? 0, arrayOf(leadIds)],
  );
  return new Map(drafts.map((draft) => [draft.lead_id, draft]));
});
