import { photosTooMany, uploadFailure } from '../../../../content/common/messages.ts';
import {
  photoEmpty,
  photoGone,
  photoOfWrongType,
  photoTooLarge,
  photoUnreadable,
} from '../../../../content/copy/photos.ts';
import type { DraftKeeper } from '../../offline/drafts/draft-keeper.ts';
import { takeShared } from '../../offline/drafts/share-target.ts';
import type { Answer } from '../../offline/outbox/answer.ts';
import { uploadPhoto } from '../../offline/outbox/request.ts';
import type { NotePhotos } from '../../offline/outbox/send-now.ts';
import type { StoredPhoto } from '../../offline/shared/database.ts';
import { readPhoto } from '../../offline/shared/draft-store.ts';
import { newId } from '../../offline/shared/new-id.ts';
import { isSendable, maxPhotoBytes } from '../../offline/shared/photo-limits.ts';
import { succeeded } from '../../offline/shared/succeeded.ts';
import { type ChosenPhoto, PhotoList } from './list.ts';
import { shrink } from './shrink.ts';

const uploaded = { state: 'uploaded', sent: 1 } as const;

/** The photos of one form. Stores them with the draft and uploads them one after the other. */
export class PhotoSelection extends PhotoList {
  readonly #keeper: DraftKeeper;
  /** How many photos the form takes; 0 in a form without photos. */
  readonly limit: number;
  readonly #uploads = new Map<string, AbortController>();
  #isCleared = false;
  #uploading: Promise<boolean> | undefined;
  #note: NotePhotos | undefined;
  readonly #keeping = new Set<Promise<void>>();

  /** `alert` is shown from the start. */
  constructor(keeper: DraftKeeper, limit: number, alert?: string) {
    super(alert);
    this.#keeper = keeper;
    this.limit = limit;
  }

  /** Adds the files of a control and empties it, so that the same file can be chosen again. */
  take(input: HTMLInputElement): void {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0) this.add(files);
  }

  /** Adds the files that are photos of the right size, names the others. Adds none if they are too many. */
  add(files: readonly File[]): void {
    this.alert(null);
    if (this.photos.length + files.length > this.limit) return this.alert(photosTooMany);
    for (const file of files) {
      const { name, type, size } = file;
      // The size of a file that was deleted since it was chosen is 0 too: reading it tells which it is.
      if (size > 0 && !isSendable(file)) {
        this.#report(size > maxPhotoBytes ? photoTooLarge(name) : photoOfWrongType(file));
        continue;
      }
      const keeping = this.#keep({ id: newId(), name, type, size }, file);
      this.#keeping.add(keeping);
      void keeping.finally(() => this.#keeping.delete(keeping));
    }
  }

  /** Whether the bytes of all photos are stored on the device. */
  areStored(): boolean {
    return this.photos.every(({ storing }) => storing === 'done');
  }

  /**
   * Adds photos that were shared from the gallery, unless they exceed the limit. Photos that the device
   * cannot read stay in its storage.
   */
  async takeShared(): Promise<void> {
    let taken: StoredPhoto[] = [];
    const include = (shared: readonly StoredPhoto[]) => {
      taken = shared.filter(({ id }) => !this.has(id));
      if (this.photos.length + taken.length > this.limit) return undefined;
      this.addStored(taken);
      return this.#keeper.draft();
    };
    const outcome = await takeShared(include).catch(() => 'failed');
    if (outcome === 'taken') return this.#load(taken);
    if (outcome === 'rejected') return this.alert(photosTooMany);
    this.forget(taken.map(({ id }) => id));
  }

  /** Adds the photos of the stored draft, unless the form was cleared, and resumes the uploads. */
  async restore(photos: readonly StoredPhoto[]): Promise<void> {
    if (!this.#isCleared) this.addStored(photos);
    await this.#load(photos);
  }

  remove(id: string): void {
    this.#uploads.get(id)?.abort();
    this.forget([id]);
    this.#keeper.save();
  }

  /** Removes the photos. Returns a function that restores them; those in memory are uploaded again. */
  clear(): () => void {
    const photos = this.stored();
    const files = new Map(
      photos.flatMap(({ id, name, type }) => {
        const blob = this.blobs.get(id);
        return blob ? [[id, new File([blob], name, { type })]] : [];
      }),
    );
    this.close();
    this.#isCleared = true;
    this.change({ photos: [], alert: null, problems: [] });
    return () => {
      this.addStored(photos.filter(({ id }) => !files.has(id)));
      this.add([...files.values()]);
    };
  }

  /** After the server rejected the photos' names: marks the photos to be uploaded again. */
  uploadAgain(): void {
    for (const { id, name } of this.photos) {
      if (this.blobs.has(id)) this.reset(id);
      else this.#giveUp(id, photoGone(name));
    }
    this.#keeper.save();
    this.alert(uploadFailure);
  }

  /** Shows an alert, or none, and removes the sentences below it. */
  alert(alert: string | null): void {
    this.change({ alert, problems: [] });
  }

  /** Names a file below the alert. */
  #report(problem: string): void {
    const { problems } = this.view.read();
    this.change({ alert: uploadFailure, problems: [...problems, problem] });
  }

  /** Applies the file names that the server returned during an attempt. */
  adopt(photos: StoredPhoto[]): void {
    for (const photo of photos) if (photo.fileName) this.set(photo.id, { ...photo, ...uploaded });
  }

  /** Uploads the photos that are not uploaded. Resolves to false as soon as the server does not answer. */
  async resume(): Promise<boolean> {
    this.#uploading ??= this.#uploadAll().finally(() => {
      this.#uploading = undefined;
    });
    return this.#uploading;
  }

  /**
   * Continues the uploads of a submission that is in the outbox; calls `note` with each file name that the
   * server returns. Returns an answer if the server does not answer or rejects a photo.
   */
  async finish(photosField: string, note: NotePhotos): Promise<Answer | undefined> {
    const { length } = this.photos;
    this.#note = note;
    const isAnswered = await this.resume();
    this.#note = undefined;
    // The form dropped the rejected photo: the visitor decides whether to send the others.
    if (this.photos.length < length)
      return { kind: 'rejected', message: uploadFailure, fields: { [photosField]: uploadFailure } };
    await note(this.stored());
    return isAnswered ? undefined : { kind: 'networkError' };
  }

  /** Resolves when no photo is being written to the draft: a write after sending would restore the draft. */
  async whenStored(): Promise<void> {
    await Promise.all(this.#keeping);
  }

  /** Stops the uploads and frees the memory; the photos stay in the draft. */
  close(): void {
    for (const upload of this.#uploads.values()) upload.abort();
    this.release();
  }

  /**
   * Reads the bytes once: a phone may not provide a photo of its gallery or of a cloud folder a second time.
   */
  async #keep(chosen: StoredPhoto, file: File): Promise<void> {
    const { id } = chosen;
    this.append(chosen);
    const read = await file.arrayBuffer().catch(() => undefined);
    if (!this.has(id)) return;
    if (!read) return this.#giveUp(id, photoUnreadable(chosen.name));
    if (read.byteLength === 0) return this.#rejectPhoto(id, photoEmpty(chosen.name));
    const blob = await shrink(new Blob([read], { type: chosen.type }));
    const { type, size } = blob;
    const bytes = await blob.arrayBuffer();
    // The visitor may have removed the photo or left the form.
    if (!this.has(id)) return;
    this.set(id, { type, size });
    this.picture(id, blob);
    void this.resume();
    const isStored = await succeeded(this.#keeper.storeBytes({ ...chosen, type, size }, bytes));
    this.set(id, { storing: isStored ? 'done' : 'failed' });
  }

  async #load(photos: readonly StoredPhoto[]): Promise<void> {
    for (const { id, name, fileName } of photos) {
      const blob = await readPhoto(id).catch(() => null);
      // The visitor may have cleared the form.
      if (!this.has(id)) continue;
      if (blob) this.picture(id, blob);
      // An uploaded photo needs no bytes. `null` means that the device cannot read them now: it keeps them.
      else if (!fileName && blob === null) this.set(id, { state: 'stored' });
      else if (!fileName) this.#giveUp(id, photoGone(name));
    }
    void this.resume();
  }

  /** Removes a photo that is not a usable picture, and names it below the alert. */
  #rejectPhoto(id: string, problem: string): void {
    this.remove(id);
    this.#report(problem);
  }

  /** Removes a photo whose bytes are not available, and adds that to the alert. */
  #giveUp(id: string, message: string): void {
    this.remove(id);
    this.change({ alert: [this.view.read().alert, message].filter(Boolean).join(' ') });
  }

  /** The server neither accepted nor rejected a photo: the form uploads it and those that are left. */
  #postpone(failed: string, answer: Answer): void {
    for (const id of [failed, ...this.open().map((photo) => photo.id)])
      this.set(id, { state: 'stored', sent: 0 });
    if (answer.kind === 'transientError' && answer.message) this.alert(answer.message);
  }

  async #uploadAll(): Promise<boolean> {
    for (let [photo] = this.open(); photo; [photo] = this.open())
      if (!(await this.#upload(photo))) return false;
    return true;
  }

  /** Uploads a photo. Resolves to false if the server neither accepts nor rejects it. */
  async #upload({ id, name }: ChosenPhoto): Promise<boolean> {
    const photo = this.blobs.get(id);
    if (!photo) return true;
    const upload = new AbortController();
    this.#uploads.set(id, upload);
    this.set(id, { state: 'uploading', sent: 0 });
    const onProgress = (sent: number) => this.set(id, { sent });
    const answer = await uploadPhoto(photo, name, { onProgress, signal: upload.signal });
    this.#uploads.delete(id);
    if (upload.signal.aborted) return true;
    const fileName = answer.kind === 'accepted' ? answer.data.fileNames[0] : undefined;
    if (answer.kind === 'rejected') this.#rejectPhoto(id, photoOfWrongType({ name, type: photo.type }));
    else if (!fileName) this.#postpone(id, answer);
    else {
      this.set(id, { fileName, uploadedAt: Date.now(), ...uploaded });
      this.#keeper.save();
      void this.#note?.(this.stored());
    }
    return answer.kind === 'rejected' || fileName !== undefined;
  }
}
