import { useApolloClient } from '@apollo/client/react';
import { useId } from 'react';
import { type ManagedLeadFragment, SetLeadStateDocument } from '../generated/documents.ts';
import type { LeadState } from '../generated/types.ts';
import { failureOf } from './admin-client.ts';
import { useBanners } from './banner.tsx';
import common from './common.module.css';
import styles from './lead-entry.module.css';
import { LeadErasure } from './lead-erasure.tsx';
import { LeadNotes } from './lead-notes.tsx';
import { leadAnswers, leadForms, leadName, leadPhone, leadStates } from './lead-words.ts';

// In characters: what does not fit into a column has the whole width.
const longAnswer = 60;

/** One lead: who, what, how it stands, and the ways to answer by one tap. */
export function LeadEntry({ lead }: { lead: ManagedLeadFragment }) {
  const id = useId();
  const { formType, email, fields, submittedAt, photos } = lead;
  const title = leadForms[formType]?.title ?? formType;
  const phone = leadPhone(fields);
  return (
    <article className={styles.lead} aria-labelledby={id}>
      <header>
        <h2 id={id}>{leadName(fields) || email}</h2>
        <p className={common.quietText}>
          {title} · <time dateTime={submittedAt}>{new Date(submittedAt).toLocaleString('en-CA')}</time>
        </p>
        <div className={common.row}>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          {phone && <a href={`tel:${phone}`}>Call {phone}</a>}
          <StateChoice lead={lead} />
        </div>
      </header>
      <dl>
        {leadAnswers(formType, fields).map(([label, answer]) => (
          <div key={label} className={answer.length > longAnswer ? styles.long : undefined}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ fileName, url }, index) => (
            <li key={fileName}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                <img
                  src={url}
                  alt={`Sent with the request, ${index + 1} of ${photos.length}`}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Mails mails={lead.mails} />
      <LeadNotes lead={lead} />
      <LeadErasure email={email} />
    </article>
  );
}

function StateChoice({ lead: { id, state } }: { lead: ManagedLeadFragment }) {
  const client = useApolloClient();
  const { say } = useBanners();
  async function choose(wanted: LeadState): Promise<void> {
    try {
      await client.mutate({ mutation: SetLeadStateDocument, variables: { id, state: wanted } });
      say(`Marked as ${leadStates[wanted].toLowerCase()}.`);
    } catch (error) {
      say(failureOf(error).message, 'failure');
    }
  }
  return (
    <label className={styles.state}>
      <span className="visually-hidden">State of this lead</span>
      <select
        className={common.select}
        value={state}
        onChange={(event) => void choose(event.target.value as LeadState)}
      >
        {Object.entries(leadStates).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

const recipients: Record<string, string> = { business: 'to us', visitor: 'to the visitor' };

function Mails({ mails }: Pick<ManagedLeadFragment, 'mails'>) {
  if (mails.length === 0) return null;
  return (
    <ul className={common.quietText} aria-label="Mails">
      {mails.map(({ to, state, sentAt, retries }) => (
        <li key={to}>
          Mail {recipients[to] ?? to}: {state}
          {sentAt && ` ${new Date(sentAt).toLocaleString('en-CA')}`}
          {retries > 0 && `, tried again ${retries} ${retries === 1 ? 'time' : 'times'}`}
        </li>
      ))}
    </ul>
  );
}
