import { type HTMLAttributes, useCallback } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';
import { useField } from './form-context.ts';
import { keepTyping, type Typing } from './typing.ts';

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete: string;
  /** What the control lets in; everything where it is left out. */
  typing?: Typing;
}

/** A line of text, an email address, a phone number. */
export function TextField({ name, label, hint, type = 'text', typing, ...attributes }: TextFieldProps) {
  const { rule, error, hintId, errorId, control } = useField(name, hint);
  const attach = useCallback(
    (input: HTMLInputElement | null) => (input && typing ? keepTyping(typing, input) : undefined),
    [typing],
  );
  return (
    <Field id={control.id} {...{ label, hint, hintId, error, errorId }}>
      <input
        {...control}
        {...attributes}
        ref={attach}
        className={styles.control}
        type={type}
        maxLength={rule.maxLength}
        autoCapitalize={type === 'text' ? undefined : 'off'}
        spellCheck={type === 'text' ? undefined : false}
      />
    </Field>
  );
}
