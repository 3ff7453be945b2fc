import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  BlogRevisionsDocument,
  type BlogRevisionsQuery,
  type ManagedBlogFragment,
  RestoreBlogRevisionDocument,
} from '../generated/documents.ts';
import styles from './admin.module.css';
import { failureOf, publishChanges } from './admin-client.ts';
import { useBanners } from './banner.tsx';

interface BlogHistoryProps {
  blog: ManagedBlogFragment;
  /** Something is typed that restoring would lose. */
  unsaved: boolean;
  onRestored: (blog: ManagedBlogFragment) => void;
}

/** What a post was before, to be looked up and restored; asked for when it is opened. */
export function BlogHistory({ blog: { blog_id }, unsaved, onRestored }: BlogHistoryProps) {
  const client = useApolloClient();
  const { say } = useBanners();
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
    try {
      const { data } = await client.mutate({
        mutation: RestoreBlogRevisionDocument,
        variables: { id: blog_id, revision_id },
        refetchQueries: ['ManageBlogs'],
      });
      publishChanges();
      if (data) onRestored(data.restoreBlogRevision);
      say('The earlier version is back.');
    } catch (error) {
      setFailure(failureOf(error).message);
    }
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
      {revisions?.length === 0 && <p className={styles.quietText}>It has not been changed yet.</p>}
      {unsaved && <p className={styles.quietText}>Save or close first to restore one.</p>}
      <ul>
        {revisions?.map(({ revision_id, savedAt, savedBy, title }) => (
          <li key={revision_id}>
            <span>
              {title}
              <small>
                until {new Date(savedAt).toLocaleString('en-CA')}, replaced by {savedBy || 'the site'}
              </small>
            </span>
            <button
              type="button"
              className={styles.link}
              disabled={unsaved}
              onClick={() => void restore(revision_id)}
            >
              Restore
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
