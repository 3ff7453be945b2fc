import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { enqueueMails } from '../../mail/service.ts';
import { requestSubscription } from '../../newsletter/confirmation.ts';
import { QUEUE_PUSHES } from '../../notification/jobs.ts';
import { isSubscription } from '../model/form-types.ts';
import type { Lead } from '../model/lead.entity.ts';

/** A lead that is not spam. */
type FulfilledLead = Pick<Lead, 'id' | 'formType' | 'email' | 'submittedAt' | 'fields'>;

/**
 * Queues the mails, notifications and newsletter request of a lead that is not spam, in the transaction of
 * `em`, which must hold the `personLock` of its email address.
 */
export async function fulfilLead(em: EntityManager, lead: FulfilledLead): Promise<void> {
  const { id, email, submittedAt, fields } = lead;
  if (isSubscription(lead)) {
    const { page, consentVersion } = fields;
    const request = { email, page: text(page), consentVersion: text(consentVersion) };
    await requestSubscription(em, request, submittedAt);
  }
  const isAcknowledged = await acknowledgeAndPush(em, lead);
  await enqueueMails(em, [
    { kind: 'lead', lead_id: id },
    ...(isAcknowledged ? [{ kind: 'acknowledgement' as const, recipient: email, lead_id: id }] : []),
  ]);
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Maximum per email address in 24 hours, from all forms: visitors may type email addresses of others. */
const MAX_PER_DAY = 3;
/** Maximum for all visitors: a flood of forms could make the mail provider block the business's account. */
const MAX_PER_HOUR = 500;

/**
 * Counts the acknowledgement of a lead if it is within the limits, in the transaction of `em`. Skips a text
 * that is no email address, which the newsletter form accepts (docs/product.md). Also queues the
 * notifications: each statement of this transaction is a round trip for which the visitor waits.
 */
async function acknowledgeAndPush(em: EntityManager, { id, email }: FulfilledLead): Promise<boolean> {
  const [row] = await em.execute<{ isAcknowledged: boolean }[]>(
    `with "pushes" as (${QUEUE_PUSHES})
     update "lead" set "acknowledgedAt" = case when ?
       and (select count(*) from "lead" "earlier" where lower("earlier"."email") = lower("lead"."email")
         and "earlier"."acknowledgedAt" > now() - interval '1 day') < ${MAX_PER_DAY}
       and (select count(*) from "lead" "recent" where "recent"."acknowledgedAt" > now() - interval '1 hour') < ${MAX_PER_HOUR}
       then now() end
     where "id" = ? returning "acknowledgedAt" is not null as "isAcknowledged"`,
    [id, formatPatterns.email.test(email), id],
  );
  return row?.isAcknowledged === true;
}
