import type { EntityManager } from '@mikro-orm/postgresql';
import type { App } from '../context.ts';
import { constraintPatterns } from '../graphql/constraint-messages.ts';
import { oweMails } from '../mail/mail.jobs.ts';
import type { Recipient } from '../mail/mail.service.ts';
import { subscribe } from '../newsletter/newsletter.service.ts';
import type { Lead } from './lead.entity.ts';
import { NEWSLETTER_FORM } from './lead.names.ts';

/** What stays undone while a lead passes for spam. */
export type AcceptedLead = Pick<Lead, 'id' | 'formType' | 'email' | 'submittedAt' | 'fields'>;

/**
 * What a lead that is no spam brings about, once in its life and within the transaction of `em`: the mails that it owes,
 * and the subscription where it is one. Call `wakeMail` when the transaction is committed.
 */
export async function acceptLead(app: App, em: EntityManager, lead: AcceptedLead): Promise<void> {
  const { id, formType, email, submittedAt, fields } = lead;
  if (formType === NEWSLETTER_FORM) {
    const { page, consentVersion } = fields;
    await subscribe(em, { email, page: text(page), consentVersion: text(consentVersion) }, submittedAt);
  }
  await oweMails(app, em, id, recipientsOf(email));
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The newsletter form takes anything for an address (spec section 5); only a real one can be written to. */
function recipientsOf(email: string): Recipient[] {
  return constraintPatterns.email.test(email) ? ['business', 'visitor'] : ['business'];
}
