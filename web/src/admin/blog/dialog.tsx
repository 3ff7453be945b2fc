import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { blogFields } from '../../../../rules/entry/article.ts';
import {
  ManageBlogDocument,
  type ManageBlogsQuery,
  type ManagedBlogFragment,
} from '../../generated/admin-documents.ts';
import { articlePath } from '../../sections/blog/article-text.ts';
import { EntryDialog, type SavedEntry } from '../editor/dialog.tsx';
import { useEntryForm, type Values } from '../editor/form.ts';
import { useSavedEntry } from '../editor/use-saved-entry.ts';
import { BlogBlocks } from './blocks.tsx';
import { newsletterPath } from './card.tsx';
import { BlogFields } from './fields.tsx';
import { BlogHistory } from './history.tsx';
import { BlogPreview } from './preview.tsx';
import { type ChosenImage, checkBlog, useBlogWriting } from './use-saving.ts';
import { blogLines, blogValues, incompleteBlocks } from './values.ts';

interface BlogDialogProps {
  /** The article to edit; null for a new one. */
  blog: ManagedBlogFragment | null;
  categories: ManageBlogsQuery['categories'];
  onClose: () => void;
}

/** The editor of an article. */
export function BlogDialog({ blog, ...props }: BlogDialogProps) {
  const [shown, setShown] = useState(blog);
  // The list may load a newer version while the admin types; the form must not change then.
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
  /** Opens the stored version in the dialog. */
  onReload: (blog: ManagedBlogFragment) => void;
}

function BlogForm({ blog: given, categories, onClose, onReload }: BlogFormProps) {
  const form = useEntryForm(blogValues(given), blogFields);
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
      viewPath={form.values['publishing'] === 'now' ? pathOf(form.values) : undefined}
      warning={warningOf(form.values)}
      linesOf={(values) => blogLines(values, names)}
      fields={
        <>
          <BlogFields blog={blog} categories={categories} image={image} onImage={setImage} />
          <BlogBlocks />
          {blog?.state === 'PUBLISHED' && !unsaved && (
            <p>
              <Link to={newsletterPath(blog.blog_id)}>Send as newsletter</Link>
            </p>
          )}
          {blog && <BlogHistory blog_id={blog.blog_id} onLoaded={() => setImage(null)} />}
        </>
      }
      preview={<BlogPreview image={image} blog={blog} />}
      {...{ form, unsaved, save, readSaved, onClose }}
    />
  );
}

function pathOf({ slug_url = '' }: Values): string {
  return articlePath({ slug_url, blog_id: 0 });
}

/** Names the incomplete blocks; null if there are none. */
function warningOf(values: Values): string | null {
  const blocks = incompleteBlocks(values).map(
    ({ place, missing }) => `Block ${place + 1} has no ${missing}.`,
  );
  return blocks.length > 0 ? blocks.join(' ') : null;
}
