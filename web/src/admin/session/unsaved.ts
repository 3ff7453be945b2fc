import { useEffect } from 'react';
import { listen } from '../../lib/listen.ts';
import { createStore } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';
import { registerUnsaved } from '../../offline/drafts/unsaved.ts';

/** The number of forms with unsaved changes; actions that would discard them ask first. */
const unsavedForms = createStore(0);

/** While `unsaved`, warns before the page is left or updated, and keeps it at the end of a session. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (unsaved) return warnUnsaved();
  }, [unsaved]);
}

/** The same, until the returned function is called. */
export function warnUnsaved(): () => void {
  unsavedForms.set(unsavedForms.read() + 1);
  const stop = listen(window, ['beforeunload'], (event) => event.preventDefault());
  // Delays an update of the site too.
  const forget = registerUnsaved(async () => false);
  return () => {
    unsavedForms.set(unsavedForms.read() - 1);
    stop();
    forget();
  };
}

/** Returns whether the page has unsaved changes. */
export function useAnyUnsaved(): boolean {
  return useStore(unsavedForms) > 0;
}
