import type { PortfolioFile } from '../../generated/types.ts';
import { cacheFile, type DownloadState, deleteStale, findMissing, writeDownloadState } from './cache.ts';
import { isSameList, listFiles, sizeOf, without } from './files.ts';
import type { Run } from './run.ts';
import { reasonOf, Stopped, type SyncReport, savedStore } from './state.ts';
import { cachePresentation, requestEviction } from './worker.ts';

export interface DownloadTarget {
  /** As the device has it. */
  state: DownloadState;
  /** The portfolio as it is now. */
  files: PortfolioFile[];
}

type Evict = () => Promise<boolean>;

/**
 * Saves the files, file by file, and the pages that show them; gives what of it nobody had asked for. What is here of an
 * older portfolio stays until then. Rejects with a TypeError without a connection.
 */
export async function downloadAll(run: Run, target: DownloadTarget): Promise<SyncReport> {
  const { state } = target;
  // What is not shown any more first, then what is cached for reading.
  const evict = async () => (await deleteStale(target.files)) > 0 || requestEviction(run.signal);
  let repaired = 0;
  do {
    repaired += await downloadMissing(run, target, evict);
    await retryAfterEviction(() => cachePresentation(run.signal), evict);
  } while (await hasChanged(run, target));
  const { files } = target;
  await retryAfterEviction(() => writeDownloadState({ ...state, files, complete: true }), evict);
  await deleteStale(files);
  const before = state.complete ? state.files : files;
  return { repaired, added: without(files, before).length, removed: without(before, files).length };
}

/** Whether something was published meanwhile: the page that has been cached shows it. */
async function hasChanged({ signal }: Run, target: DownloadTarget): Promise<boolean> {
  const files = await listFiles(target.state.choice, signal);
  if (!files || isSameList(files, target.files)) return false;
  target.files = files;
  return true;
}

/** Gives how many of the files had been here before. */
async function downloadMissing(run: Run, { state, files }: DownloadTarget, evict: Evict): Promise<number> {
  const missing = await findMissing(files);
  if (missing.length === 0) return 0;
  const lost = state.complete ? missing.length - without(missing, state.files).length : 0;
  await retryAfterEviction(() => downloadFiles(run, files), evict);
  // Counted once more, byte by byte.
  if ((await findMissing(files)).length > 0) throw new Stopped('incomplete');
  return lost;
}

async function downloadFiles({ signal, show }: Run, files: PortfolioFile[]): Promise<void> {
  const missing = await findMissing(files);
  const total = sizeOf(files);
  let done = total - sizeOf(missing);
  const onBytes = (count: number) => {
    done += count;
    show({ kind: 'saving', done: Math.min(done, total), total });
  };
  // A stop that is shown stays shown until something arrives.
  if (savedStore.read().kind === 'saving') onBytes(0);
  if ((await freeSpaceBelow(sizeOf(missing))) !== undefined) throw new Stopped('room');
  for (const file of missing) {
    signal.throwIfAborted();
    await cacheFile(file, { signal, onBytes });
  }
}

/**
 * What is left for this site where that is less than `need`. Undefined where there is enough, or nobody can say: Chromium
 * tells everyone of 10 GB, so as not to tell devices apart, and only its refusal is true.
 */
export async function freeSpaceBelow(need: number): Promise<number | undefined> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  const free = Math.max(0, quota - usage);
  return free < need ? free : undefined;
}

/** Runs what needs room, and again each time that something else was evicted for it. */
export async function retryAfterEviction<Result>(
  write: () => Promise<Result>,
  evict: Evict,
): Promise<Result> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (reasonOf(error) !== 'room' || !(await evict())) throw error;
    }
  }
}
