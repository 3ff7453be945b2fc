import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { enqueueMails } from '../../mail/service.ts';
import type { App } from '../../platform/access/context.ts';
import { leadMails } from '../mails/message.ts';
import { type FulfilledLead, leadParts } from '../model/door.ts';

/**
 * Queues the mails of a lead that is not spam, and lets other features act on it, in the transaction of `em`,
 * which must hold the `personLock` of its email address.
 */
export async function fulfilLead(app: App, em: EntityManager, lead: FulfilledLead): Promise<void> {
  const { id, email } = lead;
  for (const part of leadParts.of(app)) await part.stored?.(em, lead);
  const isAcknowledged = await acknowledge(em, lead);
  await enqueueMails(em, [
    { kind: leadMails.lead, lead_id: id },
    ...(isAcknowledged ? [{ kind: leadMails.acknowledgement, recipient: email, lead_id: id }] : []),
  ]);
}

/** Maximum per email address in 24 hours, from all forms: visitors may type email addresses of others. */
const MAX_PER_DAY = 3;
/** Maximum for all visitors: a flood of forms could make the mail provider block the business's account. */
const MAX_PER_HOUR = 500;

/**
 * Counts the acknowledgement of a lead if it is within the limits, in the transaction of `em`. Skips a text
 * that is no email address, which the newsletter form accepts (docs/product.md).
 */
async function acknowledge(em: EntityManager, { id, email }: FulfilledLead): Promise<boolean> {
  const [row] = await em.execute<{ isAcknowledged: boolean }[]>(
    `update "lead" set "acknowledgedAt" = case when ?
       and (select count(*) from "lead" "earlier" where lower("earlier"."email") = lower("lead"."email")
         and "earlier"."acknowledgedAt" > now() - interval '1 day') < ${MAX_PER_DAY}
       and (select count(*) from "lead" "recent" where "recent"."acknowledgedAt" > now() - interval '1 hour') < ${MAX_PER_HOUR}
       then now() end
     where "id" = ? returning "acknowledgedAt" is not null as "isAcknowledged"`,
    [formatPatterns.email.test(email), id],
  );
  return row?.isAcknowledged === true;
}
