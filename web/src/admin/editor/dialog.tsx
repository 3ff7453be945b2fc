import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import buttons from '../../design/button.module.css';
import { focusFirst } from '../../lib/form-values.ts';
import { type Failure, failureOf } from '../session/client.ts';
import common from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { type BannerMessage, Toast, useBanners } from '../ui/toast.tsx';
import styles from './form.module.css';
import { type EntryForm, EntryFormContext } from './form.ts';
import { StaleNotice } from './stale-notice.tsx';

interface EntryPopupProps {
  title: string;
  form: EntryForm;
  unsaved: boolean;
  /** The version that the form began with; null for something new. */
  version: number | null;
  submit: string;
  /** The word of success. */
  saved: string;
  /** Saves; null is success. Without a version it overwrites knowingly what somebody else has saved. */
  save: (version: number | null) => Promise<Failure | null>;
  /** Opens the popup anew with what the server has. */
  openTheirs: () => Promise<void>;
  onClose: () => void;
  fields: ReactNode;
  preview: ReactNode;
}

/** The popup in which something of the site is written, beside what it will look like. */
export function EntryDialog({ title, form, unsaved, version, submit, saved, ...props }: EntryPopupProps) {
  const { save, openTheirs, onClose, fields, preview } = props;
  const [message, setMessage] = useState<BannerMessage | null>(null);
  const [stale, setStale] = useState(false);
  const [busy, setBusy] = useState(false);
  const { say } = useBanners();
  const element = useRef<HTMLFormElement>(null);
  const tell = (text: string) => setMessage({ kind: 'failure', text });

  async function attempt(as: number | null): Promise<void> {
    if (busy) return;
    setBusy(true);
    const failure = await save(as);
    setBusy(false);
    if (!failure) {
      say(saved);
      onClose();
      return;
    }
    setStale('version' in failure.fields);
    form.setErrors(failure.fields);
    if (failure.message) tell(failure.message);
    if (element.current) focusFirst(element.current, Object.keys(failure.fields));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void attempt(version);
  }

  return (
    <Dialog title={title} unsaved={unsaved} onClose={onClose}>
      <EntryFormContext value={form}>
        <div className={styles.split}>
          <form
            ref={element}
            className={styles.form}
            method="dialog"
            noValidate
            aria-label={title}
            onSubmit={onSubmit}
          >
            {fields}
            {stale && (
              <StaleNotice
                onTheirs={() => void openTheirs().catch((error: unknown) => tell(failureOf(error).message))}
                onMine={() => void attempt(null)}
              />
            )}
            <div className={`${common.row} ${styles.bar}`}>
              <Toast message={message} onGone={() => setMessage(null)} />
              <button className={buttons.button} type="submit" aria-busy={busy}>
                {submit}
              </button>
              <span className={common.quietText}>{unsaved ? 'Not saved yet' : ''}</span>
            </div>
          </form>
          {preview}
        </div>
      </EntryFormContext>
    </Dialog>
  );
}
