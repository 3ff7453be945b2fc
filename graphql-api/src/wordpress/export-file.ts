import { XMLParser } from 'fast-xml-parser';
import { plainText } from '../blog/html.ts';
import { ConfigError } from '../core/config.ts';

/** A picture of the media library. */
export interface Attachment {
  url: string;
  alt: string;
}

/** A post of a WordPress export. */
export interface Post {
  /**
   * The `guid` and the number, which do not change when the post is edited; '' without a guid. A post that a plugin
   * duplicated has the guid of its original.
   */
  source: string;
  title: string;
  slug: string;
  /** The URL at which the post was published. */
  link: string;
  status: string;
  hasPassword: boolean;
  publishedAt: Date | null;
  html: string;
  categories: string[];
  tagCount: number;
  commentCount: number;
  picture: Attachment | undefined;
  metaTitle: string | undefined;
  metaDescription: string | undefined;
}

/** The contents of a WordPress export (WXR). */
interface WordPressExport {
  posts: Post[];
  /** The number of items of each other type, such as pages. */
  others: Map<string, number>;
}

type Value = string | number | { [name: string]: Value | Value[] } | undefined;
type Item = Record<string, Value | Value[]>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  // Texts of WordPress contain white space that separates paragraphs.
  trimValues: false,
  isArray: (name) => ['item', 'category', 'wp:postmeta', 'wp:comment'].includes(name),
});

/** Reads a WordPress export. Throws ConfigError for any other file. */
export function readExport(xml: string): WordPressExport {
  const items = itemsOf(xml);
  const ofType = (type: string) => items.filter((item) => text(item['wp:post_type']) === type);
  const attachments = new Map(
    ofType('attachment').map((item) => [text(item['wp:post_id']), attachmentOf(item)]),
  );
  const others = new Map<string, number>();
  for (const item of items) {
    const type = text(item['wp:post_type']);
    if (type !== 'post' && type !== 'attachment') others.set(type, (others.get(type) ?? 0) + 1);
  }
  return { posts: ofType('post').map((item) => postOf(item, attachments)), others };
}

function itemsOf(xml: string): Item[] {
  let channel: Item | undefined;
  try {
    ({ channel } = (parser.parse(xml, true) as { rss?: { channel?: Item } }).rss ?? {});
  } catch {
    throw new ConfigError('The file is not valid XML. Export it again in WordPress: Tools, Export.');
  }
  if (!channel || !('wp:wxr_version' in channel)) {
    throw new ConfigError('The file is no WordPress export. Create one in WordPress: Tools, Export.');
  }
  return (channel['item'] ?? []) as Item[];
}

function postOf(item: Item, attachments: ReadonlyMap<string, Attachment>): Post {
  const terms = (item['category'] ?? []) as Item[];
  const inDomain = (domain: string) =>
    terms.filter((term) => text(term['@domain']) === domain).map((term) => plainText(text(term)));
  const meta = metaOf(item);
  const guid = text(item['guid']);
  // Yoast SEO's templates contain variables such as %%sitename%%.
  const plain = (value: string | undefined) => (value?.includes('%%') ? undefined : value);
  return {
    source: guid && `${guid} ${text(item['wp:post_id'])}`.trim(),
    title: plainText(text(item['title'])),
    slug: decoded(text(item['wp:post_name'])),
    link: text(item['link']).trim(),
    status: text(item['wp:status']),
    hasPassword: text(item['wp:post_password']) !== '',
    publishedAt: timeOf(text(item['wp:post_date_gmt'])),
    html: text(item['content:encoded']),
    categories: inDomain('category'),
    tagCount: inDomain('post_tag').length,
    commentCount: ((item['wp:comment'] ?? []) as Item[]).length,
    picture: attachments.get(meta.get('_thumbnail_id') ?? ''),
    metaTitle: plain(meta.get('_yoast_wpseo_title')),
    metaDescription: plain(meta.get('_yoast_wpseo_metadesc')),
  };
}

function attachmentOf(item: Item): Attachment {
  return {
    url: text(item['wp:attachment_url']).trim(),
    alt: metaOf(item).get('_wp_attachment_image_alt') ?? '',
  };
}

function metaOf(item: Item): Map<string, string> {
  const entries = (item['wp:postmeta'] ?? []) as Item[];
  return new Map(entries.map((entry) => [text(entry['wp:meta_key']), text(entry['wp:meta_value'])]));
}

/** Returns the text of an element with or without attributes; '' if it is missing. */
function text(value: Value | Value[]): string {
  if (Array.isArray(value)) return text(value[0]);
  if (typeof value === 'object') return text(value['#text']);
  return value === undefined ? '' : String(value);
}

function timeOf(gmt: string): Date | null {
  const time = new Date(`${gmt.replace(' ', 'T')}Z`);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** Decodes a part of a URL; returns it as it is if its encoding is broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
