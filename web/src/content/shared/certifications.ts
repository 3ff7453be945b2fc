import type * as v from 'valibot';
import type { ContentPicture, drawings } from '../common/pictures.ts';
import { group, list, note, picture, text } from '../schema/fields.ts';

export const certificationsSchema = () =>
  group('Certifications', {
    heading: text('Heading'),
    note: note('Note'),
    badges: list('Badges', picture('Badge'), 20),
  });

type Certifications = v.InferOutput<ReturnType<typeof certificationsSchema>>;

/** The labels of the button that stops the carousel. */
export const carouselLabels = { pause: 'Pause', play: 'Play' };

const files = import.meta.glob<string>('../../media/badge-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns a drawing, which has one file for all sizes. */
function drawing(name: (typeof drawings)[number], alt: string): ContentPicture {
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
  badges: [
    drawing(
      'badge-1',
      'A round line badge with a sofa, reading Certified Staging Professional and Sample Credential (placeholder wording, not a real credential).',
    ),
    drawing(
      'badge-2',
      'A round line badge with a drawing compass, reading Interior Design Associate and Sample Membership (placeholder wording, not a real credential).',
    ),
    drawing(
      'badge-3',
      'A round line badge with a swatch fan, reading Accredited Colour Consultant and Sample Credential (placeholder wording, not a real credential).',
    ),
    drawing(
      'badge-4',
      'A round line badge with a shelf, reading Professional Organizer and Sample Membership (placeholder wording, not a real credential).',
    ),
    drawing(
      'badge-5',
      'A round line badge with a leaf, reading Sustainable Interiors and Sample Pledge (placeholder wording, not a real credential).',
    ),
    drawing(
      'badge-6',
      'A round line badge with a key on a shield, reading Insured Studio and Sample Statement (placeholder wording, not a real credential).',
    ),
  ],
};
