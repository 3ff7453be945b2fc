import type { KeptPhoto } from './database.ts';
import type { PhotoKeeper } from './deliver.ts';

/** The photos of a form that a visitor is just sending: read from memory first, and kept also where the device keeps nothing. */
export class WatchedKeeper implements PhotoKeeper {
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
