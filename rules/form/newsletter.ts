import { droppable, optional, withDefault } from '../field/optional.ts';
import { choice, path, text } from '../field/text.ts';
import { honeypot } from './submission.ts';

/**
 * Every consent text of the newsletter form, by version: proof of the subscribers' consent (Canada's
 * Anti-Spam Legislation, section 10). A changed text is a new version; old versions stay.
 */
export const consentWordings: Readonly<Record<string, string>> = {
  '2026-11': 'Staging notes, project photos and seasonal checklists by email. Unsubscribe at any time.',
};

/** The newsletter form. Its email address has a maximum length and no other rule (docs/product.md). */
export const newsletterFields = {
  email: withDefault(optional(text('Email address', 36, { minLength: 0 })), ''),
  page: droppable(path('Page', 300)),
  consentVersion: droppable(choice('Consent wording', Object.keys(consentWordings))),
  website: honeypot,
};
