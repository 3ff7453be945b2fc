// Not the worker's business: the signed-in area, files, one-time links, the API and its playground.
const leftAlone = [
  /^\/(admin|login|playground|graphql|api|photos|newsletter|healthz|readyz)(\/|$)/,
  // What the server takes for a file (`isFile` in graphql-api/src/site/site.routes.ts): a slug may end like '-2.0'.
  /^\/assets\/|\.[a-z0-9]{2,12}$/i,
];

/** Whether an address, whatever is asked behind its '?', is none of the worker's. */
export function isLeftAlone({ pathname }: URL): boolean {
  return leftAlone.some((pattern) => pattern.test(pathname));
}

/** The address under which a page is kept: what stands behind the '?' is the browser's business, but for the number of a page of the blog. */
export function pageKey(address: string): string {
  const url = new URL(address, location.origin);
  const number = url.pathname === '/blog' ? url.searchParams.get('page') : null;
  // One page shows every project: which one, its program reads from the address.
  const path = url.pathname.replace(/^(\/portfolio\/present)\/.*$/, '$1');
  return url.origin + path + (number ? `?page=${encodeURIComponent(number)}` : '');
}
