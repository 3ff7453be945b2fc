import { type HTMLAttributes, useCallback } from 'react';
import { useField } from '../core/form-context.ts';
import { inputFilter, type Typing } from '../core/input-filter.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';
import { useLimit } from './use-limit.ts';

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete: string;
  /** What the control lets in; everything where it is left out. */
  typing?: Typing;
  /** The words in the empty control, for a form so short that its labels are read out only. */
  placeholder?: string;
  /** Longer than the rule's, for a control that leaves some of what is typed out. */
  maxLength?: number;
}

/** A line of text, an email address, a phone number. */
export function TextField({ name, label, hint, type = 'text', typing, ...attributes }: TextFieldProps) {
  const { rule, error, control } = useField(name, hint);
  const most = rule.maxLength;
  const attach = useCallback(
    (input: HTMLInputElement | null) => (input && typing ? inputFilter(typing, input, most) : undefined),
    [typing, most],
  );
  const labelHidden = attributes.placeholder !== undefined;
  // Digits are counted by nobody.
  const limit = useLimit(control.id, typing === 'digits' ? undefined : most);
  return (
    <Field id={control.id} {...{ label, labelHidden, hint, error }} limit={limit.usage}>
      <input
        {...control}
        {...limit.handlers}
        maxLength={most}
        {...attributes}
        ref={attach}
        className={styles.control}
        type={type}
        autoCapitalize={type === 'text' ? undefined : 'off'}
        spellCheck={type === 'text' ? undefined : false}
      />
    </Field>
  );
}
