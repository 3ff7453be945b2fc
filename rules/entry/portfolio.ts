import { integer } from '../field/number.ts';
import { optional } from '../field/optional.ts';
import { text } from '../field/text.ts';

/** The caption and the alternative texts of a portfolio item. */
export const portfolioItemFields = {
  title: text('Caption', 200),
  alt: text('Description', 500),
  beforeAlt: optional(text('Description of the picture before', 500)),
};

/** The facts of a project. */
export const portfolioFactsFields = {
  town: optional(text('Town', 60)),
  rooms: optional(integer('Rooms', { min: 1 })),
  days: optional(integer('Days', { min: 1 })),
  package: optional(text('Package', 80)),
};
