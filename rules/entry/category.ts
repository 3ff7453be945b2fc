import { text } from '../field/text.ts';

export const categoryFields = { category: text('Name', 60) };
