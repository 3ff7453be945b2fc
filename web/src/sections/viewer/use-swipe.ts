import { type PointerEvent, useRef } from 'react';

/** Minimum length of a swipe in pixels. */
const minSwipe = 48;

/** The ways of a swipe: sideways by one item, or down. */
interface Swipe {
  onMove: (step: 1 | -1) => void;
  onDown: () => void;
}

/** Returns handlers for swipes on an element, except on controls, videos and dialogs within it. */
export function useSwipe({ onMove, onDown }: Swipe) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, target, currentTarget, clientX: x, clientY: y }: PointerEvent) => {
      const taker = (target as Element).closest('input, video, dialog');
      const isTaken = taker !== null && currentTarget.contains(taker);
      start.current = pointerType === 'touch' && !isTaken ? { x, y } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (y >= minSwipe && y > Math.abs(x)) onDown();
      else if (Math.abs(x) >= minSwipe) onMove(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
