import type { PublicPath } from './public-paths.ts';

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
