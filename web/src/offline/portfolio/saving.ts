import { messageSW } from 'workbox-window/messageSW.js';
import type { PortfolioFile } from '../../generated/types.ts';
import { requestStoring } from '../pwa/request-storing.ts';
import { savedPortfolio, storedVersionCache } from '../shared/cache-names.ts';
import { freeSpace, isFull, retryAfterEviction } from '../shared/quota.ts';
import type { WorkerMessage } from '../shared/worker-message.ts';
import { deleteStale, fetchFile, findMissing, readNote, removeSaved, writeNote } from './cache.ts';
import { choiceForDevice, listFiles, sizeOf } from './files.ts';
import { type SavedState, savedStore } from './state.ts';

const lockName = 'portfolio';

type Show = (state: SavedState) => void;

let visit: Promise<void> | undefined;

/** Calls `syncSaved` once per load, and again after a call without a state to show, as when offline. */
export function syncAtVisit(): Promise<void> {
  visit ??= syncSaved().finally(() => {
    if (savedStore.read().kind === 'unknown') visit = undefined;
  });
  return visit;
}

/**
 * Updates the saved portfolio and shows its state; shows the offer if nothing is saved. One tab at a time
 * does this, others wait for the lock. A tab loses it when the visitor stops or removes the portfolio in any.
 */
async function syncSaved(isRequested = false): Promise<void> {
  const lost = new AbortController();
  try {
    await showStarted(isRequested);
    await navigator.locks.request(lockName, () => sync(lost.signal, isRequested));
  } catch (error) {
    lost.abort();
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    await syncSaved();
  }
}

/** Starts or continues the saving, and asks the browser not to evict this site's storage. */
export async function startSaving(): Promise<void> {
  void navigator.storage?.persist?.().catch(() => false);
  const state = savedStore.read();
  if (state.kind === 'offered') savedStore.set({ kind: 'saving', done: 0, total: state.total, count: 0 });
  await syncSaved(true);
}

/** Stops the saving in whatever tab it runs. Complete files stay. */
export async function stopSaving(): Promise<void> {
  await navigator.locks.request(lockName, { steal: true }, async () => {
    await pause();
    savedStore.set({ kind: 'stopped', why: 'visitor' });
  });
}

export async function removePortfolio(): Promise<void> {
  await navigator.locks.request(lockName, { steal: true }, async () => {
    const total = sizeOf((await readNote())?.files ?? []);
    await removeSaved();
    savedStore.set({ kind: 'offered', total, removed: true });
  });
  // The worker served these pictures for reading too: it now stores its own copies.
  await caches.delete(storedVersionCache);
  await requestStoring();
}

/** Shows the progress before this tab has the lock: another tab may be saving. */
async function showStarted(isRequested: boolean): Promise<void> {
  const note = await readNote();
  if (!note || note.complete || (note.paused && !isRequested)) return;
  const { files } = note;
  const missing = await findMissing(await caches.open(savedPortfolio), files);
  showProgress(savedStore.set, files, missing);
}

function showProgress(show: Show, files: PortfolioFile[], missing: PortfolioFile[], received = 0): void {
  const total = sizeOf(files);
  show({ kind: 'saving', done: total - sizeOf(missing) + received, total, count: files.length });
}

async function sync(signal: AbortSignal, isRequested: boolean): Promise<void> {
  const show: Show = (state) => {
    if (!signal.aborted) savedStore.set(state);
  };
  let missing: PortfolioFile[] = [];
  try {
    const note = await readNote();
    if (!note && !isRequested) return await showOffer(show);
    if (note?.paused && !isRequested) {
      // This page may already show the reason.
      if (savedStore.read().kind !== 'stopped') show({ kind: 'stopped', why: 'visitor' });
      return;
    }
    const choice = note?.choice ?? (await choiceForDevice());
    const files = (await listFiles(choice)) ?? note?.files;
    if (!files) throw new TypeError('No connection');
    signal.throwIfAborted();
    const cache = await caches.open(savedPortfolio);
    const record = { choice, files, complete: false, ...note, paused: false };
    missing = await findMissing(cache, files);
    if (missing.length > 0 || !record.complete) {
      await retryAfterEviction(() => writeNote(cache, record));
      await download(cache, files, missing, show, signal);
    }
    await retryAfterEviction(() => writeNote(cache, { ...record, files, complete: true }));
    await deleteStale(cache, files);
    const persisted = (await navigator.storage?.persisted?.()) ?? false;
    show({ kind: 'saved', count: files.length, total: sizeOf(files), persisted });
  } catch (error) {
    if (signal.aborted) return;
    // `fetch` throws a TypeError when the connection breaks.
    const why = error instanceof TypeError ? 'connection' : 'incomplete';
    if (why === 'connection')
      window.addEventListener('online', () => void syncSaved(isRequested), { once: true });
    if (!isFull(error)) return show({ kind: 'stopped', why });
    // Another try at every visit would only fill the device again: the visitor decides when to continue.
    await pause().catch(() => undefined);
    show({ kind: 'stopped', why: 'full', need: sizeOf(missing), free: await freeSpace() });
  }
}

async function showOffer(show: Show): Promise<void> {
  // An interrupted removal leaves files without a note.
  if (await caches.has(savedPortfolio)) await removeSaved();
  const files = savedStore.read().kind === 'offered' ? undefined : await listFiles(await choiceForDevice());
  if (files) show({ kind: 'offered', total: sizeOf(files), removed: false });
}

/** Saves the missing files, in their order, and has the worker store the pages that show them. */
async function download(
  cache: Cache,
  files: PortfolioFile[],
  missing: PortfolioFile[],
  show: Show,
  signal: AbortSignal,
): Promise<void> {
  showProgress(show, files, missing);
  if ((await freeSpace()) < sizeOf(missing)) throw new DOMException('', 'QuotaExceededError');
  for (let [file] = missing; file; [file] = missing) {
    const { src } = file;
    const response = await fetchFile(file, signal, (bytes) => showProgress(show, files, missing, bytes));
    signal.throwIfAborted();
    await retryAfterEviction(() => cache.put(src, response.clone()));
    missing.shift();
  }
  const message: WorkerMessage = { type: 'store-pages', paths: ['/portfolio', '/portfolio/present'] };
  const { active } = await navigator.serviceWorker.ready;
  if (!active || !(await messageSW(active, message))) throw new Error('The pages are not stored');
}

async function pause(): Promise<void> {
  const note = await readNote();
  if (note) await writeNote(await caches.open(savedPortfolio), { ...note, paused: true });
}
