import { type MouseEvent, type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { factsOf } from '../../../../rules/field/field.ts';
import type { Submitted } from '../../../../rules/server-bundle.ts';
import buttons from '../../design/button.module.css';
import { listen } from '../../lib/listen.ts';
import { useSubmitted } from '../../lib/submitted.ts';
import { FormContext, fieldIdOf, useFormContext } from '../fields/form-context.ts';
import { PhotosContext } from '../photos/photos-context.ts';
import type { FormDefinition } from './definition.ts';
import styles from './form.module.css';
import type { FormBar } from './form-bar.tsx';
import { NativeForm } from './native-form.tsx';
import { QueuedNotice } from './queued-notice.tsx';
import { isBusy, useForm } from './use-form.ts';

interface FormProps {
  definition: FormDefinition;
  /** The accessible name of the form. */
  label: string;
  /** The label of the submit button. */
  submit: string;
  /**
   * `groups`: fieldsets, with the button below the fields. `plain`: one grid. `short`: few fields.
   */
  look?: 'groups' | 'plain' | 'short';
  /** The line above the fields. A short form has none, so that its page loads less. */
  Bar?: typeof FormBar;
  /** Called when the server has accepted the submission. */
  onSent?: () => void;
  children: ReactNode;
}

/** A form with a draft on the device. It is sent through the outbox and followed by the thank-you page. */
export function Form(props: FormProps) {
  // The id of the rejected submission to correct.
  const correcting = useSearchParams()[0].get('correct') ?? undefined;
  const submitted = useSubmitted(props.definition.form);
  const [round, setRound] = useState(0);
  const startAnother = useCallback(() => setRound((last) => last + 1), []);
  return (
    <FormRound
      key={`${correcting ?? ''}/${round}`}
      {...props}
      correcting={correcting}
      submitted={round === 0 ? submitted : undefined}
      onAnother={startAnother}
    />
  );
}

function FormRound({
  definition,
  label,
  submit,
  correcting,
  submitted,
  look = 'groups',
  Bar,
  onSent,
  children,
  onAnother,
}: FormProps & { correcting: string | undefined; submitted: Submitted | undefined; onAnother(): void }) {
  const id = useId();
  const navigate = useNavigate();
  const form = useForm(definition, correcting, submitted, (end) => {
    if (end === 'queued') return;
    onSent?.();
    // The router stores the scroll position: Back opens the empty form at its top.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const { success } = definition;
    void navigate('/thank-you', success ? { state: { success } } : undefined);
  });
  const { formRef, errors, initial, photos, submission, notice } = form;
  const { rules } = definition;
  const submitting = isBusy(submission);
  const isSent = submission.status === 'sent';
  // Back, pressed before the next page renders, returns to this form: start a new submission.
  useEffect(() => (isSent ? listen(window, ['popstate'], onAnother) : undefined), [isSent, onAnother]);
  if (submission.status === 'queued')
    return (
      <QueuedNotice form={definition.form} submissionId={submission.submissionId} onAnother={onAnother} />
    );
  return (
    <FormContext value={{ id, rules, errors, submitting, initial }}>
      <PhotosContext value={photos}>
        <NativeForm
          definition={definition}
          ref={formRef}
          className={`${styles.form} ${styles[look]}`}
          aria-label={label}
          onSubmit={form.onSubmit}
          onInput={form.onInput}
        >
          {notice && <Alert>{notice}</Alert>}
          <ErrorSummary />
          {Bar && <Bar formRef={formRef} counts={look === 'groups'} clear={form.clear} />}
          {children}
          {!form.isDraftStored && (
            <Alert>We can’t save this form on your device. Send it before you close the page.</Alert>
          )}
          {submission.status === 'failed' && <Alert>{submission.message}</Alert>}
          <div className={styles.actions}>
            <button
              className={`${buttons.button} ${styles.submit}`}
              type="submit"
              aria-busy={submitting || undefined}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a native submit
              autoFocus={submitted?.failed}
            >
              {submit}
            </button>
          </div>
        </NativeForm>
      </PhotosContext>
    </FormContext>
  );
}

const Alert = ({ children }: { children: ReactNode }) => (
  <p className={styles.alert} role="alert">
    {children}
  </p>
);

/** The number of errors with links to their fields, if there are several. */
function ErrorSummary() {
  const { id = '', rules, errors } = useFormContext();
  const names = Object.keys(errors).filter((name) => name in rules);
  return (
    // Stays in the page, so that screen readers announce its text.
    <div aria-live="polite" className={styles.summary}>
      {names.length > 1 && (
        <>
          <p>Please check these {names.length} fields:</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${fieldIdOf(id, name)}`} onClick={focusTarget}>
                  {rules[name] && factsOf(rules[name]).label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Focuses the field without an entry in the history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
