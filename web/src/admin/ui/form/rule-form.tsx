import { type ReactNode, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Fields } from '../../../../../rules/field/field.ts';
import { check } from '../../../forms/core/check.ts';
import { FormContext } from '../../../forms/fields/form-context.ts';
import { readValues, rememberFocus } from '../../../lib/form-values.ts';
import { applyChange } from '../../session/client.ts';
import type { Failure } from '../../session/failure.ts';
import { Button } from '../button.tsx';
import common from '../common.module.css';
import styles from './rule-form.module.css';

interface RuleFormProps {
  /** The accessible name of the form. */
  name: string;
  rules: Fields;
  submit: string;
  /** Sends the checked values; a rejection is shown, and success clears the form. */
  onSubmit: (input: Record<string, unknown>) => Promise<void>;
  onCancel?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A short form; it checks its fields and shows the errors of the server. */
export function RuleForm({ name, rules, submit, onSubmit, onCancel, children }: RuleFormProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  function showFailure(form: HTMLFormElement, newFailure: Failure): void {
    flushSync(() => setFailure(newFailure));
    focusFirstError(form);
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setFailure(null);
    const checked = check(rules, readValues(form));
    if (!checked.ok) return showFailure(form, { message: '', fields: checked.errors });
    const restoreFocus = rememberFocus();
    setBusy(true);
    const rejected = await applyChange(() => onSubmit(checked.input));
    // A control cannot take the focus while the form is busy.
    flushSync(() => setBusy(false));
    if (rejected) return showFailure(form, rejected);
    form.reset();
    restoreFocus();
  }

  const isAtField = Object.keys(failure?.fields ?? {}).length > 0;
  return (
    <FormContext value={{ rules, errors: failure?.fields ?? {}, submitting: busy }}>
      <form
        className={styles.form}
        method="dialog"
        noValidate
        aria-label={name}
        onSubmit={(event) => void send(event)}
      >
        {children}
        {failure && !isAtField && <p role="alert">{failure.message}</p>}
        <div className={common.row}>
          <Button type="submit" look={onCancel ? 'main' : 'quiet'} aria-busy={busy}>
            {submit}
          </Button>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        </div>
      </form>
    </FormContext>
  );
}

/** Focuses the first control of a form that has an error, and scrolls it with its message into view. */
export function focusFirstError(form: HTMLFormElement, place: ScrollLogicalPosition = 'center'): void {
  // The message of a list or of sections is in their fieldset, which cannot take the focus.
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"], fieldset > [role="alert"]');
  focusInvalid(invalid, place);
}

/** Focuses the control at the path of an error, or the first one of its list or picture. */
export function focusError(form: HTMLFormElement, path: string): void {
  const name = CSS.escape(path);
  const control = form.querySelector<HTMLElement>(`[name="${name}"]`);
  const list = form.querySelector(`[data-list="${name}"]`)?.parentElement?.querySelector('[role="alert"]');
  const inner = form.querySelector(`[name^="${name}"]`);
  focusInvalid((control ?? list ?? inner) as HTMLElement | null, 'center');
}

function focusInvalid(invalid: HTMLElement | null, place: ScrollLogicalPosition): void {
  const isMessage = invalid?.getAttribute('role') === 'alert';
  const control = isMessage ? invalid?.parentElement?.querySelector<HTMLElement>('input, button') : invalid;
  control?.focus({ preventScroll: true });
  (isMessage ? invalid : control?.parentElement)?.scrollIntoView({ block: place });
}
