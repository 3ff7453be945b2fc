import { choice, digits, email, letters, text } from '../field/text.ts';
import { formTypeOf } from './form-types.ts';
import { honeypot } from './submission.ts';

/** The project management and the partnership form, by the rules of docs/product.md. */
export const enquiryFields = {
  formType: choice('Form type', [formTypeOf.project, formTypeOf.partnership]),
  name: letters('Full name', 36),
  email: email('Email address', 66),
  phoneNum: digits('Phone number', 25),
  timeToConnect: text('Best time to connect', 25),
  description: text('Project or business description', 350, { multiline: true }),
  website: honeypot,
};
