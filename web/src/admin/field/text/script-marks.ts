import { Mark } from '@tiptap/core';

const script = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** The marks of m² and 1st, which the server allows. */
export const scriptMarks = [script('superscript', 'sup'), script('subscript', 'sub')];
