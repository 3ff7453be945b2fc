import { createContext, useContext, useMemo, useState } from 'react';
import type { FieldRule } from '../../generated/rules.ts';

/** The texts of a form by the names of its controls. */
export type Values = Record<string, string>;

export interface EntryForm {
  values: Values;
  errors: Record<string, string>;
  rules: Readonly<Record<string, FieldRule>>;
  /** Something differs from what the form began with. */
  unsaved: boolean;
  change: (name: string, value: string) => void;
  setErrors: (errors: Record<string, string>) => void;
}

/** The state of a form that is typed into and shown in a preview at once. */
export function useEntryForm(initial: Values, rules: EntryForm['rules']): EntryForm {
  const [start] = useState(initial);
  const [values, setValues] = useState(initial);
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
    setErrors(({ [name]: _settled, ...others }) => others);
  }
  return { values, errors, rules, unsaved, change, setErrors };
}

export const EntryFormContext = createContext<EntryForm | null>(null);

/** The form around a control. */
export function useEntry(): EntryForm {
  const form = useContext(EntryFormContext);
  if (!form) throw new Error('A control must be inside a form');
  return form;
}
