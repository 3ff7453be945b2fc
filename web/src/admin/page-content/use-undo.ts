import { useState } from 'react';
import type { EntryForm, Values } from '../editor/form.ts';

/** Returns a form that remembers its earlier values, and the function that undoes the last change. */
export function useUndo(form: EntryForm): { form: EntryForm; undo: (() => void) | null } {
  const [past, setPast] = useState<{ control: string; values: Values }[]>([]);
  function remember(): void {
    const { activeElement } = document;
    // Input into one control counts as one change.
    const control = activeElement?.getAttribute('name') ?? '';
    if (!control || past.at(-1)?.control !== control) setPast([...past, { control, values: form.values }]);
  }
  const last = past.at(-1);
  return {
    form: {
      ...form,
      change(name, value) {
        remember();
        form.change(name, value);
      },
      restore(values) {
        setPast([...past, { control: '', values: form.values }]);
        form.restore(values);
      },
    },
    undo: last
      ? () => {
          setPast(past.slice(0, -1));
          form.restore(last.values);
        }
      : null,
  };
}
