import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import type { Context } from '../access/context.ts';
import { heicRejected, isHeic } from '../image/photo.ts';
import type { Picture } from '../picture/entity.ts';
import { storeDecoded } from '../picture/upload.service.ts';
import { pictureView } from '../picture/view.ts';
import { downloadPicture } from './download.ts';
import { type Attachment, decoded } from './export-file.ts';

/** WordPress's suffix of a smaller copy of a picture: `room-300x200.jpg`. */
const sizeSuffix = /-\d+x\d+(?=\.\w+$)/;
const imageTag = /<img\b[^>]*>/g;

/** Copies pictures of a WordPress site. */
export class Pictures {
  readonly #context: Context;
  readonly #folder: string | undefined;
  readonly #stored = new Map<string, Picture | string>();

  /** `folder` is a copy of the site's `wp-content/uploads`; pictures that it does not contain are downloaded. */
  constructor(context: Context, folder: string | undefined) {
    this.#context = context;
    this.#folder = folder;
  }

  /** Stores a picture and returns its URL. Adds a description to `leftOut` and returns undefined if it cannot. */
  async store({ url, alt }: Attachment, leftOut: string[]): Promise<string | undefined> {
    const result = this.#stored.get(url) ?? (await this.#copy(url, alt));
    this.#stored.set(url, result);
    if (typeof result !== 'string') return pictureView(result).src;
    leftOut.push(`the picture ${url}: ${result}`);
    return undefined;
  }

  /** Replaces the pictures in HTML by stored ones, and removes those that cannot be stored. */
  async replaceIn(html: string, leftOut: string[]): Promise<string> {
    let replaced = html;
    for (const [tag] of html.matchAll(imageTag)) {
      const src = attribute(tag, 'src');
      const alt = attribute(tag, 'alt');
      const url = src && (await this.store({ url: src, alt }, leftOut));
      const stored = url ? `<img src="${url}" alt="${alt.replaceAll('"', '&quot;')}">` : '';
      replaced = replaced.replace(tag, () => stored);
    }
    return replaced;
  }

  /**
   * Returns the stored picture, or the reason why it is left out. Throws if the site cannot store it now: repeating the
   * import then stores it.
   */
  async #copy(url: string, alt: string): Promise<Picture | string> {
    const file = this.#fileOf(url);
    if (file) return this.#storeFile(file, alt);
    const { app } = this.#context;
    const folder = await mkdtemp(join(app.config.dataDir, 'import-'));
    const path = join(folder, 'picture');
    try {
      const reason = await downloadPicture(app, url, path).then(
        () => undefined,
        (error: Error) => error.message,
      );
      return reason ?? (await this.#storeFile(path, alt));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Returns the file of a picture in the folder, of its original size if there is one. */
  #fileOf(url: string): string | undefined {
    const root = this.#folder && resolve(this.#folder);
    if (!root || !URL.canParse(url)) return undefined;
    const path = decoded(new URL(url).pathname);
    const names = [path.replace(/^.*\/uploads\//, ''), basename(path)];
    return names
      .flatMap((name) => [name.replace(sizeSuffix, ''), name])
      .map((name) => resolve(root, name))
      .find((file) => file.startsWith(root + sep) && existsSync(file));
  }

  async #storeFile(path: string, alt: string): Promise<Picture | string> {
    if (await isHeic(path)) return heicRejected;
    const { images, limits } = this.#context.app;
    const { signal } = new AbortController();
    const image = await images.photo({ path, client: 'import', maxWaiting: limits.waitingDecodes, signal });
    return image ? storeDecoded(this.#context, image.bytes, alt) : 'it is no picture that can be read';
  }
}

const quotes: Record<string, string> = { '&quot;': '"', '&amp;': '&' };

/** Returns the value of an attribute of sanitized HTML. */
function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value.replace(/&(?:quot|amp);/g, (entity) => quotes[entity] ?? entity);
}
