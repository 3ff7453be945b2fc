import { optional } from '../field/optional.ts';
import { text } from '../field/text.ts';

/** The alternative text of an uploaded picture. */
export const alternativeText = optional(text('Alternative text', 500));
