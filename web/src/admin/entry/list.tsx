import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { periods } from '../../../../rules/periods.ts';
import type { EntriesQuery, ManagedEntryFragment } from '../../generated/admin-documents.ts';
import { useEntriesQuery, useEntryToEditQuery, usePicturesAtQuery } from '../../generated/admin-hooks.ts';
import type { EntryState } from '../../generated/types.ts';
import type { Values } from '../field/form.ts';
import { refetchShown } from '../session/client.ts';
import { Button } from '../ui/button.tsx';
import cards from '../ui/card.module.css';
import common from '../ui/common.module.css';
import { Opening } from '../ui/dialog/opening.tsx';
import { Choice, FilterSearch, Filters } from '../ui/list/filter-fields.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { NoMatch } from '../ui/list/no-match.tsx';
import { Pager } from '../ui/list/pager.tsx';
import { useDragOrder } from '../ui/list/use-drag-order.ts';
import { useFilters } from '../ui/list/use-filters.ts';
import { AdminPage } from '../ui/page-frame.tsx';
import { EntryCard } from './card.tsx';
import { EntryEditor } from './editor.tsx';
import {
  type EntryKind,
  isHidden,
  kindNamed,
  partsOf,
  startOf,
  WordsOnScreen,
  wordsOnScreen,
} from './kinds.tsx';
import styles from './list.module.css';
import type { EntryEditorProps } from './use-editing.ts';
import { useMove } from './use-move.ts';
import { useRelations } from './use-relations.ts';

/** The entry in the editor, or the first values of a new one; null when it is closed. */
export type Editing = { entry: ManagedEntryFragment } | { entry: null; start?: Values } | null;

/** Returns the states by which a list can be filtered, with their names. */
const statesOf = ({ words }: EntryKind): [value: EntryState, label: string][] => [
  ['PUBLISHED', words.published],
  ['SCHEDULED', 'Scheduled'],
  ['DRAFT', 'Drafts'],
];

interface EntryPageProps {
  kind: string;
  Editor?: ComponentType<EntryEditorProps>;
  /** The part of the page below the list. */
  More?: ComponentType<Pick<ListProps, 'onEdit'>>;
}

/** The page that lists, creates, edits, orders and deletes the entries of a kind in an editor. */
export function EntryPage({ kind, Editor = EntryEditor, More }: EntryPageProps) {
  const [editing, setEditing] = useState<Editing>(null);
  const close = () => {
    setEditing(null);
    void refetchShown(['Entries']);
  };
  const entryKind = kindNamed(kind);
  const { words, path } = entryKind;
  const add = !partsOf(entryKind) && (
    <Button look="main" onClick={() => setEditing({ entry: null, start: startOf(entryKind) })}>
      <WordsOnScreen words={words.add} />
    </Button>
  );
  const heading = <WordsOnScreen words={words.list} />;
  const title = editing ? editing.entry?.title || wordsOnScreen(words.add) : words.list;
  return (
    <AdminPage title={title} heading={heading} path={path} actions={add}>
      <LinkedEntry kind={kind} onEdit={setEditing} />
      <EntryList kind={kind} onEdit={setEditing} />
      {More && <More onEdit={setEditing} />}
      {editing && <Editor entryKind={entryKind} {...editing} onClose={close} />}
    </AdminPage>
  );
}

interface ListProps {
  kind: string;
  onEdit: (editing: Editing) => void;
  /** Which entries it lists; defaults to all that the owner edits. */
  shows?: (entry: ManagedEntryFragment) => boolean;
}

/** Opens the editor of the entry whose number is in the URL's fragment (`editorOf`), or of a new one. */
export function LinkedEntry({ kind, onEdit }: ListProps) {
  const { values, change } = useFilters('edit');
  const number = Number(values.edit);
  const isNumber = Number.isSafeInteger(number) && number > 0;
  const variables = { kind, number };
  const query = useEntryToEditQuery({ variables, skip: !isNumber, fetchPolicy: 'network-only' });
  const entry = isNumber ? query.data?.entry : null;
  const isNew = values.edit === 'new';
  const open = useEffectEvent((editing: Editing) => {
    change('edit', '');
    onEdit(editing);
  });
  useEffect(() => {
    if (entry) open({ entry });
    else if (isNew) open({ entry: null, start: startOf(kindNamed(kind)) });
  }, [entry, isNew, kind]);
  if (!values.edit || isNew) return null;
  if (query.error)
    return <ListState error={query.error} waiting={false} onRetry={query.refetch} of="cards" />;
  if (entry === undefined) return <Opening />;
  return entry === null && <Missing {...{ kind, number }} />;
}

/** Says that a linked entry does not exist, or that it is in the trash. */
function Missing({ kind, number }: { kind: string; number: number }) {
  const isDeleted = useTrash(kind)?.some((entry) => entry.number === number);
  const { missing } = kindNamed(kind).words;
  return (
    <p role="alert">
      {isDeleted
        ? `${missing} It is under “${trashName}” at the end of this page, where you can restore it.`
        : missing}
    </p>
  );
}

const trashName = `Deleted in the last ${periods.trash.words}`;

/** Returns the entries of a kind's trash; undefined while they are loading. */
function useTrash(kind: string) {
  const { data } = useEntriesQuery({ variables: { kind, page: 1, pageSize: 100, state: 'DELETED' } });
  // A restored entry is in this list until it is loaded again.
  return data?.entries.items.filter(({ state }) => state === 'DELETED');
}

/** The entries of a kind, and those of its trash. */
export function EntryList(props: ListProps) {
  return (
    <>
      {partsOf(kindNamed(props.kind)) ? <Groups {...props} /> : <Pages {...props} />}
      <Trash {...props} />
    </>
  );
}

/** The deleted entries of a kind; nothing if there are none. */
export function Trash({ kind, onEdit }: ListProps) {
  const trash = useTrash(kind) ?? [];
  if (trash.length === 0) return null;
  return (
    <details className={styles.removed}>
      <summary>
        {trashName} ({trash.length})
      </summary>
      <ul className={cards.cards}>
        <Entries kind={kind} items={trash} onEdit={onEdit} />
      </ul>
    </details>
  );
}

/** The entries of a kind by page, with filters. */
function Pages({ kind, onEdit, shows = (entry) => !isHidden(entry) }: ListProps) {
  const entryKind = kindNamed(kind);
  const { words, declaration } = entryKind;
  const states = statesOf(entryKind);
  const [page, setPage] = useState(1);
  const filters = useFilters('search', 'state');
  const { search } = filters.values;
  const state = states.find(([value]) => value === filters.values.state)?.[0] ?? null;
  const change = (name: 'search' | 'state', value: string) => {
    filters.change(name, value);
    setPage(1);
  };
  // The entries of the release are one page.
  const pageSize = declaration.isFixed ? 100 : 12;
  const variables = { kind, page, pageSize, search: search.trim() || null, state };
  const { data, previousData, error, refetch } = useEntriesQuery({ variables });
  const list = (data ?? previousData)?.entries;
  const items = list?.items.filter(shows);
  return (
    <>
      {!declaration.isFixed && (filters.isFiltered || items?.length !== 0) && (
        <Filters>
          <FilterSearch label="Search titles" value={search} onChange={(text) => change('search', text)} />
          {declaration.keeps.includes('schedule') && (
            <Choice
              label="State"
              all="All states"
              choices={states}
              value={state ?? ''}
              onChange={(value) => change('state', value)}
            />
          )}
        </Filters>
      )}
      <ListState error={error} waiting={!list} onRetry={refetch} of="cards" />
      {items?.length === 0 && (
        <NoMatch isFiltered={filters.isFiltered} empty={words.empty} onClear={filters.clear}>
          Begin with “<WordsOnScreen words={words.add} />
          ”.
        </NoMatch>
      )}
      <ul className={cards.cards}>
        <Entries kind={kind} items={items ?? []} onEdit={onEdit} />
      </ul>
      {list && <Pager page={list.page} pageCount={list.pageCount} onGo={setPage} />}
    </>
  );
}

type Items = EntriesQuery['entries']['items'];

interface EntriesProps extends ListProps {
  items: Items;
  /** Whether they can be moved. */
  ordered?: boolean;
}

function Entries({ kind, items, onEdit, ordered = false }: EntriesProps) {
  const { picture, fields: declared } = kindNamed(kind);
  // Before the first publication only the draft has values.
  const urlOf = ({ version, fields, draft }: ManagedEntryFragment) =>
    String((picture && (version === 0 ? draft?.fields : fields)?.[picture]) ?? '');
  const urls = items.map(urlOf).filter(Boolean);
  const { data, previousData } = usePicturesAtQuery({ variables: { urls }, skip: urls.length === 0 });
  const found = (data ?? previousData)?.picturesAt;
  const pictureOf = (entry: ManagedEntryFragment) => {
    if (picture === undefined) return undefined;
    const of = urlOf(entry);
    if (!of) return null;
    return found?.find(({ url }) => url === of)?.picture ?? (data ? null : 'loading');
  };
  const relations = useRelations(declared);
  return items.map((entry, position) => (
    <li
      key={entry.number}
      className={styles.item}
      data-item={ordered ? entry.number : undefined}
      draggable={ordered || undefined}
    >
      {ordered && (
        <span
          className={`${common.handle} ${styles.handle}`}
          aria-hidden="true"
          title="Drag to another place"
        />
      )}
      <EntryCard
        kind={kind}
        entry={entry}
        place={ordered ? { position, last: items.length - 1 } : undefined}
        picture={pictureOf(entry)}
        relations={relations}
        onEdit={() => onEdit({ entry })}
      />
    </li>
  ));
}

/** The parts of an order. Entries are dragged within a part and from one to another. */
function Groups({ kind, onEdit }: ListProps) {
  const root = useRef<HTMLDivElement>(null);
  const move = useMove(kind);
  useDragOrder(
    root,
    ({ item, list, position, from }) => void move(item, position, list === from ? undefined : list),
  );
  return (
    <div ref={root} className={styles.groups}>
      {partsOf(kindNamed(kind))?.map((group) => (
        <Group key={group.value} {...{ kind, group, onEdit }} />
      ))}
    </div>
  );
}

function Group({ kind, group, onEdit }: ListProps & { group: { value: string; label: string } }) {
  const { words, declaration } = kindNamed(kind);
  const name = declaration.orderedWithin ?? '';
  const fields = { [name]: group.value };
  const { data, error, refetch } = useEntriesQuery({ variables: { kind, page: 1, pageSize: 100, fields } });
  const items = data?.entries.items;
  return (
    <section className={styles.group} aria-labelledby={`group-${group.value}`}>
      <div className={`${common.row} ${styles.head}`}>
        <h2 id={`group-${group.value}`}>{group.label}</h2>
        <Button
          look="main"
          aria-describedby={`group-${group.value}`}
          onClick={() => onEdit({ entry: null, start: fields })}
        >
          {words.add}
        </Button>
      </div>
      <ListState error={error} waiting={!items} onRetry={refetch} of="cards" />
      {items?.length === 0 && <p className={common.quietText}>{words.empty}</p>}
      <ol className={cards.cards} data-list={group.value}>
        <Entries kind={kind} items={items ?? []} onEdit={onEdit} ordered />
      </ol>
    </section>
  );
}
