import { useEffect } from 'react';
import { createStore } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';

/** The number of forms with unsaved changes; actions that would discard them ask first. */
const unsavedForms = createStore(0);

/** Prevents leaving the page, also at the end of a session, while `unsaved` is true. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    unsavedForms.set(unsavedForms.read() + 1);
    return () => unsavedForms.set(unsavedForms.read() - 1);
  }, [unsaved]);
}

/** Returns whether the page has unsaved changes. */
export function useAnyUnsaved(): boolean {
  return useStore(unsavedForms) > 0;
}
