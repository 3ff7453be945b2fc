import { diffWordsWithSpace } from 'diff';
import { textsOf } from '../field/text/texts.ts';

/** A part of a text, and whether the other text lacks it. */
export interface Span {
  text: string;
  isChanged: boolean;
}

/** The longest comparison in milliseconds; longer ones take whole texts as changed. */
const timeout = 300;

/** Compares two texts by words. Returns the parts of both. */
export function compareWords(before: string, after: string): [Span[], Span[]] {
  const changes = diffWordsWithSpace(before, after, { timeout }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return [
    changes.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, isChanged: removed })),
    changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, isChanged: added })),
  ];
}

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** Returns the text of HTML for a comparison. */
export const textOfHtml = (html: string): string => bodyOf(html).textContent;

/** Returns HTML with the changed parts of its text in elements of this name. */
export function markHtml(html: string, spans: Span[], tag: 'del' | 'ins'): string {
  const body = bodyOf(html);
  const page = body.ownerDocument;
  let start = 0;
  for (const node of textsOf(body)) {
    const { length } = node.data;
    // A part is cut off behind the node, so the last one is first.
    for (const [from, to] of changedIn(spans, start, length).toReversed()) {
      const range = page.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      range.surroundContents(page.createElement(tag));
    }
    start += length;
  }
  return body.innerHTML;
}

/** Returns the changed ranges within a part of a text. */
function changedIn(spans: Span[], start: number, length: number): [from: number, to: number][] {
  let end = -start;
  return spans.flatMap(({ text, isChanged }) => {
    const from = Math.max(0, end);
    end += text.length;
    const to = Math.min(length, end);
    return isChanged && from < to ? [[from, to] as [number, number]] : [];
  });
}
