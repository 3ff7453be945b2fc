import { useId } from 'react';
import { asciiDigits } from '../../../../rules/digits.ts';
import { factsOf } from '../../../../rules/field/field.ts';
import field from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { useEntry } from './form.ts';

interface TextControlProps {
  name: string;
  /** Defaults to the rule's label. */
  label?: string;
  hint?: string;
  /** The number of lines. */
  rows?: number;
  type?: 'text' | 'url' | 'datetime-local';
  maxLength?: number;
  /** Accepts digits only. */
  digits?: boolean;
  /** Shows an asterisk although the field is optional. */
  marked?: boolean;
  /** Called with the new text. */
  onText?: (text: string) => void;
}

/** A text field of the surrounding form, with an asterisk if it is required. */
export function TextControl({ name, type = 'text', ...props }: TextControlProps) {
  const { label, hint, rows, maxLength, digits, marked, onText } = props;
  const { values, errors, rules, change } = useEntry();
  const id = useId();
  const schema = rules[name];
  const rule = schema && factsOf(schema);
  const fieldLabel = label ?? rule?.label ?? name;
  const error = errors[name];
  const put = (typed: string) => {
    const text = digits ? asciiDigits(typed).replace(/\D/g, '') : typed;
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
