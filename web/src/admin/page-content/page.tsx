import { useState } from 'react';
import { Link } from 'react-router-dom';
import { valueAt } from '../../../../rules/field/unknown.ts';
import buttons from '../../design/button.module.css';
import type { EditablePageFieldsFragment } from '../../generated/admin-documents.ts';
import { useEditablePageQuery, useEditablePagesQuery } from '../../generated/admin-hooks.ts';
import { EntryEditor } from '../entry/editor.tsx';
import { changeOf } from '../entry/publishing.tsx';
import { PageContext } from '../field/form.ts';
import { timeInWords } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list-state.tsx';
import { AdminPage } from '../ui/page-frame.tsx';
import { useFilters } from '../ui/use-filters.ts';
import { entryKindOf, fieldsOf } from './kind.tsx';
import { OutdatedFigures } from './outdated-figures.tsx';
import styles from './page.module.css';

/** /admin/pages: the pages of the site and the shared content that the owner edits. */
export function Component() {
  const own = (
    <Link className={buttons.quiet} to="/admin/own-pages">
      Your own pages
    </Link>
  );
  return (
    <AdminPage title="Pages" path="/admin/pages" actions={own}>
      <Pages />
    </AdminPage>
  );
}

function Pages() {
  const { data, error, refetch } = useEditablePagesQuery();
  const { values, change } = useFilters('edit');
  const edited = values.edit;
  const onEdit = (page: string) => change('edit', page);
  return (
    <>
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      {!edited && <OutdatedFigures />}
      <ul className={styles.pages}>
        {data?.editablePages.map(({ page, name, entry }) => (
          <li key={page}>
            <div className={styles.entry}>
              <h2>{name}</h2>
              <p className={common.quietText}>
                {entry.version > 0
                  ? `Changed ${timeInWords(entry.updatedAt)} by ${entry.updatedBy ?? 'the site'}`
                  : 'Not edited yet'}
                {entry.draft && ` · ${changeOf(entry.draft.publishAt)}`}
                {entry.state === 'SCHEDULED' && ` · ${changeOf(entry.publishAt)}`}
              </p>
            </div>
            <Button of={name} onClick={() => onEdit(page)}>
              Edit
            </Button>
          </li>
        ))}
      </ul>
      {edited && <PageDialog page={edited} onClose={() => onEdit('')} />}
    </>
  );
}

interface PageDialogProps {
  page: string;
  onClose: () => void;
}

/** The editor of a page; empty until its content is loaded. */
function PageDialog({ page, onClose }: PageDialogProps) {
  const { data } = useEditablePageQuery({ variables: { page }, fetchPolicy: 'network-only' });
  const [opened, setOpened] = useState<EditablePageFieldsFragment>();
  // A refetch while the owner types must not replace the form.
  if (!opened && data?.editablePage) setOpened(data.editablePage);
  if (!opened) return null;
  const originalSection = (key: string) =>
    valueAt(opened.original, key) === undefined ? undefined : fieldsOf(opened)[key];
  return (
    <PageContext value={originalSection}>
      <EntryEditor entryKind={entryKindOf(opened)} entry={opened.entry} onClose={onClose} />
    </PageContext>
  );
}
