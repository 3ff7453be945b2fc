/** The path of every page that a search engine may list, which is its folder in `pages/` too; articles and location pages come from the database. */
export const publicPaths = [
  '/',
  '/about',
  '/staging',
  '/staging-home-owner',
  '/staging-realtors',
  '/staging-builders',
  '/virtual-staging',
  '/decorating',
  '/decorating-home-owner',
  '/decorating-short-term-rental',
  '/decorating-organizing',
  '/commercial',
  '/design',
  '/design/residential',
  '/design/commercial',
  '/project-management',
  '/partnership-opportunities',
  '/portfolio',
  '/blog',
  '/contact',
  '/get-a-quote',
  '/credits',
  '/privacy',
] as const;

/** The paths of pages for everybody that no search engine lists: about the visitor's own device or request, or listed elsewhere. */
export const ownPaths = ['/thank-you', '/outbox', '/offline', '/portfolio/present'] as const;

export type PublicPath = (typeof publicPaths)[number];
