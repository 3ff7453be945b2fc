import { useEffect } from 'react';
import { listen } from '../../lib/listen.ts';

/** Holds a screen wake lock while this is shown. The browser releases it whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    // One at a time: a second one would never be released.
    let asking = false;
    let over = false;
    const acquire = async () => {
      if (asking || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      asking = true;
      // Rejected when the battery is low: then the screen goes dark as usual.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      asking = false;
      if (over) await lock?.release();
    };
    void acquire();
    const stop = listen(document, ['visibilitychange'], () => void acquire());
    return () => {
      over = true;
      stop();
      void lock?.release();
    };
  }, []);
}
