import type { EntityManager } from '@mikro-orm/postgresql';
import { checkCategory } from '../category/category.service.ts';
import type { Context } from '../context.ts';
import { checkVersion } from '../database/version.ts';
import { writeContent } from '../database/write-content.ts';
import { AppError } from '../graphql/errors.ts';
import { fitSlug, moveSlug, takenSlug } from '../slug/slug.service.ts';
import { type Blog, BlogEntity, type BlogText } from './blog.entity.ts';
import { cleanHtml } from './blog.html.ts';
import type { BlogInput } from './blog.input.ts';
import { announceAt } from './blog.jobs.ts';
import { keepRevision } from './blog.revision.ts';
import type { BlogType } from './blog.type.ts';
import { viewBlog } from './blog.view.ts';

/** Stores a new post; it is public at once unless the input says otherwise. Throws BadInput. */
export function createBlog(context: Context, input: BlogInput): Promise<BlogType> {
  return writeContent(context, async (em) => {
    const text = await textOf(em, input);
    const slug = await freeSlug(em, text.slug_url);
    const now = new Date();
    const publishAt = publishTime(input);
    const blog = em.create(BlogEntity, {
      ...text,
      slug,
      publishAt,
      deletedAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
    await moveSlug(em, 'blog', blog.blog_id, { to: slug });
    await announceAt(context.app, em, publishAt);
    return viewBlog(em, blog);
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
): Promise<BlogType> {
  return writeContent(context, async (em) => {
    const blog = await heldBlog(em, blog_id);
    checkVersion(blog, version);
    const text = await textOf(em, input);
    const publishAt = publishTime(input, blog.publishAt ?? null);
    await rewrite(context, em, blog, { ...text, publishAt });
    return viewBlog(em, blog);
  });
}

/** Writes over a post within a transaction that holds it: what it said becomes a revision, its old address leads on. */
export async function rewrite(
  { app, account }: Context,
  em: EntityManager,
  blog: Blog,
  change: BlogText & Pick<Blog, 'publishAt'>,
): Promise<void> {
  const slug = await freeSlug(em, change.slug_url, blog.blog_id);
  keepRevision(em, blog, account?.email ?? '');
  await moveSlug(em, 'blog', blog.blog_id, { from: blog.slug, to: slug });
  Object.assign(blog, { ...change, slug, version: blog.version + 1, updatedAt: new Date() });
  await em.flush();
  await announceAt(app, em, blog.publishAt ?? null);
}

/** Takes a post away from everybody; for thirty days `restoreBlog` brings it back. Throws NOT_FOUND. */
export function deleteBlog(context: Context, blog_id: number): Promise<boolean> {
  return writeContent(context, async (em) => {
    (await heldBlog(em, blog_id)).deletedAt = new Date();
    return true;
  });
}

/** Undoes a deletion; throws NOT_FOUND where there is none to undo, BadInput where the address is taken by now. */
export function restoreBlog(context: Context, blog_id: number): Promise<BlogType> {
  return writeContent(context, async (em) => {
    const blog = await em.findOne(BlogEntity, { blog_id, deletedAt: { $ne: null } });
    if (!blog) throw new AppError('NOT_FOUND', 'There is no such deleted blog.');
    await freeSlug(em, blog.slug_url, blog_id);
    blog.deletedAt = null;
    await em.flush();
    return viewBlog(em, blog);
  });
}

/** The post that is to be changed; throws NOT_FOUND. */
export async function heldBlog(em: EntityManager, blog_id: number): Promise<Blog> {
  const blog = await em.findOne(BlogEntity, { blog_id, deletedAt: null });
  if (!blog) throw new AppError('NOT_FOUND', 'There is no such blog.');
  return blog;
}

/** The slug of a post, refused where another post that is not deleted has it. */
async function freeSlug(em: EntityManager, slug_url: string, blog_id = 0): Promise<string> {
  const slug = fitSlug(slug_url);
  const other = await em.findOne(BlogEntity, { slug, deletedAt: null, blog_id: { $ne: blog_id } });
  if (other) throw takenSlug(slug, `the blog '${other.title}'`);
  return slug;
}

async function textOf(em: EntityManager, input: BlogInput): Promise<BlogText> {
  await checkCategory(em, input.category);
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
    // Spec section 5: a block without a heading or a paragraph is dropped.
    blogs_content: (input.blogs_content ?? []).flatMap(({ heading, paragraph }) =>
      heading && paragraph ? [{ heading, paragraph }] : [],
    ),
  };
}

/** From when on a post is public; null for a draft. `before` is what it says until now, undefined for a new one. */
function publishTime({ draft, publishAt }: BlogInput, before?: Date | null): Date | null {
  if (draft ?? (before === null && publishAt === undefined)) return null;
  const now = new Date();
  const asked = publishAt === undefined ? before : new Date(publishAt);
  if (asked && asked > now) return asked;
  // New posts stand first: none is dated back, and one that is out keeps the time at which it came out.
  return before && before <= now ? before : now;
}
