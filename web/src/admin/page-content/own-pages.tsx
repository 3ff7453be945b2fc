import { useState } from 'react';
import { ownPageKey } from '../../../../rules/wire/own-page.ts';
import buttons from '../../design/button.module.css';
import type { ManagedPageFragment } from '../../generated/admin-documents.ts';
import { useDeleteOwnPageMutation, useUpdateOwnPageMutation } from '../../generated/admin-hooks.ts';
import { publish } from '../session/client.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useToasts } from '../ui/toast.tsx';
import { OwnPageDialog } from './own-page-dialog.tsx';
import styles from './page.module.css';

interface OwnPagesProps {
  pages: readonly ManagedPageFragment[];
  /** Opens the editor of the texts with this key. */
  onEdit: (key: string) => void;
}

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
      <button type="button" className={buttons.quiet} onClick={() => setOpened('new')}>
        New page
      </button>
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
  const options = { refetchQueries: ['EditablePages'] };
  const [update] = useUpdateOwnPageMutation(options);
  const [remove] = useDeleteOwnPageMutation(options);
  const [isAsked, setIsAsked] = useState(false);
  const { showToast } = useToasts();

  async function save(write: () => Promise<unknown>, done: string): Promise<void> {
    const failure = await publish(write);
    const reason = failure && (Object.values(failure.fields)[0] ?? failure.message);
    showToast(reason ?? done, reason ? 'failure' : 'success');
  }

  function change(changed: { isPublished?: boolean; isListed?: boolean }, done: string): Promise<void> {
    const input = { label, path, place, isListed, isPublished, ...changed };
    return save(() => update({ variables: { id, input, version } }), done);
  }

  const of = <span className="visually-hidden"> {label}</span>;
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
        <button type="button" className={buttons.quiet} onClick={() => onEdit(ownPageKey(id))}>
          Edit{of}
        </button>
        <button type="button" className={buttons.quiet} onClick={onSettings}>
          Settings{of}
        </button>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() =>
            void change(
              { isListed: !isListed },
              isListed ? 'Search engines may no longer list it.' : 'Search engines may list it.',
            )
          }
        >
          {isListed ? 'Hide from search engines' : 'Show to search engines'}
          {of}
        </button>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() =>
            void change(
              { isPublished: !isPublished },
              isPublished ? `${label} is offline.` : `${label} published.`,
            )
          }
        >
          {isPublished ? 'Unpublish' : 'Publish'}
          {of}
        </button>
        <button type="button" className={buttons.quiet} onClick={() => setIsAsked(true)}>
          Delete{of}
        </button>
      </div>
      {isAsked && (
        <ConfirmDialog
          question="Delete this page?"
          text={`‘${label}’ goes with its texts, and ${path} answers “not found”. This cannot be undone.`}
          yes="Delete"
          no="Keep it"
          advised="no"
          onNo={() => setIsAsked(false)}
          onYes={() => {
            setIsAsked(false);
            void save(() => remove({ variables: { id } }), `${label} deleted.`);
          }}
        />
      )}
    </>
  );
}
