import { type PointerEvent, useRef } from 'react';

/** How far a finger has to go sideways, in pixels, to mean the next project. */
const far = 48;

/** Handlers for an element on which a finger turns the pages; the divider of a pair and a film have theirs. */
export function useSwipe(move: (step: number) => void) {
  const from = useRef<number | null>(null);
  const isTaken = (target: EventTarget) =>
    target instanceof Element && target.closest('input, video, dialog') !== null;
  return {
    onPointerDown: ({ pointerType, target, clientX }: PointerEvent) => {
      from.current = pointerType === 'touch' && !isTaken(target) ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = from.current === null ? 0 : clientX - from.current;
      from.current = null;
      if (Math.abs(way) >= far) move(way < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
