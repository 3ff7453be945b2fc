import { onChange } from './changes.ts';
import type { Draft, KeptPhoto, Refusal } from './database.ts';
import { correctionKey, deleteDraft, keepPhoto, readDraft, saveDraft } from './drafts.ts';
import { newId } from './new-id.ts';
import type { FormName } from './operations.ts';
import { readItem, sweepPhotos } from './outbox.ts';
import { registerUnsaved } from './unsaved.ts';

/** What a form is filled with when it opens. */
export interface Opened {
  values: Record<string, string>;
  refusal?: Refusal;
}

/**
 * Keeps what is typed in one form on the device, until it is sent or cleared. The form's own controls and this object's
 * photos are the truth; the device's copy follows. With `correcting` it is about an item of the outbox.
 */
export class DraftKeeper {
  readonly key: string;
  submissionId = '';
  photos: KeptPhoto[] = [];
  readonly #correcting: string | undefined;
  #read: (() => Record<string, string> | null) | undefined;
  #writing: Promise<void> | undefined;
  #again = false;
  #paused = false;

  constructor(form: FormName, correcting?: string) {
    this.key = correcting ? correctionKey(form, correcting) : form;
    this.#correcting = correcting;
  }

  /** Finds what was kept; `read` gives the form's values, or null while there is nothing worth keeping. */
  async open(read: () => Record<string, string> | null): Promise<Opened> {
    // A browser that keeps nothing still has a working form.
    const draft = await readDraft(this.key).catch(() => undefined);
    const item = this.#correcting ? await readItem(this.#correcting).catch(() => undefined) : undefined;
    const kept = draft ?? item;
    this.submissionId = kept?.submissionId ?? newId();
    this.photos = kept?.photos ?? [];
    this.#read = read;
    const values = kept?.values ?? {};
    return item?.refusal ? { values, refusal: item.refusal } : { values };
  }

  /** Watches for the end of the page and for other tabs; the returned function ends it. */
  watch(): () => void {
    const flush = () => this.flush();
    // No waiting for a write under way: after this event no more of this page's program may run.
    const hide = () => void this.#writeNow();
    const forget = registerUnsaved(flush);
    // Another tab has sent the same draft: what is typed here from now on is another submission.
    const ignore = onChange((change) => {
      if (change.kind === 'sent' && change.submissionId === this.submissionId && !this.#paused) {
        this.submissionId = newId();
      }
    });
    window.addEventListener('pagehide', hide);
    return () => {
      forget();
      ignore();
      window.removeEventListener('pagehide', hide);
    };
  }

  /** Saves soon: at once when no saving is under way, else right after it. */
  save(): void {
    this.#again = true;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Saves now; settles when it is done. */
  async flush(): Promise<void> {
    this.save();
    await this.#writing;
  }

  /** Keeps the bytes of one of the photos together with the draft; rejects when the device has no room. */
  async keepBytes(photo: KeptPhoto, bytes: ArrayBuffer): Promise<void> {
    await keepPhoto(this.draft(), photo, bytes);
  }

  /** While a form is being sent its contents belong to the outbox. */
  pause(paused: boolean): void {
    this.#paused = paused;
  }

  /** Starts over: nothing kept, and what comes next is another submission. */
  async clear(): Promise<void> {
    this.photos = [];
    this.submissionId = this.#correcting ?? newId();
    await this.#writing;
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
    const empty = this.#read() === null && this.photos.length === 0;
    await (empty ? deleteDraft(this.key) : saveDraft(this.draft())).catch(() => undefined);
  }
}
