import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../../rules/constraint.ts';
import type { App } from '../../access/context.ts';
import { enqueueMails } from '../../mail/queue.ts';
import type { Recipient } from '../../mail/state.ts';
import { requestSubscription } from '../../newsletter/confirmation.ts';
import { NEWSLETTER_FORM } from '../model/form-types.ts';
import type { Lead } from '../model/lead.entity.ts';

/** What stays undone while a lead passes for spam. */
export type FulfilledLead = Pick<Lead, 'id' | 'formType' | 'email' | 'submittedAt' | 'fields'>;

/**
 * What follows from a lead that is no spam, once and within the transaction of `em`: its mails,
 * and the request to subscribe where it is one. The transaction has the `acknowledgementLock` of the address already. Call
 * `notifyMailWorker` when it is committed.
 */
export async function fulfilLead(app: App, em: EntityManager, lead: FulfilledLead): Promise<void> {
  const { id, formType, email, submittedAt, fields } = lead;
  if (formType === NEWSLETTER_FORM) {
    const { page, consentVersion } = fields;
    const asked = { email, page: text(page), consentVersion: text(consentVersion) };
    await requestSubscription(em, asked, submittedAt);
  }
  await enqueueMails(app, em, id, await recipientsOf(em, lead));
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The visitor only where the address is one, which the newsletter form does not ask for (docs/product.md). */
async function recipientsOf(em: EntityManager, { id, email }: FulfilledLead): Promise<Recipient[]> {
  if (!formatPatterns.email.test(email)) return ['business'];
  return (await consumeAcknowledgement(em, id, email)) ? ['business', 'visitor'] : ['business'];
}

/** To one address within 24 hours, all forms together: anybody may type anybody's address into a form. */
const MOST_PER_DAY = 3;

/** SQL: locks, until the transaction ends, what the address in this expression is counted by, in every process. */
export const acknowledgementLock = (email: string) =>
  `pg_advisory_xact_lock(hashtextextended('acknowledgement ' || lower(${email}), 0))`;

/** Whether a lead may send its visitor an acknowledgement; it is counted then, within the transaction of `em`. */
async function consumeAcknowledgement(em: EntityManager, id: string, email: string): Promise<boolean> {
  const taken = await em.execute<object[]>(
    `update "lead" set "acknowledgedAt" = now()
     where "id" = ? and ${MOST_PER_DAY} > (
       select count(*) from "lead"
       where lower("email") = lower(?) and "acknowledgedAt" > now() - interval '1 day')
     returning "id"`,
    [id, email],
  );
  return taken.length > 0;
}
