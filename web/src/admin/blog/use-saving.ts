import { blogFields } from '../../../../rules/entry/article.ts';
import { type Checked, check } from '../../forms/core/check.ts';
import type {
  CreateBlogMutation,
  ManagedBlogFragment,
  UpdateBlogMutation,
} from '../../generated/admin-documents.ts';
import { useCreateBlogMutation, useUpdateBlogMutation } from '../../generated/admin-hooks.ts';
import type { BlogInput } from '../../generated/types.ts';
import type { Values } from '../editor/form.ts';
import { sendImage } from '../editor/upload.ts';
import { filledBlocks, publishing } from './values.ts';

/**
 * A picture chosen for a post, with its description; `url` is set once it is uploaded with this description.
 */
export interface ChosenImage {
  file: File;
  alt: string;
  /** An object URL for the preview. */
  preview: string;
  url?: string | undefined;
}

/** Checks a post's form against the rules. */
export function checkBlog(values: Values): Checked {
  const { publishing: how, publishAt, order: _order, ...texts } = values;
  const checked = check(blogFields, {
    ...texts,
    // An empty choice is missing; an empty text would be an invalid number.
    category: texts['category'] || undefined,
    blogs_content: filledBlocks(values).map(({ heading, paragraph }) => ({ heading, paragraph })),
  });
  if (how !== 'time' || publishAt) return checked;
  const errors = checked.ok ? {} : checked.errors;
  return { ok: false, errors: { ...errors, publishAt: 'Choose when to publish it.' } };
}

/** Returns a function that saves a post over this version. Throws UploadError for its picture. */
export function useBlogWriting(values: Values, image: ChosenImage | null) {
  const options = { refetchQueries: ['ManageBlogs'] };
  const [create] = useCreateBlogMutation(options);
  const [update] = useUpdateBlogMutation(options);
  return async (
    blog: ManagedBlogFragment | null,
    texts: BlogInput,
    version: number | null,
  ): Promise<ManagedBlogFragment> => {
    const input = { ...texts, ...publishing(values, blog) };
    // The description changed after the upload, so the picture is uploaded again with the new one.
    if (image && !image.url) input.blog_image = (await sendImage(image)).url;
    if (blog) {
      const variables = { id: blog.blog_id, input, version: version ?? blog.version };
      const { data } = await update({ variables });
      return (data as UpdateBlogMutation).updateBlog;
    }
    const { data } = await create({ variables: { input } });
    return (data as CreateBlogMutation).createBlog;
  };
}
