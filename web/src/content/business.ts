import type { Business } from './types.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A contact detail; without `href` it is plain text. */
export interface ContactDetail {
  label: string;
  text: string;
  href?: string;
}

/** The phone number with its `tel:` link. */
export function phoneDetail({ phone }: Business): ContactDetail {
  return { label: 'Phone', text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` };
}

/** Returns the contact details in display order. */
export function contactDetails(business: Business): ContactDetail[] {
  return [
    phoneDetail(business),
    { label: 'Email', text: business.email, href: `mailto:${business.email}` },
    { label: 'Location', text: business.location },
    ...(business.openingHours.length > 0 ? [{ label: 'Hours', text: hoursText(business) }] : []),
  ];
}

/** 'Monday to Friday 09:00–17:00, Saturday 10:00–14:00' */
function hoursText({ openingHours }: Business): string {
  return openingHours
    .map(({ from, to, opens, closes }) => `${from}${to === from ? '' : ` to ${to}`} ${opens}–${closes}`)
    .join(', ');
}

/** The values of tokens such as `{business.name}`. */
export type BusinessTokens = Pick<Business, 'name' | 'phone' | 'email' | 'location'> & { retention: string };

/** Returns the details with the words that follow 'We keep it'. */
export function businessTokens(business: Business): BusinessTokens {
  const { leadRetentionDays: days } = business;
  const retention = days
    ? `for ${duration(days)} after you sent it, or until you ask us to delete it`
    : 'until you ask us to delete it or we no longer need it';
  return { ...business, retention };
}

/** Formats 1095 days as '3 years', other values as '400 days'. */
function duration(days: number): string {
  const years = days / 365;
  if (!Number.isInteger(years)) return `${days} days`;
  return years === 1 ? 'one year' : `${years} years`;
}
