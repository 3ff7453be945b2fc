import { notTaken } from '../../content/copy/offline.ts';
import { deleteDraft } from '../drafts/store.ts';
import type { Draft, OutboxItem, Rejection, StoredPhoto } from '../shared/database.ts';
import { newId } from '../shared/new-id.ts';
import type { FormName } from '../shared/operations.ts';
import { succeeded } from '../shared/succeeded.ts';
import type { Answer } from './answer.ts';
import { askForBackgroundSync } from './background-sync.ts';
import { deliver, type PhotoStore } from './deliver.ts';
import { applyAnswer, outboxPhotoStore, tryOnce } from './drain.ts';
import { forgetItem, putItem, readItem, rejectAgain, returnItem } from './store.ts';
import { withSubmissionLock } from './submission-lock.ts';
import { asRejected, contentOf, nextVersion } from './version.ts';

/** Told of the photos, with the names that the server has given so far. */
export type NotePhotos = (photos: StoredPhoto[]) => Promise<unknown>;

/** A form as the visitor sends it; `photos` in memory spare the device a reading, and are all there is without storage. */
export interface Outgoing {
  form: FormName;
  input: Record<string, unknown>;
  draft: Draft;
  blobs: ReadonlyMap<string, Blob>;
  /** Ends what the form is still uploading; gives an answer where that ends the try. */
  uploads?(note: NotePhotos): Promise<Answer | undefined>;
  /** Lets go of the item that was edited, which its form holds. */
  release?: (() => void) | undefined;
  /** Whether the form is still on the page, to be told of a failure. */
  isWatched(): boolean;
}

/**
 * What became of a form just sent.
 * - accepted: the server has it
 * - failed: the server answered, and not with success; the form has its contents back, with the photos' names so far
 * - queued: no answer came, the outbox will send it
 * - lost: no answer came and this browser keeps nothing; the form still holds everything
 */
export type Sending =
  | { kind: 'accepted' }
  | { kind: 'failed'; photos: StoredPhoto[]; sent: OutboxItem; refusal?: Rejection; retryAfter?: number }
  | { kind: 'queued'; submissionId: string }
  | { kind: 'lost'; sent?: OutboxItem };

// Time for the first try before a timer looks at the item; the try itself holds the item's lock for as long as it takes.
const firstTry = 60_000;

/** Puts a filled-in form into the outbox and tries to send it at once, for a visitor who watches. */
export async function sendNow(outgoing: Outgoing): Promise<Sending> {
  const { draft, release } = outgoing;
  if (release) return sendOwn(outgoing).finally(release);
  return locked(draft.submissionId, () => sendOwn(outgoing));
}

async function locked(submissionId: string, work: () => Promise<Sending>): Promise<Sending> {
  return (await withSubmissionLock(submissionId, work)) ?? { kind: 'lost' };
}

/**
 * An item that was edited is in the outbox, anything else is not: or another tab has sent it under this id, and this is a
 * submission of its own.
 */
async function sendOwn(outgoing: Outgoing): Promise<Sending> {
  const { form, draft } = outgoing;
  // Null: the device does not say.
  const found = await readItem(draft.submissionId).catch(() => null);
  const isOwn = found === null || (draft.key === form) === (found === undefined);
  if (isOwn) return putAndSend(outgoing, found ?? undefined);
  const submissionId = newId();
  return locked(submissionId, () => putAndSend({ ...outgoing, draft: { ...draft, submissionId } }));
}

async function putAndSend(outgoing: Outgoing, correction?: OutboxItem): Promise<Sending> {
  const { form, input, draft, blobs, uploads, isWatched } = outgoing;
  const item = newItem(form, input, draft, correction);
  const { submissionId } = item;
  const isStored = await succeeded(putItem(item, draft.key, blobs));
  if (isStored) void askForBackgroundSync();
  let { photos } = item;
  const stored = isStored ? outboxPhotoStore(submissionId) : undefined;
  const store: PhotoStore = {
    read: async (id) => blobs.get(id) ?? stored?.read(id),
    async note(named) {
      photos = named;
      await stored?.note(named);
    },
  };
  const answer = await tryOnce(async () => {
    const ended = await uploads?.((named) => succeeded(store.note(named)));
    return ended ?? deliver({ ...item, photos }, store);
  });
  if (answer.kind === 'accepted') {
    // Whatever cannot be tidied up is no failure: an item that stays is sent again, and the server knows it by its id.
    await succeeded(forgetItem(submissionId));
    if (!isStored) await succeeded(deleteDraft(draft.key));
    return { kind: 'accepted' };
  }
  const queued: Sending = { kind: 'queued', submissionId };
  // Also when nobody is there to hear of a failure: then it is an item of the outbox like any other.
  if (isStored && (answer.kind === 'networkError' || !isWatched())) {
    void navigator.storage?.persist?.().catch(() => undefined);
    await succeeded(applyAnswer(item, answer));
    return queued;
  }
  if (answer.kind === 'networkError') return { kind: 'lost', sent: item };
  const sent = answer.kind === 'rejected' ? asRejected(item, answer) : item;
  const back = { ...draft, photos, sent, savedAt: Date.now() };
  // What could not be taken out of the outbox will be sent by it: the form must not send it as well.
  if (isStored && !(await succeeded(restoreToForm(sent, back, correction)))) return queued;
  return failed(answer, photos, sent);
}

/** What was in the outbox before stays listed until it is accepted or discarded; anything else is the form's own again. */
function restoreToForm(item: OutboxItem, back: Draft, correction?: OutboxItem): Promise<void> {
  if (!correction) return returnItem(item.submissionId, back);
  // One that waited has been changed, so it is not sent as it was: it is the visitor's to send again.
  const refusal = item.refusal ?? correction.refusal ?? { message: notTaken, fields: {} };
  return rejectAgain({ ...item, refusal }, back);
}

type Failure = Extract<Answer, { kind: 'rejected' | 'transientError' }>;

function failed(answer: Failure, photos: StoredPhoto[], sent: OutboxItem): Sending {
  if (answer.kind === 'rejected') return { kind: 'failed', photos, sent, refusal: refusalOf(answer) };
  const { retryAfter } = answer;
  return { kind: 'failed', photos, sent, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

const refusalOf = ({ message, fields }: Rejection): Rejection => ({ message, fields });

function newItem(
  form: FormName,
  input: Record<string, unknown>,
  draft: Draft,
  correction: OutboxItem | undefined,
): OutboxItem {
  const { submissionId, values, photos } = draft;
  const queuedAt = Date.now();
  const content = contentOf(input, photos);
  const previous = correction ?? draft.sent;
  const version = previous ? nextVersion(previous, content) : { id: submissionId, content };
  const times = { queuedAt, attempts: 0, retryAt: queuedAt + firstTry, notBefore: 0 };
  return { submissionId, version, form, input, values, photos, state: 'sending', ...times };
}
