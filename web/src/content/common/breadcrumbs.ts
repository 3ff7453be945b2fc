import type { PublicPath } from './public-paths.ts';

interface Place {
  label: string;
  /** The parent page; defaults to the home page. */
  under?: PublicPath;
}

/** The breadcrumb name of each page. */
const places: Record<PublicPath, Place> = {
  '/': { label: 'Home' },
  '/about': { label: 'About' },
  '/staging': { label: 'Staging' },
  '/staging-home-owner': { label: 'Home owners', under: '/staging' },
  '/staging-realtors': { label: 'Realtors', under: '/staging' },
  '/staging-builders': { label: 'Builders', under: '/staging' },
  '/virtual-staging': { label: 'Virtual staging', under: '/staging' },
  '/decorating': { label: 'Decorating' },
  '/decorating-home-owner': { label: 'Residential', under: '/decorating' },
  '/decorating-short-term-rental': { label: 'Short-term rental', under: '/decorating' },
  '/decorating-organizing': { label: 'Organizing', under: '/decorating' },
  '/commercial': { label: 'Commercial', under: '/decorating' },
  '/design': { label: 'Interior design' },
  '/design/residential': { label: 'Residential', under: '/design' },
  '/design/commercial': { label: 'Commercial', under: '/design' },
  '/project-management': { label: 'Project management', under: '/design' },
  '/partnership-opportunities': { label: 'Partnership opportunities' },
  '/portfolio': { label: 'Portfolio' },
  '/blog': { label: 'Blog' },
  '/contact': { label: 'Contact' },
  '/get-a-quote': { label: 'Request a quote' },
  '/credits': { label: 'Credits' },
  '/privacy': { label: 'Privacy' },
};

/** One step of a breadcrumb trail. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * Returns the trail from the home page to a page, including it; empty for the home page and for unlisted
 * pages.
 */
export function trailTo(path: string): Crumb[] {
  const home = { name: places['/'].label, path: '/' };
  const crumbs: Crumb[] = [];
  let at: string | undefined = path === '/' ? undefined : path;
  while (at && Object.hasOwn(places, at)) {
    const { label, under }: Place = places[at as PublicPath];
    crumbs.unshift({ name: label, path: at });
    at = under;
  }
  return crumbs.length > 0 ? [home, ...crumbs] : [];
}
