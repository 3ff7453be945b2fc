import type { ValuesOf } from '../../../../rules/field/field.ts';
import { newsletterFields } from '../../../../rules/form/newsletter.ts';
import { submission } from '../../../../rules/form/submission.ts';
import { createInput } from '../../platform/validation/input.ts';
import { shared } from './submission.ts';

const fields = { ...submission, ...newsletterFields };

export type NewsletterInput = ValuesOf<typeof fields>;

/** The newsletter form. */
export const NewsletterInput = createInput('NewsletterInput', 'A subscription to the newsletter.', fields, {
  ...shared,
  email:
    "The visitor's email address. A text that is not an email address is stored, but no mail is sent to it.",
  page: 'Path of the page on which the visitor subscribed, such as /blog.',
  consentVersion: 'Version of the consent text beside the form.',
});
