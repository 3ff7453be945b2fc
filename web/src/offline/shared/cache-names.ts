// The caches that the worker fills, beside workbox's own for the bundle. Page and worker both read them.

/** Pages as they were served, one cache for each version of the site: a page refers to that version's files. */
export const pagesPrefix = 'pages-';

/** Answers of GET /graphql. */
export const dataCache = 'data';

/** Pictures, whoever asked for them. */
export const pictureCache = 'pictures';

/** The portfolio as the visitor has saved it: whole files of pictures and videos, and the list of them. */
export const savedPortfolio = 'portfolio';

/** Which version was cached completely last, for the worker itself. */
export const storedVersionCache = 'warm';
