import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../design/button.module.css';
import { DeleteBlogDocument, type ManagedBlogFragment, RestoreBlogDocument } from '../generated/documents.ts';
import { articlePath } from '../sections/article-text.ts';
import { Picture } from '../sections/picture.tsx';
import styles from './admin.module.css';
import { failureOf, publishChanges } from './admin-client.ts';
import { Ask } from './ask.tsx';
import { useBanners } from './banner.tsx';

interface BlogCardProps {
  blog: ManagedBlogFragment;
  category: string | undefined;
  onEdit: () => void;
}

/** One post of the list, and what can be done with it. */
export function BlogCard({ blog, category, onEdit }: BlogCardProps) {
  const [asked, setAsked] = useState(false);
  const { remove, restore } = useDeletion(blog);
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.cardPicture}>
        {blog.picture && <Picture picture={blog.picture} sizes="(width < 40rem) 100vw, 22rem" fill />}
      </div>
      <h2 id={id}>{blog.title}</h2>
      <p className={styles.quietText}>
        <span className={styles.state} data-state={blog.state}>
          {stateWords(blog)}
        </span>
        {[category, blog.published_date].filter(Boolean).map((words) => ` · ${words}`)}
      </p>
      {blog.state === 'DELETED' ? (
        <button type="button" className={buttons.quiet} aria-describedby={id} onClick={() => void restore()}>
          Restore Blog
        </button>
      ) : (
        <div className={styles.row}>
          <button type="button" className={buttons.quiet} aria-describedby={id} onClick={onEdit}>
            Edit Blog
          </button>
          <button
            type="button"
            className={buttons.quiet}
            aria-describedby={id}
            onClick={() => setAsked(true)}
          >
            Delete Blog
          </button>
          {blog.state === 'PUBLISHED' && <Link to={articlePath(blog)}>View</Link>}
        </div>
      )}
      {asked && (
        <Ask
          question="Delete this post?"
          text={`‘${blog.title}’ goes from the site at once. It can be restored for thirty days.`}
          yes="Delete"
          no="Keep it"
          onNo={() => setAsked(false)}
          onYes={() => {
            setAsked(false);
            void remove();
          }}
        />
      )}
    </article>
  );
}

function stateWords({ state, publishAt }: ManagedBlogFragment): string {
  if (state === 'SCHEDULED' && publishAt) return `From ${new Date(publishAt).toLocaleString('en-CA')}`;
  return { PUBLISHED: 'Published', SCHEDULED: 'Scheduled', DRAFT: 'Draft', DELETED: 'Deleted' }[state];
}

function useDeletion({ blog_id, title }: ManagedBlogFragment) {
  const client = useApolloClient();
  const { say, offerUndo } = useBanners();
  const after = { variables: { id: blog_id }, refetchQueries: ['ManageBlogs'] };

  async function restore(): Promise<void> {
    try {
      await client.mutate({ mutation: RestoreBlogDocument, ...after });
      publishChanges();
      say('Blog restored.');
    } catch (error) {
      say(failureOf(error).message, 'failure');
    }
  }

  async function remove(): Promise<void> {
    try {
      await client.mutate({ mutation: DeleteBlogDocument, ...after });
      publishChanges();
      say('Blog deleted.');
      offerUndo(`‘${title}’ is deleted.`, () => void restore());
    } catch (error) {
      say(failureOf(error).message, 'failure');
      // Spec section 8: a failed deletion reloads the list.
      await client.refetchQueries({ include: ['ManageBlogs'] });
    }
  }

  return { remove, restore };
}
