import { createStore } from '../../lib/store.ts';
import type { StoredPhoto } from '../../offline/shared/database.ts';

/** A photo as the picker shows it; `sent` is the share that was sent, 0 to 1. */
export interface ChosenPhoto {
  id: string;
  name: string;
  /** An object URL of the picture, once its bytes are here. */
  url: string | undefined;
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

/** The photos of one form as they are shown, with the pictures' bytes as far as they are in memory. */
export class PhotoList {
  readonly view = createStore(emptyView);
  readonly blobs = new Map<string, Blob>();

  /** Shows one more; without its bytes there is no picture yet, and nothing to upload. */
  show({ id, name, fileName }: StoredPhoto, blob?: Blob): void {
    if (this.view.read().photos.some((shown) => shown.id === id)) return;
    const state = fileName === undefined ? 'queued' : 'uploaded';
    const shown: ChosenPhoto = { id, name, url: undefined, state, sent: fileName === undefined ? 0 : 1 };
    this.change({ photos: [...this.view.read().photos, shown] });
    if (blob) this.picture(id, blob);
  }

  /** The bytes of a photo that is shown. */
  picture(id: string, blob: Blob): void {
    if (!this.view.read().photos.some((shown) => shown.id === id)) return;
    this.blobs.set(id, blob);
    this.set(id, { url: URL.createObjectURL(blob) });
  }

  /** The photos that are to be uploaded and can be. */
  open(): ChosenPhoto[] {
    const isOpen = ({ id, state }: ChosenPhoto) =>
      this.blobs.has(id) && (state === 'queued' || state === 'kept');
    return this.view.read().photos.filter(isOpen);
  }

  set(id: string, changes: Partial<ChosenPhoto>): void {
    const { photos } = this.view.read();
    this.change({ photos: photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)) });
  }

  /** Takes photos out, or all of them, and frees the memory of the pictures. */
  forget(ids = this.view.read().photos.map(({ id }) => id)): void {
    const { photos } = this.view.read();
    for (const { id, url } of photos) if (url && ids.includes(id)) URL.revokeObjectURL(url);
    for (const id of ids) this.blobs.delete(id);
    this.change({ photos: photos.filter(({ id }) => !ids.includes(id)) });
  }

  change(changes: Partial<PhotoView>): void {
    this.view.set({ ...this.view.read(), ...changes });
  }
}
