import { useEffect, useState } from 'react';
import { listen } from '../../../lib/listen.ts';

/** The bars of a browser that come and go are lower than a keyboard. In pixels. */
const minKeyboard = 120;

/**
 * Returns the height that the keyboard of a phone covers, 0 without one; style sheets have it as
 * `--keyboard`. Browsers do not lay the page out again above the keyboard.
 */
export function useKeyboard(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    return listen(viewport, ['resize', 'scroll'], () => {
      // An enlarged page is larger than the visible part, too.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      setHeight(covered < minKeyboard ? 0 : Math.round(covered));
    });
  }, []);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--keyboard', `${height}px`);
    return () => void style.removeProperty('--keyboard');
  }, [height]);
  return height;
}
