import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Percentage that one key press moves the divider. */
const stride = 10;

/** The actions of keys. */
export type Keys = Record<string, () => void>;

interface Actions {
  move: (step: number) => void;
  moveTo: (index: number) => void;
  /** The actions of further keys. */
  keys: Keys;
}

/** Whether a dialog is open over this element. */
export function isCovered(element: Element | null): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(element));
}

/**
 * Handles the keys of the viewer: arrow keys, Space and page keys (of a clicker) change the item, Home and
 * End go to the first and last. Up and Down move the divider of a pair, B and A move it to an end.
 */
export function useKeys(stage: RefObject<HTMLElement | null>, { move, moveTo, keys }: Actions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || isCovered(stage.current)) return;
    const { key, target } = event;
    // The divider and the video use the arrow keys while they have the focus.
    const isTaken = target instanceof HTMLInputElement || target instanceof HTMLVideoElement;
    // Space presses the focused control.
    const isPressed = target instanceof Element && target.closest('a, button, video') !== null;
    const divider = stage.current?.querySelector<HTMLInputElement>('input[type="range"]');
    const actions: Keys = {
      ...keys,
      PageDown: () => move(1),
      PageUp: () => move(-1),
      ...(!isPressed && { ' ': () => move(event.shiftKey ? -1 : 1) }),
      ...(!isTaken && {
        ArrowRight: () => move(1),
        ArrowLeft: () => move(-1),
        Home: () => moveTo(0),
        End: () => moveTo(-1),
      }),
      ...(divider && { b: () => setDivider(divider, 100), a: () => setDivider(divider, 0) }),
      ...(divider &&
        !isTaken && {
          ArrowUp: () => setDivider(divider, divider.valueAsNumber + stride),
          ArrowDown: () => setDivider(divider, divider.valueAsNumber - stride),
        }),
    };
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  // After a pointer has moved the divider, it loses the focus, so that arrow keys change the item.
  const onPointerUp = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLInputElement) target.blur();
  });
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), stop);
    document.addEventListener('pointerup', (event) => onPointerUp(event), stop);
    return () => stop.abort();
  }, []);
}

function setDivider(divider: HTMLInputElement, value: number): void {
  // The input limits the value.
  divider.valueAsNumber = value;
  divider.dispatchEvent(new Event('input', { bubbles: true }));
}
