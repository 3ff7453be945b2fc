import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import buttons from '../../design/button.module.css';
import {
  BlogRevisionsDocument,
  type BlogRevisionsQuery,
  type ManagedBlogFragment,
  RestoreBlogRevisionDocument,
} from '../../generated/documents.ts';
import { Html } from '../../sections/base/html.tsx';
import { Paragraph } from '../../sections/blog/paragraph.tsx';
import written from '../editor/written.module.css';
import { failureOf, publish } from '../session/client.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import styles from './history.module.css';

interface BlogHistoryProps {
  blog: ManagedBlogFragment;
  /** Something is typed that restoring would lose. */
  unsaved: boolean;
  onRestored: (blog: ManagedBlogFragment) => void;
}

/** What a post was before, to be looked up and restored; asked for when it is opened. */
export function BlogHistory({ blog: { blog_id }, unsaved, onRestored }: BlogHistoryProps) {
  const client = useApolloClient();
  const [revisions, setRevisions] = useState<BlogRevisionsQuery['blogRevisions']>();
  const [failure, setFailure] = useState('');

  async function show(): Promise<void> {
    try {
      const { data } = await client.query({ query: BlogRevisionsDocument, variables: { id: blog_id } });
      setRevisions(data?.blogRevisions);
    } catch (error) {
      setFailure(failureOf(error).message);
    }
  }

  async function restore(revision_id: number): Promise<void> {
    const error = await publish(async () => {
      const { data } = await client.mutate({
        mutation: RestoreBlogRevisionDocument,
        variables: { id: blog_id, revision_id },
        refetchQueries: ['ManageBlogs'],
      });
      if (data) onRestored(data.restoreBlogRevision);
    });
    if (error) setFailure(error.message);
  }

  return (
    <details
      className={styles.history}
      onToggle={(event) => {
        if (event.currentTarget.open && !revisions) void show();
      }}
    >
      <summary>Earlier versions</summary>
      {failure && <p role="alert">{failure}</p>}
      {revisions?.length === 0 && <p className={common.quietText}>It has not been changed yet.</p>}
      {unsaved && <p className={common.quietText}>Save or close first to restore one.</p>}
      <ul>
        {revisions?.map((revision) => (
          <li key={revision.revision_id}>
            <Revision
              revision={revision}
              unsaved={unsaved}
              onRestore={() => void restore(revision.revision_id)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface RevisionProps {
  revision: BlogRevisionsQuery['blogRevisions'][number];
  unsaved: boolean;
  onRestore: () => void;
}

/** One of them: when it was replaced, and when opened what it said. */
function Revision({ revision, unsaved, onRestore }: RevisionProps) {
  const { savedAt, savedBy, title, brief_paragraph, blogs_content } = revision;
  return (
    <details>
      <summary>
        {title}
        <small>
          until {timeInWords(savedAt)}, replaced by {savedBy || 'the site'}
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
          <button type="button" className={buttons.quiet} disabled={unsaved} onClick={onRestore}>
            Restore
          </button>
        </div>
      </div>
    </details>
  );
}
