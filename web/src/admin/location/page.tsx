import { entryPage } from '../entry/list.tsx';

/** /admin/location-pages: the location pages. */
export const Component = entryPage('location');
