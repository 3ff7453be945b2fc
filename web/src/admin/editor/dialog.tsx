import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import buttons from '../../design/button.module.css';
import { EntryFields } from '../field/fields.tsx';
import {
  type EntryForm,
  EntryFormContext,
  type Surroundings,
  SurroundingsContext,
  type Values,
} from '../field/form.ts';
import { TokenPicker } from '../field/tokens.tsx';
import { itemsOf, linesOf, mayHaveTokens, missingText } from '../field/values.ts';
import { type Conflict, type Failure, failureOf } from '../session/failure.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { Toast, type ToastMessage, useToasts } from '../ui/toast.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import styles from './form.module.css';
import { History, type Version } from './history.tsx';
import { type Marked, markValues } from './marks.ts';
import { Outline } from './outline.tsx';
import { Preview } from './preview.tsx';
import { focusFirst, useFollowing } from './use-following.ts';

/** The version that the server has now. */
export interface SavedEntry {
  version: number;
  values: Values;
  /** Opens it in the dialog. */
  open: () => void;
}

interface EntryDialogProps {
  title: string;
  fields: Record<string, Descriptor>;
  /** The content without the owner's changes; its fields can be reset. */
  original?: object | undefined;
  form: EntryForm;
  surroundings: Surroundings;
  /** The version that the form was opened with; null for a new entry. */
  version: number | null;
  /** The state of its draft, in words. */
  status: string;
  /** Deletes the draft on the server; undefined if there is none. */
  onDiscard?: (() => Promise<Failure | null>) | undefined;
  submit: string;
  /** The message of success. */
  saved: string;
  /** The path of the saved entry on the site; undefined if it is not public. */
  viewPath: string | undefined;
  /** Saves the form over this version. Returns null on success. */
  save: (version: number | null) => Promise<Failure | null>;
  readSaved: () => Promise<SavedEntry | null>;
  /** Reads the earlier versions; undefined for a new entry. */
  readVersions?: (() => Promise<Version[]>) | undefined;
  onClose: () => void;
  /** Controls below the fields. */
  children?: ReactNode;
  /** Renders the dialog that shares the draft; undefined if there is nothing to share. */
  renderSharing?: ((onClose: () => void) => ReactNode) | undefined;
  /** Renders the page of the entry; the texts have marks. Undefined if it has no page. */
  renderPreview?: ((marked: Marked) => ReactNode) | undefined;
}

/** The editor of an entry: its fields beside its page. */
export function EntryDialog({ title, fields, form, version, submit, saved, ...props }: EntryDialogProps) {
  const { save, readSaved, readVersions, onClose, viewPath, surroundings, original, renderPreview } = props;
  const { onDiscard, renderSharing } = props;
  const [warned, setWarned] = useState<{ stay: boolean } | null>(null);
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [stale, setStale] = useState<{ conflict: Conflict; theirs: SavedEntry } | null>(null);
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<'sharing' | 'discarding' | null>(null);
  const { showToast, offerView } = useToasts();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { setPage, isShown, toggle, ...following } = useFollowing(element);
  const marked = useMemo(() => markValues(fields, form.values), [fields, form.values]);
  const { relations } = surroundings;
  const showFailure = (text: string) => setMessage({ kind: 'failure', text });
  const warning = warningOf(fields, form.values);

  async function attempt(as: number | null, stay: boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    setMessage(null);
    const failure = await save(as);
    if (failure?.conflict) await compare(failure.conflict);
    setBusy(false);
    if (failure) return failure.conflict ? undefined : reject(failure);
    setStale(null);
    if (stay) return setMessage({ kind: 'success', text: saved });
    if (viewPath) offerView(saved, viewPath);
    else showToast(saved);
    onClose();
  }

  function reject(failure: Failure): void {
    form.setErrors(failure.fields);
    if (failure.message) showFailure(failure.message);
    requestAnimationFrame(() => element.current && focusFirst(element.current, Object.keys(failure.fields)));
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

  async function discard(): Promise<void> {
    const failure = await onDiscard?.();
    if (failure) return reject(failure);
    showToast('Draft discarded.');
    onClose();
  }

  function submitForm(stay: boolean): void {
    if (warning) setWarned({ stay });
    else void attempt(version, stay);
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
    <Dialog
      title={title}
      status={props.status}
      unsaved={form.unsaved}
      small={!renderPreview}
      onClose={onClose}
    >
      <EntryFormContext value={form}>
        <SurroundingsContext value={surroundings}>
          <div className={renderPreview ? styles.split : styles.only} data-previewed={isShown || undefined}>
            {renderPreview && <Outline fields={fields} values={form.values} onGo={following.goTo} />}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It listens to its controls. */}
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
              onInput={following.followEdited}
              onFocus={({ target }) => following.follow(target.getAttribute('name'))}
            >
              <EntryFields fields={fields} {...(original && { original })} />
              {props.children}
              {readVersions && (
                <History
                  read={readVersions}
                  linesOf={(values) => linesOf(fields, values, relations)}
                  loaded={`Loaded into the editor. ${submit === 'Publish' ? 'Publish' : 'Save'} to show it on the site.`}
                />
              )}
            </form>
            {renderPreview && (
              <div className={styles.beside}>
                <Preview paths={marked.paths} onPage={setPage} onOpen={following.open}>
                  {renderPreview(marked)}
                </Preview>
              </div>
            )}
          </div>
          <div className={`${common.row} ${styles.foot}`}>
            <Toast message={message} onGone={() => setMessage(null)} />
            <button className={buttons.button} type="submit" form={id} aria-busy={busy}>
              {submit}
            </button>
            <button
              type="button"
              className={buttons.quiet}
              disabled={!form.undo}
              onClick={() => form.undo?.()}
            >
              Undo
            </button>
            {renderPreview && (
              <button className={`${buttons.quiet} ${styles.toggle}`} type="button" onClick={toggle}>
                {isShown ? 'Edit' : 'Preview'}
              </button>
            )}
            {(onDiscard || renderSharing) && (
              <Menu>
                {renderSharing && (
                  <button type="button" className={buttons.quiet} onClick={() => setOpened('sharing')}>
                    Share the draft
                  </button>
                )}
                {onDiscard && (
                  <button type="button" className={buttons.quiet} onClick={() => setOpened('discarding')}>
                    Discard the draft
                  </button>
                )}
              </Menu>
            )}
            {Object.values(fields).some(mayHaveTokens) && <TokenPicker />}
          </div>
        </SurroundingsContext>
      </EntryFormContext>
      {opened === 'sharing' && renderSharing?.(() => setOpened(null))}
      {opened === 'discarding' && (
        <ConfirmDialog
          question="Discard the draft?"
          text={
            version || original
              ? 'What visitors see stays as it is.'
              : 'Nothing of it stays, because it was never published.'
          }
          yes="Discard"
          no="Keep the draft"
          onNo={() => setOpened(null)}
          onYes={() => {
            setOpened(null);
            void discard();
          }}
        />
      )}
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
            void attempt(version, warned.stay);
          }}
        />
      )}
      {stale && (
        <ConflictDialog
          conflict={stale.conflict}
          mine={linesOf(fields, form.values, relations)}
          theirs={linesOf(fields, stale.theirs.values, relations)}
          onKeepEditing={() => setStale(null)}
          onTheirs={stale.theirs.open}
          onMine={() => void attempt(stale.theirs.version, false)}
        />
      )}
    </Dialog>
  );
}

/** Names the items of lists that saving would drop; null if there are none. */
function warningOf(fields: Record<string, Descriptor>, values: Values): string | null {
  const dropped = Object.entries(fields).flatMap(([path, list]) =>
    itemsOf(values[path]).flatMap((item, place) => {
      const missing = missingText(list, item)?.label.toLowerCase();
      return missing ? [`Block ${place + 1} has no ${missing}.`] : [];
    }),
  );
  return dropped.length > 0 ? dropped.join(' ') : null;
}
