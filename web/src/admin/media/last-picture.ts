import { type RefObject, useEffect, useRef } from 'react';
import { storedText, storeText } from '../../lib/web-storage.ts';

const KEY = 'lastPicture';

/** Remembers the picture of this page for the library, if the admin goes there next. */
export function useLastPicture(id: string): void {
  useEffect(() => {
    return () => {
      if (window.location.pathname === '/admin/media') storeText('sessionStorage', KEY, id);
    };
  }, [id]);
}

/**
 * Focuses the link to the picture that the admin comes back from, once the list shows it. Returns the ref of
 * the list.
 */
export function useReturnFocus(isShown: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const id = storedText('sessionStorage', KEY);
    if (!isShown || !id) return;
    storeText('sessionStorage', KEY, null);
    const link = list.current?.querySelector<HTMLElement>(`a[href*="${id}"]`);
    // After the focus of the page's heading.
    queueMicrotask(() => {
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'nearest' });
    });
  }, [isShown]);
  return list;
}
