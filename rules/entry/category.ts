import { text } from '../field/text.ts';
import { entry } from './entry.ts';

export const categoryFields = { category: text('Name', 60) };

export const category = entry('category', {
  label: ['Category', 'Categories'],
  keeps: [],
  fields: categoryFields,
  title: 'category',
  columns: ['category'],
});
