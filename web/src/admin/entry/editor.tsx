import {
  lazy,
  type RefObject,
  type SubmitEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { fillTokensOfHtml } from '../../../../rules/fact/html-tokens.ts';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import { drawing } from '../../sections/base/icons.tsx';
import { ConflictDialog } from '../editor/conflict-dialog.tsx';
import { ErrorList } from '../editor/error-list.tsx';
import styles from '../editor/form.module.css';
import { Outline } from '../editor/outline.tsx';
import { Preview } from '../editor/preview.tsx';
import { UndoButtons } from '../editor/undo-buttons.tsx';
import { EntryFields } from '../field/fields.tsx';
import { EntryFormContext, FollowContext, SurroundingsContext } from '../field/form.ts';
import { sentence, timeInWords } from '../time-in-words.ts';
import { Button, ConfirmDialog } from '../ui/button.tsx';
import { Toast } from '../ui/change/toast.tsx';
import common from '../ui/common.module.css';
import { Dialog, type DialogProps } from '../ui/dialog/dialog.tsx';
import { useCardFocus } from './card.tsx';
import { DraftMenu } from './draft-menu.tsx';
import { initialValues } from './edited.ts';
import { type EntryKind, titleOf, valuesOf, WordsOnScreen } from './kinds.tsx';
import { endedSchedule, PublishingControl, scheduledFor } from './publishing.tsx';
import { type Editing, type EditorProps, type EntryEditorProps, useEditing } from './use-editing.ts';
import { useHistoryEntry } from './use-history-entry.ts';

const Clock = drawing('M12 7v5l3.5 2M4.6 9A8 8 0 1 1 4 12M4 4v5h5', 22);
const History = lazy(() => import('../editor/history.tsx'));

/** The editor of an entry of any kind: its fields beside its page. */
export function EntryEditor({ entry, onClose, ...props }: EntryEditorProps) {
  const [shown, setShown] = useState(entry);
  const { close, isClosing } = useHistoryEntry(onClose);
  useCardFocus(entry);
  // The list may load a newer version while the admin types; the form must not change then.
  return (
    <Editor
      key={shown ? `${shown.number}/${shown.version}/${shown.draft?.revision}` : 'new'}
      entry={shown}
      onReload={setShown}
      onClose={close}
      isClosing={isClosing}
      {...props}
    />
  );
}

function Editor({ isClosing, ...props }: EditorProps & Pick<DialogProps, 'isClosing'>) {
  const element = useRef<HTMLFormElement>(null);
  const editing = useEditing(props, element);
  const { form, draft, fields, following, title } = editing;
  const { preview, Document, declaration, words } = props.entryKind;
  const isPreviewed = Boolean(preview ?? Document);
  const isNew = props.entry === null;
  const begin = useEffectEvent(() => following.open(declaration.title));
  useEffect(() => {
    if (isNew) begin();
  }, [isNew]);
  const id = useId();
  return (
    <EntryFormContext value={form}>
      <SurroundingsContext value={editing.surroundings}>
        <Dialog
          title={<WordsOnScreen words={title} />}
          subject={subjectOf(editing)}
          status={draft.saveText}
          hasFailed={draft.hasFailed}
          tools={
            editing.entry && editing.entry.version > 0 && <Versions editing={editing} entry={editing.entry} />
          }
          save={form.unsaved ? draft.saveNow : null}
          effect={endedSchedule(editing)}
          small={!isPreviewed}
          onClose={props.onClose}
          isClosing={isClosing}
        >
          <Others names={editing.others} />
          {draft.conflictText && (
            <p className={styles.others} role="alert">
              {draft.conflictText}{' '}
              <Button look="link" onClick={editing.saving.compare}>
                Compare
              </Button>
            </p>
          )}
          <div
            className={isPreviewed ? styles.split : styles.only}
            data-previewed={following.isShown || undefined}
          >
            {isPreviewed && (
              <Outline
                fields={fields}
                values={form.values}
                errors={editing.errors}
                onGo={following.goTo}
                onErrors={(errors) => {
                  form.setErrors({ ...form.errors, ...errors });
                  following.openError(Object.keys(errors)[0] ?? '');
                }}
                publishing={
                  declaration.keeps.includes('schedule')
                    ? { label: words.publishing, onGo: () => following.open('publishing') }
                    : undefined
                }
              />
            )}
            <Fields id={id} element={element} editing={editing} />
            {preview && <PagePreview preview={preview} editing={editing} />}
            {Document && (
              <div className={styles.beside}>
                <Document entry={editing.entry} onSave={draft.saveNow} />
              </div>
            )}
          </div>
          <Foot form={id} editing={editing} />
          <Asked {...editing.asking} />
          <Conflict editing={editing} />
        </Dialog>
      </SurroundingsContext>
    </EntryFormContext>
  );
}

/** Returns the title of a stored entry; undefined for one whose heading names it. */
function subjectOf({ entryKind, opened, entry }: Editing): string | undefined {
  return opened && entry && !entryKind.declaration.isFixed ? titleOf(entry) : undefined;
}

interface PartProps {
  editing: Editing;
}

/** Names the other admins who have the entry open. */
function Others({ names }: { names: string[] }) {
  const list = new Intl.ListFormat('en-CA').format(names);
  return (
    <output className={styles.others}>
      {names.length > 0 && `${list} ${names.length === 1 ? 'is' : 'are'} editing this`}
    </output>
  );
}

/** The button that opens the earlier versions. */
function Versions({ editing, entry }: PartProps & { entry: ManagedEntryFragment }) {
  const { entryKind, fields } = editing;
  const [isOpen, setOpen] = useState(false);
  const done = entryKind.words.submit;
  return (
    <>
      <Button look="link" title="Earlier versions" className={styles.versions} onClick={() => setOpen(true)}>
        <Clock />
        <span className="visually-hidden">Earlier versions</span>
        <span aria-hidden="true">Earlier versions</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <History
            kind={entry.kind}
            number={entry.number}
            fields={fields}
            read={(stored) => valuesOf(entryKind, stored)}
            isPublic={entry.state === 'PUBLISHED' && !entryKind.declaration.isFinal}
            loaded={`Loaded into the editor. ${done} to show it on the site.`}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface FieldsProps extends PartProps {
  id: string;
  element: RefObject<HTMLFormElement | null>;
}

/** The form of the entry: its fields and its publication. */
function Fields({ id, element, editing }: FieldsProps) {
  const { entryKind, opened, entry, form, fields, following } = editing;
  const { keeps, isFixed = false, isFinal } = entryKind.declaration;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It listens to its controls.
    <form
      id={id}
      ref={element}
      className={styles.form}
      method="dialog"
      noValidate
      aria-label={editing.title}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        editing.asking.submit(false);
      }}
      // The preview shows the change in the next frame.
      onInput={following.followEdited}
      onFocus={({ target }) => following.follow(target.getAttribute('name'))}
    >
      <ErrorList fields={fields} rejected={editing.saving.rejected ?? {}} />
      {isFinal && opened?.state === 'SCHEDULED' && (
        <p className={common.quietText}>
          {entry?.state === 'SCHEDULED'
            ? `${sentence(scheduledFor(opened.draft?.publishAt ?? ''))} A change ends the schedule.`
            : sentence(`No longer scheduled for ${timeInWords(opened.draft?.publishAt ?? '')}`)}
        </p>
      )}
      <FollowContext value={following.followMoved}>
        <EntryFields fields={fields} original={entryKind.originalOf?.(form.values)} />
      </FollowContext>
      {keeps.includes('schedule') && (
        <PublishingControl
          words={entryKind.words}
          published={opened?.state === 'PUBLISHED'}
          always={isFixed}
          outlook={entryKind.outlook?.(form.values)}
        />
      )}
      {entry && entry.unknown.length > 0 && (
        <p className={common.quietText}>
          Kept, but not shown: {entry.unknown.join(', ')}. Another release of the site wrote it.
        </p>
      )}
    </form>
  );
}

/** The page of the entry as it would be published. */
function PagePreview({ preview, editing }: PartProps & { preview: NonNullable<EntryKind['preview']> }) {
  const { marked, following, tokens, sharedChanges } = editing;
  const { figures, pictures } = marked;
  return (
    <div className={styles.beside}>
      <Preview
        paths={marked.paths}
        onPage={following.setPage}
        onOpen={following.open}
        render={() =>
          preview(fillTokensOfHtml(marked.values, tokens), { ...sharedChanges, figures, pictures })
        }
      />
    </div>
  );
}

function Foot({ form: id, editing }: PartProps & { form: string }) {
  const { entryKind, entry, draft, form, following, saving } = editing;
  return (
    <div className={`${common.row} ${styles.foot}`}>
      <Toast message={saving.message} onGone={saving.clearMessage} />
      <Button look={draft.isUnchanged ? 'quiet' : 'main'} type="submit" form={id} aria-busy={saving.busy}>
        {editing.submitLabel}
      </Button>
      <UndoButtons form={form} />
      {(entryKind.preview ?? entryKind.Document) && (
        <Button className={styles.toggle} onClick={following.toggle}>
          {following.isShown ? 'Edit' : 'Preview'}
        </Button>
      )}
      {entry && (
        <DraftMenu
          fields={editing.fields}
          {...{ entryKind, entry }}
          isNew={editing.isNew}
          onDiscard={saving.discard}
        />
      )}
    </div>
  );
}

/** The question before the form is saved. */
function Asked({ shown, accept, close }: Editing['asking']) {
  return shown && <ConfirmDialog {...shown} onNo={close} onYes={accept} />;
}

/** The choice between the form and what someone else has saved meanwhile. */
export function Conflict({ editing: { entryKind, form, saving, linesIn } }: PartProps) {
  const { stale, merged } = saving;
  if (!stale) return null;
  return (
    <ConflictDialog
      mine={linesIn(form.values)}
      theirs={stale.unseen.map((stored) => ({ stored, lines: linesIn(initialValues(entryKind, stored)) }))}
      onKeepEditing={saving.keepEditing}
      onTheirs={() => void saving.openTheirs(stale)}
      onMine={() => void saving.save(false, stale.theirs)}
      onBoth={merged ? () => saving.keepBoth(stale, merged) : undefined}
    />
  );
}
