import { DOMParser as ContentParser, Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { Marked } from 'marked';
import { escapeHtml } from '../../../../../rules/escape.ts';
import { lines as storedLines, visible } from '../../../../../rules/storable.ts';
import { pastedHtml } from './pasted-html.ts';
import { bullet } from './pasted-lists.ts';

const none = () => undefined;

/** Reads Markdown without what plain text rarely means: HTML, code by indentation, lines under headings. */
const markdown = new Marked({
  breaks: true,
  tokenizer: { code: none, lheading: none, def: none },
  renderer: { html: ({ text }) => escapeHtml(text), checkbox: () => '' },
});

const indentedBullet = new RegExp(`^([ \\t]*)${bullet}\\s`, 'gm');

/** Returns pasted plain text as content: Markdown, or with `isPlain` a paragraph of each line. */
export function pastedText(text: string, context: ResolvedPos, isPlain: boolean, view: EditorView): Slice {
  const { schema } = view.state;
  const words = withoutEmptyEnds(visible(storedLines(text)).replace(/[\v\f]/g, '\n'));
  // Part of a line gets the marks of its place.
  if (words && !words.includes('\n') && (isPlain || !String(markdown.parseInline(words)).includes('<')))
    return new Slice(Fragment.from(schema.text(words, context.marks())), 0, 0);
  const html = isPlain ? paragraphs(words) : pastedHtml(htmlOf(words));
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return ContentParser.fromSchema(schema).parseSlice(body, { preserveWhitespace: isPlain, context });
}

/** Returns a text without empty lines at its start and its end. */
function withoutEmptyEnds(text: string): string {
  const begun = text.replace(/^(?:[^\S\n]*\n)+/, '');
  const ended = begun.trimEnd();
  return begun.includes('\n', ended.length) ? ended : begun;
}

const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

function htmlOf(text: string): string {
  // The lines of a PDF file end anywhere in a sentence.
  const joined = text.replace(/\n(?<=^.{40,}\n)[ \t]*(?=\p{Ll})/gmu, (_, at: number) =>
    text[at - 1] === '-' ? '' : ' ',
  );
  const html = String(markdown.parse(joined.replace(indentedBullet, '$1- ')));
  // Without empty lines each line is a paragraph.
  return /\n[ \t]*\n/.test(text) ? html : html.replaceAll('<br>', '</p><p>');
}
