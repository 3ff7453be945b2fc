import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { Fields } from '../../../../rules/field/field.ts';
import { type OperationName, postRequest, sendTrusted } from '../../apollo/trusted-request.ts';
import buttons from '../../design/button.module.css';
import { check } from '../../forms/core/check.ts';
import { FormContext } from '../../forms/fields/form-context.ts';
import { focusFirst, readValues } from '../../lib/form-values.ts';
import { eagerHydration } from '../../lib/hydration/eager-hydration.ts';
import styles from './page.module.css';
import { unanswered } from './sign-in.ts';

interface Answer {
  errors?: { message: string; extensions?: { fields?: Record<string, string> } }[];
}

interface MailedFormProps {
  name: string;
  /** The mutation, which has one argument, `input`. */
  operation: OperationName;
  rules: Fields;
  submit: string;
  /** Returns values of the input that no control has. */
  extra?: () => Record<string, string>;
  onDone: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form that requests a mailed link, for visitors without a session. */
export function MailedForm({ name, operation, rules, submit, extra, onDone, children }: MailedFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setFailure('');
    const checked = check(rules, { ...readValues(form), ...extra?.() });
    const fields = checked.ok ? await send(checked.input) : checked.errors;
    if (!fields) return onDone();
    setErrors(fields);
    // An error of a value without a control.
    const [other] = Object.entries(fields).filter(([field]) => !form.elements.namedItem(field));
    if (other) setFailure(other[1]);
    focusFirst(form, Object.keys(fields));
  }

  /** Returns null on success, or the errors by field. */
  async function send(input: object): Promise<Record<string, string> | null> {
    setBusy(true);
    try {
      const { errors: [error] = [] } = await sendTrusted<Answer>(postRequest, operation, { input });
      return error ? (error.extensions?.fields ?? { failure: error.message }) : null;
    } catch (error) {
      return { failure: unanswered(error) };
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormContext value={{ rules, errors, submitting: busy }}>
      <form
        {...eagerHydration}
        className={styles.form}
        method="dialog"
        noValidate
        aria-label={name}
        onSubmit={(event) => void onSubmit(event)}
      >
        {children}
        <p className={styles.error} role="alert" hidden={!failure}>
          {failure}
        </p>
        <button className={`${buttons.button} ${styles.submit}`} type="submit" aria-busy={busy}>
          {submit}
        </button>
      </form>
    </FormContext>
  );
}
