import type { EntityManager } from '@mikro-orm/postgresql';
import { type App, type Context, systemContext } from '../access/context.ts';
import { ImportedArticleEntity, oldPath } from '../blog/imported.ts';
import { BlogInput } from '../blog/input.ts';
import { insertImported } from '../blog/write.service.ts';
import { CategoryEntity } from '../category/entity.ts';
import { BadInput } from '../core/errors.ts';
import { databaseTime } from '../database/clock.ts';
import { writeContent } from '../database/write-content.ts';
import { formatDay } from '../text/format.ts';
import { checkInput } from '../validation/input.ts';
import { articleText } from './article-text.ts';
import { type Post, readExport } from './export-file.ts';
import { Pictures } from './pictures.ts';

/** The result of an import. */
export interface ImportReport {
  imported: number;
  /** Articles of an earlier import, which are not changed. */
  unchanged: number;
  /** One line for each part of the export that was left out, with the reason. */
  leftOut: string[];
}

/** The category of posts that have none. */
const NO_CATEGORY = 'Uncategorized';

/**
 * Imports the posts of a WordPress export as articles, each in a separate transaction. Does not change articles that
 * were imported before, so an interrupted import can be repeated. `folder` is a copy of `wp-content/uploads`.
 */
export async function importWordPress(app: App, xml: string, folder?: string): Promise<ImportReport> {
  const { posts, others } = readExport(xml);
  const context = systemContext(app);
  const pictures = new Pictures(context, folder);
  const leftOut = [...others].map(
    ([type, count]) => `${count} of the type '${type}': only posts are imported`,
  );
  const report: ImportReport = { imported: 0, unchanged: 0, leftOut };
  for (const post of posts) {
    const notes: string[] = [];
    const isNew = await importPost(context, post, pictures, notes).catch((error: unknown) => {
      if (!(error instanceof BadInput)) throw error;
      notes.push(`the whole article: ${error.message}`);
    });
    if (isNew === true) report.imported += 1;
    if (isNew === false) report.unchanged += 1;
    // A picture may be in an article several times.
    leftOut.push(...[...new Set(notes)].map((note) => `${post.title || post.slug}: ${note}`));
  }
  return report;
}

/** Returns whether the post was imported now; false if it was imported before, undefined if it is left out. */
async function importPost(
  context: Context,
  post: Post,
  pictures: Pictures,
  notes: string[],
): Promise<boolean | undefined> {
  const reason = reasonToLeaveOut(post);
  if (reason) notes.push(`the whole article: ${reason}`);
  if (reason) return undefined;
  if (await isImported(context.em.fork(), post)) return false;
  const { intro, blocks, leftOut } = articleText(post.html, post.title);
  notes.push(...leftOut);
  if (post.commentCount > 0) notes.push(`comments: ${post.commentCount}`);
  if (post.tagCount > 0) notes.push(`tags: ${post.tagCount}`);
  if (post.categories.length > 1) notes.push(`further categories: ${post.categories.slice(1).join(', ')}`);
  const blogs_content = [];
  for (const { heading, paragraph } of blocks) {
    blogs_content.push({ heading, paragraph: await pictures.replaceIn(paragraph, notes) });
  }
  const blog_image = post.picture && (await pictures.store(post.picture, notes));
  const input = {
    ...inputOf(post),
    brief_paragraph: intro || null,
    blogs_content,
    blog_image: blog_image ?? null,
  };
  return writeContent(context, async (em) => {
    // Checked again, because another import may run.
    if (await isImported(em, post)) return false;
    const category = await categoryNamed(em, post.categories[0] ?? NO_CATEGORY);
    const [errors, checked] = checkInput(BlogInput, { ...input, category });
    if (Object.keys(errors).length > 0) throw new BadInput(errors);
    const { blog_id } = await insertImported(context, em, checked, timeOf(post));
    em.create(ImportedArticleEntity, { source: post.source, path: pathOf(post), blog_id });
    await em.flush();
    return true;
  });
}

const published = ['publish', 'future'];
const unpublished = ['draft', 'pending', 'private'];

function reasonToLeaveOut({ status, hasPassword, source }: Post): string | undefined {
  if (![...published, ...unpublished].includes(status)) return `its status is '${status}'`;
  if (hasPassword) return 'it is protected by a password';
  return source ? undefined : 'it has no guid';
}

/** Returns the time of publication; null for a draft. */
function timeOf({ status, publishedAt }: Post): Date | null {
  return published.includes(status) ? publishedAt : null;
}

function inputOf({ title, slug, publishedAt, metaTitle, metaDescription }: Post) {
  return {
    title,
    slug_url: slug || title,
    published_date: publishedAt ? formatDay(publishedAt.toISOString().slice(0, 10)) : null,
    metaTitle: metaTitle ?? null,
    metaDescription: metaDescription ?? null,
  };
}

/** Returns the path to redirect; null for URLs that differ in their query only, such as `/?p=12`. */
function pathOf({ link }: Post): string | null {
  return URL.canParse(link) ? oldPath(new URL(link).pathname) : null;
}

async function isImported(em: EntityManager, { source }: Post): Promise<boolean> {
  return (await em.count(ImportedArticleEntity, { source })) > 0;
}

/** Returns the id of the category, which is created if it is missing. */
async function categoryNamed(em: EntityManager, name: string): Promise<number> {
  const [found] = await em.execute<{ id: number }[]>(
    `select "category_id" as "id" from "category" where lower("category") = lower(?)`,
    [name],
  );
  if (found) return found.id;
  const created = em.create(CategoryEntity, {
    category: name,
    updatedAt: await databaseTime(em),
    updatedBy: null,
  });
  await em.flush();
  return created.category_id;
}
