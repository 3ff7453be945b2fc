import type * as v from 'valibot';
import { choice, group, list, note, text } from './schema/fields.ts';

/** The stems of the drawings in `media/`. */
const drawings = ['badge-1', 'badge-2', 'badge-3', 'badge-4', 'badge-5', 'badge-6'] as const;

const badgeSchema = () =>
  group('Badge', { file: choice('Drawing', drawings), alt: text('Alternative text', 300) });

export const certificationsSchema = () =>
  group('Certifications', {
    heading: text('Heading'),
    note: note('Note'),
    badges: list('Badges', badgeSchema(), 20),
  });

type Certifications = v.InferOutput<ReturnType<typeof certificationsSchema>>;

/** The labels of the button that stops the carousel. */
export const carouselLabels = { pause: 'Pause', play: 'Play' };

export const certifications: Certifications = {
  heading: 'Certifications and affiliations',
  note: 'Sample badges: their wording is a placeholder and stands for no real credential.',
  badges: [
    {
      file: 'badge-1',
      alt: 'A round line badge with a sofa, reading Certified Staging Professional and Sample Credential (placeholder wording, not a real credential).',
    },
    {
      file: 'badge-2',
      alt: 'A round line badge with a drawing compass, reading Interior Design Associate and Sample Membership (placeholder wording, not a real credential).',
    },
    {
      file: 'badge-3',
      alt: 'A round line badge with a swatch fan, reading Accredited Colour Consultant and Sample Credential (placeholder wording, not a real credential).',
    },
    {
      file: 'badge-4',
      alt: 'A round line badge with a shelf, reading Professional Organizer and Sample Membership (placeholder wording, not a real credential).',
    },
    {
      file: 'badge-5',
      alt: 'A round line badge with a leaf, reading Sustainable Interiors and Sample Pledge (placeholder wording, not a real credential).',
    },
    {
      file: 'badge-6',
      alt: 'A round line badge with a key on a shield, reading Insured Studio and Sample Statement (placeholder wording, not a real credential).',
    },
  ],
};
