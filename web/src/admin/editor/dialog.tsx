import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import buttons from '../../design/button.module.css';
import { focusFirst } from '../../lib/form-values.ts';
import { type Conflict, type Failure, failureOf } from '../session/failure.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Toast, type ToastMessage, useToasts } from '../ui/toast.tsx';
import { ConflictDialog, type Line } from './conflict-dialog.tsx';
import styles from './form.module.css';
import { type EntryForm, EntryFormContext, type Values } from './form.ts';
import { useEntryDraft } from './use-entry-draft.ts';

/** What the server has at this moment of what is edited. */
export interface SavedEntry {
  version: number;
  lines: Line[];
  /** Opens the dialog anew with it. */
  open: () => void;
}

interface EntryDialogProps {
  title: string;
  form: EntryForm;
  unsaved: boolean;
  /** The version that the form began with; null for something new. */
  version: number | null;
  /** Tells the drafts on the device apart. */
  draft: string;
  submit: string;
  /** The word of success. */
  saved: string;
  /** Saves over this version; null is success. */
  save: (version: number | null) => Promise<Failure | null>;
  /** The fields as a person reads them. */
  linesOf: (values: Values) => Line[];
  readSaved: () => Promise<SavedEntry | null>;
  onClose: () => void;
  fields: ReactNode;
  preview: ReactNode;
}

/** The dialog in which something of the site is written, beside what it will look like. */
export function EntryDialog({ title, form, unsaved, version, submit, saved, ...props }: EntryDialogProps) {
  const { save, linesOf, readSaved, onClose, fields, preview } = props;
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [stale, setStale] = useState<{ conflict: Conflict; theirs: SavedEntry } | null>(null);
  const [base, setBase] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [previewed, setPreviewed] = useState(false);
  const { showToast } = useToasts();
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  const beside = useRef<HTMLDivElement>(null);
  const draft = useEntryDraft(props.draft, form, base ?? version);
  const tell = (text: string) => setMessage({ kind: 'failure', text });

  async function attempt(as: number | null, stay: boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    setMessage(null);
    const failure = await save(as);
    if (failure?.conflict) await compare(failure.conflict);
    setBusy(false);
    if (failure) return failure.conflict ? undefined : reject(failure);
    draft.forget();
    setStale(null);
    setBase(null);
    if (stay) return setMessage({ kind: 'success', text: saved });
    showToast(saved);
    onClose();
  }

  function reject(failure: Failure): void {
    form.setErrors(failure.fields);
    if (failure.message) tell(failure.message);
    if (element.current) focusFirst(element.current, Object.keys(failure.fields));
  }

  async function compare(conflict: Conflict): Promise<void> {
    try {
      const theirs = await readSaved();
      if (theirs) setStale({ conflict, theirs });
      else tell('It was deleted meanwhile. What you typed is still here.');
    } catch (error) {
      tell(failureOf(error).message);
    }
  }

  function close(): void {
    draft.forget();
    onClose();
  }

  const saveAndStay = useEffectEvent(() => void attempt(base ?? version, true));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      saveAndStay();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <Dialog title={title} unsaved={unsaved} onClose={close}>
      <EntryFormContext value={form}>
        <div className={styles.split} data-previewed={previewed || undefined}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only follows the focus. */}
          <form
            id={id}
            ref={element}
            className={styles.form}
            method="dialog"
            noValidate
            aria-label={title}
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
              event.preventDefault();
              void attempt(base ?? version, false);
            }}
            onFocus={({ target }) => showPart(beside.current, target.getAttribute('name'))}
          >
            {fields}
          </form>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so a keyboard has to reach it. */}
          <div ref={beside} className={styles.beside} tabIndex={0}>
            {preview}
          </div>
        </div>
        <div className={`${common.row} ${styles.foot}`}>
          <Toast message={message} onGone={() => setMessage(null)} />
          <button className={buttons.button} type="submit" form={id} aria-busy={busy}>
            {submit}
          </button>
          <button
            className={`${buttons.quiet} ${styles.toggle}`}
            type="button"
            aria-pressed={previewed}
            onClick={() => setPreviewed(!previewed)}
          >
            Preview
          </button>
          <span className={common.quietText}>{unsaved ? 'Not saved yet, kept on this device' : ''}</span>
        </div>
      </EntryFormContext>
      {draft.found && (
        <ConfirmDialog
          question="Restore what you had not saved?"
          text={`Typed ${timeInWords(new Date(draft.found.savedAt).toISOString())}`}
          yes="Discard it"
          no="Restore"
          advised="no"
          onYes={draft.settle}
          onNo={() => {
            if (draft.found) form.restore(draft.found.values);
            if (draft.found && version !== null) setBase(draft.found.version);
            draft.settle();
          }}
        />
      )}
      {stale && (
        <ConflictDialog
          conflict={stale.conflict}
          mine={linesOf(form.values)}
          theirs={stale.theirs.lines}
          onKeepEditing={() => setStale(null)}
          onTheirs={() => {
            draft.forget();
            stale.theirs.open();
          }}
          onMine={() => void attempt(stale.theirs.version, false)}
        />
      )}
    </Dialog>
  );
}

/** Brings into view what the preview makes of the control with this name. */
function showPart(preview: HTMLElement | null, name: string | null): void {
  const part = name && preview?.querySelector(`[data-shows~="${CSS.escape(name)}"]`);
  if (part) part.scrollIntoView({ block: 'center' });
}
