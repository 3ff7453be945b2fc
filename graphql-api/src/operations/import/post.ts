import { lineOf } from '../../platform/text/plain-text.ts';
import { type Item, MAX_CONTENT } from './export-file.ts';
import { LostCharacters } from './lost-characters.ts';
import { type PostDate, postDate } from './post-date.ts';

/** A picture of the media library. */
export interface Attachment {
  url: string;
  alt: string;
}

/** A post of a WordPress export. */
export interface Post {
  /**
   * The `guid` and the number, which do not change when the post is edited; '' without both. A post that a plugin
   * duplicated has the guid of its original.
   */
  source: string;
  /** Its number on the site. */
  number: string;
  title: string;
  slug: string;
  /** The URL at which the post was published. */
  link: string;
  status: string;
  hasPassword: boolean;
  date: PostDate;
  html: string;
  excerpt: string;
  categories: string[];
  tagCount: number;
  commentCount: number;
  /** The number of the featured picture; '' without one. */
  thumbnail: string;
  metaTitle: string | undefined;
  metaDescription: string | undefined;
  /** The base of relative addresses of pictures. */
  base: string;
  /** Describes the characters that could not be read; undefined if there are none. */
  lost: string | undefined;
  /** Whether the end of the text is missing. */
  isCut: boolean;
}

/** Returns the type of an item, such as 'post', 'attachment' or 'page'. One whose end is missing may be a post. */
export const typeOf = ({ fields, isBroken }: Item) => fields.get('wp:post_type') ?? (isBroken ? 'post' : '');

/** Returns the number of an item, which others refer to. */
export const numberOf = ({ fields }: Item) => fields.get('wp:post_id') ?? '';

/** Converts an item of the type 'post'. */
export function postOf(item: Item): Post {
  const { fields, meta, terms, siteUrl } = item;
  const lost = new LostCharacters();
  const text = (name: string) => lost.clean(fields.get(name) ?? '');
  const ofDomain = (domain: string) =>
    terms.filter((term) => term.domain === domain).map(({ name }) => lineOf(lost.clean(name)));
  const firstMeta = (...keys: string[]) =>
    plainTemplate(keys.map((key) => meta.get(key)).find(Boolean), lost);
  const link = text('link');
  return {
    source: `${text('guid') || link} ${numberOf(item)}`.trim(),
    number: numberOf(item),
    title: lineOf(text('title')),
    slug: decoded(text('wp:post_name')),
    link,
    status: text('wp:status'),
    hasPassword: text('wp:post_password') !== '',
    date: postDate(text('wp:post_date'), text('wp:post_date_gmt'), text('pubDate')),
    html: text('content:encoded'),
    excerpt: text('excerpt:encoded'),
    categories: ofDomain('category'),
    tagCount: terms.filter(({ domain }) => domain === 'post_tag').length,
    commentCount: item.commentCount,
    thumbnail: meta.get('_thumbnail_id') ?? '',
    metaTitle: firstMeta('_yoast_wpseo_title', 'rank_math_title'),
    metaDescription: firstMeta('_yoast_wpseo_metadesc', 'rank_math_description'),
    base: [link, siteUrl].find((url) => /^https?:/.test(url) && URL.canParse(url)) ?? '',
    lost: lost.description(),
    isCut: item.isCut || (fields.get('content:encoded') ?? '').length >= MAX_CONTENT,
  };
}

/** Converts an item of the type 'attachment'. */
export function attachmentOf({ fields, meta }: Item): Attachment {
  const clean = (text = '') => new LostCharacters().clean(text).slice(0, 2_000);
  return {
    url: clean(fields.get('wp:attachment_url')),
    alt: clean(meta.get('_wp_attachment_image_alt')).slice(0, 500),
  };
}

/** Returns undefined for a template of an SEO plugin: these contain variables such as %%sitename%% and %title%. */
function plainTemplate(value: string | undefined, lost: LostCharacters): string | undefined {
  return value === undefined || /%\w+%/.test(value) ? undefined : lineOf(lost.clean(value)) || undefined;
}

/** Decodes a part of a URL. Omits encodings that are incomplete, because WordPress cuts long slugs. */
export function decoded(part: string): string {
  const bytes = part.replace(/(?:%[0-9a-f]{2})+/gi, (codes) =>
    Buffer.from(codes.replaceAll('%', ''), 'hex').toString('utf8'),
  );
  return bytes.replace(/\uFFFD|%[0-9a-f]?$/gi, '');
}
