import { escapeHtml } from '../../../../rules/escape.ts';

/** A block of HTML, or the text of a heading. */
export interface Piece {
  /** 0: not a heading. */
  level: 0 | 2 | 3 | 4;
  content: string;
}

/** An element that contains blocks. */
interface Frame {
  name: string;
  /** In HTML, with a space before them. */
  attributes: string;
  /** Its content, in HTML. */
  blocks: string[];
  /** The texts of a row's cells. */
  cells: string[];
}

/** The rows of a table become entries of a list. */
const isList = ({ name }: Frame) => name === 'ul' || name === 'ol' || name === 'table';

/** Returns the end of the content. */
const endOf = ({ blocks }: Frame) => blocks.at(-1)?.slice(-20) ?? '';

const LINE_BREAK = '<br>';

/**
 * Maximum length of all marks that are repeated in later paragraphs. Marks that stay open around thousands of
 * paragraphs would make the text much longer than it was.
 */
const MAX_REPEATED = 1_000_000;

/** HTML as a list of parts: appending to a text and reading its end would copy it each time. */
class Run {
  #parts: string[] = [];

  constructor(parts: string[] = []) {
    this.#parts = parts;
  }

  add(part: string): void {
    if (part !== '') this.#parts.push(part);
  }

  /** Returns whether the last part ends with a text. */
  endsWith(text: string): boolean {
    return this.#parts.at(-1)?.endsWith(text) === true;
  }

  /** Removes the last part. */
  removeLast(): void {
    this.#parts.pop();
  }

  trimEnd(): void {
    for (let last = this.#parts.pop(); last !== undefined; last = this.#parts.pop()) {
      const trimmed = last.trimEnd();
      this.add(trimmed);
      if (trimmed !== '') return;
    }
  }

  toString(): string {
    return this.#parts.join('');
  }
}

/** Writes paragraphs, headings and lists; omits empty ones. Paragraphs in lists and cells are lines. */
export class BlockWriter {
  readonly #pieces: Piece[] = [];
  readonly #frames: Frame[] = [];
  /** The open marks of the paragraph: their tags. '' for a mark that is not written. */
  readonly #marks: string[] = [];
  #run = new Run();
  #repeated = 0;
  #hasText = false;
  #heading: 2 | 3 | 4 | undefined;
  /** Pictures within a heading or a cell, which follow it. */
  #pictures: string[] = [];

  end(): Piece[] {
    this.endParagraph();
    while (this.#frames.length > 0) this.endFrame(this.#frames.at(-1)?.name ?? '');
    this.#placePictures();
    return this.#pieces;
  }

  text(text: string): void {
    let words = text.replace(/[ \t\r\n\f\v]+/g, ' ');
    if (!this.#hasText || this.#run.endsWith(' ') || this.#run.endsWith(LINE_BREAK))
      words = words.trimStart();
    // Invisible characters alone are no paragraph.
    if (words === '' || (!this.#hasText && /^[\s\p{Cf}]*$/u.test(words))) return;
    this.#run.add(escapeHtml(words).replaceAll('&#39;', "'").replaceAll('&quot;', '"'));
    this.#hasText = true;
  }

  /** Separates words in headings and cells where an element stood. */
  space(): void {
    if (this.#isLine()) this.text(' ');
  }

  /** Two line breaks end a paragraph if `endsParagraph`. An `automatic` one does not follow another one. */
  lineBreak(endsParagraph: boolean, automatic = false): void {
    if (this.#isLine()) return this.space();
    if (!this.#hasText) return;
    this.#run.trimEnd();
    const follows = this.#run.endsWith(LINE_BREAK);
    if (follows && automatic) return;
    if (follows && endsParagraph) this.endParagraph();
    else this.#run.add(LINE_BREAK);
  }

  beginMark(tag: string): void {
    // Buttons side by side are links without a space between them.
    if (this.#run.endsWith('</a>') && tag.startsWith('<a')) this.text(' ');
    this.#marks.push(tag);
    this.#run.add(tag);
  }

  endMark(closingTag: string): void {
    const tag = this.#marks.pop() ?? '';
    if (tag === '') return;
    if (this.#run.endsWith(tag)) this.#run.removeLast();
    else this.#run.add(closingTag);
  }

  /** Writes a picture into the paragraph, or as a block. */
  picture(html: string, isBlock: boolean): void {
    if (this.#isLine()) {
      this.space();
      this.#pictures.push(html);
    } else if (isBlock) {
      this.endParagraph();
      this.#emit(`<p>${html}</p>`);
    } else {
      this.#run.add(html);
      this.#hasText = true;
    }
  }

  rule(): void {
    if (!this.#isLine()) this.#emit('<hr>');
  }

  /** Turns a paragraph that is only a URL into a link. Returns the URL; undefined for other paragraphs. */
  linkBareUrl(): string | undefined {
    if (this.#frames.length > 0 || this.#heading) return undefined;
    const url = this.#run.toString().trim();
    if (!/^https?:\/\/[^\s<>"]{1,2000}$/.test(url)) return undefined;
    this.#run = new Run([`<a href="${url}">${url}</a>`]);
    return url.replaceAll('&amp;', '&');
  }

  endParagraph(): void {
    if (this.#isLine()) return this.space();
    const html = this.#takeRun();
    if (html === '') return;
    const frame = this.#frames.at(-1);
    if (frame?.name === 'li')
      frame.blocks.push(/(?:^|<\/[uo]l>|<\/blockquote>)$/.test(endOf(frame)) ? html : LINE_BREAK + html);
    else if (frame?.name === 'tr') frame.cells.push(html);
    else if (frame && isList(frame)) frame.blocks.push(`<li>${html}</li>`);
    else this.#emit(`<p>${html}</p>`);
  }

  beginHeading(level: 2 | 3 | 4): void {
    if (this.#isLine()) return this.space();
    this.endParagraph();
    // A heading within a list or a quotation is a paragraph.
    if (this.#frames.length === 0) this.#heading = level;
    else this.beginMark('<strong>');
  }

  endHeading(textOf: (html: string) => string): void {
    const level = this.#heading;
    if (level) {
      this.#heading = undefined;
      const content = textOf(this.#takeRun());
      if (content) this.#pieces.push({ level, content });
      this.#placePictures();
    } else if (!this.#isLine()) {
      if (this.#marks.at(-1) === '<strong>') this.endMark('</strong>');
      this.endParagraph();
    }
  }

  beginFrame(name: string, attributes = ''): void {
    if (this.#isLine()) return this.space();
    this.endParagraph();
    const parent = this.#frames.at(-1)?.name;
    if (name === 'li' && parent !== 'ul' && parent !== 'ol') return;
    this.#frames.push({ name, attributes, blocks: [], cells: [] });
  }

  endFrame(name: string): void {
    const frame = this.#frames.at(-1);
    if (frame?.name !== name) return this.endParagraph();
    if (name === 'td' || name === 'th') {
      this.#frames.pop();
      this.#addCell(this.#takeRun());
      return;
    }
    this.endParagraph();
    this.#frames.pop();
    if (name === 'tr') {
      const row = frame.cells.filter(Boolean).join(' | ');
      const table = this.#frames.at(-1);
      if (row && table) table.blocks.push(`<li>${row}</li>`);
    } else if (frame.blocks.length > 0) this.#close(frame);
    if (name === 'table') this.#placePictures();
  }

  #close({ name, attributes, blocks }: Frame): void {
    const html = blocks.join('');
    const tag = name === 'table' ? 'ul' : name;
    const list = this.#frames.at(-1);
    if (tag === 'li' && list) list.blocks.push(`<li>${html}</li>`);
    else this.#emit(`<${tag}${attributes}>${html}</${tag}>`);
  }

  /** Adds a cell to its row; one without a row is a row. */
  #addCell(html: string): void {
    const frame = this.#frames.at(-1);
    if (frame?.name === 'tr') frame.cells.push(html);
    else if (html) this.#emit(frame ? html : `<p>${html}</p>`);
  }

  /** Returns whether the text is within a heading or a cell, which have no blocks. */
  #isLine(): boolean {
    const name = this.#frames.at(-1)?.name;
    return this.#heading !== undefined || name === 'td' || name === 'th';
  }

  #emit(html: string): void {
    const frame = this.#frames.at(-1);
    if (!frame) this.#pieces.push({ level: 0, content: html });
    else if (frame.name === 'tr') frame.cells.push(html);
    else if (isList(frame)) frame.blocks.push(`<li>${html}</li>`);
    else frame.blocks.push(html);
  }

  #placePictures(): void {
    for (const html of this.#pictures.splice(0)) this.#emit(`<p>${html}</p>`);
  }

  /** Returns the paragraph with its marks closed, and reopens them for the next one; '' if it is empty. */
  #takeRun(): string {
    let html = this.#hasText ? this.#run.toString() : '';
    for (let trimmed = ''; trimmed !== html; ) {
      trimmed = html;
      html = html.trimEnd();
      if (html.endsWith(LINE_BREAK)) html = html.slice(0, -LINE_BREAK.length);
    }
    for (const tag of this.#marks.toReversed()) {
      if (tag === '' || html === '') continue;
      html = html.endsWith(tag) ? html.slice(0, -tag.length) : `${html}</${/\w+/.exec(tag)?.[0]}>`;
    }
    this.#repeatMarks();
    this.#hasText = false;
    return html;
  }

  /** Begins the next paragraph with the open marks. */
  #repeatMarks(): void {
    for (const tag of this.#marks) this.#repeated += tag.length;
    if (this.#repeated > MAX_REPEATED) this.#marks.fill('');
    this.#run = new Run(this.#marks.filter(Boolean));
  }
}
