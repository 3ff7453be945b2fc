import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fragmentOf } from '../ui/list/use-filters.ts';

/**
 * Gives an open editor its own entry in the history, so that Back closes it even if the document before is
 * another one. `close` leaves the entry, and `isClosing` says that it does.
 */
export function useHistoryEntry(onClose: () => void) {
  const navigate = useNavigate();
  const location = useLocation();
  const opened = useRef(location);
  // A reload keeps the state.
  const isOwn = (location.state as { editor?: true } | null)?.editor === true;
  const isClosing = useRef(false);
  const push = useEffectEvent(() => {
    if (isOwn) return;
    const { pathname, search, hash } = window.location;
    const others = new URLSearchParams(hash.slice(1));
    others.delete('edit');
    // Back must not open the linked entry again.
    const list = pathname + search + fragmentOf(Object.fromEntries(others));
    window.history.replaceState(window.history.state, '', list);
    // Back may follow before a transition ends.
    const options = { state: { editor: true }, preventScrollReset: true, flushSync: true };
    void navigate({ pathname, search, hash }, options);
  });
  useEffect(() => push(), []);
  const end = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOwn && location !== opened.current) end();
  }, [isOwn, location]);
  return {
    isClosing: () => isClosing.current,
    close(): void {
      if (!isOwn) return onClose();
      // A second Escape would leave the list.
      if (isClosing.current) return;
      isClosing.current = true;
      void navigate(-1);
    },
  };
}
