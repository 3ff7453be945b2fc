import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../../rules/constraint.ts';
import type { App } from '../../access/context.ts';
import { enqueueMails } from '../../mail/queue.ts';
import type { Recipient } from '../../mail/state.ts';
import { requestSubscription } from '../../newsletter/confirmation.ts';
import { isSubscription } from '../model/form-types.ts';
import type { Lead } from '../model/lead.entity.ts';

/** What stays undone while a lead passes for spam. */
export type FulfilledLead = Pick<Lead, 'id' | 'formType' | 'email' | 'submittedAt' | 'fields'>;

/**
 * What follows from leads that are no spam, once and within the transaction of `em`: their mails,
 * and the request to subscribe where one is one. The transaction has the `acknowledgementLock` of each address already. Call
 * `notifyMailWorker` when it is committed.
 */
export async function fulfilLeads(app: App, em: EntityManager, leads: FulfilledLead[]): Promise<void> {
  if (leads.length === 0) return;
  for (const lead of leads.filter(isSubscription)) {
    const { email, submittedAt, fields } = lead;
    const { page, consentVersion } = fields;
    const asked = { email, page: text(page), consentVersion: text(consentVersion) };
    await requestSubscription(em, asked, submittedAt);
  }
  const acknowledged = await consumeAcknowledgements(em, leads);
  const recipientsOf = (id: string): Recipient[] =>
    acknowledged.has(id) ? ['business', 'visitor'] : ['business'];
  const mails = leads.flatMap(({ id }) => recipientsOf(id).map((to) => ({ leadId: id, to })));
  await enqueueMails(app, em, mails);
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** To one email address in 24 hours, from all forms: visitors may type email addresses of others. */
const MAX_PER_DAY = 3;
/** To all visitors, so that a flood of forms does not make the mail provider block the business's account. */
const MAX_PER_HOUR = 500;

/** SQL: locks, until the transaction ends, what the address in this expression is counted by, in every process. */
export const acknowledgementLock = (email: string) =>
  `pg_advisory_xact_lock(hashtextextended('acknowledgement ' || lower(${email}), 0))`;

/**
 * The ids of the leads that may send their visitors an acknowledgement; they are counted then, within the transaction of `em`.
 * None where the address is none, which the newsletter form does not ask for (docs/product.md).
 */
async function consumeAcknowledgements(em: EntityManager, leads: FulfilledLead[]): Promise<Set<string>> {
  const ids = leads.filter(({ email }) => formatPatterns.email.test(email)).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const taken = await em.execute<{ id: string }[]>(
    `with "asking" as (
       select "id", row_number() over (partition by lower("email") order by "submittedAt", "id") + (
         select count(*) from "lead" as "earlier"
         where lower("earlier"."email") = lower("lead"."email")
           and "earlier"."acknowledgedAt" > now() - interval '1 day') as "nth", (
         select count(*) from "lead" as "recent" where "recent"."acknowledgedAt" > now() - interval '1 hour') as "sent"
       from "lead" where "id" in (${ids.map(() => '?').join(', ')}))
     update "lead" set "acknowledgedAt" = now() from "asking"
     where "lead"."id" = "asking"."id" and "nth" <= ${MAX_PER_DAY} and "sent" < ${MAX_PER_HOUR} returning "lead"."id"::text as "id"`,
    ids,
  );
  return new Set(taken.map(({ id }) => id));
}
