import { useCallback, useSyncExternalStore } from 'react';
import { listen } from '../../lib/listen.ts';

/** Returns a value that `read` gets from a form's controls, and follows their changes. `find` is stable. */
export function useFormValue<T extends number | boolean>(
  find: () => HTMLFormElement | null | undefined,
  read: (form: HTMLFormElement) => T,
  initial: T,
): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const form = find();
      if (!form) return () => undefined;
      // The reset event fires before the controls are emptied.
      return listen(form, ['input', 'change', 'reset'], ({ type }) =>
        type === 'reset' ? setTimeout(changed) : changed(),
      );
    },
    [find],
  );
  const current = () => {
    const form = find();
    return form ? read(form) : initial;
  };
  return useSyncExternalStore(subscribe, current, () => initial);
}
