/** Buttons, and links that the page's program makes something else of: a tab, a picture that opens over the page. */
const scripted = 'button, a[role="tab"], a[data-opens]';

/** For the first of these React would hydrate the whole page at once, within the event, and the press would wait for it. */
const pressEvents = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'auxclick',
] as const;

/**
 * Captures presses of what can do nothing before the page's program is there: buttons, and forms. What the browser does by
 * itself, as following a link to a page, is left to it. The function it gives ends that, once the page is hydrated, and repeats the
 * last press of each kind.
 */
export function captureEarlyEvents(): () => void {
  let pressed: HTMLElement | undefined;
  let submitted: HTMLFormElement | undefined;
  const over = new AbortController();
  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(type, listener, { capture: true, signal: over.signal });
  for (const type of pressEvents) listen(type, (event) => event.stopPropagation());
  listen('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(scripted) : null;
    if (!control || isNative(control, event)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    pressed = control;
  });
  listen('input', ({ target }) => {
    // Who writes on in a form that was to be cleared would lose it.
    if (target instanceof Node && pressed?.closest('form')?.contains(target)) pressed = undefined;
  });
  listen('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'dialog') return;
    event.preventDefault();
    submitted = event.target;
  });
  return () => {
    over.abort();
    if (pressed?.isConnected) pressed.click();
    if (submitted?.isConnected) submitted.requestSubmit();
  };
}

function isNative(control: HTMLElement, { metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  // A link that is opened in a tab of its own.
  if (!(control instanceof HTMLButtonElement)) return metaKey || ctrlKey || shiftKey;
  return (
    control.type !== 'button' || control.popoverTargetElement !== null || control.hasAttribute('command')
  );
}
