import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Makes the browser's Back close what lies over the page. `enter` is called when it has opened: it gets an entry of the
 * history. `leave` goes back; `onClose` is called whenever the entry is left.
 */
export function useBackToClose(onClose: () => void): { enter: () => void; leave: () => void } {
  const { hash, state } = useLocation() as { hash: string; state: { over?: unknown } | null };
  const navigate = useNavigate();
  const isOver = state?.over === true;
  const hasEntry = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (hasEntry.current && !isOver) close();
    hasEntry.current = isOver;
  }, [isOver]);
  const enter = () => {
    // Opened twice before the page was drawn anew: one entry for both.
    if (hasEntry.current) return;
    hasEntry.current = true;
    // Rendered at once: an entry that Back leaves before it was ever rendered would not be seen to be left.
    void navigate({ hash }, { state: { over: true }, preventScrollReset: true, flushSync: true });
  };
  return {
    enter,
    leave: () => {
      if (isOver) void navigate(-1);
      else onClose();
    },
  };
}
