/**
 * How long a link waits for the program in milliseconds, before it leads on without. Over a slow connection a page by itself
 * is here sooner; over a fast one it would only cost the processor the same work once more.
 */
function linkTimeout(): number {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return (connection?.effectiveType ?? '4g') === '4g' ? 3_000 : 500;
}

/** The last of each kind that came too early, in the order in which they are done again. */
interface Early {
  pointerover?: PointerEvent;
  pointerdown?: PointerEvent;
  click?: MouseEvent;
  submit?: HTMLFormElement;
}

/**
 * Holds what is pressed before the page's program is there: buttons and forms that can do nothing without it, and links
 * for a moment, since it may have a menu to open first. What the browser does by itself is not held. The function it
 * gives lets go, once the page is alive, and does the presses again.
 */
export function captureEarlyEvents(): () => void {
  let early: Early = {};
  const over = new AbortController();
  const letGo = () => {
    over.abort();
    repeat(early);
    early = {};
  };
  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(type, listener, { capture: true, signal: over.signal });
  listen('pointerover', (event) => {
    early.pointerover = event;
  });
  listen('pointerdown', (event) => {
    early.pointerdown = event;
  });
  listen('click', (event) => {
    const pressed = isPlain(event) ? pressedOf(event) : null;
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.click = event;
    const isStillHeld = () => early.click === event;
    if (pressed instanceof HTMLAnchorElement) setTimeout(() => isStillHeld() && letGo(), linkTimeout());
  });
  listen('input', ({ target }) => {
    // Who writes on in a form that was to be cleared would lose it.
    if (target instanceof Node && formOf(early.click)?.contains(target)) delete early.click;
  });
  listen('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'dialog') return;
    event.preventDefault();
    early.submit = event.target;
  });
  return letGo;
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** What a click is about, where that needs the program. */
function pressedOf(event: Event): HTMLElement | null {
  const pressed = event.target instanceof Element && event.target.closest('a[href], button');
  if (pressed instanceof HTMLButtonElement) {
    const isNative =
      pressed.type !== 'button' || pressed.popoverTargetElement || pressed.hasAttribute('command');
    return isNative ? null : pressed;
  }
  return pressed instanceof HTMLAnchorElement && leadsToPage(pressed) ? pressed : null;
}

function formOf(event: Event | undefined): HTMLFormElement | null {
  return event?.target instanceof Element ? event.target.closest('form') : null;
}

/** Whether a link leads to another page of this site in this window. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
  return link.origin === window.location.origin && !isHere && !link.target && !link.hasAttribute('download');
}

function repeat({ pointerover, pointerdown, click, submit }: Early): void {
  if (pointerover?.target instanceof Element && pointerover.target.matches(':hover')) again(pointerover);
  if (click) {
    if (pointerdown) again(pointerdown);
    again(click);
  }
  if (submit?.isConnected) submit.requestSubmit();
}

/** The same event once more: a finger stays a finger. */
function again(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.isConnected)
    event.target.dispatchEvent(new PointerEvent(event.type, event));
}
