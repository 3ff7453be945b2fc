import { queryRequest } from '../apollo/trusted-request.ts';
import type { PortfolioFile } from '../generated/types.ts';
import {
  dropGone,
  findMissing,
  keepFile,
  type MissingFile,
  readWish,
  removeSaved,
  type Wish,
  writeWish,
} from './portfolio-cache.ts';
import { choiceForDevice, type PictureChoice } from './portfolio-device.ts';
import { keepPresentation } from './portfolio-page.ts';
import { type News, type Stop, Stopped, savedStore } from './portfolio-state.ts';
import { isFull } from './worker/room.ts';

const sum = (files: readonly PortfolioFile[]) => files.reduce((bytes, { byteSize }) => bytes + byteSize, 0);
const rest = (missing: readonly MissingFile[]) =>
  missing.reduce((bytes, { byteSize, here }) => bytes + byteSize - here, 0);

let running: AbortController | undefined;

// Since the visitor last pressed a button on this page: told until then.
const nothingNew: News = { mended: 0, added: 0, gone: 0 };
let news = nothingNew;

/** Looks at what is here, offers what is not, and puts right what was wished and is not whole. */
export async function lookAtSaved(): Promise<void> {
  if (running) return;
  const wish = await readWish();
  const choice = wish?.choice ?? (await choiceForDevice());
  const files = (await listFiles(choice)) ?? wish?.files;
  if (!files) return;
  if (wish) return wish.paused ? tellStopped(files) : save({ ...wish, files }, wish);
  savedStore.set({ kind: 'offered', total: sum(files), removed: false });
}

/** Fetches what a changed portfolio has of new, without looking into the files that are here. For every page's start. */
export async function updateSaved(): Promise<void> {
  const wish = await readWish();
  if (!wish || wish.paused) return;
  const files = await listFiles(wish.choice);
  if (files && !(wish.complete && equal(files, wish.files))) await lookAtSaved();
}

/** The visitor's wish, or their wish to go on. Asks the browser to let it stay, at this very moment. */
export async function startSaving(): Promise<void> {
  if (running) return;
  news = nothingNew;
  void navigator.storage.persist().catch(() => false);
  const wish = await readWish();
  const choice = wish?.choice ?? (await choiceForDevice());
  const files = (await listFiles(choice)) ?? wish?.files;
  if (files) await save({ choice, files, complete: false, paused: false }, wish);
}

/** The visitor's wish to stop for now. */
export async function stopSaving(): Promise<void> {
  running?.abort();
  await pause();
}

async function pause(): Promise<void> {
  const wish = await readWish();
  if (wish) await writeWish({ ...wish, paused: true });
}

/** Takes all of it away from this device. */
export async function removePortfolio(): Promise<void> {
  const wish = await readWish();
  await removeSaved();
  savedStore.set({ kind: 'offered', total: sum(wish?.files ?? []), removed: true });
}

/** Brings a wish about; `before` is what was wished, and perhaps complete, until now. */
async function save(wish: Wish, before: Wish | undefined): Promise<void> {
  const stop = new AbortController();
  running = stop;
  savedStore.set({ kind: 'saving', done: 0, total: sum(wish.files) });
  // One tab at a time: the other one then finds everything here.
  await navigator.locks.request('portfolio', async () => {
    try {
      await bringAll(wish, before, stop.signal);
    } catch (error) {
      const why = stop.signal.aborted ? 'visitor' : reasonOf(error);
      // Without room the visitor says when to try again: every page would fetch, only to throw it away.
      if (why === 'room') await pause().catch(() => undefined);
      await tellStopped(wish.files, why);
    } finally {
      running = undefined;
    }
  });
}

async function bringAll(wish: Wish, before: Wish | undefined, signal: AbortSignal): Promise<void> {
  const { files } = wish;
  const total = sum(files);
  const gone = await dropGone(files);
  const missing = await findMissing(files);
  const known = new Set(before?.files.map(({ src }) => src));
  const lost = missing.filter(({ src }) => known.has(src)).length;
  // A list that was complete stands until the new one is: what is told as new is measured by it, also after a break.
  await writeWish({ ...(before ?? wish), paused: false, complete: before?.complete === true && lost === 0 });
  let done = total - rest(missing);
  const onBytes = (count: number) => {
    done += count;
    savedStore.set({ kind: 'saving', done: Math.min(done, total), total });
  };
  onBytes(0);
  await bring(missing, { signal, onBytes });
  // Counted once more, byte by byte; what did not arrive whole gets a second chance.
  const broken = await findMissing(files);
  done = total - rest(broken);
  await bring(broken, { signal, onBytes });
  if (broken.length > 0 && (await findMissing(files)).length > 0) throw new Stopped('incomplete');
  await keepPresentation(signal);
  await writeWish({ ...wish, complete: true });
  news = sumOf(news, newsOf(before, { lost, added: missing.length - lost, broken: broken.length, gone }));
  savedStore.set({
    kind: 'saved',
    count: files.length,
    total,
    lasting: await navigator.storage.persisted(),
    news,
  });
}

/** What the visitor did not ask for: of a portfolio that was not complete before, only what had to be fetched twice. */
function newsOf(
  before: Wish | undefined,
  { lost, added, broken, gone }: { lost: number; added: number; broken: number; gone: number },
): News {
  return before?.complete ? { mended: lost + broken, added, gone } : { ...nothingNew, mended: broken };
}

function sumOf(one: News, other: News): News {
  return {
    mended: one.mended + other.mended,
    added: one.added + other.added,
    gone: one.gone + other.gone,
  };
}

async function bring(
  files: readonly MissingFile[],
  fetching: { signal: AbortSignal; onBytes: (count: number) => void },
): Promise<void> {
  await makeSureOfRoom(rest(files));
  for (const file of files) {
    fetching.signal.throwIfAborted();
    await keepFile(file, fetching);
  }
}

/** Rather told before than found out at the last file. */
async function makeSureOfRoom(need: number): Promise<void> {
  if ((await roomBelow(need)) !== undefined) throw new Stopped('room');
}

/**
 * What is left for this site where that is less than `need`. Undefined where there is enough, or nobody can say: Chromium
 * tells everyone of 10 GB, so as not to tell devices apart, and only its refusal is true.
 */
async function roomBelow(need: number): Promise<number | undefined> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
  const free = Math.max(0, quota - usage);
  return free < need ? free : undefined;
}

function reasonOf(error: unknown): Stop['why'] {
  if (error instanceof Stopped) return error.why;
  if (isFull(error)) return 'room';
  // What fetch throws without a connection, also in the middle of a file.
  return error instanceof TypeError ? 'connection' : 'incomplete';
}

async function tellStopped(files: readonly PortfolioFile[], why: Stop['why'] = 'visitor'): Promise<void> {
  const total = sum(files);
  const need = rest(await findMissing(files));
  const stop: Stop = why === 'room' ? { why, need, free: await roomBelow(need) } : { why };
  savedStore.set({ kind: 'stopped', done: total - need, total, stop });
  if (why === 'connection') window.addEventListener('online', () => void lookAtSaved(), { once: true });
}

/** The files of the portfolio as it is now; undefined where nobody can say. */
async function listFiles(choice: PictureChoice): Promise<PortfolioFile[] | undefined> {
  try {
    const response = await fetch(queryRequest('PortfolioFiles', choice));
    const { data } = (await response.json()) as { data?: { portfolioFiles: PortfolioFile[] } };
    return data?.portfolioFiles;
  } catch {
    return undefined;
  }
}

function equal(some: readonly PortfolioFile[], others: readonly PortfolioFile[]): boolean {
  const key = (files: readonly PortfolioFile[]) =>
    files
      .map(({ src }) => src)
      .toSorted()
      .join();
  return key(some) === key(others);
}
