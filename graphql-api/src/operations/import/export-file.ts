import { TextDecoder } from 'node:util';
import sax from 'sax';
import { ConfigError } from '../../platform/core/config.ts';

/** Maximum length of a post's text. The rest is left out, so that an import needs constant memory. */
export const MAX_CONTENT = 1_000_000;
/** Maximum length of each other field, and of all categories and custom fields of an item. */
const MAX_FIELD = 100_000;

/** An item of a WordPress export (WXR): a post, a picture, a page. */
export interface Item {
  /** The texts of its elements by name. */
  fields: Map<string, string>;
  terms: { domain: string; name: string }[];
  meta: Map<string, string>;
  commentCount: number;
  /** Whether its text is longer than MAX_CONTENT. */
  isCut: boolean;
  /** Whether the file ends within the item. */
  isBroken: boolean;
  /** The URL of the site. */
  siteUrl: string;
}

/** Maximum number of faults of the XML. A closing tag without a beginning is one for each open element. */
const MAX_FAULTS = 1_000_000;
const tooManyFaults = 'This file has too many faults of its XML. Export it again in WordPress.';

const notAnExport = 'This file isn’t a WordPress export. Create one in WordPress: Tools, Export.';
const fieldNames = new Set([
  'title',
  'link',
  'pubDate',
  'guid',
  'content:encoded',
  'excerpt:encoded',
  'wp:post_id',
  'wp:post_date',
  'wp:post_date_gmt',
  'wp:post_name',
  'wp:status',
  'wp:post_type',
  'wp:post_password',
  'wp:attachment_url',
]);

/**
 * Reads the items of a WordPress export one by one. Tolerates faults of the XML, such as a PHP warning before
 * the declaration. Throws ConfigError for any other file.
 */
export async function* readItems(file: AsyncIterable<Uint8Array>): AsyncGenerator<Item> {
  const reader = new ItemReader();
  for await (const text of decoded(file)) {
    reader.write(text);
    yield* reader.take();
  }
  yield* reader.end();
  if (!reader.isExport) throw new ConfigError(notAnExport);
}

/** Throws ConfigError if this is not the beginning of a WordPress export. */
export function checkExport(start: Buffer): void {
  if (!/<wp:wxr_version[\s>]/.test(decoderOf(start).decode(start))) throw new ConfigError(notAnExport);
}

class ItemReader {
  isExport = false;
  readonly #parser = sax.parser(true, { position: false });
  readonly #items: Item[] = [];
  #item: Item | undefined;
  /** The number of open elements outside the item, and outside the custom field. */
  #itemDepth = 0;
  #metaDepth = 0;
  #metaKey = '';
  #metaSize = 0;
  /** Receives the text of the element at this depth. */
  #target: { depth: number; text: string; max: number; done: (text: string) => void } | undefined;
  #siteUrl = '';
  #faults = 0;

  constructor() {
    const parser = this.#parser;
    Object.assign(parser, {
      onopentag: ({ name, attributes }: sax.Tag) => this.#open(name, attributes),
      onclosetag: () => this.#close(),
      ontext: (text: string) => this.#add(text),
      oncdata: (text: string) => this.#add(text),
      onerror: ({ message }: Error) => {
        // The parser does not limit the size of a tag or comment.
        if (message.startsWith('Max buffer length')) throw new ConfigError(notAnExport);
        this.#faults += 1;
        if (this.#faults > MAX_FAULTS) throw new ConfigError(tooManyFaults);
        // The parser continues after other errors.
        Object.assign(parser, { error: null });
      },
    });
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  /** Returns the items that are complete. */
  take(): Item[] {
    return this.#items.splice(0);
  }

  /** Returns the item within which the file ends. */
  end(): Item[] {
    if (!this.#item) return [];
    this.#item.isBroken = true;
    if (this.#target) this.#target.done(this.#target.text);
    return [this.#item];
  }

  get #depth(): number {
    return (this.#parser as unknown as { tags: unknown[] }).tags.length;
  }

  #open(name: string, attributes: Record<string, string>): void {
    if (this.#target) return;
    const item = this.#item;
    if (!item) this.#openOutside(name);
    else if (this.#metaDepth > 0) this.#openInMeta(item, name);
    else if (name === 'category') {
      const { domain = '' } = attributes;
      this.#read(MAX_FIELD, (text) => this.#hasRoom(text) && item.terms.push({ domain, name: text }));
    } else if (name === 'wp:postmeta') this.#metaDepth = this.#depth;
    else if (name === 'wp:comment') item.commentCount += 1;
    else if (fieldNames.has(name)) {
      const max = name === 'content:encoded' ? MAX_CONTENT : MAX_FIELD;
      this.#read(max, (text) => {
        if (!item.fields.get(name)) item.fields.set(name, text);
      });
    }
  }

  #openOutside(name: string): void {
    if (name === 'wp:wxr_version') this.isExport = true;
    else if (name === 'wp:base_blog_url' || (name === 'link' && !this.#siteUrl)) {
      this.#read(2_000, (text) => {
        this.#siteUrl = text;
      });
    } else if (name === 'item') {
      this.#itemDepth = this.#depth;
      this.#metaSize = 0;
      this.#item = {
        fields: new Map(),
        terms: [],
        meta: new Map(),
        commentCount: 0,
        isCut: false,
        isBroken: false,
        siteUrl: this.#siteUrl,
      };
    }
  }

  #openInMeta({ meta }: Item, name: string): void {
    if (name === 'wp:meta_key') {
      this.#read(200, (text) => {
        this.#metaKey = text;
      });
    } else if (name === 'wp:meta_value') {
      const key = this.#metaKey;
      this.#read(10_000, (text) => isUsedMeta(key) && this.#hasRoom(text) && meta.set(key, text));
    }
  }

  #hasRoom(text: string): boolean {
    this.#metaSize += text.length;
    return this.#metaSize <= MAX_FIELD;
  }

  #read(max: number, done: (text: string) => unknown): void {
    this.#target = { depth: this.#depth, text: '', max, done };
  }

  #add(text: string): void {
    const target = this.#target;
    if (!target || !text) return;
    const room = target.max - target.text.length;
    if (text.length > room && this.#item && target.max === MAX_CONTENT) this.#item.isCut = true;
    if (room > 0) target.text += text.slice(0, room);
  }

  /** The parser has removed the element from `tags`. */
  #close(): void {
    if (this.#target && this.#depth < this.#target.depth) {
      // White space around CDATA is no part of the text.
      this.#target.done(this.#target.text.trim());
      this.#target = undefined;
    }
    if (this.#metaDepth > 0 && this.#depth < this.#metaDepth) this.#metaDepth = 0;
    if (this.#item && this.#depth < this.#itemDepth) {
      this.#items.push(this.#item);
      this.#item = undefined;
    }
  }
}

/** Custom fields that the import uses. */
const isUsedMeta = (key: string) =>
  /^(?:_thumbnail_id|_wp_attachment_image_alt|_yoast_wpseo_(?:title|metadesc)|rank_math_(?:title|description))$/.test(
    key,
  );

/** Bytes of the beginning that contain the declaration of the encoding, perhaps after warnings of PHP. */
const HEAD = 64 * 1024;

/** Decodes an XML file by its byte order mark or its declaration. Unreadable bytes become U+FFFD. */
async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= decoderOf(Buffer.from(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

function decoderOf(start: Buffer): TextDecoder {
  try {
    return new TextDecoder(encodingOf(start));
  } catch {
    return new TextDecoder();
  }
}

function encodingOf(start: Buffer): string {
  const marks: [string, string][] = [
    ['efbbbf', 'utf-8'],
    ['fffe', 'utf-16le'],
    ['feff', 'utf-16be'],
  ];
  const hex = start.subarray(0, 3).toString('hex');
  const mark = marks.find(([bytes]) => hex.startsWith(bytes));
  if (mark) return mark[1];
  // Half of the bytes of UTF-16 are zero.
  const zeros = [0, 0];
  const sample = start.subarray(0, 512);
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) > sample.length / 4) return odd > even ? 'utf-16le' : 'utf-16be';
  const declared = /<\?xml\b[^>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']([\w-]{1,40})["']/.exec(
    start.toString('latin1', 0, HEAD),
  )?.[1];
  // A file of single bytes that declares UTF-16 was converted after it was written.
  return !declared || /^(?:utf-?16|ucs)/i.test(declared) ? 'utf-8' : declared;
}
