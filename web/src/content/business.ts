import type { Business } from './types.ts';

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
  ];
}
