import type { Business } from '../../rules/server-bundle.ts';

/** A contact detail; without `href` it is plain text. */
interface ContactDetail {
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
