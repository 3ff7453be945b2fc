import { text } from '../field/text.ts';
import { entry } from './entry.ts';

/** The category that stands for all (docs/product.md). No article belongs to it. */
export const ALL = 'All';

export const categoryFields = { category: text('Name', 60) };

export const category = entry('category', {
  label: ['Category', 'Categories'],
  access: 'content',
  keeps: [],
  adminPath: '/admin/categories',
  fields: categoryFields,
  title: 'category',
});
