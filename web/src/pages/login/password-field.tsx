import { useState } from 'react';
import field from '../../forms/fields/field.module.css';
import { Field } from '../../forms/fields/field.tsx';
import { useField } from '../../forms/fields/form-context.ts';
import styles from './page.module.css';

interface PasswordFieldProps {
  name?: string;
  hint?: string;
  autoComplete?: 'current-password' | 'new-password';
  /** Whether it has the focus when its dialog opens. */
  isFirst?: boolean;
}

const focusFirst = (input: Element | null) => input?.setAttribute('autofocus', '');

/** A password, with a button that shows and hides it. */
export function PasswordField({
  name = 'password',
  hint,
  autoComplete = 'current-password',
  isFirst = false,
}: PasswordFieldProps) {
  const { rule, label, error, control } = useField(name, hint);
  const [shown, setShown] = useState(false);
  return (
    <Field id={control.id} {...{ label, hint, error }}>
      <span className={styles.password}>
        <input
          {...control}
          ref={isFirst ? focusFirst : undefined}
          type={shown ? 'text' : 'password'}
          className={field.control}
          maxLength={rule.maxLength}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={control.id}
          onClick={() => setShown(!shown)}
        >
          {/* No aria-label, so that only the control is found by the label 'Password'. */}
          <span aria-hidden="true">{shown ? 'Hide' : 'Show'}</span>
          <span className="visually-hidden">
            {shown ? 'Hide password' : 'Show password'}
            {name !== 'password' && ` (${label})`}
          </span>
        </button>
      </span>
    </Field>
  );
}
