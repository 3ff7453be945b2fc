import { readPhoto } from '../drafts/store.ts';
import type { OutboxItem } from '../shared/database.ts';
import type { Answer } from './answer.ts';
import { backOff } from './back-off.ts';
import { deliver, type PhotoStore } from './deliver.ts';
import { forgetItem, listItems, readItem, updateItem } from './store.ts';
import { withSubmissionLock } from './submission-lock.ts';
import { asRejected } from './version.ts';

/** The keeper of an item that stands in the outbox. */
export function outboxPhotoStore(submissionId: string): PhotoStore {
  return { read: readPhoto, note: (photos) => updateItem(submissionId, { photos }) };
}

interface DrainOptions {
  /** For a sign that the connection is back: cuts the back-off short, but never a pause that the server asked for. */
  hurry?: boolean;
  /** Waits at the end for items that somebody else is at. */
  patient?: boolean;
  /** Where this item only is to be sent. */
  only?: string | undefined;
  /** Tells the visitor of a verdict. */
  tell?: (item: OutboxItem, verdict: Verdict) => Promise<void>;
}

/** What the server has said of an item. */
export type Verdict = 'accepted' | 'refused';

/** Sends what is due, oldest first, and says how many items still wait. Page and worker share it. */
export async function drain({ patient = false, ...options }: DrainOptions = {}): Promise<number> {
  await sendDue(options, true);
  // What a page is just sending, or a visitor is editing, keeps nobody from the rest.
  if (patient) await sendDue(options, false);
  return (await listItems()).filter(({ state }) => state !== 'refused').length;
}

async function sendDue(options: DrainOptions, onlyIfFree: boolean): Promise<void> {
  const { hurry = false, only } = options;
  for (const { submissionId, ...item } of await listItems()) {
    if (!isDue(item, hurry) || (only && submissionId !== only)) continue;
    // What goes wrong with one keeps nobody from the rest.
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
  await settle(item, answer);
  // That it cannot be told is no reason to leave the others waiting.
  if (answer.kind === 'accepted' || answer.kind === 'refused')
    await tell?.(item, answer.kind).catch(() => undefined);
  return answer.kind === 'trouble' && answer.retryAfter ? askedUntil(answer.retryAfter) : undefined;
}

/** One try; what nobody expected to go wrong in it is no verdict, and waited out as if no answer had come. */
export function tryOnce(work: () => Promise<Answer>): Promise<Answer> {
  return work().catch((): Answer => ({ kind: 'silence' }));
}

/** The end of a pause that the server asked for, in seconds. */
function askedUntil(retryAfter: number): number {
  return Date.now() + Math.min(longestWait, retryAfter * 1_000);
}

/** Keeps in the outbox what an answer means for an item. */
export async function settle(item: OutboxItem, answer: Answer): Promise<void> {
  if (answer.kind === 'accepted') return forgetItem(item.submissionId);
  if (answer.kind === 'refused') {
    const { version, state, refusal } = asRejected(item, answer);
    return updateItem(item.submissionId, { version, state, refusal });
  }
  return updateItem(item.submissionId, reschedule(item, answer));
}

/** What changes in an item that got no verdict. */
function reschedule(
  item: Pick<OutboxItem, 'attempts'>,
  answer: Answer,
): Pick<OutboxItem, 'state' | 'attempts' | 'retryAt' | 'notBefore'> {
  const attempts = item.attempts + 1;
  const retryAt = Date.now() + backOff(attempts);
  const asked = answer.kind === 'trouble' ? askedUntil(answer.retryAfter ?? 0) : 0;
  // After an answer the server is there and not well: signs of a connection are no reason to come back early.
  const notBefore = answer.kind === 'trouble' ? Math.max(asked, retryAt) : 0;
  return { state: 'waiting', attempts, retryAt, notBefore };
}

async function pauseAll(until: number): Promise<void> {
  for (const { submissionId, state, notBefore } of await listItems()) {
    if (state === 'waiting' && notBefore < until) await updateItem(submissionId, { notBefore: until });
  }
}
