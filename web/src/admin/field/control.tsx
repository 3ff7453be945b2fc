import type { ComponentType } from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import common from '../ui/common.module.css';
import styles from './field.module.css';
import { useEntry } from './form.ts';
import { LineControl } from './line.tsx';
import { LinkControl } from './link.tsx';
import { ListControl } from './list.tsx';
import { MailableControl } from './mailable/mailable.tsx';
import { PageControl } from './page-choice.tsx';
import { PictureControl } from './picture.tsx';
import { RichTextField } from './text/rich-text-field.tsx';
import { VideoControl } from './video.tsx';

export interface ControlProps {
  field: Descriptor;
  /** The accessible name, with the number of its item in a list. */
  label: string;
  /** The path of the value, for the error and for the first invalid control. */
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The controls by the kind of their field; the others are lines. Only a whole form has sections. */
const controls: Partial<Record<Descriptor['kind'], ComponentType<ControlProps>>> = {
  list: (props) => <ListControl {...props} render={(item) => <Control {...item} />} />,
  group: GroupControl,
  link: LinkControl,
  mailable: MailableControl,
  page: PageControl,
  picture: PictureControl,
  richText: RichTextField,
  video: VideoControl,
  boolean: FlagControl,
};

/** The control of any field. */
export function Control(props: ControlProps) {
  const Kind = controls[props.field.kind] ?? LineControl;
  const { field, label } = props;
  // A link marks its text.
  const isMarked = field.required && field.kind !== 'link';
  return <Kind {...props} label={isMarked ? `${label} *` : label} />;
}

function GroupControl({ field, label, name, value, onChange }: ControlProps) {
  const values = (value ?? {}) as Record<string, unknown>;
  return Object.entries(field.fields ?? {}).map(([key, inner]) => (
    <Control
      key={key}
      field={inner}
      label={`${inner.label}${label}`}
      name={`${name}.${key}`}
      value={values[key]}
      onChange={(changed) => onChange({ ...values, [key]: changed })}
    />
  ));
}

function FlagControl({ field, label, name, value, onChange }: ControlProps) {
  const error = useEntry().errors[name];
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        name={name}
        aria-invalid={error ? true : undefined}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {field.hint && <span className={common.quietText}>{field.hint}</span>}
      </span>
    </label>
  );
}
