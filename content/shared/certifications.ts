import type * as v from 'valibot';
import texts from '../common/badges.json' with { type: 'json' };
import { group, list, note, picture, text } from '../schema/fields.ts';

export const certificationsSchema = () =>
  group('Certifications', {
    heading: text('Heading'),
    note: note('Note'),
    badges: list('Badges', picture('Badge'), 20),
  });

export type Certifications = v.InferOutput<ReturnType<typeof certificationsSchema>>;

/** The original texts and badges, without the files of the badges. */
export const certifications = {
  heading: 'Certifications and affiliations',
  note: 'Sample badges: placeholders, not real credentials.',
  badges: Object.entries(texts).map(([name, alt]) => ({ name, alt })),
};
