import { useState } from 'react';
import buttons from '../../design/button.module.css';
import type { BlogRevisionsQuery } from '../../generated/admin-documents.ts';
import { useBlogRevisionsQuery } from '../../generated/admin-hooks.ts';
import { Html } from '../../sections/base/html.tsx';
import { Paragraph } from '../../sections/blog/paragraph.tsx';
import { useEntry } from '../editor/form.ts';
import written from '../editor/written.module.css';
import { failureOf } from '../session/failure.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './history.module.css';
import { textValues } from './values.ts';

type RevisionFields = BlogRevisionsQuery['blogRevisions'][number];

interface BlogHistoryProps {
  blog_id: number;
  /** Called after the text of a revision has replaced the form's values. */
  onLoaded: () => void;
}

/** The revisions of an article. One of them can be loaded into the form, as an unsaved change. */
export function BlogHistory({ blog_id, onLoaded }: BlogHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useBlogRevisionsQuery({ variables: { id: blog_id }, skip: !isOpen });
  const { values, restore } = useEntry();
  const { offerUndo } = useToasts();
  const revisions = data?.blogRevisions;

  function load(revision: RevisionFields): void {
    restore({ ...values, ...textValues(revision) });
    onLoaded();
    offerUndo('Loaded into the editor. Save to publish it.', () => restore(values));
  }

  return (
    <details className={styles.history} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Earlier versions</summary>
      {error && <p role="alert">{failureOf(error).message}</p>}
      {revisions?.length === 0 && <p className={common.quietText}>No earlier versions yet.</p>}
      <ul>
        {revisions?.map((revision) => (
          <li key={revision.revision_id}>
            <Revision revision={revision} onLoad={() => load(revision)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A revision: its title and time, and its text when it is opened. */
function Revision({ revision, onLoad }: { revision: RevisionFields; onLoad: () => void }) {
  const { savedAt, savedBy, title, brief_paragraph, blogs_content } = revision;
  return (
    <details>
      <summary>
        {title}
        <small>
          until {timeInWords(savedAt)}, replaced by {savedBy ?? 'the site'}
        </small>
      </summary>
      <div className={styles.text}>
        <Html className={written.written} html={brief_paragraph} />
        {blogs_content.map(({ heading, paragraph }, index) => (
          <section key={`${index} ${heading}`}>
            <h4>{heading}</h4>
            <Paragraph text={paragraph} />
          </section>
        ))}
        <div className={common.row}>
          <button type="button" className={buttons.quiet} onClick={onLoad}>
            Load into the editor
          </button>
        </div>
      </div>
    </details>
  );
}
