import type { Fields } from '../field/field.ts';
import { enquiryFields } from './enquiry.ts';
import { type FormType, formTypeOf } from './form-types.ts';
import { messageFields } from './message.ts';
import { newsletterFields } from './newsletter.ts';
import { quickMessageFields } from './quick-message.ts';
import { quoteFields } from './quote.ts';

/** The fields of each form. */
export const formFields: Record<FormType, Fields> = {
  [formTypeOf.quote]: quoteFields,
  [formTypeOf['quick-message']]: quickMessageFields,
  [formTypeOf.message]: messageFields,
  [formTypeOf.project]: enquiryFields,
  [formTypeOf.partnership]: enquiryFields,
  [formTypeOf.newsletter]: newsletterFields,
};
