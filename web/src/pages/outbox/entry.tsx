import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { formTitle } from '../../../../rules/form/form-types.ts';
import buttons from '../../design/button.module.css';
import { discardItem } from '../../offline/outbox/store.ts';
import { sendWaiting } from '../../offline/outbox/triggers.ts';
import type { OutboxItem, StoredPhoto } from '../../offline/shared/database.ts';
import { readPhoto } from '../../offline/shared/draft-store.ts';
import { operations } from '../../offline/shared/operations.ts';
import styles from './page.module.css';

const moment = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short' });

/** 'November 25, 2026 at 12:55 p.m.' */
export const momentOf = (date: Date): string => moment.format(date);

const states = { waiting: 'Waiting', sending: 'Sending', rejected: 'Rejected' };

/** One submission: its form, email address, state and actions. */
export function OutboxEntry({ item }: { item: OutboxItem }) {
  const { form, values, photos, state, queuedAt } = item;
  const property = [values.streetAddress, values.city].filter(Boolean).join(', ');
  const savedAt = new Date(queuedAt);
  return (
    <li className={styles.entry}>
      <h2>{formTitle(form)}</h2>
      <p>{values.email}</p>
      {property && <p>{property}</p>}
      <p className={styles.when}>
        Saved <time dateTime={savedAt.toISOString()}>{momentOf(savedAt)}</time>
      </p>
      <p className={styles.state} data-state={state}>
        {states[state]}
      </p>
      <Reasons item={item} />
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <OutboxPhoto photo={photo} />
            </li>
          ))}
        </ul>
      )}
      <Actions item={item} />
    </li>
  );
}

/** The reason why it waits. */
function Reasons({ item: { state, rejection, attempts, retryAt, notBefore } }: { item: OutboxItem }) {
  if (state === 'rejected') {
    const fields = Object.values(rejection?.fields ?? {});
    return (
      <ul className={styles.reasons}>
        {(fields.length > 0 ? fields : [rejection?.message]).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    );
  }
  if (state === 'sending' || attempts === 0) return null;
  // A time later than the back-off was set by the server.
  const isAsked = notBefore >= retryAt;
  const text = isAsked
    ? `The site is busy. Next try: ${momentOf(new Date(notBefore))}`
    : 'Waiting for a connection.';
  return <p className={styles.when}>{text}</p>;
}

const focusFirst = (button: HTMLButtonElement | null) => button?.focus();

function Actions({ item: { submissionId, form, state } }: { item: OutboxItem }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const discardButton = useRef<HTMLButtonElement>(null);
  const isRejected = state === 'rejected';
  const isSending = state === 'sending';
  const keep = () => {
    flushSync(() => setAsking(false));
    discardButton.current?.focus();
  };
  const discard = async () => {
    keep();
    const done = await discardItem(submissionId);
    setBusy(!done);
    // The pressed button goes with the item.
    if (done) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  if (isAsking && !isSending)
    return (
      <fieldset className={styles.actions} aria-labelledby={`${submissionId}-question`}>
        <p id={`${submissionId}-question`}>Discard it? What you wrote is deleted from this device.</p>
        <button ref={focusFirst} className={buttons.quiet} type="button" onClick={keep}>
          Keep it
        </button>
        <button className={buttons.button} type="button" onClick={() => void discard()}>
          Discard
        </button>
      </fieldset>
    );
  return (
    <div className={styles.actions}>
      {/* Stays while the item is being sent, for the focus. */}
      {!isRejected && (
        <button
          className={buttons.quiet}
          type="button"
          aria-busy={isSending}
          onClick={() => void (isSending || sendWaiting(submissionId))}
        >
          Try now
        </button>
      )}
      {!isSending && (
        <>
          <button
            className={isRejected ? buttons.button : buttons.quiet}
            type="button"
            onClick={() => void navigate(`${operations[form].path}?correct=${submissionId}`)}
          >
            {isRejected ? 'Correct' : 'Edit'}
          </button>
          <button ref={discardButton} className={buttons.quiet} type="button" onClick={() => setAsking(true)}>
            Discard
          </button>
        </>
      )}
      {isBusy && <p role="alert">It’s being sent, or edited in another window. Try again in a moment.</p>}
    </div>
  );
}

/** A photo of a waiting submission. */
function OutboxPhoto({ photo: { id, name } }: { photo: StoredPhoto }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let objectUrl: string | undefined;
    let isUnmounted = false;
    void readPhoto(id).then(
      (blob) => {
        if (isUnmounted || !blob) return;
        objectUrl = URL.createObjectURL(blob);
        setUrl(objectUrl);
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [id]);
  return url ? <img src={url} alt={name} width={72} height={72} /> : <span>{name}</span>;
}
