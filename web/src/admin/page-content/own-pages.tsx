import { useState } from 'react';
import { ownPageKey } from '../../../../rules/wire/own-page.ts';
import {
  DeleteOwnPageDocument,
  type ManagedPageFragment,
  UpdateOwnPageDocument,
} from '../../generated/admin-documents.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { useChange } from '../ui/use-change.ts';
import { OwnPageDialog } from './own-page-dialog.tsx';
import styles from './page.module.css';

interface OwnPagesProps {
  pages: readonly ManagedPageFragment[];
  /** Opens the editor of the texts with this key. */
  onEdit: (key: string) => void;
}

const refetchQueries = ['EditablePages'];

/** The pages that the owner added. */
export function OwnPages({ pages, onEdit }: OwnPagesProps) {
  const [opened, setOpened] = useState<ManagedPageFragment | 'new' | null>(null);
  return (
    <section aria-labelledby="own-pages">
      <h2 id="own-pages">Your own pages</h2>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.page_id}>
            <OwnPage page={page} onEdit={onEdit} onSettings={() => setOpened(page)} />
          </li>
        ))}
      </ul>
      <Button onClick={() => setOpened('new')}>New page</Button>
      {opened && <OwnPageDialog page={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

interface OwnPageProps {
  page: ManagedPageFragment;
  onEdit: (key: string) => void;
  onSettings: () => void;
}

function OwnPage({ page, onEdit, onSettings }: OwnPageProps) {
  const { page_id: id, label, path, place, isListed, isPublished, version } = page;
  const run = useChange(refetchQueries);

  function change(changed: { isPublished?: boolean; isListed?: boolean }, done: string) {
    const input = { label, path, place, isListed, isPublished, ...changed };
    return run(UpdateOwnPageDocument, { id, input, version }, done);
  }

  return (
    <>
      <div className={styles.entry}>
        <h3>{label}</h3>
        <p className={common.quietText}>
          {path}, {isPublished ? 'published' : 'not published'}
          {isListed ? '' : ', not for search engines'}
        </p>
      </div>
      <div className={common.row}>
        <Button of={label} onClick={() => onEdit(ownPageKey(id))}>
          Edit
        </Button>
        <Button of={label} onClick={onSettings}>
          Settings
        </Button>
        <Button
          of={label}
          onClick={() =>
            change(
              { isListed: !isListed },
              isListed ? 'Search engines may no longer list it.' : 'Search engines may list it.',
            )
          }
        >
          {isListed ? 'Hide from search engines' : 'Show to search engines'}
        </Button>
        <Button
          of={label}
          onClick={() =>
            change(
              { isPublished: !isPublished },
              isPublished ? `${label} is offline.` : `${label} published.`,
            )
          }
        >
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
        <Button
          of={label}
          ask={{
            question: 'Delete this page?',
            text: `‘${label}’ goes with its texts, and ${path} answers “not found”. This cannot be undone.`,
            yes: 'Delete',
            advised: 'no',
          }}
          onClick={() => run(DeleteOwnPageDocument, { id }, `${label} deleted.`)}
        >
          Delete
        </Button>
      </div>
    </>
  );
}
