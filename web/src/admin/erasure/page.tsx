import { type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { factsOf } from '../../../../rules/field/field.ts';
import { personEmail } from '../../../../rules/form/erasure.ts';
import field from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { useErasuresQuery } from '../../generated/admin-hooks.ts';
import { useNames } from '../session/use-names.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import rules from '../ui/form/rule-form.module.css';
import { focusFirstError } from '../ui/form/rule-form.tsx';
import { SettingsSection } from '../ui/form/settings-section.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { Pager } from '../ui/list/pager.tsx';
import { useCursors } from '../ui/list/use-cursors.ts';
import { AdminPage } from '../ui/page-frame.tsx';
import { Time } from '../ui/time.tsx';
import { useDownload } from '../ui/use-download.ts';
import styles from './page.module.css';
import { countedData, ErasureQuestion, useFound } from './question.tsx';

/** /admin/erasures: copies or deletes a person's data, and lists the data requests. */
export function Component() {
  return (
    <AdminPage title="Data requests" path="/admin/erasures">
      <SettingsSection
        heading="A person’s data"
        intro="The copy is a table of what was sent from an email address, with your replies and notes: read it before you send it. The photos stand in Leads. Deleting leaves a record without personal data in the list below."
      >
        <Form />
      </SettingsSection>
      <DataRequests />
    </AdminPage>
  );
}

function Form() {
  const [error, setError] = useState('');
  const [search, setSearch] = useState<{ email: string; at: number }>();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    flushSync(() => {
      setError(email ? '' : 'Enter an email address.');
      setSearch(email ? { email, at: event.timeStamp } : undefined);
    });
    focusFirstError(event.currentTarget);
  }

  function onDone(problem: string | null): void {
    setError(problem ?? '');
    setSearch(undefined);
    if (!problem) form.current?.reset();
  }

  return (
    <>
      <form ref={form} className={rules.form} method="dialog" noValidate onSubmit={onSubmit}>
        <Field id={id} label="Email address of the person" error={error}>
          <input
            {...controlAttributes(id, { error })}
            name="email"
            type="email"
            className={field.control}
            autoComplete="off"
            maxLength={factsOf(personEmail).maxLength}
            onChange={() => setSearch(undefined)}
          />
        </Field>
        <div className={common.row}>
          <Button type="submit" look={search ? 'quiet' : 'main'}>
            Find data
          </Button>
        </div>
      </form>
      {search && <Found key={search.at} email={search.email} onDone={onDone} />}
    </>
  );
}

interface FoundProps {
  email: string;
  /** Called after the deletion, or with the words for its failure. */
  onDone: (problem: string | null) => void;
}

/** Counts the data of a person, copies it, and last deletes it. */
function Found({ email, onDone }: FoundProps) {
  const { text, isFound } = useFound(email);
  const [isAsked, setAsked] = useState(false);
  const download = useDownload();
  return (
    <>
      <output>{text}</output>
      {isFound && (
        <div className={common.row}>
          <Button look="main" onClick={() => download('/api/leads.csv', { email })}>
            Download a copy
          </Button>
          <Button onClick={() => setAsked(true)}>Delete this person’s data</Button>
        </div>
      )}
      {isAsked && <ErasureQuestion email={email} onClose={() => setAsked(false)} onDone={onDone} />}
    </>
  );
}

/** As many as the server returns by default. */
const pageSize = 20;

function DataRequests() {
  const { after, pager } = useCursors(pageSize);
  const { data, previousData, error, refetch } = useErasuresQuery({ variables: { after } });
  const erasures = (data ?? previousData)?.erasures;
  const nameOf = useNames();
  return (
    <SettingsSection heading="Past requests">
      <ListState error={error} waiting={!erasures} onRetry={refetch} of="lines" />
      {erasures?.totalCount === 0 && <p className={common.quietText}>No data requests yet.</p>}
      <ol className={common.list}>
        {erasures?.nodes.map((erasure) => (
          <li key={erasure.erasure_id}>
            <div>
              <p>Deleted: {countedData(erasure)}</p>
              <p className={common.quietText}>
                <Time at={erasure.erasedAt} />, by {nameOf(erasure.erasedBy)}
              </p>
              <p className={common.quietText}>
                Reference number: <strong className={styles.reference}>{erasure.erasure_id}</strong>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <Pager {...pager(erasures)} />
    </SettingsSection>
  );
}
