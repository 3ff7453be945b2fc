import { useState } from 'react';
import buttons from '../../design/button.module.css';
import type { EditablePageFieldsFragment, PageRevisionsQuery } from '../../generated/admin-documents.ts';
import { usePageRevisionsQuery } from '../../generated/admin-hooks.ts';
import { Differences } from '../editor/differences.tsx';
import { useEntry } from '../editor/form.ts';
import { failureOf } from '../session/failure.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './editor.module.css';
import { pageLines, pageValues } from './values.ts';

/** The earlier versions of a page. One of them can be loaded into the form, as an unsaved change. */
export function PageHistory({ page }: { page: EditablePageFieldsFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = usePageRevisionsQuery({
    variables: { page: page.page },
    skip: !isOpen,
    fetchPolicy: 'network-only',
  });
  const revisions = data?.pageRevisions;
  return (
    <details className={styles.history} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Earlier versions</summary>
      {error && <p role="alert">{failureOf(error).message}</p>}
      {revisions?.length === 0 && <p className={common.quietText}>No earlier versions yet.</p>}
      <ul className={styles.pages}>
        {revisions?.map((revision) => (
          <Revision key={revision.revision_id} page={page} revision={revision} />
        ))}
      </ul>
    </details>
  );
}

interface RevisionProps {
  page: EditablePageFieldsFragment;
  revision: PageRevisionsQuery['pageRevisions'][number];
}

function Revision({ page, revision: { savedAt, savedBy, changes } }: RevisionProps) {
  const { values, restore } = useEntry();
  const { offerUndo } = useToasts();
  const [isCompared, setIsCompared] = useState(false);
  const earlier = pageValues(page, changes);
  const name = <span className="visually-hidden"> the version until {timeInWords(savedAt)}</span>;
  return (
    <li>
      <span>
        Until {timeInWords(savedAt)}, replaced by {savedBy ?? 'the site'}
      </span>
      <div className={common.row}>
        <button
          type="button"
          className={buttons.quiet}
          aria-expanded={isCompared}
          onClick={() => setIsCompared(!isCompared)}
        >
          Compare{name}
        </button>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => {
            restore(earlier);
            offerUndo('Loaded into the editor. Publish to show it on the site.', () => restore(values));
          }}
        >
          Load into the editor{name}
        </button>
      </div>
      {isCompared && (
        <div className={styles.compared}>
          <Differences
            before={pageLines(page, earlier)}
            after={pageLines(page, values)}
            headings={['Earlier', 'In the editor']}
          />
        </div>
      )}
    </li>
  );
}
