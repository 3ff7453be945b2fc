import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { storeDecoded } from '../../picture/upload.service.ts';
import { pictureView } from '../../picture/view.ts';
import type { Context } from '../../platform/access/context.ts';
import { temporaryName } from '../../platform/core/temporary.ts';
import { decodeLater, heicRejected, isHeic, MAX_PHOTO_BYTES } from '../../platform/image/photo.ts';
import { downloadPicture } from './download.ts';
import { sizeSuffix } from './picture-source.ts';
import { type Attachment, unescaped } from './post.ts';

/** The URL of a stored picture, or the reason why it is left out. */
type Result = { src: string } | { reason: string };

const unreadable = { reason: 'it is no picture that can be read' };

/** Copies pictures of a WordPress site. */
export class Pictures {
  /** The number of stored pictures. */
  count: number;
  readonly #context: Context;
  readonly #folder: string | undefined;
  readonly #signal: AbortSignal;
  readonly #results = new LRUCache<string, Result>({ max: 5_000 });

  /**
   * `folder` is a copy of the site's `wp-content/uploads`; pictures that it lacks are downloaded. `count` is
   * the number of those that an interrupted import has stored.
   */
  constructor(context: Context, folder: string | undefined, signal: AbortSignal, count: number) {
    this.count = count;
    this.#context = context;
    this.#folder = folder;
    this.#signal = signal;
  }

  throwIfAborted(): void {
    this.#signal.throwIfAborted();
  }

  /**
   * Stores a picture and returns its URL, or calls `leaveOut` and returns undefined. `url` may be relative to
   * `base`. Throws if the site cannot store pictures now: repeating the import then stores it.
   */
  async store(
    { url, alt }: Attachment,
    base: string,
    leaveOut: (description: string) => void,
  ): Promise<string | undefined> {
    this.#signal.throwIfAborted();
    const address = URL.canParse(url, base || undefined) ? new URL(url, base || undefined).href : url;
    const file = this.#fileOf(address);
    const key = file ?? address;
    let result = this.#results.get(key);
    if (!result) {
      result = file ? await this.#storeFile(file, alt) : await this.#download(address, alt);
      if ('src' in result) this.count += 1;
      // A data URI is as large as its picture.
      if (!address.startsWith('data:')) this.#results.set(key, result);
    }
    if ('src' in result) return result.src;
    leaveOut(`the picture ${address.slice(0, address.startsWith('data:') ? 40 : 500)}: ${result.reason}`);
    return undefined;
  }

  async #download(url: string, alt: string): Promise<Result> {
    const { app } = this.#context;
    const path = join(app.config.dataDir, 'uploads', temporaryName());
    try {
      const reason = await this.#receive(url, path);
      return reason === undefined ? await this.#storeFile(path, alt) : { reason };
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Writes a picture to `path`. Returns the reason if it cannot be received. */
  async #receive(url: string, path: string): Promise<string | undefined> {
    if (url.startsWith('data:')) {
      const content = url.slice(url.indexOf(',') + 1);
      const isBase64 = /^data:[^,]{0,200};base64,/i.test(url);
      const bytes = Buffer.from(isBase64 ? content : unescaped(content), isBase64 ? 'base64' : 'utf8');
      if (bytes.byteLength > MAX_PHOTO_BYTES) return 'it is larger than 10 MB';
      await writeFile(path, bytes, { mode: 0o600 });
      return undefined;
    }
    if (!URL.canParse(url)) return 'its address is not a URL';
    return downloadPicture(this.#context.app, url, path, this.#signal).then(
      () => undefined,
      (error: Error) => {
        this.#signal.throwIfAborted();
        return error.message;
      },
    );
  }

  /** Returns the file of a picture in the folder, of its original size if there is one. */
  #fileOf(url: string): string | undefined {
    const root = this.#folder && resolve(this.#folder);
    if (!root || url.startsWith('data:')) return undefined;
    const path = unescaped(URL.canParse(url) ? new URL(url).pathname : url).replaceAll('\0', '');
    const names = [path.slice(path.lastIndexOf('/uploads/') + 1).replace(/^uploads\//, ''), basename(path)];
    return names
      .flatMap((name) => [name.replace(sizeSuffix, ''), name])
      .map((name) => resolve(root, name))
      .find((file) => file.startsWith(root + sep) && existsSync(file));
  }

  async #storeFile(path: string, alt: string): Promise<Result> {
    if (await isHeic(path)) return { reason: heicRejected };
    const { images } = this.#context.app;
    const image = await decodeLater(images, { path, client: 'import', signal: this.#signal });
    if (!image) return unreadable;
    const { picture } = await storeDecoded(this.#context, image.bytes, { alt });
    return { src: pictureView(picture).src };
  }
}
