import { entryPage } from '../entry/list.tsx';

/** /admin/blogs: the articles. */
export const Component = entryPage('article');
