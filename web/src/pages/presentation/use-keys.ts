import { type RefObject, useEffect, useEffectEvent } from 'react';
import { toggleFullScreen } from './use-full-screen.ts';
import type { Show } from './use-show.ts';

/** Percentage that one key press moves the divider. */
const stride = 10;

/**
 * Handles the keys of the presentation: arrow keys, Space and page keys (of a clicker) change the project,
 * Home and End go to the first and last. Up and Down move the divider of a pair, B and A move it to an end. C
 * shows captions, P plays, F fills the screen, Escape leaves.
 */
export function useSlideKeys(stage: RefObject<HTMLElement | null>, show: Show): void {
  const { move, moveTo, count, leave, toggleCaptions, togglePlay } = show;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || document.querySelector('dialog[open]')) return;
    const { key, target } = event;
    // The divider and the video use the arrow keys while they have the focus.
    const isTaken = target instanceof HTMLInputElement || target instanceof HTMLVideoElement;
    // Space presses the focused control.
    const isPressed = target instanceof Element && target.closest('a, button, video') !== null;
    const divider = stage.current?.querySelector<HTMLInputElement>('input[type="range"]');
    const actions: Record<string, () => void> = {
      PageDown: () => move(1),
      PageUp: () => move(-1),
      ...(!isPressed && { ' ': () => move(event.shiftKey ? -1 : 1) }),
      c: toggleCaptions,
      p: togglePlay,
      ...(document.fullscreenEnabled && { f: toggleFullScreen }),
      ...(!document.fullscreenElement && { Escape: leave }),
      ...(!isTaken && {
        ArrowRight: () => move(1),
        ArrowLeft: () => move(-1),
        Home: () => moveTo(0),
        End: () => moveTo(count - 1),
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
  // After a pointer has moved the divider, it loses the focus, so that arrow keys change the project.
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
