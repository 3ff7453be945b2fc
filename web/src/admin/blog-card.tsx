import { DeleteBlogDocument, type ManagedBlogFragment, RestoreBlogDocument } from '../generated/documents.ts';
import { articlePath } from '../sections/article-text.ts';
import styles from './blog-card.module.css';
import { Card, type CardAction } from './card.tsx';
import { useRemoval } from './use-removal.ts';

interface BlogCardProps {
  blog: ManagedBlogFragment;
  category: string | undefined;
  onEdit: () => void;
}

/** One post of the list, and what can be done with it. */
export function BlogCard({ blog, category, onEdit }: BlogCardProps) {
  const { blog_id: id, title, state, picture, published_date } = blog;
  const { remove, restore } = useRemoval({
    id,
    title,
    remove: DeleteBlogDocument,
    restore: RestoreBlogDocument,
    list: 'ManageBlogs',
    words: { removed: 'Blog deleted.', restored: 'Blog restored.' },
  });
  const ask = {
    question: 'Delete this post?',
    text: `‘${title}’ goes from the site at once. It can be restored for thirty days.`,
    yes: 'Delete',
  };
  const actions: CardAction[] =
    state === 'DELETED'
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
      {[category, published_date].filter(Boolean).map((words) => ` · ${words}`)}
    </>
  );
  const view = state === 'PUBLISHED' ? articlePath(blog) : undefined;
  return <Card heading="h2" {...{ title, picture, about, actions, view }} />;
}

function stateWords({ state, publishAt }: ManagedBlogFragment): string {
  if (state === 'SCHEDULED' && publishAt) return `From ${new Date(publishAt).toLocaleString('en-CA')}`;
  return { PUBLISHED: 'Published', SCHEDULED: 'Scheduled', DRAFT: 'Draft', DELETED: 'Deleted' }[state];
}
