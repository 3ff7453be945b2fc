import type { PublicPath } from '../../rules/pages.ts';

/**
 * A path inside the site, or an https URL, email address or phone number that the owner typed. The type check
 * rejects unknown pages; in the JSON of pages `editable/entries.test.ts` does.
 */
export type SitePath =
  | PublicPath
  | `${PublicPath}?${string}`
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`;

export interface Link {
  label: string;
  to: SitePath;
}

/** Returns whether a page shows a link: an optional one without a text is none. */
export const isShownLink = (link: Link | undefined): link is Link => Boolean(link?.label);
