import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fillTokensOfHtml } from '../../../../rules/fact/html-tokens.ts';
import { EntryToEditDocument, type ManagedEntryFragment } from '../../generated/admin-documents.ts';
import { useEntriesQuery } from '../../generated/admin-hooks.ts';
import { ConflictDialog } from '../editor/conflict-dialog.tsx';
import styles from '../editor/form.module.css';
import { History } from '../editor/history.tsx';
import { markValues } from '../editor/marks.ts';
import { Outline } from '../editor/outline.tsx';
import { Preview } from '../editor/preview.tsx';
import { focusFirst, useFollowing } from '../editor/use-following.ts';
import { EntryFields } from '../field/fields.tsx';
import {
  EntryFormContext,
  type Surroundings,
  SurroundingsContext,
  useEntryForm,
  type Values,
} from '../field/form.ts';
import { TokenPicker } from '../field/tokens.tsx';
import { linesOf, mayHaveTokens } from '../field/values.ts';
import { type Conflict, type Failure, failureOf } from '../session/failure.ts';
import { Button, ConfirmDialog } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { Toast, type ToastMessage, useToasts } from '../ui/toast.tsx';
import {
  errorsOf,
  initialValues,
  mayShare,
  pathOf,
  publicationOf,
  savedText,
  statusOf,
  warningOf,
} from './edited.ts';
import { type Noun, slugFrom, valuesOf } from './nouns.tsx';
import { dayAfter, PublishingControl } from './publishing.tsx';
import { ShareDraft } from './share-draft.tsx';
import { useShownContent } from './shown-content.ts';
import { useDraft } from './use-draft.ts';

interface EntryEditorProps {
  noun: Noun;
  /** The entry to edit; null for a new one. */
  entry: ManagedEntryFragment | null;
  /** The first values of a new entry. */
  start?: Values | undefined;
  onClose: () => void;
}

/** The editor of an entry of any kind: its fields beside its page. */
export function EntryEditor({ entry, ...props }: EntryEditorProps) {
  const [shown, setShown] = useState(entry);
  // The list may load a newer version while the admin types; the form must not change then.
  return (
    <Editor
      key={shown ? `${shown.number}/${shown.version}/${shown.draft?.revision}` : 'new'}
      entry={shown}
      onReload={setShown}
      {...props}
    />
  );
}

interface EditorProps extends EntryEditorProps {
  /** Opens the stored version in the dialog. */
  onReload: (entry: ManagedEntryFragment) => void;
}

function Editor({ noun, entry: opened, start, onReload, onClose }: EditorProps) {
  const { words, declaration, original, preview } = noun;
  const { kind, keeps } = declaration;
  const form = useEntryForm(initialValues(noun, opened, start), (before, after) => ({
    ...(noun.slugFollows && !opened && slugFrom(noun, before, after)),
    ...('published_date' in noun.fields && dayAfter(before, after)),
  }));
  const { values } = form;
  const draft = useDraft(noun, opened, form);
  const { entry } = draft;
  const client = useApolloClient();
  const fields = noun.fieldsWith?.(values) ?? noun.fields;
  const relations = useRelations(noun.fields);
  const { saved: sharedChanges, tokens } = useShownContent(opened?.slug, original ? values : {});
  const surroundings = useMemo(() => ({ relations, tokens }), [relations, tokens]);
  const [warned, setWarned] = useState<{ stay: boolean } | null>(null);
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [stale, setStale] = useState<{ conflict: Conflict; theirs: ManagedEntryFragment } | null>(null);
  const [busy, setBusy] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const { showToast, offerView } = useToasts();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { setPage, isShown, toggle, ...following } = useFollowing(element);
  const marked = useMemo(() => markValues(fields, values), [fields, values]);
  const publication = publicationOf(values);
  const isNew = !original && (opened?.version ?? 0) === 0;
  const title = isNew ? words.add : words.editing;
  const submit = publication.how === 'time' ? 'Schedule' : words.submit[isNew ? 0 : 1];
  const saved = savedText(publication, isNew ? words.created : words.changed);
  const viewPath = publication.how === 'now' && preview ? pathOf(noun, values) : undefined;
  const warning = warningOf(fields, values);
  const linesIn = (shown: Values) => linesOf(fields, shown, relations);
  const showFailure = (text: string) => setMessage({ kind: 'failure', text });

  /** Saves the form; `over` is the stored entry that the admin chose to replace. */
  async function attempt(stay: boolean, over?: ManagedEntryFragment): Promise<void> {
    if (busy) return;
    setBusy(true);
    setMessage(null);
    const errors = publication.how === 'draft' ? {} : errorsOf(noun, values);
    const isInvalid = Object.keys(errors).length > 0;
    const failure = isInvalid ? { message: '', fields: errors } : await draft.save(publication, over);
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
    // The message at the bottom must not cover the control that gets the focus.
    flushSync(() => {
      form.setErrors(failure.fields);
      if (failure.message) showFailure(failure.message);
    });
    if (element.current) focusFirst(element.current, Object.keys(failure.fields));
  }

  /** Shows the differences to the stored entry. */
  async function compare(conflict: Conflict): Promise<void> {
    try {
      const variables = { kind, number: entry?.number ?? 0 };
      const { data } = await client.query({ query: EntryToEditDocument, variables });
      if (data?.entry) setStale({ conflict, theirs: data.entry });
      else showFailure('Someone has deleted it. What you typed is still here.');
    } catch (error) {
      showFailure(failureOf(error).message);
    }
  }

  /** Returns the stored entry to show: its draft, unless somebody published a newer version than ours. */
  function shownOf(theirs: ManagedEntryFragment): ManagedEntryFragment {
    const isPublished = theirs.version > (entry?.draft?.version ?? opened?.version ?? 0);
    return isPublished ? { ...theirs, draft: null } : theirs;
  }

  async function open(theirs: ManagedEntryFragment): Promise<void> {
    const shown = shownOf(theirs);
    if (shown !== theirs) await draft.discard();
    onReload(shown);
  }

  async function discard(): Promise<void> {
    const failure = await draft.discard();
    if (failure) return reject(failure);
    showToast('Draft discarded.');
    onClose();
  }

  function submitForm(stay: boolean): void {
    if (warning) setWarned({ stay });
    else void attempt(stay);
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

  const canShare = entry && mayShare(noun, entry);
  return (
    <Dialog
      title={title}
      status={statusOf(entry, form.unsaved, draft.failure)}
      unsaved={form.unsaved}
      small={!preview}
      onClose={onClose}
    >
      <EntryFormContext value={form}>
        <SurroundingsContext value={surroundings}>
          <div className={preview ? styles.split : styles.only} data-previewed={isShown || undefined}>
            {preview && <Outline fields={fields} values={values} onGo={following.goTo} />}
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
              {keeps.includes('schedule') && (
                <PublishingControl
                  published={opened?.state === 'PUBLISHED'}
                  always={original !== undefined}
                />
              )}
              {entry && entry.unknown.length > 0 && (
                <p className={common.quietText}>
                  Kept, but not shown: {entry.unknown.join(', ')}. Another release of the site wrote it.
                </p>
              )}
              {entry && entry.version > 0 && (
                <History
                  {...{ kind, fields }}
                  number={entry.number}
                  read={(stored) => valuesOf(noun, stored)}
                  loaded={`Loaded into the editor. ${submit === 'Publish' ? 'Publish' : 'Save'} to show it on the site.`}
                />
              )}
            </form>
            {preview && (
              <div className={styles.beside}>
                <Preview paths={marked.paths} onPage={setPage} onOpen={following.open}>
                  {preview(fillTokensOfHtml(marked.values, tokens), {
                    ...sharedChanges,
                    figures: marked.figures,
                    pictures: marked.pictures,
                  })}
                </Preview>
              </div>
            )}
          </div>
          <div className={`${common.row} ${styles.foot}`}>
            <Toast message={message} onGone={() => setMessage(null)} />
            <Button look="main" type="submit" form={id} aria-busy={busy}>
              {submit}
            </Button>
            <Button disabled={!form.undo} onClick={() => form.undo?.()}>
              Undo
            </Button>
            {preview && (
              <Button className={styles.toggle} onClick={toggle}>
                {isShown ? 'Edit' : 'Preview'}
              </Button>
            )}
            {(entry?.draft || canShare) && (
              <Menu>
                {canShare && <Button onClick={() => setSharing(true)}>Share the draft</Button>}
                {entry?.draft && (
                  <Button
                    ask={{
                      question: 'Discard the draft?',
                      text: isNew
                        ? 'Nothing of it stays, because it was never published.'
                        : 'What visitors see stays as it is.',
                      yes: 'Discard',
                      no: 'Keep the draft',
                    }}
                    onClick={discard}
                  >
                    Discard the draft
                  </Button>
                )}
              </Menu>
            )}
            {Object.values(fields).some(mayHaveTokens) && <TokenPicker />}
          </div>
        </SurroundingsContext>
      </EntryFormContext>
      {canShare && isSharing && (
        <ShareDraft kind={kind} number={entry.number} onClose={() => setSharing(false)} />
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
            void attempt(warned.stay);
          }}
        />
      )}
      {stale && (
        <ConflictDialog
          conflict={stale.conflict}
          mine={linesIn(values)}
          theirs={linesIn(initialValues(noun, shownOf(stale.theirs)))}
          onKeepEditing={() => setStale(null)}
          onTheirs={() => void open(stale.theirs)}
          onMine={() => void attempt(false, stale.theirs)}
        />
      )}
    </Dialog>
  );
}

/** Returns the entries that the relations of an entry can refer to. */
function useRelations(fields: Noun['fields']): Surroundings['relations'] {
  const kind = Object.values(fields).find((field) => field.kind === 'relation')?.to ?? '';
  const { data } = useEntriesQuery({ variables: { kind, page: 1, pageSize: 100 }, skip: !kind });
  return useMemo(() => {
    const entries = data?.entries.items.filter(({ title, version }) => title !== 'All' && version > 0) ?? [];
    return { [kind]: entries.map(({ number, title }) => ({ value: number, label: title })) };
  }, [data, kind]);
}
