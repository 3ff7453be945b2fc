import { useLazyQuery } from '@apollo/client/react';
import buttons from '../../design/button.module.css';
import { type EditablePageFieldsFragment, PageRevisionsDocument } from '../../generated/documents.ts';
import { useEntry } from '../editor/form.ts';
import { failureOf } from '../session/failure.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './editor.module.css';
import { pageValues } from './values.ts';

/** The earlier versions of a page. One of them can be loaded into the form, as an unsaved change. */
export function PageHistory({ page }: { page: EditablePageFieldsFragment }) {
  const [read, { data, error }] = useLazyQuery(PageRevisionsDocument);
  const { values, restore } = useEntry();
  const { offerUndo } = useToasts();
  const revisions = data?.pageRevisions;
  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open) void read({ variables: { page: page.page } });
      }}
    >
      <summary>Earlier versions</summary>
      {error && <p role="alert">{failureOf(error).message}</p>}
      {revisions?.length === 0 && <p className={common.quietText}>No earlier versions yet.</p>}
      <ul className={styles.pages}>
        {revisions?.map(({ revision_id, savedAt, savedBy, changes }) => (
          <li key={revision_id}>
            <span>
              Until {timeInWords(savedAt)}, replaced by {savedBy ?? 'the site'}
            </span>
            <button
              type="button"
              className={buttons.quiet}
              onClick={() => {
                restore(pageValues(page, changes));
                offerUndo('Loaded into the editor. Save to publish it.', () => restore(values));
              }}
            >
              Load into the editor
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
