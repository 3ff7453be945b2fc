import type { OutboxItem } from '../shared/database.ts';
import { readPhoto } from '../shared/draft-store.ts';
import type { Answer } from './answer.ts';
import { backOff } from './back-off.ts';
import { deliver, type PhotoStore } from './deliver.ts';
import { deleteSentItem, listItems, readItem, updateItem } from './store.ts';
import { withSubmissionLock } from './submission-lock.ts';
import { asRejected } from './version.ts';

/** Returns the stored photos of an item. */
export function outboxPhotoStore(submissionId: string): PhotoStore {
  return { read: readPhoto, note: (photos) => updateItem(submissionId, { photos }) };
}

interface DrainOptions {
  /** Ignores the back-off, as when a connection returns, but not a delay that the server asked for. */
  ignoreBackOff?: boolean;
  /** Waits for items that another tab or the worker has locked. */
  waitForLocks?: boolean;
  /** Sends this item only. */
  only?: string | undefined;
  /** Notifies the visitor. */
  notify?: (item: OutboxItem, outcome: Outcome) => Promise<void>;
}

/** The server's decision about an item. */
export type Outcome = 'accepted' | 'rejected';

/** Sends the due items, oldest first, and returns how many still wait. Runs in pages and in the worker. */
export async function drain({ waitForLocks = false, ...options }: DrainOptions = {}): Promise<number> {
  await sendDue(options, true);
  // First the items that are not locked: an item that a visitor is editing does not delay the others.
  if (waitForLocks) await sendDue(options, false);
  return (await listItems()).filter(({ state }) => state !== 'rejected').length;
}

async function sendDue(options: DrainOptions, onlyIfFree: boolean): Promise<void> {
  const { ignoreBackOff = false, only } = options;
  for (const { submissionId, ...item } of await listItems()) {
    if (!isDue(item, ignoreBackOff) || (only && submissionId !== only)) continue;
    // An error does not stop the others.
    const pause = await withSubmissionLock(submissionId, () => attempt(submissionId, options), {
      onlyIfFree,
    }).catch(() => undefined);
    if (pause) await pauseAll(pause);
  }
}

// In milliseconds. A time further ahead was stored before the device's clock was set back.
const maxWait = 24 * 3_600_000;

function isDue(item: Pick<OutboxItem, 'state' | 'retryAt' | 'notBefore'>, ignoreBackOff: boolean): boolean {
  const now = Date.now();
  const isPast = (time: number) => time <= now || time > now + maxWait;
  return item.state !== 'rejected' && isPast(item.notBefore) && (ignoreBackOff || isPast(item.retryAt));
}

/** Tries to send one item. Returns the time until which the server asked for no submissions. */
async function attempt(
  submissionId: string,
  { ignoreBackOff = false, notify }: DrainOptions,
): Promise<number | undefined> {
  // Read again with the lock: another tab may have tried to send it.
  const item = await readItem(submissionId);
  if (!item || !isDue(item, ignoreBackOff)) return undefined;
  await updateItem(submissionId, { state: 'sending' });
  const answer = await tryOnce(() => deliver(item, outboxPhotoStore(submissionId)));
  await applyAnswer(item, answer);
  // A failed notification is ignored.
  if (answer.kind === 'accepted' || answer.kind === 'rejected')
    await notify?.(item, answer.kind).catch(() => undefined);
  return answer.kind === 'transientError' && answer.retryAfter ? endOfDelay(answer.retryAfter) : undefined;
}

/** Returns a networkError if `work` rejects. */
export function tryOnce(work: () => Promise<Answer>): Promise<Answer> {
  return work().catch((): Answer => ({ kind: 'networkError' }));
}

/** Returns the time at which the server's delay, in seconds, ends. */
function endOfDelay(retryAfter: number): number {
  return Date.now() + Math.min(maxWait, retryAfter * 1_000);
}

/** Updates the outbox after a response. */
export async function applyAnswer(item: OutboxItem, answer: Answer): Promise<void> {
  if (answer.kind === 'accepted') return deleteSentItem(item.submissionId, item.form);
  if (answer.kind === 'rejected') {
    const { version, state, rejection } = asRejected(item, answer);
    return updateItem(item.submissionId, { version, state, rejection });
  }
  return updateItem(item.submissionId, reschedule(item, answer));
}

/** Returns the changes of an item that was neither accepted nor rejected. */
function reschedule(
  item: Pick<OutboxItem, 'attempts'>,
  answer: Answer,
): Pick<OutboxItem, 'state' | 'attempts' | 'retryAt' | 'notBefore'> {
  const attempts = item.attempts + 1;
  const retryAt = Date.now() + backOff(attempts);
  const delayEnd = answer.kind === 'transientError' ? endOfDelay(answer.retryAfter ?? 0) : 0;
  // The server is reachable but fails: a returning connection is no reason to retry early.
  const notBefore = answer.kind === 'transientError' ? Math.max(delayEnd, retryAt) : 0;
  return { state: 'waiting', attempts, retryAt, notBefore };
}

async function pauseAll(until: number): Promise<void> {
  for (const { submissionId, state, notBefore } of await listItems()) {
    if (state === 'waiting' && notBefore < until) await updateItem(submissionId, { notBefore: until });
  }
}
