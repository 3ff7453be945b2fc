import { createContext, type ReactNode, useContext, useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { mailable } from '../../../../rules/entry/newsletter.ts';
import { periods } from '../../../../rules/periods.ts';
import buttons from '../../design/button.module.css';
import type { ManagedEntryFragment, PictureFieldsFragment } from '../../generated/admin-documents.ts';
import { useRemoveEntryMutation, useRestoreEntryMutation } from '../../generated/admin-hooks.ts';
import { focusPart } from '../../lib/focus-part.ts';
import { Picture } from '../../sections/media/picture.tsx';
import type { Surroundings } from '../field/form.ts';
import { linesOf } from '../field/values.ts';
import { refetchShown } from '../session/client.ts';
import { useMay } from '../session/session.ts';
import { useNames } from '../session/use-names.ts';
import { shortTime, timeInWords, unbroken } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import cards from '../ui/card.module.css';
import { useToasts } from '../ui/change/toast.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { Choice } from '../ui/list/filter-fields.tsx';
import { Menu } from '../ui/menu.tsx';
import { kindNamed, partsOf, titleOf, WordsOnScreen } from './kinds.tsx';
import styles from './list.module.css';
import { changeOf, scheduledFor } from './publishing.tsx';
import { useMove } from './use-move.ts';

interface EntryCardProps {
  kind: string;
  entry: ManagedEntryFragment;
  /** Its place among its neighbours, if the kind has an order. */
  place: { position: number; last: number } | undefined;
  /** Undefined if the kind has no pictures; null if this entry has none. */
  picture: PictureFieldsFragment | 'loading' | null | undefined;
  relations: Surroundings['relations'];
  onEdit: () => void;
}

// A linked entry opens when it is restored.
const refetchQueries = ['Entries', 'EntryToEdit'];

/** An entry of a list with its actions. */
export function EntryCard({ kind, entry, place, picture, relations, onEdit }: EntryCardProps) {
  const { words, problemAt, declaration } = kindNamed(kind);
  const { number, state, address } = entry;
  const title = titleOf(entry);
  const isPublic = state === 'PUBLISHED';
  const may = useMay();
  const isSendable = kind in mailable && isPublic && may('newsletters');
  const { restore } = useDeletion(kind, number);
  const id = useId();
  const Heading = place ? 'h3' : 'h2';
  const isClosed = isPublic && declaration.isFinal;
  const deletion = state !== 'DELETED' && !declaration.isFixed && !isClosed && (
    <DeleteButton kind={kind} entry={entry} describedBy={id} />
  );
  return (
    <article className={cards.card} aria-labelledby={id} data-entry={`${kind} ${number}`}>
      {picture !== undefined && (
        <div className={cards.picture}>
          {picture === null && <p className={common.quietText}>No picture yet</p>}
          {picture !== null && picture !== 'loading' && (
            <Picture picture={picture} sizes="(width < 40rem) 7rem, 22rem" fill />
          )}
        </div>
      )}
      <div className={cards.words}>
        <Heading id={id}>{title}</Heading>
        <p className={common.quietText}>
          {declaration.isFixed ? <ReleaseFacts {...entry} /> : <About {...{ kind, entry, relations }} />}
        </p>
        {address && problemAt?.(address) && <p>{problemAt(address)}</p>}
      </div>
      <div className={common.row}>
        <Button aria-describedby={id} onClick={state === 'DELETED' ? restore : onEdit}>
          <WordsOnScreen words={state === 'DELETED' ? words.restore : isClosed ? 'Report' : words.edit} />
        </Button>
        {deletion}
        {isPublic && address && (
          // The router would show the menu and the shared texts as they were when this tab was opened.
          <a href={address} aria-describedby={id}>
            View
          </a>
        )}
        {(place || isSendable) && (
          <Menu describedBy={id}>
            {place && <Moves {...{ kind, entry, place }} describedBy={id} />}
            {isSendable && (
              <Link
                className={buttons.quiet}
                to={`/admin/newsletter#item=${kind}/${number}`}
                aria-describedby={id}
              >
                Send as newsletter
              </Link>
            )}
          </Menu>
        )}
      </div>
    </article>
  );
}

/** Focuses the card of an entry when its dialog is removed; without the card, the heading of the page. */
export function useCardFocus(entry: Pick<ManagedEntryFragment, 'kind' | 'number'> | null): void {
  const name = entry && `${entry.kind} ${entry.number}`;
  useEffect(() => {
    if (name === null) return;
    return () => {
      if (document.activeElement !== document.body) return;
      const button = document.querySelector<HTMLElement>(`[data-entry="${name}"] button`);
      if (button) return button.focus();
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) focusPart(heading);
    };
  }, [name]);
}

interface DeleteButtonProps extends Pick<EntryCardProps, 'kind' | 'entry'> {
  describedBy: string;
}

/** The button that moves an entry to the trash. */
export function DeleteButton({ kind, entry, describedBy }: DeleteButtonProps) {
  const { number, state, address } = entry;
  const { words } = kindNamed(kind);
  const { deleteEntry } = useDeletion(kind, number);
  const title = titleOf(entry);
  const isPublished = state === 'PUBLISHED';
  // An entry without a page, such as a template of replies, is not on the site after it is saved either.
  const effect = isPublished ? address !== null && 'will come off the site immediately' : words.unpublished;
  return (
    <Button
      aria-describedby={describedBy}
      ask={{
        question: words.question,
        text: `${effect ? `‘${title}’ ${effect}. ` : ''}It can be restored for ${periods.trash.words}.`,
        yes: 'Delete',
      }}
      onClick={deleteEntry}
    >
      <WordsOnScreen words={words.delete} />
    </Button>
  );
}

/** Returns functions that delete an entry, with an Undo button for some seconds, and restore it. */
function useDeletion(kind: string, number: number) {
  const variables = { kind, number };
  const removeEntry = useChange(useRemoveEntryMutation(), refetchQueries);
  const restoreEntry = useChange(useRestoreEntryMutation(), refetchQueries);
  const { offerUndo } = useToasts();
  const { deleted, restored } = kindNamed(kind).words;

  const restore = () => restoreEntry(variables, restored);

  async function deleteEntry(): Promise<void> {
    if (await removeEntry(variables)) offerUndo(deleted, () => void restore());
    else await refetchShown(refetchQueries);
  }

  return { deleteEntry, restore };
}

interface MovesProps extends Pick<EntryCardProps, 'kind' | 'entry'> {
  place: { position: number; last: number };
  describedBy: string;
}

/** Moves an entry in its part of the order, and to another part. */
function Moves({ kind, entry: { number, fields }, place: { position, last }, describedBy }: MovesProps) {
  const entryKind = kindNamed(kind);
  const groups = partsOf(entryKind);
  const part = entryKind.declaration.orderedWithin;
  const move = useMove(kind);
  const ways = { 'Move to first': 0, 'Move up': position - 1, 'Move down': position + 1 };
  return (
    <>
      {part && groups && (
        <div className={styles.moveTo}>
          <Choice
            label="Tab"
            choices={groups.map(({ value, label }) => [value, label])}
            value={String(fields[part])}
            onChange={(to) => void move(number, 0, to)}
          />
        </div>
      )}
      {Object.entries(ways).map(([label, to]) => (
        <Button
          key={label}
          aria-describedby={describedBy}
          disabled={to === position || to < 0 || to > last}
          onClick={() => move(number, to)}
        >
          {label}
        </Button>
      ))}
    </>
  );
}

/** Separates facts; it stays on the line of the fact before. */
export const dot = '\u00a0· ';

/** The unpublished changes of a page or a shared text that visitors see, and the last change of it. */
export function ReleaseFacts({ kind, version, updatedAt, updatedBy, draft, state }: ManagedEntryFragment) {
  const nameOf = useNames();
  const isPublic = kindNamed(kind).declaration.isFixed || state === 'PUBLISHED';
  const last =
    version > 0 ? { at: updatedAt, by: updatedBy } : draft && { at: draft.savedAt, by: draft.savedBy };
  return (
    <>
      {draft && isPublic && (
        <>
          <span className={styles.unpublished}>{changeOf(draft)}</span>
          {dot}
        </>
      )}
      {last ? (
        <>
          Changed{' '}
          <time dateTime={last.at} title={timeInWords(last.at)}>
            {shortTime(last.at)}
          </time>{' '}
          by {last.by ? nameOf(last.by) : 'the site'}
        </>
      ) : (
        'Not edited yet'
      )}
    </>
  );
}

/** Returns the state of an entry in words; the page of a kind may know more about it than the entry says. */
export const StateContext = createContext<(entry: ManagedEntryFragment) => ReactNode>(stateOf);

/** The line below the title: the state, and the columns of its kind. */
function About({ kind, entry, relations }: Pick<EntryCardProps, 'kind' | 'entry' | 'relations'>) {
  const { state, draft, slug, address, fields, updatedAt } = entry;
  const { declaration, fields: declared } = kindNamed(kind);
  const words = useContext(StateContext)(entry);
  const isHidden = state === 'DRAFT' || state === 'SCHEDULED';
  const columns = Object.entries(declared).filter(([name]) => declaration.columns?.includes(name));
  return (
    <>
      {(isHidden || address || declaration.isFinal) && (
        <span className={isHidden ? styles.unpublished : undefined}>{words}</span>
      )}
      {state === 'DRAFT' && (
        <>
          {dot}changed {unbroken(shortTime(draft?.savedAt ?? updatedAt))}
        </>
      )}
      {draft && !isHidden && (
        <span className={styles.unpublished}>
          {address && dot}
          {changeOf(draft)}
        </span>
      )}
      {linesOf(Object.fromEntries(columns), fields, { relations }).map(
        ({ text }) => text && `${dot}${unbroken(text)}`,
      )}
      {declaration.listsSlug && (
        <>
          {dot}Current URL slug: <strong>{slug}</strong>
        </>
      )}
    </>
  );
}

/** Returns the state of an entry in words, with the time or the problem of its publication. */
export function stateOf({ kind, state, publishAt, draft }: ManagedEntryFragment): string {
  const time = publishAt ?? draft?.publishAt;
  if (state === 'SCHEDULED' && time) return scheduledFor(time);
  const { words, declaration } = kindNamed(kind);
  const { published } = words;
  if (state === 'DRAFT' && draft?.problem) return changeOf(draft, published);
  if (state === 'PUBLISHED' && declaration.isFinal && publishAt)
    return `${published} on ${timeInWords(publishAt)}`;
  return { PUBLISHED: published, SCHEDULED: 'Scheduled', DRAFT: 'Draft', DELETED: 'Deleted' }[state];
}
