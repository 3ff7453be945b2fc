/** Turns Word's lists, paragraphs with a level and a marker in the text, into lists. */
export function convertWordLists(body: Element): void {
  // The first one moves the others of its list.
  for (const item of body.querySelectorAll('p[data-style*="mso-list"]'))
    if (isListItem(item) && !item.closest('li')) convertList(item);
}

const listStyle = /mso-list:[^;]*\blevel(\d)/;
const isListItem = (element: Element | null) => listStyle.test(element?.getAttribute('data-style') ?? '');
const levelOf = (item: Element) => Number(listStyle.exec(item.getAttribute('data-style') ?? '')?.[1] ?? 1);

function convertList(first: Element): void {
  const { ownerDocument: page } = first;
  const open: { level: number; list: Element }[] = [];
  const root = page.createElement('div');
  first.before(root);
  for (let item: Element | null = first; item && isListItem(item); item = root.nextElementSibling) {
    const level = levelOf(item);
    const kind = isNumbered(item) ? 'ol' : 'ul';
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    // A list of the other kind may follow at the same level.
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== kind) open.pop();
    if (open.length === 0 || (open.at(-1)?.level ?? 0) < level) {
      const list = page.createElement(kind);
      (open.at(-1)?.list.lastElementChild ?? root).append(list);
      open.push({ level, list });
    }
    const entry = page.createElement('li');
    for (const marker of item.querySelectorAll('[data-style*="mso-list:Ignore" i]')) marker.remove();
    entry.append(item);
    open.at(-1)?.list.append(entry);
  }
}

const isNumbered = (item: Element) =>
  /^\s*[\p{L}\d]+[.)]/u.test(item.querySelector('[data-style*="mso-list:Ignore" i]')?.textContent ?? '');
