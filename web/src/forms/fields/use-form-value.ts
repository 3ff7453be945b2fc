import { useCallback, useSyncExternalStore } from 'react';

/** Returns a value that `read` gets from the controls of a form, and follows their changes. `find` is stable. */
export function useFormValue<T extends number | boolean>(
  find: () => HTMLFormElement | null | undefined,
  read: (form: HTMLFormElement) => T,
  initial: T,
): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const over = new AbortController();
      const form = find();
      for (const type of ['input', 'change']) form?.addEventListener(type, changed, over);
      // The reset event fires before the controls are emptied.
      form?.addEventListener('reset', () => setTimeout(changed), over);
      return () => over.abort();
    },
    [find],
  );
  const current = () => {
    const form = find();
    return form ? read(form) : initial;
  };
  return useSyncExternalStore(subscribe, current, () => initial);
}
