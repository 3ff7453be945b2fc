const navigation = '#menu';

/** From this width the navigation is a bar. Also in early.ts, navigation.module.css and header.module.css. */
const bar = window.matchMedia('(width >= 80rem)');

/**
 * Opens the dropdowns of the navigation when a mouse points at them, and closes them and the menu; early.ts
 * handles presses of the links and of the buttons beside them.
 */
export function operateMenu(): void {
  const { early } = window;
  const { show } = early;
  const entries = `${navigation} li:has(> ul)`;
  let pointed: Element | null = null;
  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(type, listener, true);
  const point = ({ pointerType }: PointerEvent, at: EventTarget | null) => {
    if (pointerType !== 'mouse' || !bar.matches) return;
    const entry = closest(at, entries);
    if (entry !== pointed) {
      show(entry);
      early.pointed = !!entry;
    }
    pointed = entry;
  };
  const closeOutside = ({ target }: Event) => {
    if (!closest(target, navigation)) show(null);
  };
  const close = () => {
    show(null);
    document.querySelector<HTMLElement>(`${navigation}:popover-open`)?.hidePopover();
  };
  listen('pointerover', (event) => point(event, event.target));
  listen('pointerout', (event) => point(event, event.relatedTarget));
  listen('pointerdown', closeOutside);
  listen('focusin', closeOutside);
  listen('click', ({ target, metaKey, ctrlKey, shiftKey }) => {
    if (closest(target, `${navigation} a`) && !metaKey && !ctrlKey && !shiftKey) close();
  });
  listen('keydown', (event) => {
    early.pointed = false;
    const opened = document.querySelector(`${entries}[data-opened]`);
    if (event.key !== 'Escape' || !opened) return;
    // The first Escape closes the dropdown, the second the menu.
    event.preventDefault();
    if (opened.querySelector('ul')?.contains(document.activeElement)) opened.querySelector('button')?.focus();
    show(null);
  });
  bar.addEventListener('change', close);
  window.addEventListener('popstate', close);
}

function closest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
