import type { FormName } from '../../../../rules/form/form-types.ts';
import { listen } from '../../lib/listen.ts';
import { createStore } from '../../lib/store.ts';
import { type Outgoing, type Sending, sendNow } from '../outbox/send-now.ts';
import { readItem, sweepPhotos } from '../outbox/store.ts';
import { acquireSubmissionLock } from '../outbox/submission-lock.ts';
import { onOutboxChange } from '../shared/channel.ts';
import type { Draft, OutboxItem, Rejection, StoredPhoto } from '../shared/database.ts';
import { correctionKey, deleteDraft, readDraft, saveDraft, storePhoto } from '../shared/draft-store.ts';
import { newId } from '../shared/new-id.ts';
import { succeeded } from '../shared/succeeded.ts';

/** The contents of a form. */
type Contents = Pick<Draft, 'values' | 'photos'>;

/** The stored contents when the form opens. */
export interface Opened extends Contents {
  rejection: Rejection | undefined;
  /** The item to correct has been sent or discarded. */
  gone: boolean;
}

/**
 * Stores the contents of one form on the device until it is sent or cleared. The form's controls are the
 * source; the stored draft follows. `correcting` is the id of the outbox item that the form corrects.
 */
export class DraftKeeper {
  readonly key: string;
  /** Whether the last save succeeded. */
  readonly written = createStore(true);
  readonly #form: FormName;
  readonly #correcting: string | undefined;
  /** The last submission, if the server did not accept it. */
  #sent: OutboxItem | undefined;
  #read: (() => Contents | null) | undefined;
  #opening: Promise<unknown> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #paused = false;
  /** Set by `clear`, also while `open` still reads: the stored contents must not come back. */
  #isCleared = false;
  /** The stored contents, as this page last read or wrote them; undefined if not known. */
  #stored: string | undefined;
  /** The lock of the item that the visitor corrects: nothing sends it in the meantime. */
  #lock: Promise<(() => void) | undefined> | undefined;

  constructor(form: FormName, correcting?: string) {
    this.key = correcting ? correctionKey(form, correcting) : form;
    this.#form = form;
    this.#correcting = correcting;
  }

  /** Returns the stored contents. `read` returns the form's contents, or null if the form is empty. */
  open(read: () => Contents | null): Promise<Opened> {
    const opening = this.#open(read);
    this.#opening = opening;
    return opening;
  }

  async #open(read: () => Contents | null): Promise<Opened> {
    if (this.#correcting) this.#lock = acquireSubmissionLock(this.#correcting);
    await this.#lock;
    const item = this.#correcting ? await readItem(this.#correcting).catch(() => undefined) : undefined;
    // Without storage the form still works.
    const draft = await readDraft(this.key).catch(() => undefined);
    const contents = draft ?? item;
    this.#read = read;
    const gone = this.#correcting !== undefined && !contents;
    if (this.#isCleared) return { values: {}, photos: [], rejection: item?.rejection, gone };
    this.#sent = draft?.sent;
    this.#stored = contentsOf(contents);
    const { values = {}, photos = [] } = contents ?? {};
    return { values, photos, rejection: item?.rejection, gone };
  }

  /** Saves when the page is hidden; follows other tabs. The returned function stops this and closes. */
  watch(): () => void {
    // Does not wait for a write in progress: after this event the browser may not run the page's code.
    const stopHiding = listen(window, ['pagehide'], () => void this.#write());
    // Another tab has sent the same draft: this form is now a new submission.
    const ignore = onOutboxChange((change) => {
      const isThis = change.kind === 'sent' && change.submissionId === this.#sent?.submissionId;
      if (isThis && !this.#paused) this.#sent = undefined;
    });
    return () => {
      ignore();
      stopHiding();
      this.close();
    };
  }

  /** Releases the lock of the corrected item. */
  close(): void {
    void this.#lock?.then((release) => release?.());
  }

  /** Sends the form with these values. The outbox then has them: saves nothing until the form is cleared. */
  async send(
    values: Record<string, string>,
    outgoing: Omit<Outgoing, 'form' | 'draft' | 'release'>,
  ): Promise<Sending> {
    this.#pause(true);
    const draft = { ...this.draft(), values };
    // `sendNow` releases the lock.
    const release = await this.#lock;
    this.#lock = undefined;
    const sending = await sendNow({ ...outgoing, form: this.#form, draft, release }).catch(
      (error: unknown) => {
        this.#pause(false);
        throw error;
      },
    );
    if (sending.kind === 'failed' || sending.kind === 'lost') {
      this.#sent = sending.sent;
      this.#pause(false);
    }
    return sending;
  }

  /** Saves after the save in progress. */
  save(): void {
    this.#writing = this.#writing.then(() => this.#write());
  }

  /** Saves. Returns whether the device has stored everything. */
  async flush(): Promise<boolean> {
    this.save();
    await this.#writing;
    return this.written.read();
  }

  /** Stores a photo's bytes together with the draft. Rejects when the device is full. */
  async storeBytes(photo: StoredPhoto, bytes: ArrayBuffer): Promise<void> {
    // A draft written before the stored one is read would replace it.
    await this.#opening?.catch(() => undefined);
    const draft = this.draft();
    // The visitor may have removed the photo.
    if (!draft.photos.some(({ id }) => id === photo.id)) return;
    await storePhoto(draft, photo, bytes);
    this.#stored = contentsOf(draft);
  }

  /** Deletes the draft. The next submission gets a new id. */
  async clear(): Promise<void> {
    this.#isCleared = true;
    this.#sent = undefined;
    await this.#writing;
    this.#pause(false);
    await deleteDraft(this.key).catch(() => undefined);
    await sweepPhotos().catch(() => undefined);
  }

  draft(): Draft {
    return {
      key: this.key,
      // A draft that was never sent gets a new id: two tabs may send the same draft as two submissions.
      submissionId: this.#correcting ?? this.#sent?.submissionId ?? newId(),
      ...(this.#read?.() ?? { values: {}, photos: [] }),
      ...(this.#sent && { sent: this.#sent }),
      savedAt: Date.now(),
    };
  }

  async #write(): Promise<void> {
    if (this.#paused || !this.#read) return;
    const draft = this.#read() ? this.draft() : undefined;
    const contents = contentsOf(draft);
    // If this page has not changed it, another tab may have.
    if (contents === this.#stored) return this.written.set(true);
    const isWritten = await succeeded(draft ? saveDraft(draft) : deleteDraft(this.key));
    if (isWritten) this.#stored = contents;
    this.written.set(isWritten || !draft);
  }

  #pause(paused: boolean): void {
    this.#paused = paused;
    this.#stored = undefined;
  }
}

/** Returns a text for comparisons. `undefined` stands for an empty form. */
function contentsOf(contents: Contents | undefined): string {
  return contents ? JSON.stringify([contents.values, contents.photos]) : '';
}
