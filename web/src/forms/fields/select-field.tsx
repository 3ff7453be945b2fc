import styles from './field.module.css';
import { Field } from './field.tsx';
import { useField } from './form-context.ts';

interface SelectFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  autoComplete?: string;
}

/** A choice among those that the rule allows; the rule's default is chosen, or else nothing. */
export function SelectField({ name, label, hint, autoComplete = 'off' }: SelectFieldProps) {
  const { rule, error, control } = useField(name, hint);
  return (
    <Field id={control.id} {...{ label, hint, error }}>
      <select
        {...control}
        // Where the rule has a default something is chosen always.
        required={control.required && rule.default === undefined}
        className={styles.control}
        autoComplete={autoComplete}
        defaultValue={rule.default ?? ''}
      >
        {rule.default === undefined && <option value="">Choose one</option>}
        {rule.oneOf?.map((choice) => (
          <option key={choice} value={choice}>
            {choice.charAt(0).toUpperCase() + choice.slice(1)}
          </option>
        ))}
      </select>
    </Field>
  );
}
