import { useState } from 'react';
import type { Checked } from '../../forms/core/check.ts';
import { publish } from '../session/client.ts';
import { type Failure } from '../session/failure.ts';
import type { EntryForm, Values } from './form.ts';

interface Saving<Entry, Input> {
  /** Checks the form against the rules. */
  check: (values: Values) => Checked;
  /** Saves over this version of the entry; null creates a new one. */
  write: (entry: Entry | null, input: Input, version: number | null) => Promise<Entry>;
}

/** Returns the entry as opened or last saved, and a function that saves it; that returns null on success. */
export function useSavedEntry<Entry, Input>(
  opened: Entry | null,
  form: EntryForm,
  { check, write }: Saving<Entry, Input>,
) {
  const [entry, setEntry] = useState(opened);
  async function save(version: number | null): Promise<Failure | null> {
    const { values } = form;
    const checked = check(values);
    if (!checked.ok) return { message: '', fields: checked.errors };
    return publish(async () => {
      setEntry(await write(entry, checked.input as Input, version));
      form.markSaved(values);
    });
  }
  return { entry, save };
}
