import { textsOf } from './texts.ts';

/** Turns lists that other programs write as paragraphs, or apart for each level, into nested lists. */
export function convertLists(body: Element): void {
  // The first one moves the others of its list.
  for (const item of body.querySelectorAll('p[data-style*="mso-list"]'))
    if (isListItem(item) && !item.closest('li')) convertList(item);
  for (const paragraph of body.querySelectorAll('p')) convertBullet(paragraph);
  joinLists(body);
}

const listStyle = /mso-list:[^;]{0,99}\blevel(\d)/;
const isListItem = (element: Element | null) => listStyle.test(element?.getAttribute('data-style') ?? '');
const levelOf = (item: Element) => Number(listStyle.exec(item.getAttribute('data-style') ?? '')?.[1] ?? 1);

/** Converts the paragraphs of a list of Word, which have a level and a marker in the text. */
function convertList(first: Element): void {
  const { ownerDocument: page } = first;
  const open: { level: number; list: Element }[] = [];
  const root = page.createElement('div');
  first.before(root);
  for (let item: Element | null = first; item && isListItem(item); item = root.nextElementSibling) {
    const level = levelOf(item);
    const number = numberOf(item);
    const kind = number === undefined ? 'ul' : 'ol';
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    // A list of the other kind may follow at the same level.
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== kind) open.pop();
    if (open.length === 0 || (open.at(-1)?.level ?? 0) < level) {
      const list = page.createElement(kind);
      if (number) list.setAttribute('start', number);
      (open.at(-1)?.list.lastElementChild ?? root).append(list);
      open.push({ level, list });
    }
    const entry = page.createElement('li');
    for (const marker of item.querySelectorAll('[data-style*="mso-list:Ignore" i]')) marker.remove();
    entry.append(item);
    open.at(-1)?.list.append(entry);
  }
}

/** Returns the digits of a numbered item, '' if its marker has letters, and undefined for a bullet. */
function numberOf(item: Element): string | undefined {
  const marker = item.querySelector('[data-style*="mso-list:Ignore" i]')?.textContent.trim() ?? '';
  const isNumbered = /^\(?(?:[\p{L}\d]+[.)]|\d)/u.test(marker);
  return isNumbered ? (/(\d{1,9})\D{0,2}$/.exec(marker)?.[1] ?? '') : undefined;
}

/** A character of a regular expression: the signs that programs write before the items of a list. */
export const bullet = '[•◦▪‣●○■]';
const beginsWithBullet = new RegExp(`^\\s*${bullet}\\s`);
const leadingBullet = new RegExp(`^\\s*${bullet}?\\s*`);

/** Converts a paragraph that begins with a bullet, as Apple Pages and PDF files have it. */
function convertBullet(paragraph: Element): void {
  if (paragraph.closest('li') || !beginsWithBullet.test(paragraph.textContent)) return;
  const page = paragraph.ownerDocument;
  const [list, item] = [page.createElement('ul'), page.createElement('li')];
  list.dataset['indent'] = '0';
  list.append(item);
  paragraph.replaceWith(list);
  item.append(paragraph);
  for (const text of textsOf(paragraph)) {
    text.data = text.data.replace(leadingBullet, '');
    if (text.data) break;
  }
}

/** Joins lists that each hold items of one level, as Slack and Word on the web write them. */
function joinLists(body: Element): void {
  for (const list of body.querySelectorAll('ul, ol')) {
    const wrapper = list.parentElement;
    if (!hasLevel(list)) continue;
    const isAlone = !list.previousElementSibling && !list.nextElementSibling;
    if (wrapper?.matches('div') && isAlone) wrapper.replaceWith(list);
    const previous = list.previousElementSibling;
    if (previous?.matches('ul, ol') && hasLevel(previous)) joinList(previous, list);
  }
}

/** Returns the declared level of a list, from 1; NaN if there is none. */
const declaredLevel = (list: Element) =>
  Number(list.getAttribute('data-indent') ?? Number.NaN) + 1 ||
  Number(list.firstElementChild?.getAttribute('data-aria-level') ?? Number.NaN);
const hasLevel = (list: Element) => declaredLevel(list) > 0;

function joinList(previous: Element, list: Element): void {
  const item = previous.lastElementChild;
  const nested = item?.lastElementChild;
  const isDeeper = declaredLevel(list) > declaredLevel(previous);
  if (isDeeper && nested?.matches('ul, ol')) joinList(nested, list);
  else if (isDeeper) item?.append(list);
  else if (continues(previous, list)) {
    previous.setAttribute('data-end', String(endOf(previous) + list.childElementCount));
    previous.append(...list.children);
    list.remove();
  } else previous.after(list);
}

/** Returns the number after that of the last item. Counts the items of a joined list once. */
const endOf = (list: Element) =>
  Number(list.getAttribute('data-end') ?? startOf(list) + list.childElementCount);
const startOf = (list: Element) => Number(list.getAttribute('start') ?? 1);

const continues = (previous: Element, list: Element) =>
  previous.localName === list.localName && (!list.hasAttribute('start') || startOf(list) === endOf(previous));
