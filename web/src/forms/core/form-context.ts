import { createContext, useContext, useId } from 'react';
import type { Rules } from '../../../../rules/check.ts';
import type { PhotoSelection } from '../photos/selection.ts';

/** What a form gives to the fields inside it. */
export interface FormContextValue {
  rules: Rules;
  errors: Readonly<Record<string, string>>;
  photos: PhotoSelection;
  submitting: boolean;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. */
export function useFormContext(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands inside a Form');
  return form;
}

/** The rule, the error and the ids of one field, and the attributes that tie its control to them. */
export function useField(name: string, hint: string | undefined) {
  const { rules, errors, submitting } = useFormContext();
  const id = useId();
  const rule = rules[name];
  if (!rule) throw new Error(`There is no rule for the field ${name}`);
  const error = errors[name];
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    required: rule.required,
    // Not disabled, which would leave it out: what is typed after the press would be lost without a word.
    inert: submitting,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { rule, error, hintId, errorId, control };
}
