/** A page of the site. */
interface SitePage {
  /** Its name in breadcrumbs. */
  label: string;
  /** The parent page in breadcrumbs; defaults to the home page. */
  under?: string;
  /** `service`: about one service; a bar links to the quote form. `unlisted`: not for search engines. */
  kind?: 'service' | 'unlisted';
}

/** The pages by path, in the order of navigation and footer. `content/pages/` has their texts. */
export const pages = {
  '/': { label: 'Home' },
  '/about': { label: 'About' },
  '/design': { label: 'Interior design', kind: 'service' },
  '/design/residential': { label: 'Residential', under: '/design', kind: 'service' },
  '/design/commercial': { label: 'Commercial', under: '/design', kind: 'service' },
  '/project-management': { label: 'Project management', under: '/design', kind: 'service' },
  '/staging': { label: 'Staging', kind: 'service' },
  '/staging-home-owner': { label: 'Home owners', under: '/staging', kind: 'service' },
  '/staging-realtors': { label: 'Realtors', under: '/staging', kind: 'service' },
  '/staging-builders': { label: 'Builders', under: '/staging', kind: 'service' },
  '/virtual-staging': { label: 'Virtual staging', under: '/staging', kind: 'service' },
  '/decorating-organizing': { label: 'Organizing', under: '/decorating', kind: 'service' },
  '/decorating': { label: 'Decorating', kind: 'service' },
  '/commercial': { label: 'Commercial', under: '/decorating', kind: 'service' },
  '/decorating-home-owner': { label: 'Residential', under: '/decorating', kind: 'service' },
  '/decorating-short-term-rental': { label: 'Short-term rental', under: '/decorating', kind: 'service' },
  '/portfolio': { label: 'Portfolio' },
  '/blog': { label: 'Blog' },
  '/partnership-opportunities': { label: 'Partnership opportunities' },
  '/get-a-quote': { label: 'Request a quote' },
  '/contact': { label: 'Contact' },
  '/privacy': { label: 'Privacy' },
  '/credits': { label: 'Credits' },
  '/thank-you': { label: 'Thank you', kind: 'unlisted' },
} as const satisfies Record<string, SitePage>;

/** The path of a page whose texts the owner edits. */
export type PagePath = keyof typeof pages;

/** The path of a page that search engines may list. */
export type PublicPath = {
  [Path in PagePath]: (typeof pages)[Path] extends { kind: 'unlisted' } ? never : Path;
}[PagePath];

const pathsOf = (isIn: (kind: SitePage['kind']) => boolean): string[] =>
  Object.entries<SitePage>(pages).flatMap(([path, { kind }]) => (isIn(kind) ? [path] : []));

/** The paths that search engines may list. Articles and location pages come from the database. */
export const publicPaths = pathsOf((kind) => kind !== 'unlisted') as PublicPath[];

/** The paths of the pages about one service. */
export const servicePaths = pathsOf((kind) => kind === 'service') as PublicPath[];

/** The paths of public pages that search engines do not list. */
export const unlistedPaths: readonly string[] = [
  ...pathsOf((kind) => kind === 'unlisted'),
  '/outbox',
  '/offline',
  '/portfolio/present',
];

/** One step of a breadcrumb trail. */
export interface Crumb {
  name: string;
  path: string;
}

/** Returns the trail from the home page to a page, inclusive; empty for the home page and unlisted pages. */
export function trailTo(path: string): Crumb[] {
  const crumbs: Crumb[] = [];
  let at: string | undefined = path === '/' ? undefined : path;
  while (at && (publicPaths as string[]).includes(at)) {
    const { label, under }: SitePage = pages[at as PagePath];
    crumbs.unshift({ name: label, path: at });
    at = under;
  }
  return crumbs.length > 0 ? [{ name: pages['/'].label, path: '/' }, ...crumbs] : [];
}

/** Permanent redirects: the server answers 301, the client navigates likewise. */
export const redirects: readonly (readonly [from: string, to: PublicPath])[] = [
  ['/home', '/'],
  ['/staging-services-in-canada', '/staging'],
  ['/staging/staging-home-owner-services-in-canada', '/staging-home-owner'],
  ['/staging/home-owner', '/staging-home-owner'],
  ['/staging-realtors-services-in-canada', '/staging-realtors'],
  ['/staging/realtors', '/staging-realtors'],
  ['/staging-builders-services-in-canada', '/staging-builders'],
  ['/staging/builders', '/staging-builders'],
  ['/staging/virtual-staging', '/virtual-staging'],
  ['/decorating-services-in-canada', '/decorating'],
  // The misspelling is in published links.
  ['/decoratimg/residential', '/decorating-home-owner'],
  ['/decorating-organizing-services-in-canada', '/decorating-organizing'],
  ['/decorating/organizing', '/decorating-organizing'],
  ['/decorating/commercial', '/commercial'],
];
