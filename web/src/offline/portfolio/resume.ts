import { backOff } from '../outbox/back-off.ts';
import { type DownloadState, findMissing, readDownloadState, writeDownloadState } from './cache.ts';
import { choiceForDevice } from './device.ts';
import { type DownloadTarget, downloadAll } from './download.ts';
import { listFiles, restOf, sizeOf } from './list.ts';
import { type Run, withPortfolioLock } from './run.ts';
import { emptyReport, type Stop, Stopped, type SyncReport, shownProgress } from './state.ts';
import { freeSpaceBelow, reasonOf, requestEviction, retryAfterEviction } from './storage-space.ts';

// Since the visitor last pressed a button on this page: told until then.
let news = emptyReport;

export function forgetNews(): void {
  news = emptyReport;
}

/** What is offered, or stands as the visitor has left it. */
export async function showAtRest(run: Run, wish: DownloadState | undefined): Promise<void> {
  const files = (await listFiles(wish?.choice ?? (await choiceForDevice()), run.signal)) ?? wish?.files;
  if (wish) return void (await reportStopped(run, files ?? [], 'visitor'));
  const total = files ? sizeOf(files) : shownProgress().total;
  if (total > 0) run.show({ kind: 'offered', total, removed: false });
}

/** Brings the wish about, and where the connection breaks tries again until it is. */
export async function resumeDownload(run: Run, { asked }: { asked: boolean }): Promise<void> {
  let tries = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let isFirst = true; ; isFirst = false) {
    const need = await withPortfolioLock(() => attempt(run, asked && isFirst), run);
    if (need === undefined) return;
    tries = need < least ? 1 : tries + 1;
    least = need;
    await connectionMayBeBack(tries, run.signal);
  }
}

/** Gives the bytes that are still needed where the connection has broken. */
async function attempt(run: Run, isAsked: boolean): Promise<number | undefined> {
  let aim: DownloadTarget | undefined;
  try {
    if (isAsked) await retryAfterEviction(requestDownload, () => requestEviction(run.signal));
    // What stands on the device is what the visitor wants: another tab may have stopped or removed it.
    const wish = await readDownloadState();
    if (!wish || wish.paused) return void (await showAtRest(run, wish));
    aim = { wish, files: wish.files };
    await complete(run, aim);
  } catch (error) {
    run.signal.throwIfAborted();
    const why = reasonOf(error);
    // Without room the visitor says when to try again: every page would fetch, only to throw it away.
    if (why === 'room') await pause();
    const need = await reportStopped(run, aim?.files ?? [], why);
    return why === 'connection' ? need : undefined;
  }
}

/** Until the visitor says that it may go on. */
export async function pause(): Promise<void> {
  const wish = await readDownloadState();
  // A full device may refuse even this.
  if (wish) await writeDownloadState({ ...wish, paused: true }).catch(() => undefined);
}

/** Writes down what the visitor has pressed for. */
async function requestDownload(): Promise<void> {
  const wish = await readDownloadState();
  if (wish) return writeDownloadState({ ...wish, paused: false });
  await writeDownloadState({ choice: await choiceForDevice(), files: [], complete: false, paused: false });
}

async function complete(run: Run, aim: DownloadTarget): Promise<void> {
  const listed = await listFiles(aim.wish.choice, run.signal);
  if (listed) aim.files = listed;
  else if (aim.files.length === 0) throw new Stopped('connection');
  if (aim.wish.files.length === 0) {
    aim.wish.files = aim.files;
    await writeDownloadState(aim.wish);
  }
  news = sumOf(news, await downloadAll(run, aim));
  const { files } = aim;
  const lasting = await navigator.storage.persisted();
  run.show({ kind: 'saved', count: files.length, total: sizeOf(files), lasting, news });
}

function sumOf(one: SyncReport, other: SyncReport): SyncReport {
  return {
    mended: one.mended + other.mended,
    added: one.added + other.added,
    gone: one.gone + other.gone,
  };
}

async function reportStopped(run: Run, files: DownloadState['files'], why: Stop['why']): Promise<number> {
  const done = sizeOf(files) - restOf(await findMissing(files));
  // Without a list what was offered still says how much it is.
  const total = sizeOf(files) || shownProgress().total;
  const need = total - done;
  const stop: Stop = why === 'room' ? { why, need, free: await freeSpaceBelow(need) } : { why };
  run.show({ kind: 'stopped', done, total, stop });
  return need;
}

/** Until the browser says that the connection is back, which it cannot always know, or it is time to try. */
async function connectionMayBeBack(tries: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    const once = { signal: over.signal };
    const timer = setTimeout(resolve, backOff(tries));
    window.addEventListener('online', () => resolve(), once);
    signal.addEventListener('abort', () => resolve(), once);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  over.abort();
  signal.throwIfAborted();
}
