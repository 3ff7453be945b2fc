import { type App, contextOf } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { isUnavailable } from '../../platform/core/unavailable.ts';
import { invalidateContent } from '../../platform/database/content-version.ts';
import { type Item, readItems } from './export-file.ts';
import { addressesOf } from './links.ts';
import { Pictures } from './pictures.ts';
import { type Attachment, attachmentOf, numberOf, postOf, typeOf } from './post.ts';
import type { ImportRun } from './run.entity.ts';
import { type ImportState, reasonToLeaveOut, storePost, titleOf } from './store-post.ts';

/** The progress of an import, and at its end the result. */
export type ImportProgress = Pick<ImportRun, 'posts' | 'done' | 'imported' | 'unchanged' | 'pictures'>;

interface ImportOptions {
  /** A copy of `wp-content/uploads`. */
  folder?: string | undefined;
  /** The email address of the admin who started it; a command has none. */
  startedBy?: string | undefined;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
  /** Receives a line for each part of the export that is left out, with the reason. */
  onLeftOut: (line: string) => void;
}

/** Milliseconds until visitors see new articles: after every invalidation the server renders pages again. */
const INVALIDATION_MS = 5_000;

/**
 * Imports the posts of a WordPress export as articles, each in its own transaction. Skips posts that were
 * imported before, so an interrupted import can be repeated. Reads the file twice, in constant memory:
 * pictures may follow posts. Throws ConfigError for any other file, the reason of an abort, and if the
 * database or storage fails.
 */
export async function importWordPress(app: App, fd: number, options: ImportOptions): Promise<ImportProgress> {
  const { folder, startedBy, signal, onProgress, onLeftOut } = options;
  const contents = await survey(fd, signal);
  for (const line of contents.others) onLeftOut(line);
  const context = await contextOf(app, startedBy);
  const pictures = new Pictures(context, folder, signal);
  const { attachments, addresses } = contents;
  const state: ImportState = { context, pictures, attachments, addresses, slugNumbers: new Map() };
  const progress = { posts: contents.posts, done: 0, imported: 0, unchanged: 0, pictures: 0 };
  const report = () => onProgress(Object.assign(progress, { pictures: pictures.count }));
  report();
  let invalidatedAt = performance.now();
  try {
    for await (const item of readItems(fd)) {
      signal.throwIfAborted();
      if (typeOf(item) !== 'post') continue;
      const isNew = await importItem(state, item, onLeftOut, report);
      progress.done += 1;
      if (isNew === true) progress.imported += 1;
      if (isNew === false) progress.unchanged += 1;
      report();
      if (isNew !== true || performance.now() - invalidatedAt < INVALIDATION_MS) continue;
      await invalidateContent(context);
      invalidatedAt = performance.now();
    }
  } finally {
    if (progress.imported > 0) await invalidateContent(context);
  }
  return progress;
}

/** Returns true if the post was imported now, false if it was before, undefined if it is left out. */
async function importItem(
  state: ImportState,
  item: Item,
  onLeftOut: (line: string) => void,
  onNote: () => void,
): Promise<boolean | undefined> {
  const notes = new Set<string>();
  let title = '';
  const leaveOut = (description: string) => {
    if (!notes.has(description)) onLeftOut(`${title}: ${description}`);
    notes.add(description);
    onNote();
  };
  try {
    const post = postOf(item);
    title = titleOf(post).slice(0, 300);
    const reason = item.isBroken ? 'the file ends within it' : reasonToLeaveOut(post);
    if (!reason) return await storePost(state, post, leaveOut);
    leaveOut(`the whole article: ${reason}`);
  } catch (error) {
    const { context, pictures } = state;
    pictures.throwIfAborted();
    if (isUnavailable(error)) throw error;
    if (!(error instanceof BadInput)) context.log.error(error, 'an article could not be imported');
    leaveOut(`the whole article: ${error instanceof BadInput ? error.message : 'it could not be stored'}`);
  }
  return undefined;
}

/** Returns the pictures of the media library, the posts, and a line for each other type of item. */
async function survey(fd: number, signal: AbortSignal) {
  const attachments = new Map<string, Attachment>();
  const addresses = new Set<string>();
  const others = new Map<string, number>();
  let posts = 0;
  for await (const item of readItems(fd)) {
    signal.throwIfAborted();
    const type = typeOf(item).slice(0, 60);
    if (type === 'post') {
      posts += 1;
      for (const address of addressesOf(item)) addresses.add(address);
    } else if (type === 'attachment') attachments.set(numberOf(item), attachmentOf(item));
    else others.set(type, (others.get(type) ?? 0) + 1);
  }
  const lines = [...others].map(([type, count]) => `${countedItems(count, type)} (only posts are imported)`);
  return { posts, addresses, attachments, others: lines };
}

/** The names of WordPress's types; others are named as they are. */
const typeNames: Record<string, string> = {
  nav_menu_item: 'menu item',
  wp_block: 'reusable block',
  custom_css: 'style sheet',
};

function countedItems(count: number, type: string): string {
  const name = typeNames[type] ?? (type || 'item without a type');
  return count === 1 ? `1 ${name}` : `${count} ${name.replace(/$| without.*/, (rest) => `s${rest}`)}`;
}
