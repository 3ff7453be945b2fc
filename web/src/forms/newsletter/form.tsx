import { type SubmitEvent, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { newsletterFailure, newsletterSuccess } from '../../../../content/common/messages.ts';
import { factsOf } from '../../../../rules/field/field.ts';
import { consent } from '../../../../rules/form/consent.ts';
import { newsletterFields } from '../../../../rules/form/newsletter.ts';
import buttons from '../../design/button.module.css';
import { useSubmitted } from '../../lib/submitted.ts';
import { operations } from '../../offline/shared/operations.ts';
import type { FormDefinition } from '../core/definition.ts';
import { NativeForm } from '../core/native-form.tsx';
import { isBusy, useForm } from '../core/use-form.ts';
import styles from './form.module.css';

const definition: FormDefinition = {
  form: 'newsletter',
  rules: newsletterFields,
  failure: newsletterFailure,
  clearsEmail: true,
};

const endTexts = {
  accepted: newsletterSuccess,
  queued:
    'You’re offline. Your subscription is kept on this device and will be sent when you’re back online.',
};

/** The newsletter form in the footer. */
export function NewsletterForm() {
  const { pathname, search } = useLocation();
  // On other pages the parameter belongs to another form.
  const isHere = pathname === operations.newsletter.path;
  const correcting = (isHere && new URLSearchParams(search).get('correct')) || undefined;
  return <Subscription key={correcting} {...{ correcting, pathname }} />;
}

function Subscription({ correcting, pathname }: { correcting: string | undefined; pathname: string }) {
  const id = useId();
  const messageId = `${id}-message`;
  const [end, setEnd] = useState<keyof typeof endTexts>();
  const submitted = useSubmitted(definition.form);
  const { formRef, initial, submission, errors, notice, onInput, ...form } = useForm(
    definition,
    correcting,
    submitted,
    (how, clear) => {
      clear();
      setEnd(how);
    },
  );
  const [error] = Object.values(errors);
  const failure = submission.status === 'failed' ? submission.message : (error ?? notice);
  const message = failure ?? (end && endTexts[end]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    setEnd(undefined);
    form.onSubmit(event);
  }

  return (
    <NativeForm
      definition={definition}
      ref={formRef}
      className={styles.form}
      // The heading in the footer.
      aria-labelledby="newsletter"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <input type="hidden" name="page" value={pathname} />
      <input type="hidden" name="consentVersion" value={consent.version} />
      <label className={styles.label} htmlFor={id}>
        {factsOf(newsletterFields.email).label}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          name="email"
          defaultValue={initial.values['email']}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a native submit
          autoFocus={submitted !== undefined}
          className={styles.control}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={factsOf(newsletterFields.email).maxLength}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={message ? messageId : undefined}
        />
        <button className={buttons.button} type="submit" aria-busy={isBusy(submission) || undefined}>
          Subscribe
        </button>
      </div>
      <div id={messageId} className={styles.message} data-kind={failure ? 'failure' : message && 'success'}>
        {message && <p role="alert">{message}</p>}
        {!failure && end === 'accepted' && (
          <p className={styles.next}>One more step: open the email we just sent you and confirm.</p>
        )}
      </div>
    </NativeForm>
  );
}
