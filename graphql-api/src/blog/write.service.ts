import type { EntityManager } from '@mikro-orm/postgresql';
import { checkCategory } from '../category/service.ts';
import { cleanHtml, cleanParagraph } from '../entry/html.ts';
import { insertSlugged, replaceSlugged } from '../entry/slugged.service.ts';
import { findForUpdate } from '../entry/trash.service.ts';
import { scheduleInvalidation } from '../entry/write.service.ts';
import { requirePictures } from '../picture/service.ts';
import { recordActivity } from '../platform/access/activity.ts';
import type { Context } from '../platform/access/context.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { writeContent } from '../platform/database/write-content.ts';
import { type Blog, type BlogText, blogKind } from './entity.ts';
import type { BlogInput } from './input.ts';
import { storeRevision } from './revision.ts';

/** Stores a new article. Throws BadInput if its category is unknown or its slug is taken. */
export function createBlog(context: Context, input: BlogInput): Promise<Blog> {
  return writeContent(context, async (em) => {
    const now = await databaseTime(em);
    const publishAt = publishTime(input, now);
    const text = { ...(await textOf(em, input)), publishAt };
    const blog = await insertSlugged(context, em, blogKind, text);
    await recordPublication({ ...context, em }, blog, null, now);
    await scheduleInvalidation(em, publishAt);
    return blog;
  });
}

/**
 * Replaces the text of an article; the previous text becomes a revision. Without a `version` (REST) the last write wins.
 * Throws CONFLICT if `version` is not the stored one, NOT_FOUND, and BadInput as `createBlog` does.
 */
export function updateBlog(
  context: Context,
  blog_id: number,
  input: BlogInput,
  version?: number,
): Promise<Blog> {
  return writeContent(context, async (em) => {
    const blog = await findForUpdate(em, blogKind, blog_id);
    checkVersion(blog, version);
    const now = await databaseTime(em);
    const before = blog.publishAt ?? null;
    const publishAt = publishTime(input, now, before);
    const text = { ...(await textOf(em, input)), publishAt };
    storeRevision(em, blog, context.account?.email ?? null);
    await replaceSlugged(context, em, blogKind, blog, text);
    await recordPublication({ ...context, em }, blog, before, now);
    await scheduleInvalidation(em, publishAt);
    return blog;
  });
}

/** Records that a change published or scheduled an article. `before` is its earlier time of publication. */
async function recordPublication(
  context: Context,
  { blog_id, title, publishAt }: Blog,
  before: Date | null,
  now: Date,
): Promise<void> {
  if (!publishAt || publishAt.getTime() === before?.getTime()) return;
  await recordActivity(context, publishAt > now ? 'entry.scheduled' : 'entry.published', {
    subject: title,
    entryKind: 'article',
    entryNumber: blog_id,
  });
}

/** Stores an article of another site within the transaction of `em`, with its own time of publication; null for a draft. */
export async function insertImported(
  context: Context,
  em: EntityManager,
  input: BlogInput,
  publishAt: Date | null,
): Promise<Blog> {
  const blog = await insertSlugged(context, em, blogKind, { ...(await textOf(em, input)), publishAt });
  await scheduleInvalidation(em, publishAt);
  return blog;
}

async function textOf(em: EntityManager, input: BlogInput): Promise<BlogText> {
  await checkCategory(em, input.category);
  const { brief_paragraph } = input;
  const paragraphs = (input.blogs_content ?? []).map(
    ({ paragraph }, index) => [`blogs_content[${index}].paragraph`, paragraph ?? ''] as const,
  );
  await requirePictures(em, { blog_image: input.blog_image ?? '', ...Object.fromEntries(paragraphs) });
  return {
    title: input.title,
    slug_url: input.slug_url,
    brief_paragraph: brief_paragraph ? cleanHtml(brief_paragraph) || null : null,
    blog_image: input.blog_image ?? null,
    published_date: input.published_date ?? null,
    category: input.category,
    metaTitle: input.metaTitle ?? null,
    metaDescription: input.metaDescription ?? null,
    canonicalLink: input.canonicalLink ?? null,
    // The specification drops blocks without a heading or a paragraph.
    blogs_content: (input.blogs_content ?? []).flatMap(({ heading, paragraph }) =>
      heading && paragraph ? [{ heading, paragraph: cleanParagraph(paragraph) }] : [],
    ),
  };
}

/**
 * Returns the time of publication; null for a draft. `stored` is the time that the article has now, undefined if it is new.
 * A published article keeps its time, and no article is dated back, because the newest one comes first.
 */
function publishTime({ draft, publishAt }: BlogInput, now: Date, stored?: Date | null): Date | null {
  if (draft ?? (stored === null && publishAt === undefined)) return null;
  const requested = publishAt === undefined ? stored : new Date(publishAt);
  if (requested && requested > now) return requested;
  return stored && stored <= now ? stored : now;
}
