/** A badge of the carousel; `file` is the stem of an SVG in `media/`. */
export interface Badge {
  file: `badge-${1 | 2 | 3 | 4 | 5 | 6}`;
  title: string;
  alt: string;
}

export const certifications = {
  heading: 'Certifications and affiliations',
  note: 'Sample badges: their wording is a placeholder and stands for no real credential.',
  pause: 'Pause',
  play: 'Play',
};

export const badges: Badge[] = [
  {
    file: 'badge-1',
    title: 'Certified Staging Professional',
    alt: 'A round line badge with a sofa, reading Certified Staging Professional and Sample Credential (placeholder wording, not a real credential).',
  },
  {
    file: 'badge-2',
    title: 'Interior Design Associate',
    alt: 'A round line badge with a drawing compass, reading Interior Design Associate and Sample Membership (placeholder wording, not a real credential).',
  },
  {
    file: 'badge-3',
    title: 'Accredited Colour Consultant',
    alt: 'A round line badge with a swatch fan, reading Accredited Colour Consultant and Sample Credential (placeholder wording, not a real credential).',
  },
  {
    file: 'badge-4',
    title: 'Professional Organizer',
    alt: 'A round line badge with a shelf, reading Professional Organizer and Sample Membership (placeholder wording, not a real credential).',
  },
  {
    file: 'badge-5',
    title: 'Sustainable Interiors',
    alt: 'A round line badge with a leaf, reading Sustainable Interiors and Sample Pledge (placeholder wording, not a real credential).',
  },
  {
    file: 'badge-6',
    title: 'Insured Studio',
    alt: 'A round line badge with a key on a shield, reading Insured Studio and Sample Statement (placeholder wording, not a real credential).',
  },
];
