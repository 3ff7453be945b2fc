import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The navigation is a bar from this width, below it a menu. Also in navigation.module.css and
 * header.module.css.
 */
const barWidth = '(width >= 80rem)';

export function isBar(): boolean {
  return window.matchMedia(barWidth).matches;
}

export interface Menu {
  /** The popover element. */
  element: RefObject<HTMLElement | null>;
  /** The label of the entry whose dropdown is open; undefined until one was opened or closed. */
  opened: string | null | undefined;
  show: (label: string | null) => void;
}

/** Returns the state of the navigation, which closes on every change of the page. */
export function useMenu(): Menu {
  const element = useRef<HTMLElement>(null);
  const [opened, show] = useState<string | null>();
  const { key } = useLocation();
  const shownOn = useRef(key);
  const close = useCallback(() => {
    show(null);
    if (element.current?.matches(':popover-open')) element.current.hidePopover();
  }, []);
  useEffect(() => {
    if (shownOn.current === key) return;
    shownOn.current = key;
    close();
  }, [key, close]);
  useEffect(() => {
    // Closes the menu when the window becomes wide enough for the bar.
    const bar = window.matchMedia(barWidth);
    bar.addEventListener('change', close);
    return () => bar.removeEventListener('change', close);
  }, [close]);
  return { element, opened, show };
}
