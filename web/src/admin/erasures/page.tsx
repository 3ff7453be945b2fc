import { type SubmitEvent, useId, useState } from 'react';
import buttons from '../../design/button.module.css';
import field from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import type { ErasureFieldsFragment } from '../../generated/documents.ts';
import { useErasuresQuery } from '../../generated/hooks.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list-state.tsx';
import { AdminPage } from '../ui/page-frame.tsx';
import styles from './page.module.css';
import { ErasureQuestion } from './question.tsx';
import { useErasure } from './use-erasure.ts';

/** /admin/erasures: deleting a person's data by the address, and the proof of every time it was done. */
export function Component() {
  return (
    <AdminPage title="Erasures" path="/admin/erasures">
      <Form />
      <Proofs />
    </AdminPage>
  );
}

function Form() {
  const [error, setError] = useState('');
  const [asked, setAsked] = useState('');
  const erase = useErasure();
  const id = useId();

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setError(email ? '' : 'Whose data is to be deleted?');
    setAsked(email);
  }

  async function onYes(): Promise<void> {
    setAsked('');
    const failure = await erase(asked);
    setError(failure ? (failure.fields['email'] ?? failure.message) : '');
  }

  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={onSubmit}>
      <p>
        When somebody asks to have their data deleted, everything sent from their address goes. What stays is
        the entry below, which names nobody.
      </p>
      <Field id={id} label="Email address of the person" error={error}>
        <input
          {...controlAttributes(id, { error })}
          name="email"
          type="email"
          className={field.control}
          autoComplete="off"
          maxLength={100}
        />
      </Field>
      <div className={common.row}>
        <button type="submit" className={buttons.quiet}>
          Delete this person’s data
        </button>
      </div>
      {asked && <ErasureQuestion email={asked} onYes={() => void onYes()} onNo={() => setAsked('')} />}
    </form>
  );
}

function Proofs() {
  const { data, error, refetch } = useErasuresQuery();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>What was deleted, and when</h2>
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      {data?.erasures.totalCount === 0 && <p className={common.quietText}>Nobody has asked yet.</p>}
      <ol className={styles.list}>
        {data?.erasures.nodes.map((erasure) => (
          <li key={erasure.erasure_id}>
            <p>{deleted(erasure)}</p>
            <p className={common.quietText}>
              <time dateTime={erasure.erasedAt}>{timeInWords(erasure.erasedAt)}</time>, by {erasure.erasedBy}
            </p>
            <p className={common.quietText}>
              Reference to tell the person: <strong className={styles.reference}>{erasure.erasure_id}</strong>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function deleted({ leads, photos, mails, subscriptions }: ErasureFieldsFragment): string {
  const text = [
    counted(leads, 'lead'),
    counted(photos, 'photo'),
    counted(mails, 'mail'),
    counted(subscriptions, 'subscription'),
  ];
  return text.join(', ');
}

function counted(count: number, what: string): string {
  return `${count} ${count === 1 ? what : `${what}s`}`;
}
