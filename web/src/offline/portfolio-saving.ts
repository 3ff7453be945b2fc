import { warmCache } from './cache-names.ts';
import { readWish, removeSaved } from './portfolio-cache.ts';
import { forgetNews, goOn, pause, showAtRest } from './portfolio-going.ts';
import { isSameList, listFiles, sizeOf } from './portfolio-list.ts';
import { alone, aloneAtOnce, begin, beginIfIdle, type Run, whenHalted } from './portfolio-run.ts';
import { shownProgress } from './portfolio-state.ts';
import { askToWarm } from './warm-device.ts';

/** Looks at what is here, offers what is not, and puts right what was wished and is not whole. */
export async function lookAtSaved(): Promise<void> {
  whenHalted(async (run) => {
    // Behind the one who stops or removes it.
    await alone(async () => undefined, run);
    await look(run);
  });
  await beginIfIdle(look);
}

/** Fetches what a changed portfolio has of new, without looking into the files that are here. For every page's start. */
export async function updateSaved(): Promise<void> {
  const wish = await readWish();
  if (!wish) return alone(finishRemoval);
  if (wish.paused) return;
  const files = await listFiles(wish.choice);
  // The portfolio's own page may have brought it all meanwhile.
  const now = await readWish();
  if (files && now && !(now.complete && isSameList(files, now.files))) await lookAtSaved();
}

/** Of a removal that was cut off files are left, and no wish. */
async function finishRemoval(): Promise<void> {
  if (!(await readWish())) await removeSaved();
}

/** The visitor's wish, or their wish to go on. Asks the browser to let it stay, at this very moment. */
export async function startSaving(): Promise<void> {
  forgetNews();
  void navigator.storage.persist().catch(() => false);
  await begin(async (run) => {
    run.show({ kind: 'saving', ...shownProgress() });
    await goOn(run, { asked: true });
  });
}

/** The visitor's wish to stop for now, in whatever tab it is going on. */
export async function stopSaving(): Promise<void> {
  await begin(async (run) => {
    run.show({ kind: 'stopped', ...shownProgress(), stop: { why: 'visitor' } });
    await aloneAtOnce(pause);
  });
}

/** Takes all of it away from this device. */
export async function removePortfolio(): Promise<void> {
  await begin(async (run) => {
    await aloneAtOnce(async () => {
      await removeSaved();
      // Its pictures have served for reading too: the worker looks anew for what it has to keep.
      await caches.delete(warmCache);
    });
    run.show({ kind: 'offered', total: shownProgress().total, removed: true });
    await askToWarm();
  });
}

async function look(run: Run): Promise<void> {
  const wish = await readWish();
  if (!wish || wish.paused) return showAtRest(run, wish);
  run.show({ kind: 'saving', done: 0, total: sizeOf(wish.files) });
  await goOn(run, { asked: false });
}
