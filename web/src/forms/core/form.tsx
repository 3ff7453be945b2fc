import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { contactDetails } from '../../content/common/business.ts';
import { draftNotStored } from '../../content/copy/offline.ts';
import buttons from '../../design/button.module.css';
import { useBusiness } from '../../lib/use-business.ts';
import { FormContext } from '../fields/form-context.ts';
import { PhotosContext } from '../photos/photos-context.ts';
import { ClearForm } from './clear-form.tsx';
import type { FormDefinition } from './definition.ts';
import styles from './form.module.css';
import { Honeypot } from './honeypot.tsx';
import { QueuedNotice } from './queued-notice.tsx';
import { useForm } from './use-form.ts';
import { isBusy } from './use-submission.ts';

interface FormProps {
  definition: FormDefinition;
  /** The accessible name of the form. */
  label: string;
  /** The label of the submit button. */
  submit: string;
  /**
   * `groups`: fieldsets, with the button below the fields. `plain`: one grid. `short`: few fields, without
   * extras.
   */
  look?: 'groups' | 'plain' | 'short';
  /** Called when the server has accepted the submission. */
  onSent?: () => void;
  children: ReactNode;
}

/** A form with a draft on the device. It is sent through the outbox and followed by the thank-you page. */
export function Form(props: FormProps) {
  // The id of the rejected submission to correct.
  const correcting = useSearchParams()[0].get('correct') ?? undefined;
  const [round, setRound] = useState(0);
  const startAnother = useCallback(() => setRound((last) => last + 1), []);
  return (
    <FormRound
      key={`${correcting ?? ''}/${round}`}
      {...props}
      correcting={correcting}
      onAnother={startAnother}
    />
  );
}

function FormRound({
  definition,
  label,
  submit,
  correcting,
  look = 'groups',
  onSent,
  children,
  onAnother,
}: FormProps & { correcting: string | undefined; onAnother(): void }) {
  const navigate = useNavigate();
  const form = useForm(definition, correcting, (end) => {
    if (end === 'queued') return;
    onSent?.();
    // The router stores the scroll position: Back opens the empty form at its top.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const { success } = definition;
    void navigate('/thank-you', success ? { state: { success } } : undefined);
  });
  const { formRef, rules, errors, photos, submission, notice } = { ...form, rules: definition.rules };
  const submitting = isBusy(submission);
  const isSent = submission.status === 'sent';
  // Back, pressed before the next page renders, returns to this form: start a new submission.
  useEffect(() => {
    if (!isSent) return undefined;
    window.addEventListener('popstate', onAnother);
    return () => window.removeEventListener('popstate', onAnother);
  }, [isSent, onAnother]);
  if (submission.status === 'queued')
    return <QueuedNotice submissionId={submission.submissionId} onAnother={onAnother} />;
  return (
    <FormContext value={{ rules, errors, submitting }}>
      <PhotosContext value={photos}>
        {/* 'dialog': before hydration a submit must not put the values into the URL. */}
        <form
          ref={formRef}
          data-draft={definition.form}
          className={`${styles.form} ${styles[look]}`}
          method="dialog"
          noValidate
          aria-label={label}
          onSubmit={form.onSubmit}
          onInput={form.onInput}
        >
          {notice && (
            <p className={styles.alert} role="alert">
              {notice}
            </p>
          )}
          {look !== 'short' && <WithoutScripts />}
          {look !== 'short' && <ClearForm clear={form.clear} disabled={submitting} />}
          {children}
          <Honeypot />
          {!form.isDraftStored && (
            <p className={styles.alert} role="alert">
              {draftNotStored}
            </p>
          )}
          {submission.status === 'failed' && (
            <p className={styles.alert} role="alert">
              {submission.message}
            </p>
          )}
          <div className={styles.actions}>
            <button
              className={`${buttons.button} ${styles.submit}`}
              type="submit"
              aria-busy={submitting || undefined}
            >
              {submit}
            </button>
          </div>
        </form>
      </PhotosContext>
    </FormContext>
  );
}

/** Without scripts the form cannot be sent: lists the other ways to contact the business. */
function WithoutScripts() {
  const details = contactDetails(useBusiness()).filter(({ href }) => href);
  return (
    <noscript>
      <p className={styles.withoutScripts}>
        This form is sent by a script, and scripts are off in this browser. Ask us directly:{' '}
        {details.map(({ label, text, href }) => (
          <a key={label} href={href}>
            {text}
          </a>
        ))}
      </p>
    </noscript>
  );
}
