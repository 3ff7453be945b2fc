// The caches beside workbox's precache. Pages and the worker read them.

/** Rendered pages; one cache for each version of the site, because a page refers to that version's files. */
export const pagesPrefix = 'pages-';

/** Returns the names of the caches of pages, of all versions. */
export async function pageCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(pagesPrefix));
}

/** Responses of GET /graphql. */
export const dataCache = 'data';

/** Pictures that pages have shown or the worker has stored. */
export const pictureCache = 'pictures';

/** The portfolio that the visitor saved: pictures, videos, and a note with their list. */
export const savedPortfolio = 'portfolio';

/** Whether the device has any of the portfolio. Plain HTTP has no `caches`; if blocked, `has` rejects. */
export async function hasPortfolio(): Promise<boolean> {
  return 'caches' in globalThis && caches.has(savedPortfolio).catch(() => false);
}

/** The version of the site that the worker stored completely. */
export const storedVersionCache = 'stored-version';
