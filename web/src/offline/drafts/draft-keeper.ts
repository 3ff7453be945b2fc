import { createStore } from '../../lib/store.ts';
import { readItem, sweepPhotos } from '../outbox/store.ts';
import { acquireSubmissionLock } from '../outbox/submission-lock.ts';
import { onOutboxChange } from '../shared/channel.ts';
import type { Draft, OutboxItem, Rejection, StoredPhoto } from '../shared/database.ts';
import type { FormName } from '../shared/operations.ts';
import { succeeded } from '../shared/succeeded.ts';
import { correctionKey, deleteDraft, readDraft, saveDraft, storePhoto } from './store.ts';
import { SubmissionId } from './submission-id.ts';
import { registerUnsaved } from './unsaved.ts';

/** What a form is filled with when it opens. */
export interface Opened {
  values: Record<string, string>;
  photos: readonly StoredPhoto[];
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
  photos: StoredPhoto[] = [];
  /** The form as it was sent last, where it came back. */
  sent: OutboxItem | undefined;
  readonly #correcting: string | undefined;
  readonly #id = new SubmissionId();
  #read: (() => Record<string, string> | null) | undefined;
  #opening: Promise<unknown> | undefined;
  #writing: Promise<void> | undefined;
  #again = false;
  #paused = false;
  /** Whether what is typed was on the device when it was last saved. */
  readonly written = createStore(true);
  /** Photos of which the device has no bytes, or none yet. */
  readonly #unkept = new Set<string>();
  /** What was cleared while it was still being looked for: it is not to come back. */
  readonly #dropped = { values: false, photos: false };
  /** What the device has of the form, as far as this page has read or written it; undefined where it cannot know. */
  #known: string | undefined;
  #release: (() => void) | undefined;
  #closed = false;

  constructor(form: FormName, correcting?: string) {
    this.key = correcting ? correctionKey(form, correcting) : form;
    this.#correcting = correcting;
  }

  get submissionId(): string {
    return this.#id.value;
  }

  /** Finds what was kept; `read` gives the form's values, or null while there is nothing worth keeping. */
  open(read: () => Record<string, string> | null): Promise<Opened> {
    const opening = this.#open(read);
    this.#opening = opening;
    return opening;
  }

  async #open(read: () => Record<string, string> | null): Promise<Opened> {
    await this.#hold();
    const item = this.#correcting ? await readItem(this.#correcting).catch(() => undefined) : undefined;
    // A browser that keeps nothing still has a working form.
    const draft = await readDraft(this.key).catch(() => undefined);
    const kept = draft ?? item;
    if (kept && !this.#dropped.values) await this.#id.adopt(kept.submissionId);
    // The page that had the id may have sent it between the two.
    const again = draft && (await readDraft(this.key).catch(() => draft));
    const isSent = again?.submissionId !== draft?.submissionId;
    if (isSent && !this.#dropped.values) this.#id.renew();
    if (!this.#dropped.values && !isSent) this.sent = draft?.sent;
    const values = this.#dropped.values ? {} : (kept?.values ?? {});
    const brought = this.#dropped.photos ? [] : (kept?.photos ?? []);
    // Some may have been chosen in the meantime.
    this.photos = [...brought, ...this.photos.filter(({ id }) => brought.every((it) => it.id !== id))];
    this.#known = this.#dropped.values ? undefined : contentsOf(kept);
    this.#read = read;
    const opened: Opened = { values, photos: brought };
    if (item?.refusal) opened.refusal = item.refusal;
    if (this.#correcting && !kept) opened.gone = true;
    return opened;
  }

  /** Watches for the end of the page and for other tabs; the returned function ends it. */
  watch(): () => void {
    const flush = () => this.flush();
    // No waiting for a write under way: after this event no more of this page's program may run.
    const hide = () => void this.#writeNow();
    const forget = registerUnsaved(flush);
    // Another tab has sent the same draft: what is typed here from now on is another submission.
    const ignore = onOutboxChange((change) => {
      const isThis = change.kind === 'sent' && change.submissionId === this.submissionId;
      if (!isThis || this.#paused) return;
      this.#id.renew();
      this.sent = undefined;
    });
    window.addEventListener('pagehide', hide);
    return () => {
      forget();
      ignore();
      window.removeEventListener('pagehide', hide);
      this.#closed = true;
      this.acquire()?.();
      this.#id.close();
    };
  }

  /** Hands over the hold on the item that is edited, once: for its sending, which lets it go at its end. */
  acquire(): (() => void) | undefined {
    const release = this.#release;
    this.#release = undefined;
    return release;
  }

  /** Saves soon: at once when no saving is under way, else right after it. */
  save(): void {
    this.#again = true;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Saves now; whether all of the form is on the device then. */
  async flush(): Promise<boolean> {
    this.save();
    await this.#writing;
    return this.written.read() && this.arePhotosKept();
  }

  /** Whether the bytes of all photos are on the device. */
  arePhotosKept(): boolean {
    return !this.photos.some(({ id }) => this.#unkept.has(id));
  }

  /** Keeps the bytes of one of the photos together with the draft; rejects when the device has no room. */
  async keepBytes(photo: StoredPhoto, bytes: ArrayBuffer): Promise<void> {
    // Before it is known what was kept, a draft would replace it.
    await this.#opening?.catch(() => undefined);
    if (!this.hasPhoto(photo.id)) return;
    const draft = this.draft();
    void this.#id.claim();
    await storePhoto(draft, photo, bytes);
    this.#known = contentsOf(draft);
    this.#unkept.delete(photo.id);
  }

  /** Takes a photo in, of which the bytes are still to be kept. */
  addPhoto(photo: StoredPhoto): void {
    this.#unkept.add(photo.id);
    this.photos = [...this.photos, photo];
  }

  hasPhoto(wanted: string): boolean {
    return this.photos.some(({ id }) => id === wanted);
  }

  /** Takes out all photos, also those that have not come back yet. */
  dropPhotos(): void {
    this.photos = [];
    this.#dropped.photos = true;
  }

  /** While a form is being sent its contents belong to the outbox. */
  pause(paused: boolean): void {
    this.#paused = paused;
    this.#known = undefined;
  }

  /** Starts over: nothing kept, and what comes next is another submission. */
  async clear(): Promise<void> {
    this.dropPhotos();
    this.#dropped.values = true;
    this.sent = undefined;
    if (this.#correcting) await this.#id.adopt(this.#correcting);
    else this.#id.renew();
    await this.#writing;
    this.#known = undefined;
    await deleteDraft(this.key).catch(() => undefined);
    await sweepPhotos().catch(() => undefined);
  }

  draft(): Draft {
    const values = this.#read?.() ?? {};
    return {
      key: this.key,
      submissionId: this.submissionId,
      values,
      photos: this.photos,
      ...(this.sent && { sent: this.sent }),
      savedAt: Date.now(),
    };
  }

  async #write(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      await this.#writeNow();
    }
  }

  async #writeNow(): Promise<void> {
    if (this.#paused || !this.#read) return;
    const isEmpty = this.#read() === null && this.photos.length === 0;
    const draft = isEmpty ? undefined : this.draft();
    const contents = contentsOf(draft);
    // What this page has not changed may have been changed in another tab since.
    if (contents === this.#known) return this.written.set(true);
    if (draft) void this.#id.claim();
    const isWritten = await succeeded(draft ? saveDraft(draft) : deleteDraft(this.key));
    if (isWritten) this.#known = contents;
    this.written.set(isWritten || isEmpty);
  }

  /** While an item that waits is edited nobody sends it; a page that is left or dies lets go of it. */
  async #hold(): Promise<void> {
    if (!this.#correcting) return;
    this.#release = await acquireSubmissionLock(this.#correcting);
    if (this.#closed) this.acquire()?.();
  }
}

/** What a visitor has put into a form, for comparing; undefined is a form with nothing in it. */
function contentsOf(kept: Pick<Draft, 'values' | 'photos'> | undefined): string {
  return kept ? JSON.stringify([kept.values, kept.photos]) : '';
}
