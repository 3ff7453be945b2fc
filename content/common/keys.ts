/** Content that several pages share. */
export const sharedKeys = [
  'business',
  'prices',
  'packages',
  'testimonials',
  'team',
  'certifications',
  'navigation',
  'articles',
  'locations',
] as const;

export type SharedKey = (typeof sharedKeys)[number];
