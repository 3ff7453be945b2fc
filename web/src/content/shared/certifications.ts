import type * as v from 'valibot';
import texts from '../common/badges.json' with { type: 'json' };
import type { ContentPicture } from '../common/pictures.ts';
import { group, list, note, picture, text } from '../schema/fields.ts';

export const certificationsSchema = () =>
  group('Certifications', {
    heading: text('Heading'),
    note: note('Note'),
    badges: list('Badges', picture('Badge'), 20),
  });

type Certifications = v.InferOutput<ReturnType<typeof certificationsSchema>>;

const files = import.meta.glob<string>('../../media/badge-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns a drawing of `media/` with its text, which has one file for all sizes. */
function drawing([name, alt]: [string, string]): ContentPicture {
  return {
    name,
    alt,
    src: files[`../../media/${name}.svg`] ?? '',
    width: 240,
    height: 240,
    placeholder: '',
    sources: [],
  };
}

export const certifications: Certifications = {
  heading: 'Certifications and affiliations',
  note: 'Sample badges: placeholders, not real credentials.',
  badges: Object.entries(texts).map(drawing),
};
