import { useEffect } from 'react';

/** Keeps the screen from going dark while this is shown. The browser lets go of it with every look elsewhere. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | undefined;
    let over = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || (held && !held.released)) return;
      // Refused when the battery is low: then the screen does as it always does.
      held = await navigator.wakeLock.request('screen').catch(() => undefined);
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
