import { useApolloClient } from '@apollo/client/react';
import { check } from '../../forms/core/check.ts';
import {
  CreateBlogDocument,
  type CreateBlogMutation,
  type ManagedBlogFragment,
  UpdateBlogDocument,
  type UpdateBlogMutation,
  type UploadImageMutation,
} from '../../generated/documents.ts';
import { blogInputRules } from '../../generated/rules.ts';
import type { BlogInput } from '../../generated/types.ts';
import type { Values } from '../editor/form.ts';
import { upload } from '../editor/upload.ts';
import { type Failure, failureOf, publishChanges } from '../session/client.ts';
import { filledBlocks, publishing } from './values.ts';

/** A picture chosen for a post, with what is seen on it; `url` once it is on the server with these words. */
export interface ChosenImage {
  file: File;
  alt: string;
  /** Where the file can be seen in this window. */
  preview: string;
  url?: string | undefined;
}

/** Sends a picture and gives its address; throws Refused. */
export async function sendImage(
  { file, alt }: Pick<ChosenImage, 'file' | 'alt'>,
  onProgress: (share: number) => void,
): Promise<string> {
  const { uploadImage } = await upload<UploadImageMutation>('UploadImage', { file, alt }, onProgress);
  return uploadImage.url;
}

/** What came of saving: the post as it is stored, or what is wrong. */
type Saving = { saved: ManagedBlogFragment; failure: null } | { saved: null; failure: Failure };

/** Gives the function that saves a post over this version of it. */
export function useBlogSaving(blog: ManagedBlogFragment | null) {
  const client = useApolloClient();

  async function write(input: BlogInput, version: number | null): Promise<ManagedBlogFragment> {
    const refetchQueries = ['ManageBlogs'];
    if (blog) {
      const variables = { id: blog.blog_id, input, version };
      const { data } = await client.mutate({ mutation: UpdateBlogDocument, variables, refetchQueries });
      return (data as UpdateBlogMutation).updateBlog;
    }
    const { data } = await client.mutate({
      mutation: CreateBlogDocument,
      variables: { input },
      refetchQueries,
    });
    return (data as CreateBlogMutation).createBlog;
  }

  return async (values: Values, image: ChosenImage | null, version: number | null): Promise<Saving> => {
    const { publishing: how, publishAt, order: _order, ...texts } = values;
    const checked = check(blogInputRules, {
      ...texts,
      // Of a choice that was not made the rules say that it is required, of an empty text that it is no number.
      category: texts['category'] || undefined,
      blogs_content: filledBlocks(values).map(({ heading, paragraph }) => ({ heading, paragraph })),
    });
    const errors = checked.ok ? {} : checked.errors;
    if (how === 'time' && !publishAt) errors['publishAt'] = 'Choose when it is published.';
    if (!checked.ok || Object.keys(errors).length > 0) {
      return { saved: null, failure: { message: '', fields: errors } };
    }
    const input = { ...(checked.input as unknown as BlogInput), ...publishing(values, blog) };
    try {
      // The words about the picture were changed after it was sent: it goes again with the right ones.
      if (image && !image.url) input.blog_image = await sendImage(image, () => undefined);
      const saved = await write(input, version);
      publishChanges();
      return { saved, failure: null };
    } catch (error) {
      return { saved: null, failure: failureOf(error) };
    }
  };
}
