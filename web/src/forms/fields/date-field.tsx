import { useLayoutEffect, useRef } from 'react';
import { badInput } from '../../lib/bad-input.ts';
import { today } from '../../lib/today.ts';
import styles from './field.module.css';
import { Field, hintIdOf } from './field.tsx';
import { useField } from './form-context.ts';
import { type Advise, useAdvice } from './use-advice.ts';

interface DateFieldProps {
  name: string;
  advise?: Advise;
}

const unreadable = `${badInput({ type: 'date' })} Sent like this, it becomes today’s date.`;

/** A date input; defaults to today. */
export function DateField({ name, advise }: DateFieldProps) {
  const { advice, onBlur } = useAdvice(advise);
  const { rule, error, control } = useField(name, unreadable, advice);
  const ref = useRef<HTMLInputElement>(null);
  const { defaultValue } = control;
  // Set in the browser, because the server's date or a cached page's date may differ from the visitor's. As
  // the default value it survives a reset.
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input) return;
    const { value } = input;
    input.defaultValue = today();
    if (defaultValue) input.value = value;
  }, [defaultValue]);
  return (
    <Field id={control.id} label={rule.label} {...{ advice, error }}>
      <input
        {...control}
        onBlur={onBlur}
        ref={ref}
        className={styles.control}
        type="date"
        min="0001-01-01"
        max="9999-12-31"
        autoComplete="off"
      />
      <p className={styles.unreadable} id={hintIdOf(control.id)}>
        <span>{unreadable}</span>
      </p>
    </Field>
  );
}
