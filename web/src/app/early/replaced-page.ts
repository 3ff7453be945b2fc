/** Resolves when no press is in progress, which would end at a removed element, or after two seconds. */
export async function noPress(): Promise<void> {
  for (let waits = 0; waits < 40 && document.querySelector(':active'); waits += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Returns a function that restores the page's state after React has replaced its elements. React does so if
 * the HTML was changed before hydration, for example by a translation or a password manager. The former
 * elements keep their values; focus, scroll positions and the open menu are read now.
 */
export function rememberPage(root: Element): () => void {
  const nodes = [...root.childNodes];
  const tags = [...document.head.children];
  const { activeElement: focused } = document;
  const popover = root.querySelector(':popover-open');
  const scrolled = [document.documentElement, ...root.querySelectorAll('*')]
    .filter((element) => element.scrollLeft || element.scrollTop)
    .map((element) => [element, { left: element.scrollLeft, top: element.scrollTop }] as const);
  return () => {
    // React has added its tags of `head` again.
    const added = [...document.head.children].filter((tag) => !tags.includes(tag));
    for (const tag of tags) if (added.some((it) => it.isEqualNode(tag))) tag.remove();
    const former = new DocumentFragment();
    former.append(...nodes);
    const find = <Kind extends Element>(element: Kind) =>
      element.isConnected ? element : counterpart(element, former, root);
    for (const control of former.querySelectorAll<Control>('input:not([type=hidden]), select, textarea'))
      copyValue(control, find(control));
    for (const details of former.querySelectorAll('details')) {
      const current = find(details);
      if (current) current.open = details.open;
    }
    const menu = popover && find(popover);
    if (menu instanceof HTMLElement) menu.showPopover();
    if (focused instanceof HTMLElement) copyFocus(focused, find(focused));
    const opened = former.querySelector('[data-opened]');
    if (opened) window.early.show(find(opened) ?? null);
    for (const [element, position] of scrolled) find(element)?.scrollTo({ ...position, behavior: 'instant' });
    for (const event of window.early.held) moveEvent(event, find);
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function copyValue(from: Control, to: Control | undefined): void {
  if (!to) return;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked;
    if (to.type === 'file') to.files = from.files;
  }
  if (to.type !== 'file' && to.value !== from.value) to.value = from.value;
}

function copyFocus(from: HTMLElement, to: HTMLElement | undefined): void {
  to?.focus({ preventScroll: true });
  if (to && hasSelection(from) && hasSelection(to))
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Whether it is a control whose type has a selection. */
function hasSelection(element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement {
  return 'selectionStart' in element && element.selectionStart !== null;
}

/** Gives a held event the new target and submitter. */
function moveEvent(event: Event, find: (element: Element) => Element | undefined): void {
  const target = event.target instanceof Element ? event.target : null;
  // The pressed part of a button may come from a translation.
  const pressed = event.type === 'click' ? target?.closest('button, a') : target;
  Object.defineProperty(event, 'target', { value: pressed && find(pressed) });
  if (event instanceof SubmitEvent && event.submitter)
    Object.defineProperty(event, 'submitter', { value: find(event.submitter) ?? null });
}

/**
 * Returns the new element that shares most attributes with a former one; among equals the one with the same
 * text, or at the same place if that is not unique. Attributes may be added, and texts translated.
 */
function counterpart<Kind extends Element>(
  element: Kind,
  former: ParentNode,
  root: ParentNode,
): Kind | undefined {
  const candidates = closest(traitsOf(element), like(element, root));
  const [first] = candidates;
  if (!first) return undefined;
  const sameText = candidates.filter(({ textContent }) => textContent === element.textContent);
  if (sameText.length === 1) return sameText[0];
  return candidates[closest(traitsOf(first), like(element, former)).indexOf(element)];
}

/** Returns the elements that can be this one: those of its name, or else of one of its classes. */
function like<Kind extends Element>(element: Kind, within: ParentNode): Kind[] {
  const name = element.getAttribute('name');
  return [...within.querySelectorAll<Kind>(element.localName)].filter(
    (other) =>
      other.getAttribute('name') === name &&
      (name !== null ||
        other.classList.length === 0 ||
        [...element.classList].some((it) => other.classList.contains(it))),
  );
}

/** Returns the elements with the most of these traits, in document order. */
function closest<Kind extends Element>(traits: Set<string>, elements: Kind[]): Kind[] {
  const scores = elements.map((it) => [...traitsOf(it)].filter((trait) => traits.has(trait)).length);
  const best = Math.max(...scores);
  return elements.filter((_, index) => scores[index] === best);
}

/** Returns the attributes of an element and of the elements around it. */
function traitsOf(element: Element): Set<string> {
  const traits = new Set<string>();
  for (let node: Element | null = element; node; node = node.parentElement)
    for (const { name, value } of node.attributes)
      traits.add(JSON.stringify([node === element, node.localName, name, value]));
  return traits;
}
