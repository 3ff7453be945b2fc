import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ALL } from '../../../../rules/entry/category.ts';
import { shortened } from '../../../../rules/shortened.ts';
import { isFitSlug, isNumeric, proposedSlug, slugOf } from '../../../../rules/slug.ts';
import { isImported, oldPath, storeImported } from '../../blog/imported.ts';
import { articleKind } from '../../blog/kind.ts';
import { BlogInput } from '../../blog/type.ts';
import { categoryKind, findCategoryNamed } from '../../category/service.ts';
import { firstFreeSlug } from '../../entry/slug.ts';
import { insertEntry } from '../../entry/write.service.ts';
import type { Context } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { writeContentLater } from '../../platform/database/content-version.ts';
import { formatDay } from '../../platform/text/format.ts';
import { lineOf } from '../../platform/text/plain-text.ts';
import { checkInput } from '../../platform/validation/input.ts';
import { articleOf, type Notes, picturesIn } from './article.ts';
import { linkIn } from './links.ts';
import { isPictureFile } from './picture-source.ts';
import type { Pictures } from './pictures.ts';
import type { Attachment, Post } from './post.ts';

/** The category of posts that have none. */
const NO_CATEGORY = 'Uncategorized';
const MAX_CATEGORY = 60;
const MAX_TITLE = 300;
const MAX_META_DESCRIPTION = 1_000;
/** Maximum length of `source`, which is the key of an index. */
const MAX_SOURCE = 600;
const published = ['publish', 'future'];
const unpublished = ['draft', 'pending', 'private'];

/** The parts of an import that its posts share. */
export interface ImportState {
  context: Context;
  pictures: Pictures;
  attachments: ReadonlyMap<string, Attachment>;
  /** The addresses of all posts, as in `links.ts`. */
  addresses: ReadonlySet<string>;
  /** The number of the last slug for each slug with several articles. */
  slugNumbers: Map<string, number>;
}

/** Returns why a post is left out; undefined if it is imported. */
export function reasonToLeaveOut({ status, hasPassword, source }: Post): string | undefined {
  if (![...published, ...unpublished].includes(status)) return `its status is '${status}'`;
  if (hasPassword) return 'it is protected by a password';
  return source ? undefined : 'this export is missing its id';
}

/** Returns the title of a post; of one without a title the beginning of its text. */
export function titleOf({ title, html, slug }: Post): string {
  const beginning = lineOf(html.slice(0, 2_000)).replaceAll('\uFFFD', '').trim();
  return title || shortened(beginning, 60) || slug || 'Untitled';
}

/**
 * Stores a post as an article, without invalidating the caches. Returns the result of `onStored`, which runs
 * in the same transaction; undefined if the post was imported before.
 */
export async function storePost<T>(
  state: ImportState,
  post: Post,
  leaveOut: (description: string) => void,
  onStored: (em: EntityManager) => Promise<T>,
): Promise<T | undefined> {
  const { context } = state;
  if (await isImported(context.em.fork(), sourceOf(post))) return undefined;
  let isShortened = false;
  const notes: Notes = {
    leaveOut,
    shorten: (description) => {
      isShortened = true;
      leaveOut(`${description}; it is a draft`);
    },
  };
  const input = { ...(await contentOf(state, post, notes)), ...textsOf(post, notes) };
  noteOthers(post, notes);
  noteFiles(post, notes);
  const categoryName = categoryOf(post, notes);
  // Entities of earlier posts would slow down every write of a long import.
  return writeContentLater({ ...context, em: context.em.fork() }, async (em) => {
    // Checked again, because another import may run.
    if (await isImported(em, sourceOf(post))) return undefined;
    const category = await categoryNamed({ ...context, em }, categoryName);
    const slug_url = await freeSlug(em, state, post);
    const [errors, checked] = checkInput(BlogInput, { ...input, category, slug_url });
    if (Object.keys(errors).length > 0) throw new BadInput(errors);
    const publishAt = isShortened ? null : timeOf(post, leaveOut);
    const storing = { publishAt, action: 'imported' as const };
    const { number: blog_id } = await insertEntry({ ...context, em }, articleKind, checked, storing);
    const number = /^\d{1,9}$/.test(post.number) ? Number(post.number) : null;
    await storeImported(em, { source: sourceOf(post), path: pathOf(post), number, blog_id });
    return onStored(em);
  });
}

async function contentOf({ pictures, attachments, addresses }: ImportState, post: Post, notes: Notes) {
  const { html, excerpt, base, thumbnail } = post;
  const title = shortened(titleOf(post), MAX_TITLE);
  const stored = new Map<string, string>();
  const images = picturesIn(html);
  for (const picture of images) {
    if (stored.has(picture.url)) continue;
    const url = await pictures.store(picture, base, notes.leaveOut);
    if (url) stored.set(picture.url, url);
  }
  const link = (href: string) => linkIn(base, addresses, href);
  const { brief, blocks } = articleOf({ title, html, excerpt, link }, images, stored, notes);
  const featured = attachments.get(thumbnail);
  if (thumbnail && !featured) notes.leaveOut('the featured picture: the export does not contain it');
  const blog_image = featured && (await pictures.store(featured, base, notes.leaveOut));
  return { brief_paragraph: brief || null, blogs_content: blocks, blog_image: blog_image ?? null };
}

function textsOf(post: Post, notes: Notes) {
  const { status, date, metaTitle, metaDescription } = post;
  const whole = titleOf(post);
  const title = shortened(whole, MAX_TITLE);
  if (!post.title) notes.shorten(`it has no title: its title is ‘${title}’`);
  if (title !== whole)
    notes.shorten(`its title was too long; the end is left out: ‘…${whole.slice(title.length - 1)}’`);
  const isDraft = status === 'draft' || status === 'pending';
  const texts = {
    metaTitle: shortened(metaTitle ?? '', MAX_TITLE),
    metaDescription: shortened(metaDescription ?? '', MAX_META_DESCRIPTION),
  };
  if (texts.metaTitle !== (metaTitle ?? '')) notes.shorten('its title for search engines was too long');
  if (texts.metaDescription !== (metaDescription ?? ''))
    notes.shorten('its description for search engines was too long');
  return {
    title,
    published_date: date.day && !isDraft ? formatDay(date.day) : null,
    metaTitle: texts.metaTitle || null,
    metaDescription: texts.metaDescription || null,
  };
}

function noteOthers(
  { commentCount, otherTerms, templates, lost, isCut }: Post,
  { leaveOut, shorten }: Notes,
): void {
  if (commentCount > 0) leaveOut(`comments: ${commentCount}`);
  for (const [domain, terms] of otherTerms)
    leaveOut(`${domain === 'post_tag' ? 'tags' : domain}: ${terms.length}`);
  for (const template of templates)
    leaveOut(`the template '${template.slice(0, 300)}' of a text for search engines`);
  if (lost) leaveOut(lost);
  if (isCut) shorten('its text was longer than a million characters: the end is left out');
}

/** Names the links to uploaded files other than pictures, such as PDFs: the import copies pictures only. */
function noteFiles({ html }: Post, { leaveOut }: Notes): void {
  const links = [...html.matchAll(/\bhref=["']([^"']*)["']/gi)].map(([, url = '']) => url);
  const isFile = (url: string) => url.includes('/wp-content/uploads/') && !isPictureFile(url);
  for (const url of new Set(links.filter(isFile)))
    leaveOut(`the file ${url}: its link still leads to the old site`);
}

/** Returns the time of publication; null for a draft. */
function timeOf({ status, date }: Post, leaveOut: (description: string) => void): Date | null {
  if (!published.includes(status)) return null;
  if (!date.time) leaveOut('its date: the export has no valid one; it is a draft');
  return date.time;
}

/** Returns the key of a post, of limited length. */
function sourceOf({ source }: Post): string {
  return source.length <= MAX_SOURCE ? source : createHash('sha256').update(source).digest('hex');
}

/** Returns the path to redirect; null if only the query identifies the post (`/?p=12`): `number` has it. */
function pathOf({ link }: Post): string | null {
  return URL.canParse(link) ? oldPath(new URL(link).pathname) : null;
}

/** Returns a slug that no article has: the post's, if it is valid, or one made from it or from the title. */
async function freeSlug(em: EntityManager, { slugNumbers }: ImportState, post: Post): Promise<string> {
  const own = slugOf(post.slug);
  const isValid = isFitSlug(own) && !isNumeric(own) && own.length <= 180;
  const slug = isValid ? own : proposedSlug(own) || proposedSlug(titleOf(post)) || 'article';
  const free = await firstFreeSlug(em, articleKind, slug, slugNumbers.get(slug));
  if (free.number > 1 || slugNumbers.has(slug)) slugNumbers.set(slug, free.number);
  return free.slug;
}

/** Returns the name of a post's category by the rules of the product. */
function categoryOf({ categories }: Post, { leaveOut, shorten }: Notes): string {
  const names = categories.filter((name) => name !== '');
  const isAll = (name: string) => name.toLowerCase() === ALL.toLowerCase();
  const [first = NO_CATEGORY, ...others] = names.filter((name) => !isAll(name));
  if (names.some(isAll)) leaveOut(`the category '${ALL}', which contains all articles`);
  if (others.length > 0) leaveOut(`further categories: ${others.join(', ')}`);
  const name = shortened(first, MAX_CATEGORY);
  if (name !== first) shorten(`the name of its category was too long: ${first}`);
  return name;
}

/** Returns the id of the category, which is created if it is missing. */
async function categoryNamed(context: Context, name: string): Promise<number> {
  const category = await findCategoryNamed(context.em, name);
  return (category ?? (await insertEntry(context, categoryKind, { category: name }))).number;
}
