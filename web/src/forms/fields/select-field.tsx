import styles from './field.module.css';
import { Field } from './field.tsx';
import { useField } from './form-context.ts';

interface SelectFieldProps {
  name: string;
  hint?: string | undefined;
  autoComplete?: string;
  initialValue?: string;
  /** Returns the name of a choice; by default the choice with a capital letter. */
  nameOf?: (choice: string) => string;
}

/** A choice among the values that the rule allows; preselects the rule's default. */
export function SelectField({
  name,
  hint,
  autoComplete = 'off',
  initialValue,
  nameOf = capital,
}: SelectFieldProps) {
  const { rule, label, error, control } = useField(name, hint);
  return (
    <Field id={control.id} {...{ label, hint, error }}>
      <select
        {...control}
        // With a default the select always has a value.
        required={control.required && rule.default === undefined}
        className={styles.control}
        autoComplete={autoComplete}
        defaultValue={control.defaultValue ?? initialValue ?? rule.default ?? ''}
      >
        {rule.default === undefined && <option value="">Choose one</option>}
        {rule.oneOf?.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </Field>
  );
}

const capital = (choice: string) => choice.charAt(0).toUpperCase() + choice.slice(1);
