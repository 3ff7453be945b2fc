import { createStore, type Store } from '../../lib/store.ts';
import type { StoredPhoto } from '../../offline/shared/database.ts';

/** A photo of a form; `sent` is the share of its bytes that was sent, 0 to 1. */
export interface ChosenPhoto extends StoredPhoto {
  /** An object URL of the picture; undefined until its bytes are read. */
  url: string | undefined;
  state: 'queued' | 'uploading' | 'uploaded' | 'stored';
  sent: number;
  /** Whether its bytes are stored on the device. */
  storing: 'pending' | 'done' | 'failed';
}

/** The state of the picker. */
interface PhotoView {
  photos: readonly ChosenPhoto[];
  alert: string | null;
  /** One sentence for each file that was not added or not uploaded. */
  problems: readonly string[];
}

/** The photos of one form, with their bytes if these are in memory. */
export class PhotoList {
  readonly view: Store<PhotoView>;
  readonly blobs = new Map<string, Blob>();

  /** `alert` is shown from the start. */
  constructor(alert: string | null = null) {
    this.view = createStore<PhotoView>({ photos: [], alert, problems: [] });
  }

  get photos(): readonly ChosenPhoto[] {
    return this.view.read().photos;
  }

  /** Returns the photos in the format of a draft. */
  stored(): StoredPhoto[] {
    return this.photos.map(({ url: _url, state: _state, sent: _sent, storing: _storing, ...photo }) => photo);
  }

  has(photoId: string): boolean {
    return this.photos.some(({ id }) => id === photoId);
  }

  /** Adds photos of the stored draft before the newly chosen ones. */
  addStored(photos: readonly StoredPhoto[]): void {
    const added = photos.filter(({ id }) => !this.has(id)).map((photo) => chosen(photo, 'done'));
    this.change({ photos: [...added, ...this.photos] });
  }

  append(photo: StoredPhoto): void {
    this.change({ photos: [...this.photos, chosen(photo, 'pending')] });
  }

  /** Sets the bytes of a photo. */
  picture(id: string, blob: Blob): void {
    if (!this.has(id)) return;
    this.blobs.set(id, blob);
    this.set(id, { url: URL.createObjectURL(blob) });
  }

  /** Returns the photos to upload whose bytes are in memory. */
  open(): ChosenPhoto[] {
    return this.photos.filter(
      ({ id, state }) => this.blobs.has(id) && (state === 'queued' || state === 'stored'),
    );
  }

  set(id: string, changes: Partial<ChosenPhoto>): void {
    this.change({ photos: this.photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)) });
  }

  /** Marks a photo as not uploaded. */
  reset(id: string): void {
    const reset = (photo: ChosenPhoto) => {
      const { fileName: _fileName, uploadedAt: _uploadedAt, ...rest } = photo;
      return { ...rest, state: 'queued', sent: 0 } as const;
    };
    this.change({ photos: this.photos.map((photo) => (photo.id === id ? reset(photo) : photo)) });
  }

  forget(ids: readonly string[]): void {
    this.release(ids);
    this.change({ photos: this.photos.filter(({ id }) => !ids.includes(id)) });
  }

  /** Frees the memory of these pictures, or of all; their uploads stop. */
  release(ids: readonly string[] = this.photos.map(({ id }) => id)): void {
    for (const { id, url } of this.photos) if (url && ids.includes(id)) URL.revokeObjectURL(url);
    for (const id of ids) this.blobs.delete(id);
  }

  change(changes: Partial<PhotoView>): void {
    this.view.set({ ...this.view.read(), ...changes });
  }
}

function chosen(photo: StoredPhoto, storing: ChosenPhoto['storing']): ChosenPhoto {
  const isUploaded = photo.fileName !== undefined;
  return {
    ...photo,
    url: undefined,
    state: isUploaded ? 'uploaded' : 'queued',
    sent: Number(isUploaded),
    storing,
  };
}
