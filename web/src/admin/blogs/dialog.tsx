import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ManageBlogDocument,
  type ManageBlogsQuery,
  type ManagedBlogFragment,
} from '../../generated/documents.ts';
import { blogInputRules } from '../../generated/rules.ts';
import { EntryDialog } from '../editor/dialog.tsx';
import { useEntryForm } from '../editor/form.ts';
import { BlogBlocks } from './blocks.tsx';
import { BlogFields } from './fields.tsx';
import { BlogHistory } from './history.tsx';
import { BlogPreview } from './preview.tsx';
import { type ChosenImage, useBlogSaving } from './use-saving.ts';
import { blogValues } from './values.ts';

interface BlogPopupProps {
  /** The post to edit; null for a new one. */
  blog: ManagedBlogFragment | null;
  categories: ManageBlogsQuery['categories'];
  onClose: () => void;
  /** Opens the popup anew with what the server has. */
  onReload: (blog: ManagedBlogFragment) => void;
}

/** The popup in which a post is written or changed. */
export function BlogDialog(props: BlogPopupProps) {
  const { blog } = props;
  return <BlogForm key={blog ? `${blog.blog_id}/${blog.version}` : 'new'} {...props} />;
}

function BlogForm({ blog: given, categories, onClose, onReload }: BlogPopupProps) {
  // What the form began with: the list may bring a newer version while somebody types.
  const [blog] = useState(given);
  const form = useEntryForm(blogValues(blog), blogInputRules);
  const [image, setImage] = useState<ChosenImage | null>(null);
  const save = useBlogSaving(blog);
  const client = useApolloClient();
  const unsaved = form.unsaved || image !== null;

  async function openTheirs(): Promise<void> {
    if (!blog) return;
    const variables = { id: blog.blog_id };
    const { data } = await client.query({ query: ManageBlogDocument, variables });
    if (data?.manageBlog) onReload(data.manageBlog);
  }

  return (
    <EntryDialog
      title={blog ? 'Edit Blog' : 'Upload New Blog'}
      submit={blog ? 'Save' : 'Upload'}
      saved={blog ? 'Blog updated successfully.' : 'Blog created successfully.'}
      version={blog?.version ?? null}
      save={(version) => save(form.values, image, version)}
      fields={
        <>
          <BlogFields blog={blog} categories={categories} image={image} onImage={setImage} />
          <BlogBlocks />
          {blog && <BlogHistory blog={blog} onRestored={onReload} unsaved={unsaved} />}
        </>
      }
      preview={<BlogPreview image={image} blog={blog} />}
      {...{ form, unsaved, openTheirs, onClose }}
    />
  );
}
