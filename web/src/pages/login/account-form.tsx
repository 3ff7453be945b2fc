import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Fields } from '../../../../rules/field/field.ts';
import type { Refusal } from '../../apollo/trusted-request.ts';
import buttons from '../../design/button.module.css';
import { check } from '../../forms/core/check.ts';
import { FormContext } from '../../forms/fields/form-context.ts';
import { focusFirst, readValues, rememberFocus } from '../../lib/form-values.ts';
import { eagerHydration } from '../../lib/hydration/eager-hydration.ts';
import styles from './page.module.css';

interface AccountFormProps {
  name: string;
  rules: Fields;
  submit: string;
  /** Returns values of the input that no control has. */
  extra?: () => Record<string, string>;
  /** Sends the checked values. Returns the error that the form shows. */
  onSend: (input: object) => Promise<Refusal | undefined>;
  /** The fields. */
  children: ReactNode;
}

/** A form about an account, for visitors without a session. */
export function AccountForm({ name, rules, submit, extra, onSend, children }: AccountFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setFailure('');
    setErrors({});
    const checked = check(rules, { ...readValues(form), ...extra?.() });
    if (!checked.ok) return show(form, checked.errors);
    const restoreFocus = rememberFocus();
    setBusy(true);
    const refusal = await onSend(checked.input).catch(unanswered);
    // A control cannot take the focus while the form is busy.
    flushSync(() => setBusy(false));
    if (!refusal) return;
    restoreFocus();
    const { code, fields = {} } = refusal.extensions ?? {};
    show(form, fields);
    if (Object.keys(fields).length === 0) setFailure(refusal.message);
    if (code === 'SECOND_FACTOR_REQUIRED') focusFirst(form, ['code']);
  }

  function show(form: HTMLFormElement, fields: Record<string, string>): void {
    setErrors(fields);
    // An error of a value without a control.
    const other = Object.keys(fields).find((field) => !form.elements.namedItem(field));
    if (other) setFailure(fields[other] ?? '');
    focusFirst(form, Object.keys(fields));
  }

  return (
    <FormContext value={{ rules, errors, submitting: busy }}>
      {/* 'dialog': before hydration a submit must not put the password into the URL. */}
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

/** The text that replaces a form which has been accepted. It takes the focus, which was in the form. */
export function FormEnd({ children }: { children: ReactNode }) {
  const text = useRef<HTMLOutputElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <output ref={text} tabIndex={-1}>
      {children}
    </output>
  );
}

/** Describes a request without the server's answer: `fetch` throws a TypeError if there is no response. */
function unanswered(error: unknown): Refusal {
  const isOffline = error instanceof TypeError || !navigator.onLine;
  return {
    message: isOffline
      ? 'There’s no connection. Check your internet connection, then try again.'
      : 'The site isn’t answering right now. Try again in a minute.',
  };
}
