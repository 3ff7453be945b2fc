import { useEffect, useState } from 'react';
import { listen } from '../../../lib/listen.ts';

/** The bars of a browser that come and go are lower than a keyboard. In pixels. */
const minKeyboard = 120;

/**
 * Returns the height of the window above the keyboard of a phone, in pixels. Some browsers make the window
 * lower for the keyboard; for those that do not, style sheets have the height that it covers as `--keyboard`.
 */
export function useVisibleHeight(): number {
  const [size, setSize] = useState({ height: window.innerHeight, keyboard: 0 });
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    return listen(viewport, ['resize', 'scroll'], () => {
      const height = window.innerHeight;
      // An enlarged page is larger than the visible part, too.
      const covered = viewport.scale > 1 ? 0 : height - viewport.height - viewport.offsetTop;
      setSize({ height, keyboard: covered < minKeyboard ? 0 : Math.round(covered) });
    });
  }, []);
  const { height, keyboard } = size;
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--keyboard', `${keyboard}px`);
    return () => void style.removeProperty('--keyboard');
  }, [keyboard]);
  return height - keyboard;
}

/** Scrolls the window until the words of a message end above a sticky element, if it has the focus. */
export function scrollAbove(message: HTMLElement | null, sticky: HTMLElement | null): void {
  const words = message?.querySelector('[data-words]') ?? message;
  if (!words || !sticky?.contains(document.activeElement)) return;
  const { bottom } = words.getBoundingClientRect();
  const end = sticky.getBoundingClientRect().top - 8;
  if (bottom > end || bottom < 0) window.scrollBy({ top: bottom - end });
}
