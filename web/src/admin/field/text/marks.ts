import { Mark } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';

const script = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** The marks of m² and 1st, which the server allows. */
export const scriptMarks = [script('superscript', 'sup'), script('subscript', 'sub')];

/** A link, which does not continue in what is typed after it. */
export const linkMark = Link.extend({ inclusive: false }).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null },
});
