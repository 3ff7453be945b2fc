import { useId } from 'react';
import field from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { useEntry } from './form.ts';

interface TextControlProps {
  name: string;
  /** The rule's own words where it is left out. */
  label?: string;
  hint?: string;
  /** More than one line. */
  rows?: number;
  type?: 'text' | 'url' | 'datetime-local';
  maxLength?: number;
  /** Takes digits only. */
  digits?: boolean;
  /** Has an asterisk, though it may stay empty. */
  marked?: boolean;
  /** Told what was typed. */
  onText?: (text: string) => void;
}

/** A line or several lines of text of the form around it; a required one says so by an asterisk. */
export function TextControl({ name, type = 'text', ...props }: TextControlProps) {
  const { label, hint, rows, maxLength, digits, marked, onText } = props;
  const { values, errors, rules, change } = useEntry();
  const id = useId();
  const rule = rules[name];
  const fieldLabel = label ?? rule?.label ?? name;
  const error = errors[name];
  const put = (typed: string) => {
    const text = digits ? typed.replace(/\D/g, '') : typed;
    change(name, text);
    onText?.(text);
  };
  const control = {
    ...controlAttributes(id, { hint, error }),
    name,
    className: field.control,
    value: values[name] ?? '',
    maxLength: maxLength ?? rule?.maxLength,
    required: rule?.required,
    autoComplete: 'off',
    inputMode: digits ? ('numeric' as const) : undefined,
  };
  return (
    <Field id={id} label={rule?.required || marked ? `${fieldLabel} *` : fieldLabel} {...{ hint, error }}>
      {rows ? (
        <textarea {...control} rows={rows} onChange={(event) => put(event.target.value)} />
      ) : (
        <input {...control} type={type} onChange={(event) => put(event.target.value)} />
      )}
    </Field>
  );
}
