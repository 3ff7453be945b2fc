import type { Business } from '../business/type.ts';

/** The details of the business that every mail contains. */
export type Sender = Pick<Business, 'name' | 'email' | 'phone' | 'address' | 'siteUrl'>;

/** Every mail must contain the name and the postal address (Canada's Anti-Spam Legislation, section 6). */
export const signature = ({ name, address, phone, siteUrl }: Sender) =>
  `${name}\n${address}\n${phone}\n${siteUrl}`;
