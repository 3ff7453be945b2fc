import { notTaken } from '../content/offline.ts';
import type { Answer } from './answer.ts';
import { askForBackgroundSync } from './background-sync.ts';
import type { Draft, KeptPhoto, OutboxItem, Refusal } from './database.ts';
import { deliver, type PhotoKeeper } from './deliver.ts';
import { outboxKeeper, settle } from './drain.ts';
import { withItem } from './item-lock.ts';
import { newId } from './new-id.ts';
import type { FormName } from './operations.ts';
import { forgetItem, putItem, readItem, refuseAgain, returnItem } from './outbox.ts';

/** Told of the photos, with the names that the server has given so far. */
export type NotePhotos = (photos: KeptPhoto[]) => Promise<void>;

/** A form as the visitor sends it; `photos` in memory spare the device a reading, and are all there is without storage. */
export interface Outgoing {
  form: FormName;
  input: Record<string, unknown>;
  draft: Draft;
  blobs: ReadonlyMap<string, Blob>;
  /** Ends what the form is still uploading; gives an answer where that ends the try. */
  uploads?(note: NotePhotos): Promise<Answer | undefined>;
  /** Lets go of the item that was edited, which its form holds. */
  letGo?: (() => void) | undefined;
  /** Whether the form is still on the page, to be told of a failure. */
  isWatched(): boolean;
}

/**
 * What became of a form just sent.
 * - accepted: the server has it
 * - failed: the server answered, and not with success; the form has its contents back, with the photos' names so far
 * - kept: no answer came, the outbox will send it
 * - lost: no answer came and this browser keeps nothing; the form still holds everything
 */
export type Sending =
  | { kind: 'accepted' }
  | { kind: 'failed'; photos: KeptPhoto[]; refusal?: Refusal; retryAfter?: number }
  | { kind: 'kept'; submissionId: string }
  | { kind: 'lost' };

// Time for the first try before a timer looks at the item; the try itself holds the item's lock for as long as it takes.
const firstTry = 60_000;

/** Puts a filled-in form into the outbox and tries to send it at once, for a visitor who watches. */
export async function sendNow(outgoing: Outgoing): Promise<Sending> {
  const { draft, letGo } = outgoing;
  if (letGo) return putAndSend(outgoing).finally(letGo);
  const sending = await withItem(draft.submissionId, () => putAndSend(outgoing));
  return sending ?? { kind: 'lost' };
}

async function putAndSend({
  form,
  input,
  draft: typed,
  blobs,
  uploads,
  isWatched,
}: Outgoing): Promise<Sending> {
  const correction = await readItem(typed.submissionId).catch(() => undefined);
  // An item that was edited is in the outbox, anything else is not: or another tab has sent it under this id, and this is
  // a submission of its own.
  const isOwn = (typed.key === form) === (correction === undefined);
  const draft = isOwn ? typed : { ...typed, submissionId: newId() };
  const item = newItem(form, input, draft);
  const { submissionId } = item;
  const stored = await putItem(item, draft.key, blobs).then(
    () => true,
    () => false,
  );
  if (stored) void askForBackgroundSync();
  const keeper = new WatchedKeeper(item.photos, blobs, stored ? outboxKeeper(submissionId) : undefined);
  const ended = await uploads?.((photos) => keeper.note(photos));
  const answer = ended ?? (await deliver({ ...item, photos: keeper.photos }, keeper));
  if (answer.kind === 'accepted') {
    if (stored) await forgetItem(submissionId);
    return { kind: 'accepted' };
  }
  // Also when nobody is there to hear of a failure: then it is an item of the outbox like any other.
  if (stored && (answer.kind === 'silence' || !isWatched())) {
    void navigator.storage?.persist?.().catch(() => undefined);
    await settle(item, answer);
    return { kind: 'kept', submissionId };
  }
  if (answer.kind === 'silence') return { kind: 'lost' };
  const back = { ...draft, photos: keeper.photos, savedAt: Date.now() };
  if (answer.kind === 'trouble') {
    // What was refused before stays listed until it is accepted or discarded; anything else is the form's own again.
    if (stored) {
      // One that waited has been changed, so it is not sent as it was: it is the visitor's to send again.
      const refused = correction && {
        ...correction,
        refusal: correction.refusal ?? { message: notTaken, fields: {} },
      };
      await (refused ? refuseAgain(refused, back) : returnItem(submissionId, back));
    }
    const { retryAfter } = answer;
    return { kind: 'failed', photos: keeper.photos, ...(retryAfter === undefined ? {} : { retryAfter }) };
  }
  const refusal = { message: answer.message, fields: answer.fields };
  if (stored) await (correction ? refuseAgain({ ...item, refusal }, back) : returnItem(submissionId, back));
  return { kind: 'failed', photos: keeper.photos, refusal };
}

function newItem(form: FormName, input: Record<string, unknown>, draft: Draft): OutboxItem {
  const { submissionId, values, photos } = draft;
  const queuedAt = Date.now();
  const times = { queuedAt, attempts: 0, retryAt: queuedAt + firstTry, notBefore: 0 };
  return { submissionId, form, input, values, photos, state: 'sending', ...times };
}

class WatchedKeeper implements PhotoKeeper {
  photos: KeptPhoto[];
  readonly #blobs: ReadonlyMap<string, Blob>;
  readonly #stored: PhotoKeeper | undefined;

  constructor(photos: KeptPhoto[], blobs: ReadonlyMap<string, Blob>, stored: PhotoKeeper | undefined) {
    this.photos = photos;
    this.#blobs = blobs;
    this.#stored = stored;
  }

  async read(id: string): Promise<Blob | undefined> {
    return this.#blobs.get(id) ?? this.#stored?.read(id);
  }

  async note(photos: KeptPhoto[]): Promise<void> {
    this.photos = photos;
    await this.#stored?.note(photos);
  }
}
