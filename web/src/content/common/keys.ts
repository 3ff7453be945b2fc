import type { PagePath } from '../../../../rules/pages.ts';

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

/** The key of an entry that the owner edits: the path of a page, or a shared entry. */
export type ContentKey = PagePath | SharedKey;
