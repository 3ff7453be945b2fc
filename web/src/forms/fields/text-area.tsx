import styles from './field.module.css';
import { Field } from './field.tsx';
import { useField } from './form-context.ts';
import { useLimit } from './use-limit.ts';

interface TextAreaProps {
  name: string;
  hint?: string | undefined;
  rows?: number;
  initialValue?: string | undefined;
  /** Not visible: the label above the control says the same. */
  placeholder?: string;
}

export function TextArea({ name, hint, rows = 5, initialValue, placeholder }: TextAreaProps) {
  const { rule, label, error, control } = useField(name, hint);
  const limit = useLimit(control.id, rule.maxLength);
  return (
    <Field id={control.id} {...{ label, hint, error }} limit={limit.usage}>
      <textarea
        {...control}
        {...limit.handlers}
        className={styles.control}
        rows={rows}
        maxLength={rule.maxLength}
        autoComplete="off"
        defaultValue={control.defaultValue ?? initialValue}
        placeholder={placeholder}
      />
    </Field>
  );
}
