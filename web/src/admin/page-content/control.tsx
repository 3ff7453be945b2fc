import { type ReactNode, useId } from 'react';
import type { Field as ContentField } from '../../content/schema/field.ts';
import control from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import styles from './editor.module.css';
import { ListControl } from './list-control.tsx';

export interface ControlProps {
  field: ContentField;
  /** The accessible name, with the number of its item in a list. */
  label: string;
  /** The path of the value, for the error and for the first invalid control. */
  name: string;
  value: unknown;
  errors: Record<string, string>;
  onChange: (value: unknown) => void;
}

/** The control of any field of a page's content. */
export function Control(props: ControlProps): ReactNode {
  const { field, label, name, value, errors, onChange } = props;
  if (field.kind === 'list') return <ListControl {...props} renderItem={(item) => <Control {...item} />} />;
  if (field.kind === 'link') return <LinkControl {...props} />;
  if (field.kind === 'boolean')
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
    );
  if (field.kind !== 'group') return <LineControl {...props} />;
  const values = (value ?? {}) as Record<string, unknown>;
  return Object.entries(field.fields ?? {}).map(([key, inner]) => (
    <Control
      key={key}
      field={inner}
      label={`${inner.label}${label}`}
      name={`${name}.${key}`}
      value={values[key]}
      errors={errors}
      onChange={(changed) => onChange({ ...values, [key]: changed })}
    />
  ));
}

/** A text, a number or a choice. */
function LineControl({ field, label, name, value, errors, onChange }: ControlProps) {
  const id = useId();
  const error = errors[name];
  const attributes = { ...controlAttributes(id, { error }), name, className: control.control };
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
    </Field>
  );
}

const linkFields: Record<'label' | 'to', ContentField> = {
  label: { kind: 'text', label: 'Text', maxLength: 80 },
  to: { kind: 'text', label: 'Page or https', maxLength: 500 },
};

function LinkControl({ label, name, value, errors, onChange }: ControlProps) {
  const link = (value ?? { label: '', to: '' }) as Record<'label' | 'to', string>;
  return (
    <div className={styles.link}>
      {(['label', 'to'] as const).map((part) => (
        <LineControl
          key={part}
          field={linkFields[part]}
          label={`${label}: ${linkFields[part].label}`}
          name={`${name}.${part}`}
          value={link[part]}
          errors={errors}
          onChange={(changed) => onChange({ ...link, [part]: changed })}
        />
      ))}
    </div>
  );
}
