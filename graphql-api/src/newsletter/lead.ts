import type { LeadPart, PersonalDataPart } from '../lead/model/door.ts';
import { isSubscription } from '../lead/model/form-types.ts';
import { requestSubscription } from './confirmation.ts';
import { acknowledge } from './mails.ts';
import { countSubscriptions, forgetSubscription, subscribedEmails } from './service.ts';

/** A lead of the newsletter's form requests a subscription, which its acknowledgement asks to confirm. */
export const subscribingLead: LeadPart = {
  async stored(em, lead) {
    if (!isSubscription(lead)) return;
    const { page, consentVersion } = lead.fields;
    const request = { email: lead.email, page: text(page), consentVersion: text(consentVersion) };
    await requestSubscription(em, request, lead.submittedAt);
  },
  acknowledge,
  remark: (lead) =>
    isSubscription(lead)
      ? 'We emailed a confirmation link to this address: only confirmed subscribers get newsletters.'
      : undefined,
};

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const subscriberData: PersonalDataPart = {
  count: countSubscriptions,
  forget: forgetSubscription,
  emails: subscribedEmails,
};
