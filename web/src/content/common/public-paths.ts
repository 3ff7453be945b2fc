/**
 * The path of every static page that search engines may list; its folder in `pages/` has the same name.
 * Articles and location pages come from the database.
 */
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

/** The paths of public pages that search engines do not list. */
export const ownPaths = ['/thank-you', '/outbox', '/offline', '/portfolio/present'] as const;

export type PublicPath = (typeof publicPaths)[number];
