import { createContext, useContext, useId } from 'react';
import type { Rules } from '../../../../rules/check.ts';
import { controlAttributes } from '../fields/field.tsx';
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

/** The rule and the error of one field, and the attributes of its control. */
export function useField(name: string, hint: string | undefined) {
  const { rules, errors, submitting } = useFormContext();
  const id = useId();
  const rule = rules[name];
  if (!rule) throw new Error(`There is no rule for the field ${name}`);
  const error = errors[name];
  const control = {
    ...controlAttributes(id, { hint, error }),
    name,
    required: rule.required,
    // Not disabled, which would leave it out: what is typed after the press would be lost without a word.
    inert: submitting,
  };
  return { rule, error, control };
}
