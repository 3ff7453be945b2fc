import type { Business } from './types.ts';

/** Years in business, as the texts say it; more of them every year. */
export const yearsInBusiness = 'over 15 years';

/** One way to reach the business; without `href` it is text only. */
export interface ContactDetail {
  label: string;
  text: string;
  href?: string;
}

/** The business's phone, to be called. */
export function phoneDetail({ phone }: Business): ContactDetail {
  return { label: 'Phone', text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` };
}

/** The lines of the contact details, in the order in which they are shown. */
export function contactDetails(business: Business): ContactDetail[] {
  return [
    phoneDetail(business),
    { label: 'Email', text: business.email, href: `mailto:${business.email}` },
    { label: 'Location', text: business.location },
  ];
}
