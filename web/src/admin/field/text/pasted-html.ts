import { completeLink } from '../../../../../rules/link.ts';
import { storedPicture } from '../../../../../rules/wire/picture.ts';
import { convertLists } from './pasted-lists.ts';
import { convertTexts, removeEmpty, removeFirstBreaks, removeHidden } from './pasted-nodes.ts';

/** Elements that browsers show as blocks, but ProseMirror reads as inline: their words would run together. */
const blocks = 'caption, center, details, dt, legend, main, menu, nav, option, search, summary, td, th';

/** Returns pasted HTML in the elements of the editor's schema. Drops pictures that are not on this site. */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(
    withoutStyles(html.replace(/^Version:[^<]*/, '')),
    'text/html',
  );
  // The editor itself copied this.
  if (body.querySelector('[data-pm-slice]')) return html;
  for (const style of body.querySelectorAll('template')) style.remove();
  removeHidden(body);
  convertTexts(body);
  convertLists(body);
  for (const styled of body.querySelectorAll('[data-style]')) convertStyle(styled);
  removeFirstBreaks(body);
  for (const picture of body.querySelectorAll('img')) keepOwn(picture);
  for (const table of body.querySelectorAll('table')) convertTable(table);
  for (const block of body.querySelectorAll(blocks)) rename(block, 'div');
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  for (const mark of body.querySelectorAll(':is(h2, h3, h4) :is(b, strong), a u, li blockquote'))
    unwrap(mark);
  for (const heading of body.querySelectorAll('li :is(h2, h3, h4)')) convertHeading(heading);
  for (const link of body.querySelectorAll('a[href]')) convertLink(link);
  removeEmpty(body);
  return body.innerHTML;
}

/**
 * Renames styles: the content security policy reports them as soon as HTML is parsed. Each step takes linear
 * time: a tag ends before the next one begins, and an attribute is preceded by one character.
 */
function withoutStyles(html: string): string {
  return html
    .replace(/<(\/?)style\b/gi, '<$1template')
    .split(/(?=<)/)
    .map(renameStyle)
    .join('');
}

/** Renames the style attributes of a tag, which may be followed by text. */
function renameStyle(part: string): string {
  const end = /^<[a-z]/i.test(part) ? part.indexOf('>') : -1;
  return part.slice(0, end + 1).replace(/([\s"'/])style(?=\s{0,9}=)/gi, '$1data-style') + part.slice(end + 1);
}

/** Replaces an inline style by elements. */
function convertStyle(element: Element): void {
  const style = element.getAttribute('data-style')?.toLowerCase() ?? '';
  const value = (name: string) => new RegExp(`(?:^|;)\\s*${name}\\s*:([^;]*)`).exec(style)?.[1]?.trim() ?? '';
  const [weight, slant, line, align] = [
    value('font-weight'),
    value('font-style'),
    value('text-decoration(?:-line)?'),
    value('vertical-align'),
  ];
  const marks = [
    /^(?:bold|[6-9]00)/.test(weight) && 'strong',
    /^(?:italic|oblique)/.test(slant) && 'em',
    line.includes('underline') && 'u',
    line.includes('line-through') && 's',
    align === 'super' && 'sup',
    align === 'sub' && 'sub',
  ];
  element.removeAttribute('data-style');
  for (const name of marks) if (name) wrapContent(element, name);
  // Google Docs wraps everything in such an element.
  if (element.matches('b, strong') && /^(?:normal|400)/.test(weight)) unwrap(element);
  if (element.matches('i, em') && slant.startsWith('normal')) unwrap(element);
  if (element.matches('span, a') && value('display') === 'block')
    wrapContent(element, element.textContent ? 'div' : 'br');
}

/** Replaces a table by a line for each row, unless a cell has several blocks or a picture, as in a layout. */
function convertTable(table: HTMLTableElement): void {
  const rows = [...table.rows].map(({ cells }) => [...cells].filter(hasContent));
  if (rows.flat().some(isLayout)) return;
  const lines = rows.map((cells) => {
    const line = table.ownerDocument.createElement('p');
    for (const [place, cell] of cells.entries()) {
      for (const block of cell.querySelectorAll('p, div, li, ul, ol')) unwrap(block);
      line.append(place > 0 ? ' – ' : '', ...cell.childNodes);
    }
    return line;
  });
  table.replaceWith(...(table.caption ? [table.caption] : []), ...lines);
}

const hasContent = (cell: Element) => cell.textContent.trim() !== '' || cell.querySelector('img') !== null;
const isLayout = (cell: Element) =>
  cell.querySelectorAll('p, div, li, h1, h2, h3, table').length > 1 || cell.querySelector('img') !== null;

/** An item of a list begins with a paragraph. */
function convertHeading(heading: Element): void {
  wrapContent(heading, 'strong');
  rename(heading, 'p');
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function wrapContent(element: Element, name: string): void {
  const mark = element.ownerDocument.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}

function keepOwn(picture: HTMLImageElement): void {
  const url = URL.parse(picture.getAttribute('src') ?? '', window.location.origin);
  if (url?.origin === window.location.origin && storedPicture.test(url.pathname))
    picture.setAttribute('src', url.pathname);
  // Mail programs show emoji as pictures.
  else picture.replaceWith(/\p{Extended_Pictographic}/u.test(picture.alt) ? picture.alt : '');
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** URLs that lead to another URL, which is one of their parameters. They may name the reader of a mail. */
const wrappers = /\.safelinks\.protection\.outlook\.com\/|^www\.google\.[a-z.]+\/url$|^l\.\w+\.com\/l\.php$/;

/** Replaces the URL of a pasted link by its target. Removes links that the site cannot store. */
function convertLink(link: Element): void {
  const given = link.getAttribute('href')?.trim() ?? '';
  const href = completeLink(given) ?? given;
  const url = URL.parse(href.startsWith('//') ? `https:${href}` : href);
  const isSign = href.startsWith('#') && !/[\p{L}\p{N}]/u.test(link.textContent);
  // A sign beside a heading.
  if (isSign && !link.querySelector('img')) link.remove();
  else if (url ? !/^(?:https?|mailto|tel):$/.test(url.protocol) : !href.startsWith('/'))
    link.replaceWith(...link.childNodes);
  else if (url) link.setAttribute('href', targetOf(url) ?? (href.startsWith('//') ? url.href : href));
}

/** Returns the URL that a wrapper or a link within the site leads to. */
function targetOf(url: URL): string | undefined {
  if (url.origin === window.location.origin) return url.href.slice(url.origin.length);
  if (!wrappers.test(url.hostname + url.pathname)) return undefined;
  const wrapped = ['url', 'q', 'u'].map((name) => URL.parse(url.searchParams.get(name) ?? ''));
  const target = wrapped.find((it) => it && /^https?:$/.test(it.protocol));
  return target ? (targetOf(target) ?? target.href) : undefined;
}
