/**
 * Captures presses of what can do nothing before the page's program is there: buttons, and forms. What the browser does by
 * itself, as following a link, is left to it. The function it gives ends that, once the page is alive, and repeats the
 * last press of each kind.
 */
export function captureEarlyEvents(): () => void {
  let pressed: HTMLButtonElement | undefined;
  let submitted: HTMLFormElement | undefined;
  const over = new AbortController();
  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(type, listener, { capture: true, signal: over.signal });
  listen('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || isNative(button)) return;
    event.stopImmediatePropagation();
    pressed = button;
  });
  listen('input', ({ target }) => {
    // Who writes on in a form that was to be cleared would lose it.
    if (target instanceof Node && pressed?.form?.contains(target)) pressed = undefined;
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

function isNative(button: HTMLButtonElement): boolean {
  return button.type !== 'button' || button.popoverTargetElement !== null || button.hasAttribute('command');
}
