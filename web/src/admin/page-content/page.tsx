import { isOwnPageKey } from '../../../../rules/wire/own-page.ts';
import buttons from '../../design/button.module.css';
import { useEditablePagesQuery } from '../../generated/admin-hooks.ts';
import { changeOf } from '../entry/publishing.tsx';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list-state.tsx';
import { AdminPage } from '../ui/page-frame.tsx';
import { useFilters } from '../ui/use-filters.ts';
import { PageDialog } from './dialog.tsx';
import { OutdatedFigures } from './outdated-figures.tsx';
import { OwnPages } from './own-pages.tsx';
import styles from './page.module.css';

/** /admin/pages: the pages and the shared content that the owner edits. */
export function Component() {
  return (
    <AdminPage title="Pages" path="/admin/pages">
      <Pages />
    </AdminPage>
  );
}

function Pages() {
  const { data, error, refetch } = useEditablePagesQuery();
  const { values, change } = useFilters('edit');
  const edited = values.edit || null;
  return (
    <>
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      {edited === null && <OutdatedFigures />}
      <ul className={styles.pages}>
        {data?.editablePages
          .filter(({ page }) => !isOwnPageKey(page))
          .map(({ page, name, entry }) => (
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
              <button type="button" className={buttons.quiet} onClick={() => change('edit', page)}>
                Edit<span className="visually-hidden"> {name}</span>
              </button>
            </li>
          ))}
      </ul>
      {data && <OwnPages pages={data.ownPages} onEdit={(page) => change('edit', page)} />}
      {edited !== null && <PageDialog page={edited} onClose={() => change('edit', '')} />}
    </>
  );
}
