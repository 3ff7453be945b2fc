import type { Fields } from '../../../../rules/field/field.ts';
import { enquiryFields } from '../../../../rules/form/enquiry.ts';
import {
  MESSAGE_FORM,
  NEWSLETTER_FORM,
  PARTNERSHIP_FORM,
  PROJECT_FORM,
  QUICK_MESSAGE_FORM,
  QUOTE_FORM,
} from '../../../../rules/form/form-types.ts';
import { messageFields } from '../../../../rules/form/message.ts';
import { newsletterFields } from '../../../../rules/form/newsletter.ts';
import { quickMessageFields } from '../../../../rules/form/quick-message.ts';
import { quoteFields } from '../../../../rules/form/quote.ts';

/** Each form by its `formType`: its fields and its title in mails and exports; admin pages have others. */
export const forms = new Map<string, { title: string; fields: Fields }>([
  [QUOTE_FORM, { title: 'Quote request', fields: quoteFields }],
  [QUICK_MESSAGE_FORM, { title: 'Message', fields: quickMessageFields }],
  [MESSAGE_FORM, { title: 'Message', fields: messageFields }],
  [PROJECT_FORM, { title: 'Project management enquiry', fields: enquiryFields }],
  [PARTNERSHIP_FORM, { title: 'Partnership enquiry', fields: enquiryFields }],
  [NEWSLETTER_FORM, { title: 'Newsletter subscription', fields: newsletterFields }],
]);
