import { photosTooMany, uploadFailure } from '../content/messages.ts';
import { photosNotKept } from '../content/offline.ts';
import type { KeptPhoto } from '../offline/database.ts';
import type { DraftKeeper } from '../offline/draft-keeper.ts';
import { readPhoto } from '../offline/drafts.ts';
import { newId } from '../offline/new-id.ts';
import { uploadWithProgress } from '../offline/upload-with-progress.ts';
import { createStore } from '../store.ts';
import { isSendable } from './photo-limits.ts';

/** A photo as the picker shows it; `sent` is the share that has gone out, 0 to 1. */
export interface ChosenPhoto {
  id: string;
  name: string;
  /** An object URL of the picture. */
  url: string;
  state: 'queued' | 'uploading' | 'uploaded' | 'kept';
  sent: number;
}

/** What the picker shows: the photos, and what went wrong. */
export interface PhotoView {
  photos: readonly ChosenPhoto[];
  alert: string | null;
  /** Chosen photos that would not survive closing the page. */
  warning: string | null;
}

const emptyView: PhotoView = { photos: [], alert: null, warning: null };

/** The photos of one form: kept with its draft, uploaded one after the other as soon as they are chosen. */
export class PhotoSelection {
  readonly blobs = new Map<string, Blob>();
  readonly #keeper: DraftKeeper;
  /** How many there may be; 0 in a form without photos. */
  readonly limit: number;
  readonly #uploads = new Map<string, AbortController>();
  readonly view = createStore(emptyView);
  #uploading: Promise<void> | undefined;
  readonly #keeping = new Set<Promise<void>>();

  constructor(keeper: DraftKeeper, limit: number) {
    this.#keeper = keeper;
    this.limit = limit;
  }

  /** Adds what is chosen in a control, and empties it, so that it can be given the same file again. */
  take(input: HTMLInputElement): void {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0) this.add(files);
  }

  /** Adds files, unless there are too many or one of them is not a photo of the right size. */
  add(files: readonly File[]): void {
    this.alert(null);
    if (this.view.read().photos.length + files.length > this.limit) return this.alert(photosTooMany);
    if (!files.every(isSendable)) return this.fail();
    for (const file of files) {
      const { name, type, size } = file;
      const keeping = this.#keep({ id: newId(), name, type, size }, file);
      this.#keeping.add(keeping);
      void keeping.finally(() => this.#keeping.delete(keeping));
    }
    this.resume();
  }

  /** Shows the photos that the draft brought back, and goes on uploading. What was chosen meanwhile may not be stored yet. */
  async restore(brought: readonly KeptPhoto[]): Promise<void> {
    for (const photo of brought) {
      const blob = await readPhoto(photo.id).catch(() => undefined);
      if (blob) this.#show(photo, blob);
      else this.remove(photo.id);
    }
    this.resume();
  }

  remove(id: string): void {
    this.#uploads.get(id)?.abort();
    this.#forget([id]);
    this.#keeper.photos = this.#keeper.photos.filter((photo) => photo.id !== id);
    if (this.#keeper.arePhotosKept()) this.#change({ warning: null });
    this.#keeper.save();
  }

  clear(): void {
    for (const upload of this.#uploads.values()) upload.abort();
    this.#forget([...this.blobs.keys()]);
    this.#keeper.photos = [];
    this.#change({ alert: null, warning: null });
  }

  /** An upload went wrong: the selection is cleared, as the words say. */
  fail(): void {
    this.clear();
    this.#keeper.save();
    this.alert(uploadFailure);
  }

  alert(alert: string | null): void {
    this.#change({ alert });
  }

  /** Takes over the names that the server has given in the meantime. */
  adopt(photos: KeptPhoto[]): void {
    this.#keeper.photos = photos;
    for (const { id, fileName } of photos) if (fileName) this.#set(id, { state: 'uploaded', sent: 1 });
  }

  /** Uploads whatever has not been uploaded. */
  resume(): void {
    this.#uploading ??= this.#uploadAll().finally(() => {
      this.#uploading = undefined;
    });
  }

  /** When nothing is being uploaded any more, nor written to the draft: it would be there again after it was sent. */
  async settled(): Promise<void> {
    await Promise.all([this.#uploading, ...this.#keeping]);
  }

  /** Gives back the memory of the pictures. */
  close(): void {
    for (const upload of this.#uploads.values()) upload.abort();
    this.#forget([...this.blobs.keys()]);
  }

  async #keep(photo: KeptPhoto, file: File): Promise<void> {
    this.#show(photo, file);
    this.#keeper.photos = [...this.#keeper.photos, photo];
    try {
      await this.#keeper.keepBytes(photo, await file.arrayBuffer());
    } catch {
      this.#change({ warning: photosNotKept });
    }
  }

  #show(photo: KeptPhoto, blob: Blob): void {
    if (this.blobs.has(photo.id)) return;
    this.blobs.set(photo.id, blob);
    const uploaded = photo.fileName !== undefined;
    const shown: ChosenPhoto = {
      id: photo.id,
      name: photo.name,
      url: URL.createObjectURL(blob),
      state: uploaded ? 'uploaded' : 'queued',
      sent: uploaded ? 1 : 0,
    };
    this.#change({ photos: [...this.view.read().photos, shown] });
  }

  async #uploadAll(): Promise<void> {
    const isOpen = ({ state }: ChosenPhoto) => state === 'queued' || state === 'kept';
    const tried = new Set<string>();
    for (;;) {
      const photo = this.view.read().photos.find((it) => isOpen(it) && !tried.has(it.id));
      if (!photo) return;
      tried.add(photo.id);
      await this.#upload(photo);
    }
  }

  async #upload({ id, name }: ChosenPhoto): Promise<void> {
    const photo = this.blobs.get(id);
    if (!photo) return;
    const upload = new AbortController();
    this.#uploads.set(id, upload);
    this.#set(id, { state: 'uploading', sent: 0 });
    const onProgress = (sent: number) => this.#set(id, { sent });
    const answer = await uploadWithProgress({ photo, name, onProgress, signal: upload.signal });
    this.#uploads.delete(id);
    if (upload.signal.aborted) return;
    if (answer.kind === 'silence') return this.#set(id, { state: 'kept', sent: 0 });
    const fileName = answer.kind === 'accepted' ? answer.data.fileNames[0] : undefined;
    if (!fileName) return this.fail();
    this.#set(id, { state: 'uploaded', sent: 1 });
    const named = { fileName, uploadedAt: Date.now() };
    this.#keeper.photos = this.#keeper.photos.map((it) => (it.id === id ? { ...it, ...named } : it));
    this.#keeper.save();
  }

  #forget(ids: string[]): void {
    const gone = this.view.read().photos.filter(({ id }) => ids.includes(id));
    for (const { url } of gone) URL.revokeObjectURL(url);
    for (const id of ids) this.blobs.delete(id);
    this.#change({ photos: this.view.read().photos.filter(({ id }) => !ids.includes(id)) });
  }

  #set(id: string, changes: Partial<ChosenPhoto>): void {
    const photos = this.view
      .read()
      .photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo));
    this.#change({ photos });
  }

  #change(changes: Partial<PhotoView>): void {
    this.view.set({ ...this.view.read(), ...changes });
  }
}
