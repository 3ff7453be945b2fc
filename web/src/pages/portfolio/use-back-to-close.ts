import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Makes the browser's Back close an overlay. `enter` adds an entry to the history after the overlay has
 * opened. `leave` closes the overlay and removes the entry. `onClose` is called by `leave` and by Back.
 */
export function useBackToClose(onClose: () => void): { enter: () => void; leave: () => void } {
  const { hash, state } = useLocation() as { hash: string; state: { over?: unknown } | null };
  const navigate = useNavigate();
  const isOver = state?.over === true;
  const isOpen = useRef(false);
  // The history changes asynchronously; a second change before that would leave the page.
  const isMoving = useRef(false);
  const follow = () => {
    if (isMoving.current || isOpen.current === isOver) return;
    isMoving.current = true;
    if (!isOpen.current) void navigate(-1);
    // Rendered at once: otherwise Back could leave the entry before it was rendered, and the change would not
    // be noticed.
    else void navigate({ hash }, { state: { over: true }, preventScrollReset: true, flushSync: true });
  };
  const onMoved = useEffectEvent((hasEntry: boolean) => {
    if (isMoving.current) {
      isMoving.current = false;
      // Applies what changed during the navigation.
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
