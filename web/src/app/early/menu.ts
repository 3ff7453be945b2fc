/** The navigation is a bar from this width, below it a menu. Also in navigation.module.css and header.module.css. */
const bar = window.matchMedia('(width >= 80rem)');

const parts = { navigation: '[data-menu]', entry: '[data-menu] li:has(> button)' };

/**
 * Opens and closes the dropdowns of the navigation, before and after hydration. A mouse opens a dropdown by pointing, the
 * keyboard by the button beside the link. On a small screen or by touch the first tap on the link opens the dropdown and
 * the second opens the page. React renders the navigation and never changes these attributes.
 */
export function operateMenu(): void {
  let isTouch = false;
  let pointed: Element | null = null;
  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(type, listener, true);
  const closeOutside = ({ target }: Event) => {
    if (!closest(target, parts.navigation)) show(null);
  };
  listen('pointerdown', (event) => {
    isTouch = event.pointerType === 'touch';
    closeOutside(event);
  });
  listen('focusin', closeOutside);
  const point = ({ pointerType }: PointerEvent, at: EventTarget | null) => {
    if (pointerType !== 'mouse' || !bar.matches) return;
    const entry = closest(at, parts.entry);
    if (entry !== pointed) show(entry);
    pointed = entry;
  };
  listen('pointerover', (event) => point(event, event.target));
  listen('pointerout', (event) => point(event, event.relatedTarget));
  listen('click', (event) => {
    const control = closest(event.target, `${parts.navigation} :is(a, button)`);
    const entry = control?.parentElement?.matches(parts.entry) ? control.parentElement : null;
    const isLink = control instanceof HTMLAnchorElement;
    if (!control || (isLink && (event.metaKey || event.ctrlKey || event.shiftKey))) return;
    if (entry && (!isLink || (!isOpen(entry) && (isTouch || !bar.matches)))) {
      event.preventDefault();
      event.stopImmediatePropagation();
      show(isOpen(entry) ? null : entry);
    } else if (isLink) close();
  });
  listen('keydown', (event) => {
    const opened = document.querySelector(`${parts.entry}[data-opened]`);
    if (event.key !== 'Escape' || !opened) return;
    // The first Escape closes the dropdown, the second the menu.
    event.preventDefault();
    if (opened.querySelector('ul')?.contains(document.activeElement)) opened.querySelector('button')?.focus();
    show(null);
  });
  bar.addEventListener('change', close);
  window.addEventListener('popstate', close);
}

/** Opens the dropdown of this entry and closes the others. */
function show(entry: Element | null): void {
  for (const other of document.querySelectorAll(parts.entry)) {
    other.toggleAttribute('data-opened', other === entry);
    other.querySelector('button')?.setAttribute('aria-expanded', String(other === entry));
  }
}

function close(): void {
  show(null);
  document.querySelector<HTMLElement>(`${parts.navigation}:popover-open`)?.hidePopover();
}

function isOpen(entry: Element): boolean {
  return entry.hasAttribute('data-opened');
}

function closest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
