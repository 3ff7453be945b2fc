import type { PublicPath } from './public-paths.ts';

/** A path inside the site, or an https URL that the owner typed; a link to an unknown page fails the type check. */
export type SitePath = PublicPath | `${PublicPath}?${string}` | `https://${string}`;

export interface Link {
  label: string;
  to: SitePath;
}
