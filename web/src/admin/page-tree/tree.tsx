import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { navigationProblem, shownLinks } from '../../../../content/shared/menu.ts';
import type { Navigation } from '../../../../content/shared/navigation.ts';
import { applyChanges } from '../../../../rules/changes.ts';
import type { EditablePageFieldsFragment, ManagedEntryFragment } from '../../generated/admin-documents.ts';
import { useEditablePageQuery } from '../../generated/admin-hooks.ts';
import { ContentPreview } from '../../lib/use-changes.ts';
import { Header } from '../../pages/layout/header.tsx';
import { counted } from '../counted.ts';
import { Preview } from '../editor/preview.tsx';
import { UndoButtons } from '../editor/undo-buttons.tsx';
import { DraftMenu } from '../entry/draft-menu.tsx';
import { Conflict } from '../entry/editor.tsx';
import { type Editing, useEditing } from '../entry/use-editing.ts';
import { isSame } from '../field/form.ts';
import { placedError } from '../field/place.ts';
import { entryKindOf, shownValues } from '../page-content/kind.tsx';
import { refetchShown } from '../session/client.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import common from '../ui/common.module.css';
import { FilterSearch, Filters } from '../ui/list/filter-fields.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { Branches } from './branches.tsx';
import styles from './tree.module.css';
import { menuBelow, moved, NONE, type Place, type PlacedLink } from './tree.ts';
import { publicPathsOf, type SitePage, useSitePages } from './use-site-pages.ts';

interface MenuTreeProps {
  search: string;
  onSearch: (text: string) => void;
  onEdit: (entry: ManagedEntryFragment) => void;
}

/** The tree of the navigation with every page. It edits the draft of the navigation. */
export function MenuTree(props: MenuTreeProps) {
  const variables = { page: 'navigation' };
  const { data, error, refetch } = useEditablePageQuery({ variables, fetchPolicy: 'network-only' });
  const { pages, error: pagesError, reload } = useSitePages();
  const [opened, setOpened] = useState<EditablePageFieldsFragment>();
  // The number of times that another version was opened.
  const [times, setTimes] = useState(0);
  if (!opened && data?.editablePage) setOpened(data.editablePage);
  const open = (next: EditablePageFieldsFragment) => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
    flushSync(() => {
      setOpened(next);
      setTimes((count) => count + 1);
    });
    document.querySelector<HTMLElement>(`[data-entry="${focused}"] button`)?.focus();
  };
  const read = async () => (await refetch()).data?.editablePage;
  const openStored = async () => {
    const stored = await read();
    if (stored) open(stored);
  };
  // The server returns the links to a page that is published under another path changed, in the same version.
  const paths = pages?.map(({ path }) => path).join();
  const shownPaths = useRef(paths);
  const followPaths = useEffectEvent(async () => {
    const stored = await read();
    if (stored && !isSame(stored, opened)) open(stored);
  });
  useEffect(() => {
    if (shownPaths.current && shownPaths.current !== paths) void followPaths();
    shownPaths.current = paths;
  }, [paths]);
  if (!opened || !pages)
    return (
      <ListState
        error={error ?? pagesError}
        waiting
        onRetry={() => Promise.all([refetch(), reload()])}
        of="lines"
      />
    );
  return (
    <Tree
      key={times}
      {...{ opened, pages }}
      onReload={(entry) => open({ ...opened, entry })}
      onClose={() => void openStored()}
      {...props}
    />
  );
}

interface TreeProps extends MenuTreeProps {
  opened: EditablePageFieldsFragment;
  pages: SitePage[];
  onReload: (entry: ManagedEntryFragment) => void;
  /** Called when the draft was discarded. */
  onClose: () => void;
}

function Tree({ opened, pages, onReload, onClose, search, onSearch, onEdit }: TreeProps) {
  const root = useRef<HTMLFormElement>(null);
  const entryKind = entryKindOf(opened);
  const editing = useEditing({ entryKind, entry: opened.entry, onReload, onClose }, root);
  const { form, draft } = editing;
  const { values, unsaved } = form;
  const { showToast } = useToasts();
  const changes = shownValues(opened.original, values);
  const saveNow = useEffectEvent(() => draft.saveNow());
  // The page may be left at once.
  const unsavedValues = unsaved ? values : null;
  useEffect(() => {
    if (unsavedValues) void saveNow();
  }, [unsavedValues]);

  function move(item: PlacedLink, to: Place | null): void {
    if (item.list === NONE && !to) return;
    if (item.list === 'bar' && to?.list === menuBelow(item.index)) return;
    const { changes: lists, place } = moved(values, item, to);
    for (const [path, value] of Object.entries(lists))
      if (!isSame(values[path], value)) form.change(path, value);
    showToast(movedInWords(item, to));
    const row = place
      ? `[data-row="${place.list}/${place.index}"]`
      : `[data-list="${NONE}"] > [data-to="${CSS.escape(item.link.to)}"]`;
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`${row} button[popovertarget]`)?.focus(),
    );
  }

  return (
    <form
      ref={root}
      className={styles.tree}
      aria-label="Menu and footer"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.head}>
        <Preview
          isLow
          paths={[]}
          onPage={() => undefined}
          onOpen={() => undefined}
          render={() => (
            <ContentPreview
              value={{
                ...editing.sharedChanges,
                navigation: shownLinks(changes, publicPathsOf(pages)),
              }}
            >
              <Header />
            </ContentPreview>
          )}
        />
        <div className={styles.bar}>
          <Publication editing={editing} />
          <Filters>
            <FilterSearch label="Search pages" isLabelHidden value={search} onChange={onSearch} />
          </Filters>
        </div>
        <Problems
          editing={editing}
          problem={navigationProblem(applyChanges(opened.original, changes) as Navigation)}
        />
      </div>
      <Branches {...{ root, values, pages, search, onEdit }} onMove={move} onClear={() => onSearch('')} />
      <Conflict editing={editing} />
    </form>
  );
}

/** 'Moved.', and what happens to the menu below it, which only the bar can show. */
function movedInWords({ list, items }: PlacedLink, to: Place | null): string {
  const below = items.length > 0 && counted(items.length, 'link');
  if (!to) return below ? `Taken out of the menu, with the ${below} below it.` : 'Taken out of the menu.';
  return below && to.list !== list ? `Moved, with the ${below} that were below it.` : 'Moved.';
}

/** The buttons that publish the draft of the navigation, take the last move back, and discard the draft. */
function Publication({ editing }: { editing: Editing }) {
  const { showToast } = useToasts();
  const { entryKind, entry, fields, form, draft, saving } = editing;
  const hasChanges = form.unsaved || Boolean(entry?.draft);
  const { message } = saving;
  useEffect(() => {
    if (message) showToast(message.text, message.kind);
  }, [message, showToast]);
  const publish = async () => {
    await saving.save(true);
    await refetchShown(['Entries']);
  };
  return (
    <div className={common.row}>
      {/* The page has another main button while the menu is as published. */}
      <Button look={hasChanges ? 'main' : 'quiet'} disabled={!hasChanges} onClick={publish}>
        {form.values['publishing'] === 'time' ? 'Schedule menu' : 'Publish menu'}
      </Button>
      {/* Its message is in place of that of the move. */}
      <UndoButtons form={form} onDone={showToast} />
      {entry && <DraftMenu {...{ entryKind, entry, fields }} isNew={false} onDiscard={saving.discard} />}
      <Link to="#edit=navigation">Change the words</Link>
      <output className={common.quietText}>{draft.saveText}</output>
    </div>
  );
}

/** Why the menu cannot be published as it is; `problem` is known before the server is asked. */
function Problems({ editing: { form, fields }, problem }: { editing: Editing; problem: string | undefined }) {
  const errors = Object.entries(form.errors).map(([path, message]) => placedError(fields, path, message));
  const known = errors.some((error) => problem && error.includes(problem));
  return (
    <div role="alert" className={styles.problems}>
      {[...(problem && !known ? [problem] : []), ...errors].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
