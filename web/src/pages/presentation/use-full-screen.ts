import { useEffect, useSyncExternalStore } from 'react';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { listen } from '../../lib/listen.ts';

const subscribe = (changed: () => void) => listen(document, ['fullscreenchange'], changed);

// Undefined if the browser has no full screen mode, as on an iPhone.
const isOn = () => Boolean(document.fullscreenElement);

/**
 * Manages full screen mode, which ends with the page; `offered` is false where the browser has none, as on an
 * iPhone.
 */
export function useFullScreen(): { offered: boolean; on: boolean } {
  const on = useSyncExternalStore(subscribe, isOn, () => false);
  const offered = useHydrated() && document.fullscreenEnabled;
  useEffect(
    () => () => {
      if (isOn()) toggleFullScreen();
    },
    [],
  );
  return { offered, on };
}

export function toggleFullScreen(): void {
  // The browser may block it; the presentation continues in the window.
  if (isOn()) void document.exitFullscreen().catch(() => undefined);
  else void document.documentElement.requestFullscreen().catch(() => undefined);
}
