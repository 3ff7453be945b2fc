/** Buttons, and links with a script: tabs, pictures that open in a dialog. */
const scripted = 'button, a[role="tab"], a[data-opens]';

/** React would hydrate the whole page synchronously in the first of these events, and the press would wait. */
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
 * Captures presses of buttons and submits of forms until the page is hydrated. Plain links work as usual. The returned
 * function ends the capturing and repeats the last press and the last submit.
 */
export function captureEarlyEvents(): () => void {
  let pressed: HTMLElement | undefined;
  let submitted: HTMLFormElement | undefined;
  const done = new AbortController();
  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(type, listener, { capture: true, signal: done.signal });
  for (const type of pressEvents) listen(type, (event) => event.stopPropagation());
  listen('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(scripted) : null;
    if (!control || isNative(control, event)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    pressed = control;
  });
  listen('input', ({ target }) => {
    // Typing cancels a pending reset of the form.
    if (target instanceof Node && pressed?.closest('form')?.contains(target)) pressed = undefined;
  });
  listen('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'dialog') return;
    event.preventDefault();
    submitted = event.target;
  });
  return () => {
    done.abort();
    if (pressed?.isConnected) pressed.click();
    if (submitted?.isConnected) submitted.requestSubmit();
  };
}

function isNative(control: HTMLElement, { metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  // A link that opens in a new tab.
  if (!(control instanceof HTMLButtonElement)) return metaKey || ctrlKey || shiftKey;
  return (
    control.type !== 'button' || control.popoverTargetElement !== null || control.hasAttribute('command')
  );
}
