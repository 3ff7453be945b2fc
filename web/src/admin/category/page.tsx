import { entryPage } from '../entry/list.tsx';

/** /admin/categories: the categories of the blog. */
export const Component = entryPage('category');
