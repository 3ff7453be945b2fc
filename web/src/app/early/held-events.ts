/** React would hydrate the whole page synchronously in the first of these events, which delays the press. */
const pressEvents = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'auxclick',
];

const hydrated = new AbortController();

/** Keeps presses from React until the page is hydrated. */
export function keepPresses(): void {
  const { signal } = hydrated;
  for (const type of pressEvents)
    document.addEventListener(type, (event) => event.stopPropagation(), { capture: true, signal });
}

/** Repeats the presses of buttons and keys, and the submits, in their order. A press during that waits. */
export async function repeatHeld(): Promise<void> {
  hydrated.abort();
  repeatBlurs();
  const { early } = window;
  const before = early.held.length;
  for (const [index, event] of early.held.entries()) {
    // React has handled a key that was pressed since.
    if (event.type === 'input' || (event.type === 'keydown' && index >= before)) continue;
    // React renders the page, or the change of the press before.
    await new Promise((resolve) => setTimeout(resolve));
    if (isSubmittedAgain(event)) continue;
    early.done = true;
    if (event.target instanceof Element && event.target.isConnected) repeat(event, event.target);
    early.done = false;
  }
  early.done = true;
}

/** Repeats the blurs of the fields that the visitor filled in and left. */
function repeatBlurs(): void {
  const inputs = window.early.held.filter(({ type }) => type === 'input');
  for (const field of new Set(inputs.map(({ target }) => target)))
    if (field !== document.activeElement) field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Returns the held events after this one. */
function heldAfter(event: Event): Event[] {
  const { held } = window.early;
  return held.slice(held.indexOf(event) + 1);
}

/** Whether a later event submits the same form: it is submitted once. */
function isSubmittedAgain(event: Event): boolean {
  return (
    event.type === 'submit' &&
    heldAfter(event).some(({ type, target }) => type === 'submit' && target === event.target)
  );
}

function hasTypedAfter(event: Event): boolean {
  const form = event.target instanceof Element && event.target.closest('form');
  const inputs = heldAfter(event).filter(({ type }) => type === 'input');
  return inputs.some(({ target }) => form && target instanceof Node && form.contains(target));
}

function repeat(event: Event, target: Element): void {
  if (event instanceof KeyboardEvent) repeatKey(event, target);
  else if (target instanceof HTMLFormElement && event instanceof SubmitEvent)
    // `null`: the focus stays where the visitor types.
    target.requestSubmit(hasTypedAfter(event) ? null : event.submitter);
  else target.closest<HTMLElement>('button, a')?.click();
}

function repeatKey(event: KeyboardEvent, target: Element): void {
  // The browser moves the focus by Tab, closes popovers by Escape, makes a click of Enter; typed text is in
  // its field. In Safari the repeated Enter would click a link again.
  if (
    ['Tab', 'Escape', 'Enter'].includes(event.key) ||
    target.closest('input, select, textarea, video, dialog')
  )
    return;
  target.dispatchEvent(new KeyboardEvent('keydown', event));
}
