import { csvLine } from '../csv/csv.ts';
import { consentWording } from './newsletter.consent.ts';
import { unsubscribePath } from './newsletter.service.ts';
import type { Subscription } from './subscription.entity.ts';

const columns = ['email', 'consentedAt', 'consentVersion', 'consentWording', 'page', 'unsubscribe'];

/** Subscribers as CSV (RFC 4180), with their proof of consent and the link that each mail to them must carry. */
export function subscribersCsv(subscriptions: Subscription[], siteUrl: string): string {
  const rows = subscriptions.map((subscription) => {
    const { email, consentedAt, consentVersion, page } = subscription;
    const wording = consentVersion ? consentWording(consentVersion) : undefined;
    return [
      email,
      consentedAt.toISOString(),
      consentVersion ?? '',
      wording ?? '',
      page ?? '',
      siteUrl + unsubscribePath(subscription),
    ];
  });
  return [columns, ...rows].map(csvLine).join('');
}
