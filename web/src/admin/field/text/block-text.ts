import type { Editor, JSONContent } from '@tiptap/react';
import { isHtml } from '../../../../../rules/wire/html.ts';
import { htmlFromEditor, htmlToEditor, lineToEditor } from './token-node.tsx';

/** Converts a block's paragraph for the editor. */
export function blockToEditor(paragraph: string): string | JSONContent {
  if (isHtml(paragraph)) return htmlToEditor(paragraph);
  const lines = (text: string): JSONContent[] =>
    text
      .split('\n')
      .flatMap((line, index) => [...(index > 0 ? [{ type: 'hardBreak' }] : []), ...lineToEditor(line)]);
  const content = paragraph.split(/\n{2,}/).map((text) => ({ type: 'paragraph', content: lines(text) }));
  return { type: 'doc', content };
}

/** Returns the editor's content as HTML, without the empty paragraph that the editor adds after a list. */
export const htmlOf = (editor: Editor): string => htmlFromEditor(editor.getHTML()).replace(/<p><\/p>$/, '');

/** Returns the editor's content as a block's paragraph: plain text unless it contains formatting. */
export function blockFromEditor(editor: Editor): string {
  if (editor.isEmpty) return '';
  const text = editor.getText({ blockSeparator: '\n\n' });
  return isPlain(editor.getJSON()) && !isHtml(text) ? text : htmlOf(editor);
}

function isPlain({ type, marks, content = [] }: JSONContent): boolean {
  const isText = ['doc', 'paragraph', 'hardBreak', 'text', 'token'].includes(type ?? '');
  return isText && !marks?.length && content.every(isPlain);
}
