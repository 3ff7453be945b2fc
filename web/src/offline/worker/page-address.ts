import { cacheKey } from '../../lib/cache-key.ts';
import { isOwners } from '../../lib/owners-path.ts';

// Not the worker's business, beside the owner's pages: files, one-time links, the API and its playground.
const bypassed = [
  /^\/(playground|graphql|api|photos|newsletter|healthz|readyz)(\/|$)/,
  // What the server takes for a file (`isFile` in graphql-api/src/site/routes.ts): a slug may end like '-2.0'.
  /^\/assets\/|\.[a-z0-9]{2,12}$/i,
];

/** Whether an address, whatever is asked behind its '?', is none of the worker's. */
export function isBypassed({ pathname }: URL): boolean {
  return isOwners(pathname) || bypassed.some((pattern) => pattern.test(pathname));
}

// Each of these is one page for the worker: the script reads from the address which project or estimate it shows.
const readByProgram = /^(\/portfolio\/present(?=\/)|\/get-a-quote(?=\?)).*$/;

/** The path and query under which a page is cached: those of the server's cache, but for what the page's script reads. */
export function pageKey(address: string): string {
  return cacheKey(new URL(address, location.origin)).replace(readByProgram, '$1');
}

/** Whether what the server sends for this address is what is cached under its key, and not what the script would render. */
export function isOfOwnAddress(address: string): boolean {
  return pageKey(address) === cacheKey(new URL(address, location.origin));
}
