import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import buttons from '../../design/button.module.css';
import { focusFirst } from '../../lib/form-values.ts';
import { type Conflict, type Failure, failureOf } from '../session/failure.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Toast, type ToastMessage, useToasts } from '../ui/toast.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { Line } from './differences.tsx';
import styles from './form.module.css';
import { type EntryForm, EntryFormContext, type Values } from './form.ts';
import { useEntryDraft } from './use-entry-draft.ts';
import { type PreviewFinder, usePreview } from './use-preview.ts';

/** The version that the server has now. */
export interface SavedEntry {
  version: number;
  lines: Line[];
  /** Opens it in the dialog. */
  open: () => void;
}

interface EntryDialogProps {
  title: string;
  form: EntryForm;
  unsaved: boolean;
  /** The version that the form was opened with; null for a new entry. */
  version: number | null;
  /** The name of its draft on the device. */
  draft: string;
  submit: string;
  /** The message of success. */
  saved: string;
  /** The path of the saved entry on the site; undefined if it is not public. */
  viewPath: string | undefined;
  /** Names the blocks that saving would drop, for a confirmation; null if there are none. */
  warning?: string | null;
  /** Saves the form over this version. Returns null on success. */
  save: (version: number | null) => Promise<Failure | null>;
  /** Returns the fields with their labels. */
  linesOf: (values: Values) => Line[];
  readSaved: () => Promise<SavedEntry | null>;
  /** Finds the parts of the preview if they have no `data-shows`. */
  finder?: PreviewFinder;
  onClose: () => void;
  fields: ReactNode;
  preview: ReactNode;
}

/** An editor dialog with a preview beside the form. */
export function EntryDialog({ title, form, unsaved, version, submit, saved, ...props }: EntryDialogProps) {
  const { save, linesOf, readSaved, onClose, fields, preview, viewPath, warning = null } = props;
  const [warned, setWarned] = useState<{ stay: boolean } | null>(null);
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [stale, setStale] = useState<{ conflict: Conflict; theirs: SavedEntry } | null>(null);
  const [base, setBase] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const { showToast, offerView } = useToasts();
  const id = useId();
  const { form: element, preview: beside, ...previewing } = usePreview(props.finder);
  const draft = useEntryDraft(props.draft, form, base ?? version);
  const showFailure = (text: string) => setMessage({ kind: 'failure', text });

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
    if (viewPath) offerView(saved, viewPath);
    else showToast(saved);
    onClose();
  }

  function reject(failure: Failure): void {
    form.setErrors(failure.fields);
    if (failure.message) showFailure(failure.message);
    if (element.current) focusFirst(element.current, Object.keys(failure.fields));
  }

  async function compare(conflict: Conflict): Promise<void> {
    try {
      const theirs = await readSaved();
      if (theirs) setStale({ conflict, theirs });
      else showFailure('Someone has deleted it. What you typed is still here.');
    } catch (error) {
      showFailure(failureOf(error).message);
    }
  }

  function close(): void {
    draft.forget();
    onClose();
  }

  function submitForm(stay: boolean): void {
    if (warning) setWarned({ stay });
    else void attempt(base ?? version, stay);
  }

  const saveAndStay = useEffectEvent(() => submitForm(true));
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
        <div className={styles.split} data-previewed={previewing.isShown || undefined}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- It listens to its controls. */}
          <form
            id={id}
            ref={element}
            className={styles.form}
            method="dialog"
            noValidate
            aria-label={title}
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
              event.preventDefault();
              submitForm(false);
            }}
            // The preview shows the change in the next frame.
            onInput={() => requestAnimationFrame(previewing.followEdited)}
            onFocus={({ target }) => previewing.follow(target.getAttribute('name'))}
            onClick={({ target }) => {
              if (target instanceof HTMLButtonElement && target.name) previewing.show(target.name);
            }}
          >
            {fields}
          </form>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- A keyboard reaches the controls that a click opens. */}
          <div
            ref={beside}
            className={styles.beside}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so a keyboard has to reach it.
            tabIndex={0}
            onClick={({ clientX, clientY }) => previewing.openAt(clientX, clientY)}
          >
            {preview}
          </div>
        </div>
        <div className={`${common.row} ${styles.foot}`}>
          <Toast message={message} onGone={() => setMessage(null)} />
          <button className={buttons.button} type="submit" form={id} aria-busy={busy}>
            {submit}
          </button>
          <button className={`${buttons.quiet} ${styles.toggle}`} type="button" onClick={previewing.toggle}>
            {previewing.isShown ? 'Edit' : 'Preview'}
          </button>
          <span className={common.quietText}>
            {unsaved ? 'Not saved yet. A draft is on this device.' : ''}
          </span>
        </div>
      </EntryFormContext>
      {warned && warning && (
        <ConfirmDialog
          question="Save without the incomplete blocks?"
          text={warning}
          yes="Save without them"
          no="Keep editing"
          advised="no"
          onNo={() => setWarned(null)}
          onYes={() => {
            setWarned(null);
            void attempt(base ?? version, warned.stay);
          }}
        />
      )}
      {draft.found && (
        <ConfirmDialog
          question="Restore your unsaved changes?"
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
