import { escapeHtml } from '../../../../rules/escape.ts';
import { shortened } from '../../../../rules/shortened.ts';
import type { BlogContentType } from '../../blog/type.ts';
import { cleanHtml, cleanParagraph } from '../../entry/html.ts';
import { plainText } from '../../platform/text/plain-text.ts';
import type { Piece } from './block-writer.ts';
import { type FoundPicture, type Reading, readMarkup } from './markup-reader.ts';
import { sizeSuffix } from './picture-source.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** The notes of the report on a post. */
export interface Notes {
  leaveOut: (description: string) => void;
  /** Also makes the article a draft. */
  shorten: (description: string) => void;
}

/** Maximum length of a paragraph. The rule of the editor is 20,000. */
const MAX_PARAGRAPH = 18_000;
const MAX_HEADING = 300;
/** Maximum number of blocks of an article. */
const MAX_BLOCKS = 100;

interface PostText {
  title: string;
  html: string;
  /** The excerpt, if its author wrote one. */
  excerpt: string;
  /** Returns the URL of a link in the text; '' if articles cannot have it. */
  link: (href: string) => string;
}

/** Returns the pictures in a text. A copy of another picture is not among them. */
export function picturesIn(html: string): FoundPicture[] {
  if (!/<(?:amp-)?img|<source|url\(|\s(?:data-)?(?:bg|background)|<!-- wp:/i.test(html)) return [];
  const pictures: FoundPicture[] = [];
  const picture = (one: FoundPicture) => void pictures.push(one);
  readText(html, { picture, link: (href) => href, leaveOut: () => {} });
  const keys = keysOf(pictures);
  return pictures.filter((one) => {
    if (!one.isCopy) return true;
    const isNew = !keys.has(keyOf(one));
    keys.add(keyOf(one));
    return isNew;
  });
}

/** Returns the keys of the pictures that are no copies. */
const keysOf = (pictures: readonly FoundPicture[]) =>
  new Set(pictures.filter(({ isCopy }) => !isCopy).map(keyOf));

/** A picture's URL without the scheme and the size. */
const keyOf = ({ url }: FoundPicture) => url.replace(/^https?:/, '').replace(sizeSuffix, '');

/** Converts a post's text, with its pictures. `stored` maps URLs in the text to those of stored pictures. */
export function articleOf(
  { title, html, excerpt, link }: PostText,
  pictures: readonly FoundPicture[],
  stored: ReadonlyMap<string, string>,
  notes: Notes,
) {
  const used = keysOf(pictures);
  const picture = (one: FoundPicture) => {
    const isRepeated = one.isCopy && used.has(keyOf(one));
    used.add(keyOf(one));
    return isRepeated ? undefined : stored.get(one.url);
  };
  const pieces = readText(html, { picture, link, leaveOut: notes.leaveOut }).flatMap((piece) =>
    fitting(piece, notes),
  );
  const [opening = [], ...sections] = sectionsOf(pieces);
  const noPicture = ({ url }: FoundPicture): undefined => {
    notes.leaveOut(`the picture ${url.slice(0, 300)} in its excerpt`);
  };
  const summary = readText(excerpt, { picture: noPicture, link, leaveOut: notes.leaveOut });
  const parts = opening.map(({ content }) => content);
  const brief = excerpt ? takeBrief(summary.map(asHtml)) : takeBrief(parts);
  const rest = excerpt ? parts : brief.rest;
  if (!excerpt && rest.length > 0 && !rest.join('').includes('<img')) {
    notes.shorten(`its opening was too long: the end is below the heading '${title}'`);
  }
  if (excerpt && brief.rest.length > 0) notes.shorten('its excerpt was too long: the end is left out');
  const blocks = rest.length > 0 ? blocksOf(title, rest, notes) : [];
  for (const [heading, ...texts] of sections) {
    const name = heading?.content ?? title;
    if (texts.length === 0) notes.leaveOut(`the heading '${name}', which has no text`);
    else blocks.push(...blocksOf(name, texts.map(asHtml), notes));
  }
  if (blocks.length > MAX_BLOCKS)
    notes.shorten(`it was too long: its text after ${MAX_BLOCKS} blocks is left out`);
  return { brief: cleanHtml(brief.html), blocks: blocks.slice(0, MAX_BLOCKS) };
}

function readText(html: string, reading: Omit<Reading, 'isClassic'>): Piece[] {
  const markup = withoutShortcodes(html, (name) => reading.leaveOut(`[${name}]`));
  return readMarkup(markup, { ...reading, isClassic: !html.includes('<!-- wp:') });
}

/** Splits a text at the headings of its highest level. The first part has no heading. */
function sectionsOf(pieces: readonly Piece[]): Piece[][] {
  const levels = pieces.map(({ level }) => level).filter((level) => level > 0);
  const top = levels.reduce((lowest, level) => (level < lowest ? level : lowest), 4);
  const sections: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.level === top) sections.push([piece]);
    else sections.at(-1)?.push(piece.level > 0 ? { level: 0, content: asHtml(piece) } : piece);
  }
  return sections;
}

const asHtml = ({ level, content }: Piece) =>
  level === 0 ? content : `<h${level}>${escapeHtml(content)}</h${level}>`;

/** Returns the parts that fit into the brief paragraph (the first without pictures), and the others. */
function takeBrief(parts: readonly string[]): { html: string; rest: string[] } {
  const start = Math.max(
    0,
    parts.findIndex((part) => !part.includes('<img')),
  );
  let size = 0;
  const taken = parts.slice(start).findIndex((part) => {
    size += part.length + 1;
    return size > MAX_PARAGRAPH || part.includes('<img');
  });
  const end = taken === -1 ? parts.length : start + taken;
  return {
    html: parts.slice(start, end).join('\n'),
    rest: [...parts.slice(0, start), ...parts.slice(end)],
  };
}

/** Returns a block with this heading, or several if the text is too long for one. */
function blocksOf(heading: string, parts: readonly string[], notes: Notes): BlogContentType[] {
  const name = shortened(heading, MAX_HEADING);
  const isCut = name !== heading;
  if (isCut)
    notes.shorten(
      `the heading '${shortened(heading, 60)}' was too long: its text begins with the whole heading`,
    );
  const texts = isCut ? [`<p><strong>${escapeHtml(heading)}</strong></p>`, ...parts] : parts;
  const paragraphs = [''];
  for (const text of texts) {
    const last = paragraphs.at(-1) ?? '';
    if (last && last.length + text.length > MAX_PARAGRAPH) paragraphs.push(text);
    else paragraphs[paragraphs.length - 1] = last ? `${last}\n${text}` : text;
  }
  if (paragraphs.length > 1)
    notes.shorten(`the text of '${shortened(name, 60)}' was too long for one block: it was split`);
  return paragraphs.map((paragraph, index) => ({
    heading: index === 0 ? name : `${shortened(name, MAX_HEADING - 12)} (continued)`,
    paragraph: cleanParagraph(paragraph),
  }));
}

/** Splits a block of HTML that is too long into paragraphs without formatting. */
function fitting(piece: Piece, notes: Notes): Piece[] {
  if (piece.level > 0 || piece.content.length <= MAX_PARAGRAPH) return [piece];
  notes.shorten('the formatting of a very long paragraph or list');
  const pieces: Piece[] = [];
  let text = plainText(piece.content);
  while (text.length > 0) {
    const part = text.slice(0, MAX_PARAGRAPH / 6);
    const end =
      text.length > part.length ? Math.max(part.lastIndexOf(' '), part.lastIndexOf('\n')) : part.length;
    const taken = end > 0 ? part.slice(0, end) : part.slice(0, part.length - 1);
    pieces.push({ level: 0, content: `<p>${escapeHtml(taken.trim()).replaceAll('\n', '<br />')}</p>` });
    text = text.slice(taken.length).trimStart();
  }
  return pieces;
}
