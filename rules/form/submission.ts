import { droppable, optional } from '../field/optional.ts';
import { text, uuid } from '../field/text.ts';

/** The number of earlier contents that a changed one of an admin can replace. */
export const MAX_REPLACED = 50;

/** The fields of every public form that no control has: the outbox fills them in. */
export const submission = {
  submissionId: uuid('Submission id'),
  replaces: optional(uuid('Replaces')),
  // Longer than any URL that browsers and servers accept. No lead is rejected because of its source.
  source: droppable(text('Source', 100_000, { cut: true })),
};

/** A hidden control, left empty by visitors. Never rejected: no response may show which forms are spam. */
export const honeypot = droppable(text('Website', 500, { cut: true }));
