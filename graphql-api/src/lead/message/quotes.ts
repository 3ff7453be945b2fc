import EmailReplyParser from 'email-reply-parser';
import { Parser } from 'htmlparser2';
import { plainText } from '../../platform/text/plain-text.ts';

/** The text of a mail: the words of its author, and the quoted rest, which is null if there is none. */
export interface FoldedText {
  text: string;
  quotedText: string | null;
}

/** The parser takes quadratic time for some texts. The rest of a longer one belongs to its last part. */
const MAX_PARSED = 20_000;
/** A longer signature may contain words of the author. */
const MAX_SIGNATURE = 400;

/**
 * Folds the quotes and the signature of a plain text. Nothing is lost: a text of quotes only is not folded.
 */
export function foldText(plain: string): FoldedText {
  const whole = plain.replace(/\r\n?/g, '\n').trim();
  const shown: string[] = [];
  const quoted: string[] = [];
  let last = shown;
  for (const fragment of new EmailReplyParser().read(whole.slice(0, MAX_PARSED)).getFragments()) {
    const content = fragment.getContent();
    const isLong = fragment.isSignature() && content.length > MAX_SIGNATURE;
    const isFolded = fragment.isHidden() && !fragment.isEmpty() && !isLong;
    last = isFolded ? quoted : shown;
    last.push(content);
  }
  last.push(last.pop() + whole.slice(MAX_PARSED));
  return folded(whole, shown.join('\n'), quoted.join('\n'));
}

function folded(whole: string, shown: string, quoted: string): FoldedText {
  const text = shown.trim();
  const quotedText = quoted.trim();
  return text === '' || quotedText === '' ? { text: whole, quotedText: null } : { text, quotedText };
}

/** Returns the text of HTML with the quotes of the known mail programs folded. */
export function foldHtml(html: string): FoldedText {
  const ranges = quotesIn(html);
  let end = 0;
  let shown = '';
  let quoted = '';
  for (const range of ranges) {
    shown += html.slice(end, range.start);
    quoted += `<div>${html.slice(range.start, range.end)}</div>`;
    end = range.end;
  }
  shown += html.slice(end);
  return folded(plainText(html).trim(), plainText(shown), plainText(quoted));
}

interface Range {
  start: number;
  end: number;
}

/** Returns the outermost quotes of HTML in their order. */
function quotesIn(html: string): Range[] {
  const ranges: Range[] = [];
  let depth = 0;
  let open: { start: number; depth: number } | undefined;
  let isRest = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (isRest) return;
      if (!open && beginsRest(attributes)) {
        isRest = true;
        ranges.push({ start: parser.startIndex, end: html.length });
      } else if (!open && isQuote(name, attributes)) open = { start: parser.startIndex, depth };
      depth += 1;
    },
    onclosetag() {
      if (isRest) return;
      depth -= 1;
      if (!open || depth > open.depth) return;
      ranges.push({ start: open.start, end: parser.endIndex + 1 });
      open = undefined;
    },
  });
  parser.end(html);
  return ranges;
}

/** Outlook puts the quoted mail after this element, whose id another program may have prefixed. */
const beginsRest = ({ id = '' }: Record<string, string>) =>
  /^(?:x_)*(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container)$/.test(id);

const quoteClass =
  /(?:^|\s)(?:x_)*(?:gmail_quote|gmail_quote_container|moz-cite-prefix|yahoo_quoted|protonmail_quote)(?:\s|$)/;

function isQuote(name: string, { class: classes = '', type = '' }: Record<string, string>): boolean {
  return quoteClass.test(classes) || (name === 'blockquote' && type.toLowerCase() === 'cite');
}
