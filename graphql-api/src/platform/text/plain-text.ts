import { Parser } from 'htmlparser2';

/** Tags within a word: the text on both sides belongs together. */
const marks = new Set('a abbr b strong i em u ins s del sub sup code mark wbr'.split(' '));
/** Blocks with an empty line before and after them. */
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl blockquote table hr pre'.split(' '));
/** Blocks with their own line. */
const lines = new Set('li tr dt dd div section article figure figcaption address'.split(' '));
const hidden = new Set(['script', 'style', 'iframe', 'template', 'title']);

/**
 * Returns the text of HTML with paragraphs, lists and line breaks. With the URL of a site as `base`, the URL
 * of a link follows its text.
 */
export function plainText(html: string, base?: string): string {
  const writer = new TextWriter(base);
  const parser = new Parser(writer);
  parser.write(html);
  parser.end();
  return writer.result();
}

/**
 * Returns the text of HTML in one line, without control characters; '' if it has nothing to read but
 * replacement characters, which stand for characters such as `&#0;`.
 */
export function lineOf(html: string): string {
  const line = plainText(html)
    .replace(/(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /[^\s\uFFFD\p{Cf}]/u.test(line) ? line : '';
}

class TextWriter {
  readonly #base: string | undefined;
  readonly #lists: { tag: string; count: number }[] = [];
  readonly #parts: string[] = [];
  /** Line breaks before the next text. */
  #breaks = 0;
  #space = false;
  #mark = '';
  #hidden = 0;
  #cells = 0;
  /** The URL of the open link, and the number of parts before it. */
  #link: { url: string; start: number } | undefined;

  constructor(base: string | undefined) {
    this.#base = base;
  }

  result(): string {
    return this.#parts.join('');
  }

  onopentag(name: string, { href = '', start = '1' }: Record<string, string>): void {
    if (hidden.has(name)) this.#hidden += 1;
    else if (name === 'br') this.#breaks = Math.min(2, this.#breaks + 1);
    else if (name === 'a') this.#link = { url: this.#urlOf(href), start: this.#parts.length };
    else this.#boundary(name);
    if (name === 'ul' || name === 'ol')
      this.#lists.push({ tag: name, count: (Number.parseInt(start, 10) || 1) - 1 });
    if (name === 'li') this.#beginItem();
    if (name === 'tr') this.#cells = 0;
    if (name === 'td' || name === 'th') {
      this.#cells += 1;
      if (this.#cells > 1) this.#mark = '| ';
    }
  }

  onclosetag(name: string): void {
    if (hidden.has(name)) this.#hidden = Math.max(0, this.#hidden - 1);
    else if (name === 'a') this.#endLink();
    else if (name !== 'br') this.#boundary(name);
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (name === 'li') this.#mark = '';
  }

  ontext(data: string): void {
    if (this.#hidden > 0) return;
    const [first = '', ...others] = data.split(/[^\S\u00A0]+/);
    this.#put(first);
    for (const word of others) {
      this.#space = true;
      this.#put(word);
    }
  }

  #put(text: string): void {
    if (text === '') return;
    const isFirst = this.#parts.length === 0;
    if (!isFirst && this.#breaks > 0) this.#parts.push('\n'.repeat(this.#breaks));
    else if (!isFirst && (this.#space || this.#mark)) this.#parts.push(' ');
    this.#parts.push(this.#mark + text.replaceAll('\u00A0', ' '));
    this.#mark = '';
    this.#breaks = 0;
    this.#space = false;
  }

  #boundary(name: string): void {
    if (paragraphs.has(name) && this.#lists.length === 0) this.#breaks = 2;
    else if (paragraphs.has(name) || lines.has(name)) this.#breaks = Math.max(1, this.#breaks);
    else if (!marks.has(name)) this.#space = true;
  }

  #beginItem(): void {
    const list = this.#lists.at(-1);
    if (!list) return;
    list.count += 1;
    const indent = '  '.repeat(Math.min(8, this.#lists.length) - 1);
    this.#mark = `${indent}${list.tag === 'ol' ? `${list.count}.` : '-'} `;
  }

  #urlOf(href: string): string {
    if (this.#base === undefined || !URL.canParse(href, this.#base)) return '';
    const url = new URL(href, this.#base);
    return /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href : '';
  }

  #endLink(): void {
    const { url = '', start = 0 } = this.#link ?? {};
    this.#link = undefined;
    const text = this.#parts.slice(start).join('').trim();
    const isShown = url === text || url === `${text}/` || url.replace(/^(?:mailto|tel):/, '') === text;
    if (url && text && !isShown) this.#parts.push(` (${url})`);
  }
}
