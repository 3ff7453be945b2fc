import { readPhoto } from '../drafts/store.ts';
import type { OutboxItem } from '../shared/database.ts';
import type { Answer } from './answer.ts';
import { backOff } from './back-off.ts';
import { deliver, type PhotoStore } from './deliver.ts';
import { forgetItem, listItems, readItem, updateItem } from './store.ts';
import { withSubmissionLock } from './submission-lock.ts';
import { asRejected } from './version.ts';

/** The photos of an item of the outbox. */
export function outboxPhotoStore(submissionId: string): PhotoStore {
  return { read: readPhoto, note: (photos) => updateItem(submissionId, { photos }) };
}

interface DrainOptions {
  /** For a sign that the connection is back: cuts the back-off short, but never a pause that the server asked for. */
  hurry?: boolean;
  /** Waits at the end for items that another tab or the worker has locked. */
  waitForLocks?: boolean;
  /** Where this item only is to be sent. */
  only?: string | undefined;
  /** Notifies the visitor. */
  tell?: (item: OutboxItem, outcome: Outcome) => Promise<void>;
}

/** The server's decision about an item. */
export type Outcome = 'accepted' | 'rejected';

/** Sends what is due, oldest first, and says how many items still wait. Page and worker share it. */
export async function drain({ waitForLocks = false, ...options }: DrainOptions = {}): Promise<number> {
  await sendDue(options, true);
  // What a page is just sending, or a visitor is editing, does not delay the rest.
  if (waitForLocks) await sendDue(options, false);
  return (await listItems()).filter(({ state }) => state !== 'refused').length;
}

async function sendDue(options: DrainOptions, onlyIfFree: boolean): Promise<void> {
  const { hurry = false, only } = options;
  for (const { submissionId, ...item } of await listItems()) {
    if (!isDue(item, hurry) || (only && submissionId !== only)) continue;
    // A failure of one does not stop the rest.
    const pause = await withSubmissionLock(submissionId, () => attempt(submissionId, options), {
      onlyIfFree,
    }).catch(() => undefined);
    if (pause) await pauseAll(pause);
  }
}

// No server means more than this. A time that lies further ahead was written by a clock that has been set back since.
const longestWait = 24 * 3_600_000;

function isDue(item: Pick<OutboxItem, 'state' | 'retryAt' | 'notBefore'>, hurry: boolean): boolean {
  const now = Date.now();
  const isPast = (time: number) => time <= now || time > now + longestWait;
  return item.state !== 'refused' && isPast(item.notBefore) && (hurry || isPast(item.retryAt));
}

/** Tries to send one item; gives the time before which the server wants no other submission of ours either. */
async function attempt(
  submissionId: string,
  { hurry = false, tell }: DrainOptions,
): Promise<number | undefined> {
  // Read again under the lock: another tab may have just sent it, or tried in vain.
  const item = await readItem(submissionId);
  if (!item || !isDue(item, hurry)) return undefined;
  await updateItem(submissionId, { state: 'sending' });
  const answer = await tryOnce(() => deliver(item, outboxPhotoStore(submissionId)));
  await applyAnswer(item, answer);
  // A failed notification does not stop the rest.
  if (answer.kind === 'accepted' || answer.kind === 'rejected')
    await tell?.(item, answer.kind).catch(() => undefined);
  return answer.kind === 'transientError' && answer.retryAfter ? askedUntil(answer.retryAfter) : undefined;
}

/** One try; exceptions count as network errors and are retried. */
export function tryOnce(work: () => Promise<Answer>): Promise<Answer> {
  return work().catch((): Answer => ({ kind: 'networkError' }));
}

/** The end of a pause that the server asked for, in seconds. */
function askedUntil(retryAfter: number): number {
  return Date.now() + Math.min(longestWait, retryAfter * 1_000);
}

/** Stores in the outbox what an answer means for an item. */
export async function applyAnswer(item: OutboxItem, answer: Answer): Promise<void> {
  if (answer.kind === 'accepted') return forgetItem(item.submissionId);
  if (answer.kind === 'rejected') {
    const { version, state, refusal } = asRejected(item, answer);
    return updateItem(item.submissionId, { version, state, refusal });
  }
  return updateItem(item.submissionId, reschedule(item, answer));
}

/** What changes in an item that was neither accepted nor rejected. */
function reschedule(
  item: Pick<OutboxItem, 'attempts'>,
  answer: Answer,
): Pick<OutboxItem, 'state' | 'attempts' | 'retryAt' | 'notBefore'> {
  const attempts = item.attempts + 1;
  const retryAt = Date.now() + backOff(attempts);
  const asked = answer.kind === 'transientError' ? askedUntil(answer.retryAfter ?? 0) : 0;
  // A server that answered with an error is reachable: a returning connection is no reason to retry early.
  const notBefore = answer.kind === 'transientError' ? Math.max(asked, retryAt) : 0;
  return { state: 'waiting', attempts, retryAt, notBefore };
}

async function pauseAll(until: number): Promise<void> {
  for (const { submissionId, state, notBefore } of await listItems()) {
    if (state === 'waiting' && notBefore < until) await updateItem(submissionId, { notBefore: until });
  }
}
