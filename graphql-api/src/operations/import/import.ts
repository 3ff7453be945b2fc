import type { EntityManager } from '@mikro-orm/postgresql';
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
  /** The progress of an interrupted import, which is continued. */
  from?: ImportProgress;
  signal: AbortSignal;
  /**
   * Receives the progress, with a line for each part of the export that is left out, and the reason: in the
   * transaction of each article, and once a second.
   */
  onProgress: (em: EntityManager, progress: ImportProgress, leftOut: readonly string[]) => Promise<void>;
}

/** Milliseconds between two reports on posts that store nothing: they are read again after a crash. */
const SAVE_MS = 1_000;
/** Milliseconds until visitors see new articles: after every invalidation the server renders pages again. */
const INVALIDATION_MS = 5_000;

const noProgress: ImportProgress = { posts: 0, done: 0, imported: 0, unchanged: 0, pictures: 0 };

/**
 * Imports the posts of a WordPress export as articles, each in its own transaction. Skips posts that were
 * imported before, so an interrupted import can be repeated. Reads the file twice, in constant memory:
 * pictures may follow posts. Throws ConfigError for any other file, the reason of an abort, and if the
 * database or storage fails.
 */
export async function importWordPress(
  app: App,
  read: () => AsyncIterable<Uint8Array>,
  { folder, startedBy, from = noProgress, signal, onProgress }: ImportOptions,
): Promise<ImportProgress> {
  const { posts, addresses, attachments, others } = await survey(read(), signal);
  const context = await contextOf(app, startedBy);
  const pictures = new Pictures(context, folder, signal, from.pictures);
  const state: ImportState = { context, pictures, attachments, addresses, slugNumbers: new Map() };
  let report: Report = { progress: { ...from, posts }, leftOut: from.posts === 0 ? others : [] };
  let savedAt = 0;
  const save = async () => {
    await onProgress(context.em.fork(), report.progress, report.leftOut);
    report = { ...report, leftOut: [] };
    savedAt = performance.now();
  };
  let number = 0;
  let visible = from.imported;
  let invalidatedAt = performance.now();
  try {
    await save();
    for await (const item of readItems(read())) {
      signal.throwIfAborted();
      if (typeOf(item) !== 'post') continue;
      number += 1;
      if (number <= from.done) continue;
      report = await importItem(state, item, report, onProgress);
      if (performance.now() - savedAt > SAVE_MS) await save();
      const { imported } = report.progress;
      if (imported === visible || performance.now() - invalidatedAt < INVALIDATION_MS) continue;
      await invalidateContent(context);
      visible = imported;
      invalidatedAt = performance.now();
    }
  } finally {
    await save();
    if (report.progress.imported > 0) await invalidateContent(context);
  }
  return report.progress;
}

/** The progress of an import, and the lines about parts left out that are not stored yet. */
interface Report {
  progress: ImportProgress;
  leftOut: readonly string[];
}

/** Imports a post, unless it was imported before or cannot be, and returns the report. */
async function importItem(
  state: ImportState,
  item: Item,
  { progress, leftOut }: Report,
  onProgress: ImportOptions['onProgress'],
): Promise<Report> {
  const { context, pictures } = state;
  const notes = new Set<string>();
  let title = '';
  const after = (result: Partial<ImportProgress> = {}): Report => ({
    progress: { ...progress, done: progress.done + 1, pictures: pictures.count, ...result },
    leftOut: [...leftOut, ...Array.from(notes, (note) => `${title}: ${note}`)],
  });
  const leaveOut = (description: string) => void notes.add(description);
  try {
    const post = postOf(item);
    title = titleOf(post).slice(0, 300);
    const reason = item.isBroken ? 'the file ends within it' : reasonToLeaveOut(post);
    if (!reason) {
      const stored = await storePost(state, post, leaveOut, async (em) => {
        const report = after({ imported: progress.imported + 1 });
        await onProgress(em, report.progress, report.leftOut);
        return { ...report, leftOut: [] };
      });
      return stored ?? after({ unchanged: progress.unchanged + 1 });
    }
    leaveOut(`the whole article: ${reason}`);
  } catch (error) {
    pictures.throwIfAborted();
    if (isUnavailable(error)) throw error;
    if (!(error instanceof BadInput)) context.log.error(error, 'an article could not be imported');
    leaveOut(`the whole article: ${error instanceof BadInput ? error.message : 'it could not be stored'}`);
  }
  return after();
}

/** Returns the pictures of the media library, the posts, and a line for each other type of item. */
async function survey(file: AsyncIterable<Uint8Array>, signal: AbortSignal) {
  const attachments = new Map<string, Attachment>();
  const addresses = new Set<string>();
  const others = new Map<string, number>();
  let posts = 0;
  for await (const item of readItems(file)) {
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
