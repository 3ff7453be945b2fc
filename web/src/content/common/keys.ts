import type { PublicPath } from './public-paths.ts';

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

/** The key of an entry that the owner edits: the path of a page, or a shared entry. */
export type ContentKey = PublicPath | '/thank-you' | (typeof sharedKeys)[number];

/** The pages that show shared content. */
const shownOn: Partial<Record<ContentKey, RegExp>> = {
  prices: /^/,
  packages: /^/,
  testimonials: /^\/($|staging|virtual-staging|decorating|commercial|design\/|project)/,
  team: /^\/about$/,
  certifications: /^\/(about)?$/,
  articles: /^\/($|blog|artical\/)/,
  locations: /^\/location\//,
};

/** Returns the keys of the content that the page at a path shows, without those of the layout. */
export function keysOn(path: string): ContentKey[] {
  const entries = Object.entries({ ...shownOn, [path]: /^/ }) as [ContentKey, RegExp][];
  return entries.filter(([, paths]) => paths.test(path)).map(([key]) => key);
}

/** Returns the same with the entries of the header and the footer. */
export function allKeysOn(path: string): ContentKey[] {
  return ['navigation', 'business', ...keysOn(path)];
}
