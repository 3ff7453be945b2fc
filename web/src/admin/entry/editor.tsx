import { type SubmitEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { fillTokensOfHtml } from '../../../../rules/fact/html-tokens.ts';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import { ConflictDialog } from '../editor/conflict-dialog.tsx';
import { ErrorList } from '../editor/error-list.tsx';
import styles from '../editor/form.module.css';
import { History } from '../editor/history.tsx';
import { markValues } from '../editor/marks.ts';
import { Outline } from '../editor/outline.tsx';
import { Preview } from '../editor/preview.tsx';
import { useFollowing } from '../editor/use-following.ts';
import { EntryFields } from '../field/fields.tsx';
import { EntryFormContext, SurroundingsContext, useEntryForm, type Values } from '../field/form.ts';
import { TokenPicker } from '../field/tokens.tsx';
import { linesOf, mayHaveTokens } from '../field/values.ts';
import { Button, ConfirmDialog } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { isLetter } from '../ui/letter-key.ts';
import { Toast } from '../ui/toast.tsx';
import { DraftMenu } from './draft-menu.tsx';
import { initialValues, statusOf, warningOf } from './edited.ts';
import { type EntryKind, slugFrom, valuesOf, WordsOnScreen } from './kinds.tsx';
import { dayAfter, PublishingControl } from './publishing.tsx';
import { useShownContent } from './shown-content.ts';
import { useDraft } from './use-draft.ts';
import { useRelations } from './use-relations.ts';
import { useSave } from './use-save.ts';

export interface EntryEditorProps {
  entryKind: EntryKind;
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

function Editor({ entryKind, entry: opened, start, onReload, onClose }: EditorProps) {
  const { words, declaration, preview } = entryKind;
  const { kind, keeps, isFixed = false } = declaration;
  const form = useEntryForm(initialValues(entryKind, opened, start), (before, after) => ({
    ...(!opened && slugFrom(entryKind, before, after)),
    ...('published_date' in entryKind.fields && dayAfter(before, after)),
    ...entryKind.follow?.(before, after),
  }));
  const { values } = form;
  const draft = useDraft(entryKind, opened, form);
  const { entry } = draft;
  const fields = entryKind.fieldsWith?.(values) ?? entryKind.fields;
  const relations = useRelations(entryKind.fields);
  const { saved: sharedChanges, tokens } = useShownContent(opened?.slug, isFixed ? values : {});
  const surroundings = useMemo(() => ({ relations, tokens }), [relations, tokens]);
  const [warned, setWarned] = useState<{ stay: boolean } | null>(null);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { setPage, isShown, toggle, ...following } = useFollowing(element);
  const marked = useMemo(() => markValues(fields, values), [fields, values]);
  const isNew = !isFixed && (opened?.version ?? 0) === 0;
  const title = isNew ? words.add : words.editing;
  const submit = values['publishing'] === 'time' ? 'Schedule' : words.submit[isNew ? 0 : 1];
  const done = isNew ? words.created : words.changed;
  const onReject = following.hide;
  const saving = useSave({ entryKind, form, draft, element, done, onReject, onReload, onClose });
  const { stale } = saving;
  const warning = warningOf(fields, values);
  const linesIn = (shown: Values) => linesOf(fields, shown, surroundings);

  function submitForm(stay: boolean): void {
    if (warning) setWarned({ stay });
    else void saving.save(stay);
  }

  const saveAndStay = useEffectEvent(() => submitForm(true));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isLetter(event, 's') || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      saveAndStay();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <Dialog
      title={<WordsOnScreen words={title} />}
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
              <ErrorList fields={fields} />
              <EntryFields fields={fields} original={entryKind.originalOf?.(values)} />
              {keeps.includes('schedule') && (
                <PublishingControl published={opened?.state === 'PUBLISHED'} always={isFixed} />
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
                  read={(stored) => valuesOf(entryKind, stored)}
                  loaded={`Loaded into the editor. ${submit === 'Publish' ? 'Publish' : 'Save'} to show it on the site.`}
                />
              )}
            </form>
            {preview && (
              <div className={styles.beside}>
                <Preview
                  paths={marked.paths}
                  onPage={setPage}
                  onOpen={following.open}
                  render={() =>
                    preview(fillTokensOfHtml(marked.values, tokens), {
                      ...sharedChanges,
                      figures: marked.figures,
                      pictures: marked.pictures,
                    })
                  }
                />
              </div>
            )}
          </div>
          <div className={`${common.row} ${styles.foot}`}>
            <Toast message={saving.message} onGone={saving.clearMessage} />
            <Button look="main" type="submit" form={id} aria-busy={saving.busy}>
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
            {entry && <DraftMenu {...{ entryKind, entry, isNew }} onDiscard={saving.discard} />}
            {Object.values(fields).some(mayHaveTokens) && <TokenPicker />}
          </div>
        </SurroundingsContext>
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
            void saving.save(warned.stay);
          }}
        />
      )}
      {stale && (
        <ConflictDialog
          message={stale.message}
          mine={linesIn(values)}
          theirs={stale.unseen.map((stored) => ({
            stored,
            lines: linesIn(initialValues(entryKind, stored)),
          }))}
          onKeepEditing={saving.keepEditing}
          onTheirs={() => void saving.openTheirs(stale)}
          onMine={() => void saving.save(false, stale.theirs)}
        />
      )}
    </Dialog>
  );
}
