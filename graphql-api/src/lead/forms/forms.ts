import type { Fields } from '../../../../rules/field/field.ts';
import { enquiryFields } from '../../../../rules/form/enquiry.ts';
import { formTypeOf } from '../../../../rules/form/form-types.ts';
import { messageFields } from '../../../../rules/form/message.ts';
import { newsletterFields } from '../../../../rules/form/newsletter.ts';
import { quickMessageFields } from '../../../../rules/form/quick-message.ts';
import { quoteFields } from '../../../../rules/form/quote.ts';

/** Each form by its `formType`: its fields and its title in mails and exports; admin pages have others. */
export const forms = new Map<string, { title: string; fields: Fields }>([
  [formTypeOf.quote, { title: 'Quote request', fields: quoteFields }],
  [formTypeOf['quick-message'], { title: 'Message', fields: quickMessageFields }],
  [formTypeOf.message, { title: 'Message', fields: messageFields }],
  [formTypeOf.project, { title: 'Project management enquiry', fields: enquiryFields }],
  [formTypeOf.partnership, { title: 'Partnership enquiry', fields: enquiryFields }],
  [formTypeOf.newsletter, { title: 'Newsletter subscription', fields: newsletterFields }],
]);
