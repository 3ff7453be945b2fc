import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listen } from '../../../lib/listen.ts';
import { applyChange } from '../../session/client.ts';
import type { Failure } from '../../session/failure.ts';
import { useUnsaved, warnUnsaved } from '../../session/unsaved.ts';
import { shortTime } from '../../time-in-words.ts';

/** How far the server has stored a draft. */
export type SaveState = 'saving' | 'saved' | Failure;

/** The time before a failed save is tried again, in milliseconds. */
const retryDelay = 6_000;

interface Options {
  /** In milliseconds. */
  delay?: number;
  /** Whether closing the form saves it. */
  savesOnClose?: boolean;
}

/** Says how far a draft is stored. Empty if there is none: `savedAt` is the time of the last save. */
export function saveText(
  state: SaveState,
  savedAt: string | null | undefined,
  saving = 'Saving the draft…',
): string {
  if (state === 'saving') return saving;
  if (state === 'saved') return savedAt ? `Draft saved ${shortTime(savedAt)}` : '';
  if (state.isUnanswered) return 'Not saved yet: no connection. Trying again…';
  if (state.conflict) return 'Not saved yet: it was changed elsewhere.';
  return `Not saved yet. ${state.message}`;
}

/** Saves what a closed form holds until the server answers. */
async function saveClosed(save: () => Promise<Failure | null>): Promise<void> {
  if (!(await save())?.isUnanswered) return;
  const release = warnUnsaved();
  do await new Promise((resolve) => setTimeout(resolve, retryDelay));
  while ((await save())?.isUnanswered);
  release();
}

/**
 * Calls `save` a moment after the last change of `unsaved` (null while everything is stored), when the form
 * is closed and when the page is hidden; again and again while it fails, also after the form is closed, but
 * not after a rejection, which the next change of `unsaved` ends, nor after a conflict. Leaving the site
 * before warns.
 */
export function useAutosave(
  unsaved: unknown,
  save: () => Promise<unknown>,
  { delay = 600, savesOnClose = true }: Options = {},
) {
  const isUnsaved = unsaved !== null;
  useUnsaved(isUnsaved);
  const [failure, setFailure] = useState<Failure | null>(null);
  const saving = useRef<Promise<Failure | null>>(Promise.resolve(null));
  if (!isUnsaved && failure) setFailure(null);
  const isStale = failure?.conflict !== undefined;

  /** Saves after the save in progress, which must not replace a later one. Returns null on success. */
  function saveNow(): Promise<Failure | null> {
    saving.current = saving.current.then(() => applyChange(save));
    void saving.current.then(setFailure);
    return saving.current;
  }

  const autosave = useEffectEvent(saveNow);
  useEffect(() => {
    if (!isUnsaved || isStale) return;
    let isOver = false;
    let timer = window.setTimeout(saveOrRetry, delay, unsaved);
    async function saveOrRetry(): Promise<void> {
      const failed = await autosave();
      if (failed && !failed.isRejected && !isOver) timer = window.setTimeout(saveOrRetry, retryDelay);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isUnsaved, isStale, unsaved, delay]);
  useEffect(() => {
    // A phone may end the page while it is hidden.
    const stop = listen(document, ['visibilitychange'], () => void autosave());
    return () => {
      stop();
      if (savesOnClose) void saveClosed(autosave);
    };
  }, [savesOnClose]);
  const state: SaveState = isUnsaved ? (failure ?? 'saving') : 'saved';
  /** Saves again after a conflict, which the admin has resolved. */
  const resume = () => setFailure(null);
  return { state, saveNow, resume };
}
