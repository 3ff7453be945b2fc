import styles from './field.module.css';
import { Field } from './field.tsx';
import { useField } from './form-context.ts';

interface TextAreaProps {
  name: string;
  label: string;
  hint?: string | undefined;
  rows?: number;
  /** What stands in it from the start. */
  given?: string | undefined;
}

/** Text of several lines. */
export function TextArea({ name, label, hint, rows = 5, given }: TextAreaProps) {
  const { rule, error, hintId, errorId, control } = useField(name, hint);
  return (
    <Field id={control.id} {...{ label, hint, hintId, error, errorId }}>
      <textarea
        {...control}
        className={styles.control}
        rows={rows}
        maxLength={rule.maxLength}
        autoComplete="off"
        defaultValue={given}
      />
    </Field>
  );
}
