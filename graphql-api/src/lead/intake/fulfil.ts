import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../../rules/constraint.ts';
import type { App } from '../../access/context.ts';
import { enqueueMails } from '../../mail/queue.ts';
import type { Recipient } from '../../mail/state.ts';
import { requestSubscription } from '../../newsletter/confirmation.ts';
import { enqueuePushes } from '../../push/queue.ts';
import { isSubscription } from '../model/form-types.ts';
import type { Lead } from '../model/lead.entity.ts';

/** A lead that is not spam. */
export type FulfilledLead = Pick<Lead, 'id' | 'formType' | 'email' | 'submittedAt' | 'fields'>;

/**
 * Queues the mails, the notifications and the newsletter requests of leads that are not spam, in the transaction of `em`, which must hold the
 * `acknowledgementLock` of each email address. Call `notifyMailWorker` after the commit.
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
  await enqueuePushes(
    app,
    em,
    leads.map(({ id }) => id),
  );
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Maximum per email address in 24 hours, from all forms: visitors may type email addresses of others. */
const MAX_PER_DAY = 3;
/** Maximum for all visitors, so that a flood of forms does not make the mail provider block the business's account. */
const MAX_PER_HOUR = 500;

/** SQL that locks the count of acknowledgements to an email address until the transaction ends. */
export const acknowledgementLock = (email: string) =>
  `pg_advisory_xact_lock(hashtextextended('acknowledgement ' || lower(${email}), 0))`;

/**
 * Counts the acknowledgements of these leads in the transaction of `em`; returns the ids of the leads that are within the
 * limits. Skips texts that are no email address, which the newsletter form accepts (docs/product.md).
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
