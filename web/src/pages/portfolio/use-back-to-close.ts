import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Makes the browser's Back close what lies over the page. `enter` is called when it has opened: it gets an entry of the
 * history. `leave` closes it and removes the entry; `onClose` is called by `leave` and when the visitor goes back.
 */
export function useBackToClose(onClose: () => void): { enter: () => void; leave: () => void } {
  const { hash, state } = useLocation() as { hash: string; state: { over?: unknown } | null };
  const navigate = useNavigate();
  const isOver = state?.over === true;
  const isOpen = useRef(false);
  // The history moves later than it is told to; a second move meanwhile would leave the page.
  const isMoving = useRef(false);
  const follow = () => {
    if (isMoving.current || isOpen.current === isOver) return;
    isMoving.current = true;
    if (!isOpen.current) void navigate(-1);
    // Rendered at once: an entry that Back leaves before it was ever rendered would not be seen to be left.
    else void navigate({ hash }, { state: { over: true }, preventScrollReset: true, flushSync: true });
  };
  const onMoved = useEffectEvent((hasEntry: boolean) => {
    if (isMoving.current) {
      isMoving.current = false;
      // What was opened or closed since.
      follow();
    } else if (isOpen.current && !hasEntry) {
      isOpen.current = false;
      onClose();
    }
  });
  useEffect(() => onMoved(isOver), [isOver]);
  return {
    enter: () => {
      isOpen.current = true;
      follow();
    },
    leave: () => {
      isOpen.current = false;
      onClose();
      follow();
    },
  };
}
