import type { ReactNode } from 'react';
import type { Field as ContentField } from '../../content/schema/field.ts';
import { BlocksControl } from './blocks-control.tsx';
import styles from './editor.module.css';
import { LineControl } from './line-control.tsx';
import { LinkControl } from './link-control.tsx';
import { ListControl } from './list-control.tsx';
import { PictureControl } from './picture-control.tsx';

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
  if (field.kind === 'blocks') return <BlocksControl {...props} />;
  if (field.kind === 'link') return <LinkControl {...props} />;
  if (field.kind === 'picture') return <PictureControl {...props} />;
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
