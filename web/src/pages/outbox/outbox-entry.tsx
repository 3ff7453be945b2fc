import { useNavigate } from 'react-router-dom';
import { outboxPage } from '../../content/offline.ts';
import buttons from '../../design/button.module.css';
import type { OutboxItem } from '../../offline/database.ts';
import { operations } from '../../offline/operations.ts';
import { discardItem } from '../../offline/outbox.ts';
import styles from './outbox.module.css';
import { OutboxPhoto } from './outbox-photo.tsx';

/** One submission: which form, whose, how it stands, and what can be done about it. */
export function OutboxEntry({ item }: { item: OutboxItem }) {
  const navigate = useNavigate();
  const { submissionId, form, values, photos, state, refusal, queuedAt } = item;
  const { title, path } = operations[form];
  const address = [values.streetAddress, values.city].filter(Boolean).join(', ');
  const reasons =
    refusal && Object.values(refusal.fields).length > 0 ? Object.values(refusal.fields) : [refusal?.message];
  const filledIn = new Date(queuedAt);
  return (
    <li className={styles.entry}>
      <h2>{title}</h2>
      <p>{values.email}</p>
      {address && <p>{address}</p>}
      <p className={styles.when}>
        Filled in <time dateTime={filledIn.toISOString()}>{filledIn.toLocaleString('en-CA')}</time>
      </p>
      <p className={styles.state} data-state={state}>
        {outboxPage.states[state]}
      </p>
      {state === 'refused' && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <OutboxPhoto photo={photo} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {state === 'refused' && (
          <button
            className={buttons.button}
            type="button"
            onClick={() => void navigate(`${path}?correct=${submissionId}`)}
          >
            {outboxPage.correct}
          </button>
        )}
        {state !== 'sending' && (
          <button className={buttons.quiet} type="button" onClick={() => void discardItem(item)}>
            {outboxPage.discard}
          </button>
        )}
      </div>
    </li>
  );
}
