import type { PortfolioFile } from '../../generated/types.ts';
import {
  cacheFile,
  type DownloadState,
  dropGone,
  findMissing,
  type MissingFile,
  writeDownloadState,
} from './cache.ts';
import { isSameList, listFiles, restOf, sizeOf } from './list.ts';
import { cachePresentation } from './page.ts';
import type { Run } from './run.ts';
import { Stopped, type SyncReport, savedStore } from './state.ts';
import { ensureStorageSpace, requestEviction, retryAfterEviction } from './storage-space.ts';

/** What is being brought about. */
export interface DownloadTarget {
  /** As the device has it: with the list that was here whole last, else with the first that is on its way. */
  wish: DownloadState;
  /** The portfolio as it is now. */
  files: PortfolioFile[];
}

type GiveWay = () => Promise<boolean>;

/**
 * Makes the files, and the pages that show them, be here, whole; gives what of it nobody had asked for. What was here of an
 * older portfolio stays until then. Rejects with a TypeError without a connection.
 */
export async function downloadAll(run: Run, aim: DownloadTarget): Promise<SyncReport> {
  const { wish } = aim;
  const news: SyncReport = { mended: 0, added: 0, gone: 0 };
  /** What is not shown any more gives way first, then what is kept for reading. */
  const giveWay = async () => {
    const gone = await dropGone(aim.files);
    if (gone === 0) return requestEviction(run.signal);
    news.gone += gone;
    await writeDownloadState({ ...wish, complete: false });
    return true;
  };
  do {
    const { lost, added, broken } = await downloadMissing(run, aim, giveWay);
    news.mended += lost + broken;
    news.added += added;
    await retryAfterEviction(() => cachePresentation(run.signal), giveWay);
  } while (await hasChanged(run, aim));
  await retryAfterEviction(() => writeDownloadState({ ...wish, files: aim.files, complete: true }), giveWay);
  news.gone += await dropGone(aim.files);
  return wish.complete ? news : { ...news, added: 0, gone: 0 };
}

/** Whether something was published meanwhile: the page that has been kept shows it. */
async function hasChanged({ signal }: Run, aim: DownloadTarget): Promise<boolean> {
  const files = await listFiles(aim.wish.choice, signal);
  if (!files || isSameList(files, aim.files)) return false;
  aim.files = files;
  return true;
}

async function downloadMissing(run: Run, aim: DownloadTarget, giveWay: GiveWay) {
  const { wish, files } = aim;
  const missing = await findMissing(files);
  const known = new Set(wish.complete ? wish.files.map(({ src }) => src) : []);
  const lost = missing.filter(({ src }) => known.has(src)).length;
  // A list that was complete stands until the new one is: what is told as new is measured by it, also after a break.
  if (lost > 0) await writeDownloadState({ ...wish, complete: false });
  await downloadFile(run, { files, missing, giveWay });
  // Counted once more, byte by byte; what did not arrive whole gets a second chance.
  const broken = await findMissing(files);
  await downloadFile(run, { files, missing: broken, giveWay });
  if (broken.length > 0 && (await findMissing(files)).length > 0) throw new Stopped('incomplete');
  return { lost, added: missing.length - lost, broken: broken.length };
}

async function downloadFile(
  { signal, show }: Run,
  { files, missing, giveWay }: { files: PortfolioFile[]; missing: MissingFile[]; giveWay: GiveWay },
): Promise<void> {
  const total = sizeOf(files);
  let left: MissingFile[] | undefined = missing;
  await retryAfterEviction(async () => {
    // Where a file was refused it is counted anew what is here.
    const wanted = left ?? (await findMissing(files));
    left = undefined;
    let done = total - restOf(wanted);
    const onBytes = (count: number) => {
      done += count;
      show({ kind: 'saving', done: Math.min(done, total), total });
    };
    // Who has been told that it has stopped is told otherwise when something arrives.
    if (savedStore.read().kind === 'saving') onBytes(0);
    await ensureStorageSpace(restOf(wanted));
    for (const file of wanted) {
      signal.throwIfAborted();
      await cacheFile(file, { signal, onBytes });
    }
  }, giveWay);
}
