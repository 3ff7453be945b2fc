import { requestStoring } from '../pwa/request-storing.ts';
import { storedVersionCache } from '../shared/cache-names.ts';
import { hasExactly, readDownloadState, removeSaved } from './cache.ts';
import { listFiles, sizeOf } from './files.ts';
import { pause, resumeDownload, showAtRest } from './resume.ts';
import { begin, beginIfIdle, onPreempted, preemptPortfolioLock, type Run, withPortfolioLock } from './run.ts';
import { shownProgress } from './state.ts';

/** Looks at what is here, offers what is not, and puts right what was wished and is not whole. */
export async function lookAtSaved(): Promise<void> {
  onPreempted(async (run) => {
    // Behind the one who stops or removes it.
    await withPortfolioLock(async () => undefined, run.signal);
    await look(run);
  });
  await beginIfIdle(look);
}

/** Fetches what a changed portfolio has of new, without looking into the files that are here. For every page's start. */
export async function updateSaved(): Promise<void> {
  const state = await readDownloadState();
  if (!state) return withPortfolioLock(finishRemoval);
  if (state.paused) return;
  const files = await listFiles(state.choice);
  if (!files) return;
  // The portfolio's own page may be fetching it all just now: it has the lock.
  const isDone = await withPortfolioLock(async () => {
    const now = await readDownloadState();
    return !now || (now.complete && hasExactly(files));
  });
  if (!isDone) await lookAtSaved();
}

/** Of a removal that was cut off files are left, and no state. */
async function finishRemoval(): Promise<void> {
  if (!(await readDownloadState())) await removeSaved();
}

/** The visitor's wish, or their wish to go on. Asks the browser to let it stay, at this very moment. */
export async function startSaving(): Promise<void> {
  void navigator.storage?.persist?.().catch(() => false);
  await begin(async (run) => {
    run.show({ kind: 'saving', ...shownProgress() });
    await resumeDownload(run, { asked: true });
  });
}

/** The visitor's wish to stop for now, in whatever tab it is going on. */
export async function stopSaving(): Promise<void> {
  await begin(async (run) => {
    run.show({ kind: 'stopped', ...shownProgress(), stop: { why: 'visitor' } });
    await preemptPortfolioLock(pause);
  });
}

/** Takes all of it away from this device. */
export async function removePortfolio(): Promise<void> {
  await begin(async (run) => {
    await preemptPortfolioLock(async () => {
      await removeSaved();
      // Its pictures have served for reading too: the worker looks anew for what it has to cache.
      await caches.delete(storedVersionCache);
    });
    run.show({ kind: 'offered', total: shownProgress().total, removed: true });
    await requestStoring();
  });
}

async function look(run: Run): Promise<void> {
  const state = await readDownloadState();
  if (!state || state.paused) return showAtRest(run, state);
  run.show({ kind: 'saving', done: 0, total: sizeOf(state.files) });
  await resumeDownload(run, { asked: false });
}
