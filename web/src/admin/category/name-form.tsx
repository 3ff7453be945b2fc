import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { categoryFields } from '../../../../rules/entry/category.ts';
import { factsOf } from '../../../../rules/field/field.ts';
import buttons from '../../design/button.module.css';
import field from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import type { Failure } from '../session/failure.ts';
import { useUnsaved } from '../session/unsaved.ts';
import styles from './page.module.css';

interface NameFormProps {
  label: string;
  /** The stored name; empty for a new category. */
  name?: string;
  submit: string;
  /** Stores the name. Returns null on success. */
  onSubmit: (name: string) => Promise<Failure | null>;
  /** Empties the field after success. */
  clears?: boolean;
  children?: ReactNode;
}

/** A form with the name of a category. */
export function NameForm({ label, name = '', submit, onSubmit, clears = false, children }: NameFormProps) {
  const [text, setText] = useState(name);
  const [error, setError] = useState('');
  const id = useId();
  const { maxLength } = factsOf(categoryFields.category);
  useUnsaved(text !== name);

  async function onSend(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!text.trim()) return setError('Enter a name.');
    const failure = await onSubmit(text.trim());
    setError(failure ? (failure.fields['category'] ?? failure.message) : '');
    if (!failure && clears) setText('');
  }

  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => void onSend(event)}
    >
      <Field id={id} label={label} error={error}>
        <input
          {...controlAttributes(id, { error })}
          name="category"
          className={field.control}
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <button type="submit" className={buttons.quiet} disabled={text === name}>
        {submit}
        {name && <span className="visually-hidden"> {name}</span>}
      </button>
      {children}
    </form>
  );
}
