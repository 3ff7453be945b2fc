import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { listen } from '../../lib/listen.ts';

const subscribe = (changed: () => void) => listen(document, ['fullscreenchange'], changed);

// Undefined if the browser has no full screen mode, as on an iPhone.
const isOn = () => Boolean(document.fullscreenElement);

/**
 * Manages full screen mode, which ends with the page; `offered` is false where the browser has none, as on an
 * iPhone.
 */
export function useFullScreen(): { offered: boolean; on: boolean; toggle: () => void } {
  const on = useSyncExternalStore(subscribe, isOn, () => false);
  const offered = useHydrated() && document.fullscreenEnabled;
  const toggle = useCallback(() => {
    // The browser may block it; the presentation continues in the window.
    if (isOn()) void document.exitFullscreen().catch(() => undefined);
    else void document.documentElement.requestFullscreen().catch(() => undefined);
  }, []);
  useEffect(() => {
    const onKey = ({ key, metaKey, ctrlKey, altKey }: KeyboardEvent) => {
      if (key === 'f' && !metaKey && !ctrlKey && !altKey && document.fullscreenEnabled) toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (isOn()) void document.exitFullscreen().catch(() => undefined);
    };
  }, [toggle]);
  return { offered, on, toggle };
}
