import { visible } from '../../../../../rules/storable.ts';
import { textsOf } from './texts.ts';

/** Elements without text for the reader: hidden text, comments, and the second copy of a formula. */
const hidden =
  '[hidden], comment, script, annotation, :has(> .katex-mathml) > [aria-hidden], .msocomanchor, .msocomoff';
const hiddenStyle =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-element\s*:\s*comment-list)/i;

export function removeHidden(body: Element): void {
  for (const element of body.querySelectorAll(hidden)) element.remove();
  for (const element of body.querySelectorAll('[data-style]'))
    if (hiddenStyle.test(element.getAttribute('data-style') ?? '')) element.remove();
}

const keptLines = /white-space(?:-collapse)?\s*:\s*(?:pre|break-spaces)/i;

/** Removes invisible characters, shortens runs of spaces, and keeps the lines that styles preserve. */
export function convertTexts(body: Element): void {
  for (const text of textsOf(body)) {
    const styled = text.parentElement?.closest('[data-style*="white-space" i], pre');
    if (styled?.matches('pre')) continue;
    const isKept = text.data.trim() && keptLines.test(styled?.getAttribute('data-style') ?? '');
    const lines = visible(text.data).split(isKept ? /\r\n?|[\n\v\u2028\u2029]/ : /[\v\u2028\u2029]/);
    for (const [at, line] of lines.entries()) {
      if (at > 0) text.before(body.ownerDocument.createElement('br'));
      // Browsers copy a space beside a tag as a no-break space.
      text.before(line.trim() ? line.replace(/\s{2,}/g, ' ') : line && ' ');
    }
    text.remove();
  }
}

/** Removes blocks without text. */
export function removeEmpty(body: Element): void {
  // The inner ones come first.
  for (const block of [...body.querySelectorAll('p, h2, h3, h4, li, ul, ol, blockquote')].toReversed())
    if (!block.textContent.trim() && !block.querySelector('img, hr')) block.remove();
}

const blocks =
  'body, p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, hr, pre, table, td, th, section, article';

/** Removes line breaks that begin a block or follow one: they show an empty line. */
export function removeFirstBreaks(body: Element): void {
  for (const lineBreak of body.querySelectorAll('br')) if (isFirst(lineBreak)) lineBreak.remove();
}

function isFirst(lineBreak: Element): boolean {
  while (isBlank(lineBreak.previousSibling)) lineBreak.previousSibling?.remove();
  const before = lineBreak.previousSibling ?? lineBreak.parentElement;
  return before instanceof Element && before.matches(blocks);
}

const isBlank = (node: ChildNode | null) =>
  node instanceof Comment || (node instanceof Text && !node.data.trim());
