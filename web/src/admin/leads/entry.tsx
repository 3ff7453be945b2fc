import { useId } from 'react';
import type { ManagedLeadFragment } from '../../generated/documents.ts';
import { useSetLeadStateMutation } from '../../generated/hooks.ts';
import type { LeadAnswer, LeadState } from '../../generated/types.ts';
import { failureOf } from '../session/failure.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './entry.module.css';
import { LeadErasure } from './erasure.tsx';
import { leadForms, leadName, leadPhone, leadStates, shownAnswers } from './labels.ts';
import { LeadMails } from './mails.tsx';
import { LeadNotes } from './notes.tsx';
import { LeadSource } from './source.tsx';

/** A lead with its state, and links to answer it. */
export function LeadEntry({ lead }: { lead: ManagedLeadFragment }) {
  const id = useId();
  const { formType, email, fields, submittedAt, photos } = lead;
  const phone = leadPhone(lead);
  return (
    <article className={styles.lead} aria-labelledby={id}>
      <header>
        <h2 id={id}>{leadName(fields) || email || 'Unknown'}</h2>
        <p className={common.quietText}>
          {leadForms[formType] ?? formType} · <time dateTime={submittedAt}>{timeInWords(submittedAt)}</time>
        </p>
        <div className={common.row}>
          {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
          {phone && <a href={`tel:${phone.number}`}>Call {phone.text}</a>}
          <StateChoice lead={lead} />
        </div>
      </header>
      <Answers answers={lead.answers} />
      <LeadSource source={lead.source} />
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
      <EarlierVersions versions={lead.earlier} />
      <LeadMails mails={lead.mails} isSpam={lead.state === 'SPAM'} />
      <LeadNotes lead={lead} />
      {email && <LeadErasure email={email} />}
    </article>
  );
}

function StateChoice({ lead: { id, state } }: { lead: ManagedLeadFragment }) {
  const [setState] = useSetLeadStateMutation();
  const { showToast } = useToasts();
  async function choose(wanted: LeadState): Promise<void> {
    try {
      await setState({ variables: { id, state: wanted } });
      showToast(`Marked as ${leadStates[wanted].toLowerCase()}.`);
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
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
        {Object.entries(leadStates).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The versions that the visitor corrected. */
function EarlierVersions({ versions }: { versions: ManagedLeadFragment['earlier'] }) {
  if (versions.length === 0) return null;
  return (
    <details>
      <summary>
        Corrected by the visitor: {versions.length === 1 ? 'earlier version' : 'earlier versions'}
      </summary>
      {versions.map(({ id, submittedAt, answers }) => (
        <section key={id} aria-label={`Version of ${timeInWords(submittedAt)}`}>
          <p>{timeInWords(submittedAt)}</p>
          <Answers answers={answers} />
        </section>
      ))}
    </details>
  );
}

// In characters: longer answers span the whole width.
const longAnswer = 60;

/** The submitted fields with the form's labels and formatted values. */
function Answers({ answers }: { answers: LeadAnswer[] }) {
  return (
    <dl>
      {shownAnswers(answers).map(({ name, label, value }) => (
        <div key={name} className={value.length > longAnswer ? styles.long : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
