import { createContext, useContext, useMemo, useState } from 'react';
import type { Fields } from '../../../../rules/field/field.ts';

/** The texts of a form by the names of its controls. */
export type Values = Record<string, string>;

export interface EntryForm {
  values: Values;
  errors: Record<string, string>;
  rules: Fields;
  /** Whether the values differ from the saved ones. */
  unsaved: boolean;
  /** Increases when all values are replaced, so that controls with local state reset. */
  generation: number;
  change: (name: string, value: string) => void;
  setErrors: (errors: Record<string, string>) => void;
  /** Replaces all values, as an unsaved change. */
  restore: (values: Values) => void;
  /** Marks these values as saved; later input is unsaved. */
  markSaved: (values: Values) => void;
}

/** The state of a form with a live preview. */
export function useEntryForm(initial: Values, rules: EntryForm['rules']): EntryForm {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [generation, setGeneration] = useState(0);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const unsaved = useMemo(
    () =>
      [...Object.keys(values), ...Object.keys(start)].some(
        (name) => (values[name] ?? '') !== (start[name] ?? ''),
      ),
    [values, start],
  );
  function change(name: string, value: string): void {
    setValues((before) => ({ ...before, [name]: value }));
    // A list is one value; the messages of its items are named 'list.0.title'.
    setErrors((all) =>
      Object.fromEntries(Object.entries(all).filter(([it]) => it !== name && !it.startsWith(`${name}.`))),
    );
  }
  function restore(all: Values): void {
    setValues(all);
    // By a function, because Undo calls an earlier `restore`.
    setGeneration((last) => last + 1);
  }
  return { values, errors, rules, unsaved, generation, change, setErrors, restore, markSaved: setStart };
}

export const EntryFormContext = createContext<EntryForm | null>(null);

/** Returns the form around a control. */
export function useEntry(): EntryForm {
  const form = useContext(EntryFormContext);
  if (!form) throw new Error('A control must be inside a form');
  return form;
}
