import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../../../rules/escape.ts';
import { lineOf } from '../../platform/text/plain-text.ts';
import { BlockWriter, type Piece } from './block-writer.ts';
import { backgroundSource, blockPictures, isPictureFile, pictureSource } from './picture-source.ts';

/** A picture in the text of a post. */
export interface FoundPicture {
  url: string;
  alt: string;
  /** Whether another element should show it too, such as one that scripts replace. */
  isCopy: boolean;
}

export interface Reading {
  /** Whether line breaks separate paragraphs, as in WordPress's classic editor. */
  isClassic: boolean;
  /** Returns the URL of a link; '' if articles cannot have it. */
  link: (href: string) => string;
  /** Returns the URL at which a picture is stored; undefined if it is not. */
  picture: (picture: FoundPicture) => string | undefined;
  /** Called with a description of each part that is left out. */
  leaveOut: (description: string) => void;
}

const marks: Record<string, string> = {
  b: 'b',
  strong: 'strong',
  i: 'i',
  em: 'em',
  cite: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  kbd: 'code',
};
/** Elements that articles cannot have, with their content. */
const omitted = new Set('iframe video audio object canvas svg select textarea button script'.split(' '));
/** Elements that articles cannot have, without their content. */
const unwrapped = new Set(['form', 'embed', 'input', 'applet']);
const hidden = new Set(['style', 'head', 'title', 'template']);
const blocks = new Set(
  'p div section article aside header footer main nav figure figcaption address details center fieldset legend dl dd pre hr'.split(
    ' ',
  ),
);
const boldBlocks = new Set(['dt', 'summary', 'caption']);
/** Maximum number of open elements; deeper ones make the parser slow. */
const MAX_DEPTH = 300;
const CHUNK = 16 * 1024;

/** Converts the HTML of a post to the blocks of an article, in one pass. */
export function readMarkup(html: string, reading: Reading): Piece[] {
  const reader = new MarkupReader(reading);
  const parser = new Parser(reader);
  for (let at = 0; at < html.length; at += CHUNK) {
    if (reader.depth > MAX_DEPTH) {
      reading.leaveOut('the text after elements that are nested too deeply');
      break;
    }
    parser.write(html.slice(at, at + CHUNK));
  }
  parser.end();
  return reader.end();
}

class MarkupReader {
  depth = 0;
  readonly #reading: Reading;
  readonly #writer: BlockWriter;
  #text = '';
  /** The element whose content is skipped, and the number of open elements of its name. */
  #skipped: { name: string; count: number; isReported: boolean } | undefined;
  #noscript = 0;
  #pre = 0;
  #bold = 0;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#writer = new BlockWriter();
  }

  end(): Piece[] {
    this.#takeText();
    this.#endParagraph();
    return this.#writer.end();
  }

  ontext(text: string): void {
    this.#text += text;
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    this.#takeText();
    if (this.#skipped) {
      if (this.#skipped.name === name) this.#skipped.count += 1;
      return;
    }
    if (omitted.has(name) || hidden.has(name)) {
      const isReported = omitted.has(name);
      if (isReported) this.#leaveOut(name, attributes);
      this.#skipped = { name, count: 1, isReported };
      return;
    }
    if (unwrapped.has(name)) this.#leaveOut(name, attributes);
    const background = backgroundSource(attributes);
    if (background) this.#place({ url: background, alt: '', isCopy: false }, true);
    this.#begin(name, attributes);
  }

  onclosetag(name: string, isImplied: boolean): void {
    this.depth -= 1;
    this.#takeText();
    if (!this.#skipped) this.#end(name);
    else if (this.#skipped.name === name) {
      this.#skipped.count -= 1;
      if (this.#skipped.count > 0) return;
      if (isImplied && this.#skipped.isReported)
        this.#reading.leaveOut(`the text after <${name}>, which has no end`);
      this.#skipped = undefined;
    }
  }

  /** Reads the comments of WordPress that describe blocks. */
  oncomment(data: string): void {
    this.#takeText();
    const comment = data.trim();
    if (this.#skipped) return;
    if (/^(?:more|nextpage)\b/.test(comment)) this.#endParagraph();
    if (!comment.startsWith('wp:')) return;
    const json = comment.slice(comment.indexOf('{'), comment.lastIndexOf('}') + 1);
    for (const url of blockPictures(json)) this.#place({ url, alt: '', isCopy: true }, true);
    if (!comment.endsWith('/')) return;
    const [, name = ''] = /^wp:([\w-]{1,60}(?:\/[\w-]{1,60})?)/.exec(comment) ?? [];
    const [, reference] = /"ref":(\d{1,12})/.exec(json) ?? [];
    if (name !== 'more' && name !== 'nextpage') {
      this.#reading.leaveOut(reference ? `the reusable block ${reference}` : `the block '${name}'`);
    }
  }

  #begin(name: string, attributes: Record<string, string>): void {
    const writer = this.#writer;
    const level = headingLevel(name);
    if (level) writer.beginHeading(level);
    else if (name === 'a') writer.beginMark(this.#linkTag(attributes));
    else if (marks[name]) writer.beginMark(`<${marks[name]}>`);
    else if (name === 'br') writer.lineBreak(this.#reading.isClassic);
    else if (name === 'img' || name === 'amp-img') this.#image(attributes);
    else if (name === 'q') writer.text('“');
    else if (name === 'source') this.#source(pictureSource(attributes));
    else if (['ul', 'ol', 'li', 'blockquote', 'table', 'tr', 'td', 'th'].includes(name))
      writer.beginFrame(name, name === 'ol' ? firstNumber(attributes) : '');
    else if (blocks.has(name) || boldBlocks.has(name)) writer.endParagraph();
    else writer.space();
    if (boldBlocks.has(name)) {
      this.#bold += 1;
      writer.beginMark('<strong>');
    }
    if (name === 'hr') writer.rule();
    if (name === 'pre') this.#pre += 1;
    if (name === 'noscript') this.#noscript += 1;
    if (name === 'table') this.#reading.leaveOut('the columns of a table; each row is an entry of a list');
  }

  #end(name: string): void {
    const writer = this.#writer;
    if (headingLevel(name)) writer.endHeading((html) => lineOf(html));
    else if (name === 'a' || marks[name]) writer.endMark(name === 'a' ? '</a>' : `</${marks[name]}>`);
    else if (['ul', 'ol', 'li', 'blockquote', 'table', 'tr', 'td', 'th'].includes(name))
      writer.endFrame(name);
    else if (boldBlocks.has(name) && this.#bold > 0) {
      this.#bold -= 1;
      writer.endMark('</strong>');
      writer.endParagraph();
    } else if (blocks.has(name)) this.#endParagraph();
    else if (name === 'q') writer.text('”');
    else if (name !== 'br' && name !== 'img') writer.space();
    if (name === 'pre') this.#pre -= 1;
    if (name === 'noscript') this.#noscript -= 1;
  }

  /** Replaces a paragraph that is only a URL by a link: WordPress would show the page. */
  #endParagraph(): void {
    const url = this.#writer.linkBareUrl();
    if (url) this.#reading.leaveOut(`an embedded page, which is a link now: ${url}`);
    this.#writer.endParagraph();
  }

  #image(attributes: Record<string, string>): void {
    const { alt = '', class: names = '' } = attributes;
    if (/(?:^|\s)(?:emoji|wp-smiley)(?:\s|$)/.test(names)) return this.#writer.text(alt);
    const url = pictureSource(attributes);
    if (!url) return this.#reading.leaveOut('a picture without an address');
    this.#place({ url, alt, isCopy: this.#noscript > 0 }, false);
  }

  #source(url: string): void {
    if (url) this.#place({ url, alt: '', isCopy: true }, false);
  }

  #place(picture: FoundPicture, isBlock: boolean): void {
    if (picture.url.startsWith('data:') && picture.url.length < 300) {
      if (!picture.isCopy) this.#reading.leaveOut('a picture of which the text has only a placeholder');
      return;
    }
    const url = this.#reading.picture(picture);
    if (url) this.#writer.picture(`<img src="${url}" alt="${escapeHtml(picture.alt)}">`, isBlock);
  }

  #leaveOut(name: string, { src, 'data-src': late, data, action }: Record<string, string>): void {
    this.#reading.leaveOut(`<${name}>${` ${src || late || data || action || ''}`.trimEnd().slice(0, 300)}`);
  }

  /** Returns '' for a link that only enlarges its picture, and for one that articles cannot have. */
  #linkTag({ href = '', title = '' }: Record<string, string>): string {
    if (!href || isPictureFile(href)) return '';
    const url = this.#reading.link(href.trim());
    if (!url) this.#reading.leaveOut(`the link to ${href.trim().slice(0, 300)}`);
    return url && `<a href="${escapeHtml(url)}"${title ? ` title="${escapeHtml(title)}"` : ''}>`;
  }

  #takeText(): void {
    const text = this.#text;
    this.#text = '';
    if (text === '' || this.#skipped) return;
    const writer = this.#writer;
    if (!this.#reading.isClassic && this.#pre === 0) return writer.text(text);
    let breaks = 0;
    for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
      if (index > 0) breaks += 1;
      if (/^[ \t\f\v\u00A0]*$/.test(line)) {
        if (breaks === 0) writer.text(line);
        continue;
      }
      this.#breakLines(breaks);
      breaks = 0;
      writer.text(line);
    }
    this.#breakLines(breaks);
  }

  #breakLines(count: number): void {
    if (count > 1 && this.#pre === 0) this.#endParagraph();
    else if (count > 0) this.#writer.lineBreak(false, true);
    // Preformatted text keeps its empty lines.
    if (count > 1 && this.#pre > 0) this.#writer.lineBreak(false);
  }
}

function headingLevel(name: string): 2 | 3 | 4 | undefined {
  const [, digit] = /^h([1-6])$/.exec(name) ?? [];
  return digit ? (Math.min(4, Math.max(2, Number(digit))) as 2 | 3 | 4) : undefined;
}

/** Returns the attribute of a numbered list that begins with another number than 1. */
function firstNumber({ start = '1' }: Record<string, string>): string {
  return /^(?!1$)\d{1,6}$/.test(start) ? ` start="${start}"` : '';
}
