import { useEffect, useEffectEvent } from 'react';
import { listen } from '../../lib/listen.ts';
import { useUnsaved } from '../session/unsaved.ts';

/**
 * Calls `save` a moment after the last change of `unsaved` (null while everything is stored), on unmount and
 * when the page is hidden. Leaving the site before that warns. `delay` is in milliseconds.
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
    const stop = listen(document, ['visibilitychange'], onHide);
    return () => {
      stop();
      onHide();
    };
  }, []);
}
