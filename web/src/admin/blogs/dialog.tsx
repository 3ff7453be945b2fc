import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ManageBlogDocument,
  type ManageBlogsQuery,
  type ManagedBlogFragment,
} from '../../generated/documents.ts';
import { blogInputRules } from '../../generated/rules.ts';
import { EntryDialog, type SavedEntry } from '../editor/dialog.tsx';
import { useEntryForm } from '../editor/form.ts';
import { useSavedEntry } from '../editor/use-saved-entry.ts';
import { BlogBlocks } from './blocks.tsx';
import { BlogFields } from './fields.tsx';
import { BlogHistory } from './history.tsx';
import { BlogPreview } from './preview.tsx';
import { type ChosenImage, checkBlog, useBlogWriting } from './use-saving.ts';
import { blogLines, blogValues } from './values.ts';

interface BlogDialogProps {
  /** The post to edit; null for a new one. */
  blog: ManagedBlogFragment | null;
  categories: ManageBlogsQuery['categories'];
  onClose: () => void;
}

/** The dialog in which a post is written or changed. */
export function BlogDialog({ blog, ...props }: BlogDialogProps) {
  const [shown, setShown] = useState(blog);
  // The list may bring a newer version while somebody types: the form begins anew only where that is asked for.
  return (
    <BlogForm
      key={shown ? `${shown.blog_id}/${shown.version}` : 'new'}
      blog={shown}
      onReload={setShown}
      {...props}
    />
  );
}

interface BlogFormProps extends BlogDialogProps {
  /** Opens the dialog anew with what the server has. */
  onReload: (blog: ManagedBlogFragment) => void;
}

function BlogForm({ blog: given, categories, onClose, onReload }: BlogFormProps) {
  const form = useEntryForm(blogValues(given), blogInputRules);
  const [image, setImage] = useState<ChosenImage | null>(null);
  const write = useBlogWriting(form.values, image);
  const { entry: blog, save } = useSavedEntry(given, form, {
    check: checkBlog,
    write: async (...entry: Parameters<typeof write>) => {
      const saved = await write(...entry);
      setImage(null);
      return saved;
    },
  });
  const client = useApolloClient();
  const unsaved = form.unsaved || image !== null;
  const names = new Map(categories.map(({ category_id, category }) => [String(category_id), category]));

  async function readSaved(): Promise<SavedEntry | null> {
    if (!blog) return null;
    const variables = { id: blog.blog_id };
    const theirs = (await client.query({ query: ManageBlogDocument, variables })).data?.manageBlog;
    if (!theirs) return null;
    const lines = blogLines(blogValues(theirs), names);
    return { version: theirs.version, lines, open: () => onReload(theirs) };
  }

  return (
    <EntryDialog
      title={blog ? 'Edit Blog' : 'Upload New Blog'}
      submit={blog ? 'Save' : 'Upload'}
      saved={blog ? 'Blog updated successfully.' : 'Blog created successfully.'}
      version={blog?.version ?? null}
      draft={`blog/${blog?.blog_id ?? 'new'}`}
      linesOf={(values) => blogLines(values, names)}
      fields={
        <>
          <BlogFields blog={blog} categories={categories} image={image} onImage={setImage} />
          <BlogBlocks />
          {blog && <BlogHistory blog_id={blog.blog_id} onLoaded={() => setImage(null)} />}
        </>
      }
      preview={<BlogPreview image={image} blog={blog} />}
      {...{ form, unsaved, save, readSaved, onClose }}
    />
  );
}
