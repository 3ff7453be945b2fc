import { useId } from 'react';
import control from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import type { ControlProps } from './control.tsx';
import { TokenChips } from './tokens.tsx';

/** A text, a number or a choice. */
export function LineControl({ field, label, name, value, errors, onChange }: ControlProps) {
  const id = useId();
  const error = errors[name];
  const attributes = {
    ...controlAttributes(id, { error }),
    name,
    className: control.control,
    'data-tokens': field.tokens ? '' : undefined,
  };
  const text = String(value ?? '');
  return (
    <Field id={id} label={label} error={error}>
      {field.kind === 'choice' ? (
        <select {...attributes} value={text} onChange={(event) => onChange(event.target.value)}>
          {field.options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : field.multiline ? (
        <textarea
          {...attributes}
          rows={3}
          maxLength={field.maxLength}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...attributes}
          inputMode={field.kind === 'number' ? 'numeric' : undefined}
          maxLength={field.maxLength}
          autoComplete="off"
          value={text}
          onChange={({ target }) =>
            onChange(field.kind === 'number' ? Number(target.value.replace(/\D/g, '')) : target.value)
          }
        />
      )}
      {field.tokens && <TokenChips text={text} />}
    </Field>
  );
}
