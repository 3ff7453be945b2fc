import { droppable, optional, withDefault } from '../field/optional.ts';
import { choice, path, text } from '../field/text.ts';
import { consentWordings } from './consent.ts';
import { honeypot } from './submission.ts';

/** The newsletter form. Its email address has a maximum length and no other rule (docs/product.md). */
export const newsletterFields = {
  email: withDefault(optional(text('Email address', 36, { minLength: 0 })), ''),
  page: droppable(path('Page', 300)),
  consentVersion: droppable(choice('Consent wording', Object.keys(consentWordings))),
  website: honeypot,
};
