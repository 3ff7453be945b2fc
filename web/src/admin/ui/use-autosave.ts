import { useEffect, useEffectEvent } from 'react';
import { useUnsaved } from '../session/unsaved.ts';

/**
 * Calls `save` a moment after the last change of `unsaved`, which is null while everything is stored, and when the component is
 * unmounted or the page is hidden. Leaving the site before it is stored warns. `delay` is in milliseconds.
 */
export function useAutosave(unsaved: unknown, save: () => unknown, delay = 600): void {
  const isUnsaved = unsaved !== null;
  useUnsaved(isUnsaved);
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (!isUnsaved) return;
    const timer = setTimeout(saveNow, delay, unsaved);
    return () => clearTimeout(timer);
  }, [isUnsaved, unsaved, delay]);
  useEffect(() => {
    const onHide = () => void saveNow();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      onHide();
    };
  }, []);
}
