import type { ManagedBlogFragment } from '../../generated/admin-documents.ts';
import { useDeleteBlogMutation, useRestoreBlogMutation } from '../../generated/admin-hooks.ts';
import { articlePath } from '../../sections/blog/article-text.ts';
import { Card, type CardAction } from '../ui/card.tsx';
import { removalQuestion, useRemoval } from '../ui/removal/use-removal.ts';
import styles from './card.module.css';
import { scheduledFor } from './values.ts';

interface BlogCardProps {
  blog: ManagedBlogFragment;
  category: string | undefined;
  deleted?: boolean;
  onEdit: () => void;
}

/** A post of the list with its actions. */
export function BlogCard({ blog, category, deleted = false, onEdit }: BlogCardProps) {
  const { blog_id: id, title, state, picture, published_date } = blog;
  const options = { refetchQueries: ['ManageBlogs'] };
  const [deleteOne] = useDeleteBlogMutation(options);
  const [restoreOne] = useRestoreBlogMutation(options);
  const { remove, restore } = useRemoval({
    remove: () => deleteOne({ variables: { id } }),
    restore: () => restoreOne({ variables: { id } }),
    list: 'ManageBlogs',
    labels: { removed: 'Blog deleted.', restored: 'Blog restored.' },
  });
  const ask = removalQuestion('Delete this post?', title, 'Delete', state === 'PUBLISHED');
  const actions: CardAction[] = deleted
    ? [{ label: 'Restore Blog', run: () => void restore() }]
    : [
        { label: 'Edit Blog', run: onEdit },
        { label: 'Delete Blog', run: () => void remove(), ask },
      ];
  const about = (
    <>
      <span className={state === 'DRAFT' || state === 'SCHEDULED' ? styles.unpublished : undefined}>
        {stateWords(blog)}
      </span>
      {[category, published_date].filter(Boolean).map((text) => ` · ${text}`)}
    </>
  );
  const isPublic = state === 'PUBLISHED' && !deleted;
  const view = isPublic ? articlePath(blog) : undefined;
  const links = isPublic ? [{ label: 'Send as newsletter', to: newsletterPath(id) }] : [];
  return <Card heading="h2" {...{ title, picture, about, actions, view, links }} />;
}

/** Returns the path of the page that sends this article. */
export const newsletterPath = (blog_id: number) => `/admin/newsletter#article=${blog_id}`;

function stateWords({ state, publishAt }: ManagedBlogFragment): string {
  if (state === 'SCHEDULED' && publishAt) return scheduledFor(publishAt);
  return { PUBLISHED: 'Published', SCHEDULED: 'Scheduled', DRAFT: 'Draft' }[state];
}
