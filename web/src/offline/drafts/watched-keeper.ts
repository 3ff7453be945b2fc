import type { PhotoStore } from '../outbox/deliver.ts';
import type { StoredPhoto } from '../shared/database.ts';

/** The photos of a form that a visitor is just sending: read from memory first, and kept also where the device keeps nothing. */
export class WatchedKeeper implements PhotoStore {
  photos: StoredPhoto[];
  readonly #blobs: ReadonlyMap<string, Blob>;
  readonly #stored: PhotoStore | undefined;

  constructor(photos: StoredPhoto[], blobs: ReadonlyMap<string, Blob>, stored: PhotoStore | undefined) {
    this.photos = photos;
    this.#blobs = blobs;
    this.#stored = stored;
  }

  async read(id: string): Promise<Blob | undefined> {
    return this.#blobs.get(id) ?? this.#stored?.read(id);
  }

  async note(photos: StoredPhoto[]): Promise<void> {
    this.photos = photos;
    await this.#stored?.note(photos);
  }
}
