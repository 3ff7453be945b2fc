import { useState } from 'react';
import { page as pageKind } from '../../../../rules/entry/page.ts';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import { kindNamed, startOf } from '../entry/kinds.tsx';
import { type Editing, EntryPage, LinkedEntry, Trash } from '../entry/list.tsx';
import { OwnPageEditor } from '../own-page/editor.tsx';
import { ContentDialog } from '../page-content/contents.tsx';
import { refetchShown } from '../session/client.ts';
import { useMay } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { useFilters } from '../ui/list/use-filters.ts';
import { AdminPage } from '../ui/page-frame.tsx';
import { MenuTree } from './tree.tsx';

const kind = 'ownPage';

/** /admin/pages: every page in the tree of the navigation. An editor sees the pages of the owner only. */
export function Component() {
  const may = useMay();
  return may(pageKind.access) ? <AllPages /> : <EntryPage kind={kind} Editor={OwnPageEditor} />;
}

function AllPages() {
  const [editing, setEditing] = useState<Editing>(null);
  const ownPage = kindNamed(kind);
  const add = (
    <Button look="main" onClick={() => setEditing({ entry: null, start: startOf(ownPage) })}>
      {ownPage.words.add}
    </Button>
  );
  return (
    <AdminPage title="Pages" path="/admin/pages" actions={add}>
      <Tree {...{ editing, setEditing }} />
    </AdminPage>
  );
}

interface TreeProps {
  /** The page of the owner whose editor is open. */
  editing: Editing;
  setEditing: (editing: Editing) => void;
}

function Tree({ editing, setEditing }: TreeProps) {
  const { values, change } = useFilters('edit', 'search');
  const { edit, search } = values;
  // Pages of the owner have numbers, and pages of the site paths.
  const isOwn = edit === 'new' || /^\d+$/.test(edit);
  const onEdit = (entry: ManagedEntryFragment) =>
    entry.kind === kind ? setEditing({ entry }) : change('edit', entry.slug ?? '');
  const close = () => {
    setEditing(null);
    void refetchShown(['Entries', 'PagePictures']);
  };
  return (
    <>
      {isOwn && (
        <LinkedEntry
          kind={kind}
          onEdit={(linked) => {
            change('edit', '');
            setEditing(linked);
          }}
        />
      )}
      {edit && !isOwn && (
        <ContentDialog
          key={edit}
          page={edit}
          onClose={() => {
            change('edit', '');
            close();
          }}
        />
      )}
      {/* Its editor has the same draft. */}
      {edit !== 'navigation' && (
        <MenuTree search={search} onSearch={(text) => change('search', text)} onEdit={onEdit} />
      )}
      <Trash kind={kind} onEdit={setEditing} />
      {editing && <OwnPageEditor entryKind={kindNamed(kind)} {...editing} onClose={close} />}
    </>
  );
}
