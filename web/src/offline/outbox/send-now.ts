import type { FormName } from '../../../../rules/form/form-types.ts';
import { visitStart } from '../../lib/visit-start.ts';
import type { Draft, OutboxItem, Rejection, StoredPhoto } from '../shared/database.ts';
import { deleteDraft } from '../shared/draft-store.ts';
import { newId } from '../shared/new-id.ts';
import { succeeded } from '../shared/succeeded.ts';
import { type Answer, notTaken } from './answer.ts';
import { registerBackgroundSync } from './background-sync.ts';
import { deliver, type PhotoStore } from './deliver.ts';
import { applyAnswer, outboxPhotoStore, tryOnce } from './drain.ts';
import { deleteSentItem, putItem, readItem, returnItem, storeRejected } from './store.ts';
import { withSubmissionLock } from './submission-lock.ts';
import { asRejected, contentOf, nextVersion } from './version.ts';

/** Stores the photos, with the names that the server has given so far. */
export type NotePhotos = (photos: StoredPhoto[]) => Promise<unknown>;

/** A form that the visitor sends. `blobs`: its photos in memory, by id, the only copies without storage. */
export interface Outgoing {
  form: FormName;
  input: Record<string, unknown>;
  draft: Draft;
  blobs: ReadonlyMap<string, Blob>;
  /** Finishes the uploads in progress. Returns an answer if they end the try. */
  uploads?(note: NotePhotos): Promise<Answer | undefined>;
  /** Releases the lock of the item that the form corrects. */
  release?: (() => void) | undefined;
  /** Whether the form is still on the page and can show a failure. */
  isWatched(): boolean;
}

/**
 * The result of sending a form.
 * - accepted: the server stored it
 * - failed: the server answered with an error; the form has its contents back, with the photos' names so far
 * - queued: no answer came; the outbox sends it later
 * - lost: no answer came and the browser cannot store it; the form still has its contents
 */
export type Sending =
  | { kind: 'accepted' }
  | { kind: 'failed'; photos: StoredPhoto[]; sent: OutboxItem; rejection?: Rejection }
  | { kind: 'queued'; submissionId: string }
  | { kind: 'lost'; sent?: OutboxItem };

// In milliseconds: no timer looks at the item before. The first try has the item's lock until it ends.
const firstTry = 60_000;

/** Puts a form into the outbox and tries to send it at once. */
export async function sendNow(outgoing: Outgoing): Promise<Sending> {
  const { draft, release } = outgoing;
  if (release) return sendOwn(outgoing).finally(release);
  return locked(draft.submissionId, () => sendOwn(outgoing));
}

async function locked(submissionId: string, work: () => Promise<Sending>): Promise<Sending> {
  return (await withSubmissionLock(submissionId, work)) ?? { kind: 'lost' };
}

/**
 * A correction is in the outbox, a new submission is not. Otherwise another tab has used this id, and this
 * submission gets a new one.
 */
async function sendOwn(outgoing: Outgoing): Promise<Sending> {
  const { form, draft } = outgoing;
  // `null`: IndexedDB is not available.
  const item = await readItem(draft.submissionId).catch(() => null);
  const isOwn = item === null || (draft.key === form) === (item === undefined);
  if (isOwn) return putAndSend(outgoing, item ?? undefined);
  const submissionId = newId();
  return locked(submissionId, () => putAndSend({ ...outgoing, draft: { ...draft, submissionId } }));
}

async function putAndSend(outgoing: Outgoing, correction?: OutboxItem): Promise<Sending> {
  const { form, input, draft, blobs, uploads, isWatched } = outgoing;
  const item = newItem(form, input, draft, correction);
  const { submissionId } = item;
  const isStored = await succeeded(putItem(item, draft.key, blobs));
  if (isStored) void registerBackgroundSync();
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
    // If the item cannot be deleted, it is sent again; the server recognizes its id.
    await succeeded(deleteSentItem(submissionId));
    if (!isStored) await succeeded(deleteDraft(draft.key));
    return { kind: 'accepted' };
  }
  const queued: Sending = { kind: 'queued', submissionId };
  // Also if the form has left the page and cannot show the failure.
  if (isStored && (answer.kind === 'networkError' || !isWatched())) {
    void navigator.storage?.persist?.().catch(() => undefined);
    await succeeded(applyAnswer(item, answer));
    return queued;
  }
  if (answer.kind === 'networkError') return { kind: 'lost', sent: item };
  const sent = answer.kind === 'rejected' ? asRejected(item, answer) : item;
  const back = { ...draft, photos, sent, savedAt: Date.now() };
  // If the item stays in the outbox, the outbox sends it, and the form must not.
  if (isStored && !(await succeeded(restoreToForm(sent, back, correction)))) return queued;
  if (answer.kind === 'transientError') return { kind: 'failed', photos, sent };
  const { message, fields } = answer;
  return { kind: 'failed', photos, sent, rejection: { message, fields } };
}

/** A correction stays in the outbox until accepted or discarded; a new submission returns to its form. */
function restoreToForm(item: OutboxItem, back: Draft, correction?: OutboxItem): Promise<void> {
  if (!correction) return returnItem(item.submissionId, back);
  // A waiting item that was edited is not sent in its old version: the visitor sends it again.
  const rejection = item.rejection ?? correction.rejection ?? { message: notTaken, fields: {} };
  return storeRejected({ ...item, rejection }, back);
}

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
  // A correction keeps the source of the original visit.
  const source = previous?.source ?? visitStart();
  const times = { queuedAt, attempts: 0, retryAt: queuedAt + firstTry, notBefore: 0 };
  return { submissionId, version, form, input, source, values, photos, state: 'sending', ...times };
}
