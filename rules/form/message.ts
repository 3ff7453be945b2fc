import { optional, withDefault } from '../field/optional.ts';
import { digits, email, letters, text } from '../field/text.ts';
import { formTypeOf } from './form-types.ts';
import { honeypot } from './submission.ts';

/** The main contact form, by the rules of docs/product.md. */
export const messageFields = {
  formType: withDefault(optional(text('Form type', 100)), formTypeOf.message),
  name: letters('Full name', 36),
  email: email('Email address', 66),
  phoneNum: digits('Phone number', 25),
  message: text('Message', 350, { multiline: true }),
  website: honeypot,
};
