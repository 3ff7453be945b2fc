import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../access/context.ts';
import { checkCategory } from '../category/service.ts';
import { AppError } from '../core/errors.ts';
import { databaseTime } from '../database/clock.ts';
import { checkVersion } from '../database/version.ts';
import { writeContent } from '../database/write-content.ts';
import { requirePictures } from '../picture/service.ts';
import { duplicateSlug, fitSlug, moveSlug } from '../slug/service.ts';
import { type Blog, BlogEntity, type BlogText } from './entity.ts';
import { cleanHtml, cleanParagraph } from './html.ts';
import type { BlogInput } from './input.ts';
import { scheduleInvalidation } from './jobs.ts';
import { storeRevision } from './revision.ts';

/** Stores a new post; it is public at once unless the input says otherwise. Throws BadInput. */
export function createBlog(context: Context, input: BlogInput): Promise<Blog> {
  return writeContent(context, async (em) => {
    const text = await textOf(em, input);
    const slug = await freeSlug(em, text.slug_url);
    const now = await databaseTime(em);
    const publishAt = publishTime(input, now);
    const blog = em.create(BlogEntity, {
      ...text,
      slug,
      publishAt,
      deletedAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      updatedBy: context.account?.email ?? '',
    });
    await em.flush();
    await moveSlug(em, 'blog', blog.blog_id, { to: slug });
    await scheduleInvalidation(context.app, em, publishAt);
    return blog;
  });
}

/**
 * Replaces what a post says. `version` is the one the editor began with: where somebody else has saved since, nothing
 * is written and BadInput says so. Throws NOT_FOUND for a post that is not there.
 */
export function updateBlog(
  context: Context,
  blog_id: number,
  input: BlogInput,
  version?: number | null,
): Promise<Blog> {
  return writeContent(context, async (em) => {
    const blog = await findBlogForUpdate(em, blog_id);
    checkVersion(blog, version);
    const text = await textOf(em, input);
    const publishAt = publishTime(input, await databaseTime(em), blog.publishAt ?? null);
    await rewrite(context, em, blog, { ...text, publishAt });
    return blog;
  });
}

/** Replaces a post within a transaction: its former text becomes a revision, its old address redirects. */
export async function rewrite(
  { app, account }: Context,
  em: EntityManager,
  blog: Blog,
  change: BlogText & Pick<Blog, 'publishAt'>,
): Promise<void> {
  const slug = await freeSlug(em, change.slug_url, blog.blog_id);
  const updatedBy = account?.email ?? '';
  storeRevision(em, blog, updatedBy);
  await moveSlug(em, 'blog', blog.blog_id, { from: blog.slug, to: slug });
  Object.assign(blog, { ...change, slug, version: blog.version + 1, updatedAt: new Date(), updatedBy });
  await em.flush();
  await scheduleInvalidation(app, em, blog.publishAt ?? null);
}

/** Deletes a post; for thirty days `restoreBlog` can undo it. Throws NOT_FOUND. */
export function deleteBlog(context: Context, blog_id: number): Promise<boolean> {
  return writeContent(context, async (em) => {
    (await findBlogForUpdate(em, blog_id)).deletedAt = new Date();
    return true;
  });
}

/** Undoes a deletion; throws NOT_FOUND where there is none to undo, BadInput where the address is taken by now. */
export function restoreBlog(context: Context, blog_id: number): Promise<Blog> {
  return writeContent(context, async (em) => {
    const blog = await em.findOne(BlogEntity, { blog_id, deletedAt: { $ne: null } });
    if (!blog) throw new AppError('NOT_FOUND', 'There is no such deleted blog.');
    await freeSlug(em, blog.slug_url, blog_id);
    blog.deletedAt = null;
    await em.flush();
    return blog;
  });
}

/** The post that is to be changed; throws NOT_FOUND. */
export async function findBlogForUpdate(em: EntityManager, blog_id: number): Promise<Blog> {
  const blog = await em.findOne(BlogEntity, { blog_id, deletedAt: null });
  if (!blog) throw new AppError('NOT_FOUND', 'There is no such blog.');
  return blog;
}

/** The slug of a post, rejected where another post that is not deleted has it. */
async function freeSlug(em: EntityManager, slug_url: string, blog_id = 0): Promise<string> {
  const slug = fitSlug(slug_url);
  const other = await em.findOne(BlogEntity, { slug, deletedAt: null, blog_id: { $ne: blog_id } });
  if (other) throw duplicateSlug(slug, `the blog '${other.title}'`);
  return slug;
}

async function textOf(em: EntityManager, input: BlogInput): Promise<BlogText> {
  await checkCategory(em, input.category);
  const paragraphs = (input.blogs_content ?? []).map(
    ({ paragraph }, index) => [`blogs_content[${index}].paragraph`, paragraph ?? ''] as const,
  );
  await requirePictures(em, { blog_image: input.blog_image ?? '', ...Object.fromEntries(paragraphs) });
  return {
    title: input.title,
    slug_url: input.slug_url,
    brief_paragraph: cleanHtml(input.brief_paragraph ?? ''),
    blog_image: input.blog_image ?? '',
    published_date: input.published_date ?? '',
    category: input.category,
    metaTitle: input.metaTitle ?? '',
    metaDescription: input.metaDescription ?? '',
    canonicalLink: input.canonicalLink ?? '',
    // A block without a heading or a paragraph is dropped.
    blogs_content: (input.blogs_content ?? []).flatMap(({ heading, paragraph }) =>
      heading && paragraph ? [{ heading, paragraph: cleanParagraph(paragraph) }] : [],
    ),
  };
}

/** From when on a post is public; null for a draft. `before` is what it says until now, undefined for a new one. */
function publishTime({ draft, publishAt }: BlogInput, now: Date, before?: Date | null): Date | null {
  if (draft ?? (before === null && publishAt === undefined)) return null;
  const asked = publishAt === undefined ? before : new Date(publishAt);
  if (asked && asked > now) return asked;
  // The newest post is first: none is dated back, and the time of a published one stays.
  return before && before <= now ? before : now;
}
