/** The presses of a page before its hydration. The inline script sets it. */
export interface Early {
  /** Resolves at the first sign of use. */
  used: Promise<unknown>;
  /** Ends the capturing, and repeats the presses in their order. */
  repeat(): Promise<void>;
  /** Sends the form that the visitor submitted without scripts: these did not arrive. */
  submit(): void;
}

declare global {
  interface Window {
    early: Early;
  }
}

/** Buttons, and links that a script handles: tabs, pictures that open in a dialog. */
const scripted = 'button, a[data-scripted]';
const withKeys = 'input, select, textarea, video, dialog';

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

/** Signs that the visitor uses the page. */
const uses = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];

/** Holds presses of buttons and keys, and submits of forms, until the page is hydrated. Other links work as usual. */
export function holdEvents(): Early {
  let held: { control: Element; repeat: () => void }[] = [];
  /** The forms in which the visitor has typed since the last submit. */
  const typed = new Set<Element>();
  const done = new AbortController();
  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(type, listener, { capture: true, signal: done.signal });
  const hold = (event: Event, control: Element, repeat: () => void) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    held.push({ control, repeat });
  };
  for (const type of pressEvents) listen(type, (event) => event.stopPropagation());
  listen('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(scripted) : null;
    if (control && !isNative(control, event)) hold(event, control, () => control.click());
  });
  listen('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof Element) || target.closest(withKeys)) return;
    // The browser scrolls by some keys, moves the focus by Tab, and closes popovers by Escape.
    if (key !== 'Tab' && key !== 'Escape')
      held.push({ control: target, repeat: () => target.dispatchEvent(new KeyboardEvent('keydown', event)) });
  });
  listen('input', ({ target }) => {
    // Typing cancels a pending reset of the form.
    const form = target instanceof Element && target.closest('form');
    if (!form) return;
    typed.add(form);
    held = held.filter(({ control }) => control === form || control.closest('form') !== form);
  });
  listen('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method === 'get') return;
    held = held.filter(({ control }) => control !== form);
    typed.delete(form);
    // `null`: the focus stays where the visitor types.
    hold(event, form, () => form.requestSubmit(typed.has(form) ? null : event.submitter));
  });
  return {
    used: firstUse(),
    async repeat() {
      done.abort();
      for (const { control, repeat } of held) {
        // React renders the page, or the change of the press before.
        await new Promise((resolve) => setTimeout(resolve));
        if (control.isConnected) repeat();
      }
    },
    submit() {
      const form = held.find(({ control }) => control instanceof HTMLFormElement)?.control;
      if (form instanceof HTMLFormElement) form.submit();
    },
  };
}

function isNative(control: HTMLElement, { metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  // A link that opens in a new tab.
  if (!(control instanceof HTMLButtonElement)) return metaKey || ctrlKey || shiftKey;
  return (
    control.type !== 'button' || control.popoverTargetElement !== null || control.hasAttribute('command')
  );
}

function firstUse(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const use of uses)
      document.addEventListener(use, (event) => isResting(event) || resolve(event), {
        capture: true,
        passive: true,
      });
  });
}

/** A page that appears under a resting pointer gets a 'pointermove' without movement. */
function isResting(event: Event): boolean {
  return (
    event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY
  );
}
