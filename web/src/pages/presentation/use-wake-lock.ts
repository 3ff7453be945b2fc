import { useEffect } from 'react';

/** Keeps the screen from going dark while this is shown. The browser lets go of it with every look elsewhere. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | undefined;
    // One at a time: a second one would be held for ever.
    let asking = false;
    let over = false;
    const hold = async () => {
      if (asking || document.visibilityState !== 'visible' || (held && !held.released)) return;
      asking = true;
      // Refused when the battery is low: then the screen does as it always does.
      held = await navigator.wakeLock.request('screen').catch(() => undefined);
      asking = false;
      if (over) await held?.release();
    };
    const onVisible = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', onVisible);
      void held?.release();
    };
  }, []);
}
