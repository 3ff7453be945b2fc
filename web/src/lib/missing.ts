import { data, useLoaderData } from 'react-router-dom';

const MISSING = 'missing';

/** The result of a loader whose path names nothing: 404. */
export const missing = () => data(MISSING, { status: 404 });

/** Returns whether the page's path names nothing. The 404 page of its kind has no data of the path. */
export const useIsMissing = () => useLoaderData() === MISSING;
