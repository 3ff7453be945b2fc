import styles from './field.module.css';
import { Field } from './field.tsx';
import { useField } from './form-context.ts';

interface SelectFieldProps {
  name: string;
  autoComplete?: string;
}

/** A choice among the values that the rule allows; preselects the rule's default. */
export function SelectField({ name, autoComplete = 'off' }: SelectFieldProps) {
  const { rule, label, error, control } = useField(name);
  return (
    <Field id={control.id} {...{ label, error }}>
      <select
        {...control}
        // With a default the select always has a value.
        required={control.required && rule.default === undefined}
        className={styles.control}
        autoComplete={autoComplete}
        defaultValue={control.defaultValue ?? rule.default ?? ''}
      >
        {rule.default === undefined && <option value="">Choose one</option>}
        {rule.oneOf?.map((choice) => (
          <option key={choice} value={choice}>
            {capital(choice)}
          </option>
        ))}
      </select>
    </Field>
  );
}

const capital = (choice: string) => choice.charAt(0).toUpperCase() + choice.slice(1);
