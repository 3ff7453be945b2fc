import { storedPicture } from '../../../../rules/wire/picture.ts';
import { convertWordLists } from './word-lists.ts';

/** Elements that browsers show as blocks, but ProseMirror reads as inline: their words would run together. */
const blocks = 'caption, center, details, dt, legend, main, menu, nav, option, search, summary, td, th';

/** Returns pasted HTML in the elements of the editor's schema. Drops pictures that are not on this site. */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  // The editor itself copied this.
  if (body.querySelector('[data-pm-slice]')) return html;
  for (const style of body.querySelectorAll('template')) style.remove();
  convertWordLists(body);
  for (const styled of body.querySelectorAll('[data-style]')) convertStyle(styled);
  for (const table of body.querySelectorAll('table')) convertTable(table);
  for (const picture of body.querySelectorAll('img')) keepOwn(picture);
  for (const block of body.querySelectorAll(blocks)) rename(block, 'div');
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  for (const mark of body.querySelectorAll(':is(h2, h3, h4) strong, a u')) unwrap(mark);
  for (const paragraph of body.querySelectorAll('p'))
    if (!paragraph.textContent.trim() && !paragraph.querySelector('img')) paragraph.remove();
  for (const space of body.querySelectorAll(':is(p, h2, h3, h4, ul, ol, blockquote) + br')) space.remove();
  return body.innerHTML;
}

/** Renames styles: the content security policy reports them as soon as HTML is parsed. */
function withoutStyles(html: string): string {
  return html
    .replace(/<(\/?)style\b/gi, '<$1template')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ' data-style'));
}

/** Replaces an inline style by elements. */
function convertStyle(element: Element): void {
  const style = element.getAttribute('data-style')?.toLowerCase() ?? '';
  const value = (name: string) => new RegExp(`(?:^|;)\\s*${name}\\s*:([^;]*)`).exec(style)?.[1]?.trim() ?? '';
  const [weight, slant, line] = [
    value('font-weight'),
    value('font-style'),
    value('text-decoration(?:-line)?'),
  ];
  const marks = [
    /^(?:bold|[6-9]00)/.test(weight) && 'strong',
    /^(?:italic|oblique)/.test(slant) && 'em',
    line.includes('underline') && 'u',
    line.includes('line-through') && 's',
  ];
  element.removeAttribute('data-style');
  for (const name of marks) if (name) wrapContent(element, name);
  // Google Docs wraps everything in such an element.
  if (element.matches('b, strong') && /^(?:normal|400)/.test(weight)) unwrap(element);
  if (element.matches('i, em') && slant.startsWith('normal')) unwrap(element);
}

/** Replaces a table by a line for each row, unless its cells have several blocks, as in a layout. */
function convertTable(table: HTMLTableElement): void {
  const rows = [...table.rows].map(({ cells }) => [...cells].filter((it) => it.textContent.trim()));
  if (rows.flat().some((it) => it.querySelectorAll('p, div, li, h1, h2, h3, table').length > 1)) return;
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
  else picture.remove();
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
