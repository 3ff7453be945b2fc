import { csvLine } from '../platform/text/csv.ts';
import { formatTime } from '../platform/text/format.ts';
import { consentWording } from './confirmation.ts';
import { unsubscribePath } from './service.ts';
import type { Subscription } from './subscription.entity.ts';

const columns = [
  'Email',
  'Subscribed',
  'Confirmed',
  'Consent version',
  'Consent wording',
  'Page',
  'Unsubscribe link',
  'Unsubscribed',
];

/** Returns subscribers as CSV (RFC 4180), with their proof of consent and their unsubscribe link. */
export function subscribersCsv(subscriptions: Subscription[], siteUrl: string): string {
  const rows = subscriptions.map(
    ({ id, email, consentedAt, confirmedAt, unsubscribedAt, consentVersion, page }) => [
      email,
      formatTime(consentedAt),
      confirmedAt ? formatTime(confirmedAt) : '',
      consentVersion ?? '',
      consentWording(consentVersion) ?? '',
      page ?? '',
      siteUrl + unsubscribePath(id),
      unsubscribedAt ? formatTime(unsubscribedAt) : '',
    ],
  );
  return [columns, ...rows].map(csvLine).join('');
}
