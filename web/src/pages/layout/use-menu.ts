import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** From this width on the navigation is a bar; below it is a menu behind a button. Also in navigation.module.css. */
const barWidth = '(width >= 80rem)';

export function isBar(): boolean {
  return window.matchMedia(barWidth).matches;
}

export interface Menu {
  /** The popover. */
  element: RefObject<HTMLElement | null>;
  /** The label of the entry whose links are shown; undefined until one was shown or closed. */
  opened: string | null | undefined;
  show: (label: string | null) => void;
}

/** What is open in the navigation; all of it closes with every change of the page. */
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
    // A menu left open has no place in the bar.
    const bar = window.matchMedia(barWidth);
    bar.addEventListener('change', close);
    return () => bar.removeEventListener('change', close);
  }, [close]);
  return { element, opened, show };
}
