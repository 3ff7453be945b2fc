import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listen } from '../../../lib/listen.ts';
import { useUnsaved } from '../../session/unsaved.ts';

/** Shown while a save fails. */
export const savingFailed = 'Not saved yet: no connection';

/** The time before a failed save is tried again, in milliseconds. */
const retryDelay = 6_000;

interface Options {
  /** In milliseconds. */
  delay?: number;
  /** Whether closing the form saves it. */
  savesOnClose?: boolean;
}

/**
 * Calls `save` a moment after the last change of `unsaved` (null while everything is stored), when the form
 * is closed and when the page is hidden; again and again while it rejects. Leaving the site before warns.
 */
export function useAutosave(
  unsaved: unknown,
  save: () => unknown,
  { delay = 600, savesOnClose = true }: Options = {},
) {
  const isUnsaved = unsaved !== null;
  useUnsaved(isUnsaved);
  const [isFailed, setFailed] = useState(false);
  const saving = useRef(Promise.resolve(true));

  /** Saves after the save in progress, which must not replace a later one. Returns whether it succeeded. */
  function saveNow(): Promise<boolean> {
    saving.current = saving.current.then(save).then(
      () => true,
      () => false,
    );
    void saving.current.then((isSaved) => setFailed(!isSaved));
    return saving.current;
  }

  const autosave = useEffectEvent(saveNow);
  useEffect(() => {
    if (!isUnsaved) return;
    let isOver = false;
    let timer = window.setTimeout(saveOrRetry, delay, unsaved);
    async function saveOrRetry(): Promise<void> {
      if (!(await autosave()) && !isOver) timer = window.setTimeout(saveOrRetry, retryDelay);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isUnsaved, unsaved, delay]);
  useEffect(() => {
    // A phone may end the page while it is hidden.
    const stop = listen(document, ['visibilitychange'], () => void autosave());
    return () => {
      stop();
      if (savesOnClose) void autosave();
    };
  }, [savesOnClose]);
  return { isFailed, saveNow };
}
