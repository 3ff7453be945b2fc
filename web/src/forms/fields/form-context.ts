import { createContext, useContext, useId } from 'react';
import { type Fields, factsOf } from '../../../../rules/field/field.ts';
import { controlAttributes } from './field.tsx';

/** The state of a form that the server has rendered after a native submit. */
export interface Initial {
  values: Readonly<Record<string, string>>;
  /** The name of the control that gets the focus. */
  focused: string | undefined;
}

/** The state of a form that its fields read. */
interface FormContextValue {
  /** Begins the ids of the controls, for a form that links to them. */
  id?: string;
  rules: Fields;
  errors: Readonly<Record<string, string>>;
  submitting: boolean;
  initial?: Initial;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** Returns the state of the form around a field; throws outside of a form. */
export function useFormContext(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field must be inside a form');
  return form;
}

/** Returns the id of a field's control. */
export const fieldIdOf = (formId: string, name: string) => `${formId}-${name}`;

/** Returns the rule, the label and the error of a field, and the attributes of its control. */
export function useField(name: string, hint?: string, advice?: string) {
  const { id: formId, rules, errors, submitting, initial } = useFormContext();
  const ownId = useId();
  const id = formId === undefined ? ownId : fieldIdOf(formId, name);
  const schema = rules[name];
  if (!schema) throw new Error(`There is no rule for the field ${name}`);
  const rule = factsOf(schema);
  const error = errors[name];
  const control = {
    ...controlAttributes(id, { hint, advice, error }),
    name,
    defaultValue: initial?.values[name],
    autoFocus: initial?.focused === name,
    required: rule.required,
    // Not `disabled`, which would exclude the value from the form's data.
    inert: submitting,
  };
  const label = rule.required || rule.default !== undefined ? rule.label : `${rule.label} (optional)`;
  return { rule, label, error, control };
}
