// The server puts this script into each page (document.ts): a visitor can press controls before others load.
// It counts for the first round trip: `menu.ts` and `held-events.ts` have what can wait. It imports no code.

let isTouch = false;
/** Milliseconds after which the browser sends a held form. */
let patience = 10_000;
let submitted: HTMLFormElement | undefined;

const early = {
  /** Whether the page is hydrated. */
  done: false,
  /** Whether the mouse opened the dropdown by pointing at it; the next press leaves it open. */
  pointed: false,
  /** The events before hydration that the browser does not handle. */
  held: [] as Event[],
  /** Opens this list item's dropdown and closes the others. React does not change the navigation. */
  show(entry: Element | null): void {
    for (const button of document.querySelectorAll('#menu li:has(>ul)>button'))
      button.ariaExpanded = `${button.parentElement?.toggleAttribute('data-opened', button.parentElement === entry)}`;
  },
  /**
   * Sends the held form without scripts, which are lost or take too long. A date that the browser cannot read
   * would be sent as an empty one; only dates have `max`.
   */
  submit(): void {
    if (early.done || !navigator.onLine) return;
    const unreadable = submitted?.querySelector<HTMLInputElement>('[max]:invalid');
    void (unreadable?.reportValidity() ?? submitted?.submit());
  },
};
export type Early = typeof early;
window.early = early;

function handle(event: Event & Partial<PointerEvent>): void {
  const target = event.target as HTMLFormElement;
  const { type } = event;
  if (type === 'error') {
    if (target.localName !== 'script') return;
    patience = 0;
    early.submit();
  } else if (type === 'pointerdown') isTouch = event.pointerType === 'touch';
  else if (type === 'click' && (event.metaKey || event.ctrlKey || event.shiftKey || pressMenu(event, target)))
    return;
  else if (!early.done && !isNative(type, target)) {
    if (type === 'click' || type === 'submit') stop(event);
    early.held.push(event);
    if (type === 'submit') {
      submitted = target;
      setTimeout(early.submit, patience);
    }
  }
}

/** Returns whether the browser handles this event itself: it follows links and submits searches. */
function isNative(type: string, target: HTMLFormElement): boolean {
  const scripted = 'button[type=button]:not([popovertarget],[command]),a[data-scripted]';
  return type === 'click' ? !target.closest(scripted) : type === 'submit' && target.method === 'get';
}

/**
 * Opens or closes a dropdown of the navigation; returns whether the click was on its link or button. On a
 * small screen or by touch the first tap on the link opens the dropdown and the second opens the page.
 */
function pressMenu(event: Event, target: Element): boolean {
  const control = target.closest<HTMLAnchorElement>('#menu li:has(>ul)>:not(ul)');
  const entry = control?.parentElement;
  if (!entry) return false;
  const isOpen = entry.hasAttribute('data-opened');
  if (control.href && (isOpen || !(isTouch || matchMedia('(width<80rem)').matches))) return true;
  stop(event);
  early.show(isOpen && !early.pointed ? null : entry);
  early.pointed = false;
  return true;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

// The error of a script does not bubble.
for (const type of ['pointerdown', 'click', 'input', 'keydown', 'submit', 'error'])
  addEventListener(type, handle, true);

declare global {
  interface Window {
    early: Early;
  }
}
