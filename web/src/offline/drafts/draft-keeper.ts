import { createStore } from '../../lib/store.ts';
import { type Outgoing, type Sending, sendNow } from '../outbox/send-now.ts';
import { readItem, sweepPhotos } from '../outbox/store.ts';
import { acquireSubmissionLock } from '../outbox/submission-lock.ts';
import { onOutboxChange } from '../shared/channel.ts';
import type { Draft, OutboxItem, Rejection, StoredPhoto } from '../shared/database.ts';
import { newId } from '../shared/new-id.ts';
import type { FormName } from '../shared/operations.ts';
import { succeeded } from '../shared/succeeded.ts';
import { correctionKey, deleteDraft, readDraft, saveDraft, storePhoto } from './store.ts';

/** What a visitor has put into a form. */
type Contents = Pick<Draft, 'values' | 'photos'>;

/** What a form is filled with when it opens. */
export interface Opened extends Contents {
  refusal?: Rejection;
  /** The item that was to be edited has been sent meanwhile, or discarded. */
  gone?: boolean;
}

/**
 * Keeps what is typed in one form on the device, until it is sent or cleared. The form's own controls and this object's
 * photos are the truth; the device's copy follows. With `correcting` it is about an item of the outbox.
 */
export class DraftKeeper {
  readonly key: string;
  /** Whether what is typed was on the device when it was last saved. */
  readonly written = createStore(true);
  readonly #form: FormName;
  readonly #correcting: string | undefined;
  /** The form as it was sent last, where it came back. */
  #sent: OutboxItem | undefined;
  #read: (() => Contents | null) | undefined;
  #opening: Promise<unknown> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #paused = false;
  /** What was cleared while it was still being looked for is not to come back. */
  #isCleared = false;
  /** What the device has of the form, as far as this page has read or written it; undefined where it cannot know. */
  #known: string | undefined;
  /** Held while an item that waits is edited, so that nobody sends it; a page that is left or dies releases it. */
  #lock: Promise<(() => void) | undefined> | undefined;

  constructor(form: FormName, correcting?: string) {
    this.key = correcting ? correctionKey(form, correcting) : form;
    this.#form = form;
    this.#correcting = correcting;
  }

  /** Finds what was stored; `read` gives the form's values, or null while there is nothing worth keeping. */
  open(read: () => Contents | null): Promise<Opened> {
    const opening = this.#open(read);
    this.#opening = opening;
    return opening;
  }

  async #open(read: () => Contents | null): Promise<Opened> {
    if (this.#correcting) this.#lock = acquireSubmissionLock(this.#correcting);
    await this.#lock;
    const item = this.#correcting ? await readItem(this.#correcting).catch(() => undefined) : undefined;
    // A browser that keeps nothing still has a working form.
    const draft = await readDraft(this.key).catch(() => undefined);
    const contents = draft ?? item;
    this.#read = read;
    const opened: Opened = { values: {}, photos: [] };
    if (!this.#isCleared) {
      this.#sent = draft?.sent;
      this.#known = contentsOf(contents);
      Object.assign(opened, { values: contents?.values ?? {}, photos: contents?.photos ?? [] });
    }
    if (item?.refusal) opened.refusal = item.refusal;
    if (this.#correcting && !contents) opened.gone = true;
    return opened;
  }

  /** Watches for the end of the page and for other tabs; the returned function ends it. */
  watch(): () => void {
    // No waiting for a write under way: after this event no more of this page's program may run.
    const hide = () => void this.#write();
    // Another tab has sent the same draft: what is typed here from now on is another submission.
    const ignore = onOutboxChange((change) => {
      const isThis = change.kind === 'sent' && change.submissionId === this.#sent?.submissionId;
      if (isThis && !this.#paused) this.#sent = undefined;
    });
    window.addEventListener('pagehide', hide);
    return () => {
      ignore();
      window.removeEventListener('pagehide', hide);
      this.close();
    };
  }

  /** The form is gone from the page: an item that was edited may be sent again. */
  close(): void {
    void this.#lock?.then((release) => release?.());
  }

  /**
   * Sends the form with these values, as its fields have them. Meanwhile, and once it is sent or queued, its contents belong
   * to the outbox: nothing is saved until the form is cleared.
   */
  async send(
    values: Record<string, string>,
    outgoing: Omit<Outgoing, 'form' | 'draft' | 'release'>,
  ): Promise<Sending> {
    this.#pause(true);
    const draft = { ...this.draft(), values };
    // From here on the sending has the lock, and releases it at its end.
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

  /** Saves soon: right after the saving that is under way. */
  save(): void {
    this.#writing = this.#writing.then(() => this.#write());
  }

  /** Saves now; whether all that is typed is on the device then. */
  async flush(): Promise<boolean> {
    this.save();
    await this.#writing;
    return this.written.read();
  }

  /** Keeps the bytes of one of the photos together with the draft; rejects when the device has no room. */
  async keepBytes(photo: StoredPhoto, bytes: ArrayBuffer): Promise<void> {
    // Before it is known what was stored, a draft would replace it.
    await this.#opening?.catch(() => undefined);
    const draft = this.draft();
    // It may have been taken out meanwhile.
    if (!draft.photos.some(({ id }) => id === photo.id)) return;
    await storePhoto(draft, photo, bytes);
    this.#known = contentsOf(draft);
  }

  /** Starts over: nothing stored, and what comes next is another submission. */
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
      // What was never sent gets its id when it is: two tabs may show one draft, and send two submissions.
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
    // What this page has not changed may have been changed in another tab since.
    if (contents === this.#known) return this.written.set(true);
    const isWritten = await succeeded(draft ? saveDraft(draft) : deleteDraft(this.key));
    if (isWritten) this.#known = contents;
    this.written.set(isWritten || !draft);
  }

  #pause(paused: boolean): void {
    this.#paused = paused;
    this.#known = undefined;
  }
}

/** For comparing; undefined is a form with nothing in it. */
function contentsOf(contents: Contents | undefined): string {
  return contents ? JSON.stringify([contents.values, contents.photos]) : '';
}
