import { backOff } from '../outbox/back-off.ts';
import { type DownloadState, findMissing, readDownloadState, writeDownloadState } from './cache.ts';
import { type DownloadTarget, downloadAll, freeSpaceBelow, retryAfterEviction } from './download.ts';
import { choiceForDevice, listFiles, sizeOf } from './files.ts';
import { type Run, withPortfolioLock } from './run.ts';
import { reasonOf, type Stop, Stopped, shownProgress } from './state.ts';
import { requestEviction } from './worker.ts';

/** Shows what is offered, or stands as the visitor has left it. */
export async function showAtRest(run: Run, state: DownloadState | undefined): Promise<void> {
  const files = (await listFiles(state?.choice ?? (await choiceForDevice()), run.signal)) ?? state?.files;
  if (state) return void (await reportStopped(run, files ?? [], 'visitor'));
  const total = files ? sizeOf(files) : shownProgress().total;
  if (total > 0) run.show({ kind: 'offered', total, removed: false });
}

/** Saves what is still missing, and where the connection breaks tries again until all of it is here. */
export async function resumeDownload(run: Run, { asked }: { asked: boolean }): Promise<void> {
  let tries = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let isFirst = true; ; isFirst = false) {
    const need = await withPortfolioLock(() => attempt(run, asked && isFirst), run.signal);
    if (need === undefined) return;
    tries = need < least ? 1 : tries + 1;
    least = need;
    await connectionMayBeBack(tries, run.signal);
  }
}

/** Gives the bytes that are still needed where the connection has broken. */
async function attempt(run: Run, isAsked: boolean): Promise<number | undefined> {
  let target: DownloadTarget | undefined;
  try {
    if (isAsked) await retryAfterEviction(requestDownload, () => requestEviction(run.signal));
    // Another tab may have stopped or removed it.
    const state = await readDownloadState();
    if (!state || state.paused) return void (await showAtRest(run, state));
    target = { state, files: state.files };
    await complete(run, target);
  } catch (error) {
    run.signal.throwIfAborted();
    const why = reasonOf(error);
    // Without room the visitor says when to try again: every page would fetch, only to throw it away.
    if (why === 'room') await pause();
    const need = await reportStopped(run, target?.files ?? [], why);
    return why === 'connection' ? need : undefined;
  }
}

/** Until the visitor says that it may go on. */
export async function pause(): Promise<void> {
  const state = await readDownloadState();
  // A full device may refuse even this.
  if (state) await writeDownloadState({ ...state, paused: true }).catch(() => undefined);
}

/** Writes down what the visitor has pressed for. */
async function requestDownload(): Promise<void> {
  const state = (await readDownloadState()) ?? {
    choice: await choiceForDevice(),
    files: [],
    complete: false,
  };
  await writeDownloadState({ ...state, paused: false });
}

async function complete(run: Run, target: DownloadTarget): Promise<void> {
  const { state } = target;
  const listed = await listFiles(state.choice, run.signal);
  if (listed) target.files = listed;
  else if (target.files.length === 0) throw new Stopped('connection');
  if (state.files.length === 0) {
    state.files = target.files;
    await writeDownloadState(state);
  }
  const report = await downloadAll(run, target);
  const { files } = target;
  const lasting = (await navigator.storage?.persisted?.()) ?? false;
  run.show({ kind: 'saved', count: files.length, total: sizeOf(files), lasting, report });
}

async function reportStopped(run: Run, files: DownloadState['files'], why: Stop['why']): Promise<number> {
  // Without a list what was offered still says how much it is.
  const total = sizeOf(files) || shownProgress().total;
  const need = files.length > 0 ? sizeOf(await findMissing(files)) : total;
  const stop: Stop = why === 'room' ? { why, need, free: await freeSpaceBelow(need) } : { why };
  run.show({ kind: 'stopped', done: total - need, total, stop });
  return need;
}

/** Until the browser says that the connection is back, which it cannot always know, or it is time to try. */
async function connectionMayBeBack(tries: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, backOff(tries));
    window.addEventListener('online', () => resolve(), { once: true });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  signal.throwIfAborted();
}
