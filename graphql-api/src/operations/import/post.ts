import { storable } from '../../../../rules/storable.ts';
import { isoTime } from '../../platform/text/format.ts';
import { lineOf } from '../../platform/text/plain-text.ts';
import { type Item, MAX_CONTENT } from './export-file.ts';

/** A picture of the media library. */
export interface Attachment {
  url: string;
  alt: string;
}

/** A post of a WordPress export. */
export type Post = ReturnType<typeof postOf>;

/** Returns an item's type, such as 'post', 'attachment' or 'page'. One without an end may be a post. */
export const typeOf = ({ fields, isBroken }: Item) => fields.get('wp:post_type') ?? (isBroken ? 'post' : '');

/** Returns the number of an item, which others refer to. */
export const numberOf = ({ fields }: Item) => fields.get('wp:post_id') ?? '';

/** Converts an item of the type 'post'. */
export function postOf(item: Item) {
  const { fields, meta, terms, siteUrl } = item;
  const lost = new LostCharacters();
  const text = (name: string) => lost.clean(fields.get(name) ?? '');
  const ofDomain = (domain: string) =>
    terms.filter((term) => term.domain === domain).map(({ name }) => lineOf(lost.clean(name)));
  const firstMeta = (...keys: string[]) =>
    plainTemplate(keys.map((key) => meta.get(key)).find(Boolean), lost);
  const link = text('link');
  return {
    /**
     * The `guid` and the number, which edits do not change; '' without both. A post that a plugin duplicated
     * has the guid of its original.
     */
    source: `${text('guid') || link} ${numberOf(item)}`.trim(),
    /** Its number on the site. */
    number: numberOf(item),
    title: lineOf(text('title')),
    slug: unescaped(lineOf(text('wp:post_name'))),
    /** The URL at which the post was published. */
    link,
    status: text('wp:status'),
    hasPassword: text('wp:post_password') !== '',
    date: postDate(text('wp:post_date'), text('wp:post_date_gmt'), text('pubDate')),
    html: text('content:encoded'),
    excerpt: text('excerpt:encoded'),
    categories: ofDomain('category'),
    /** Its tags and the terms of plugins. */
    otherTerms: Map.groupBy(
      terms.filter(({ domain }) => !['', 'category', 'post_format'].includes(domain)),
      ({ domain }) => lost.clean(domain).slice(0, 60),
    ),
    commentCount: item.commentCount,
    /** The number of the featured picture; '' without one. */
    thumbnail: meta.get('_thumbnail_id') ?? '',
    metaTitle: firstMeta('_yoast_wpseo_title', 'rank_math_title'),
    metaDescription: firstMeta('_yoast_wpseo_metadesc', 'rank_math_description'),
    /** Texts for search engines that are templates of a plugin. */
    templates: [...meta.values()].filter((value) => isTemplate(value)).map((value) => lost.clean(value)),
    /** The base of relative addresses of pictures. */
    base: [link, siteUrl].find((url) => /^https?:/.test(url) && URL.canParse(url)) ?? '',
    /** Describes the characters that could not be read; undefined if there are none. */
    lost: lost.description(),
    /** Whether the end of the text is missing. */
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

function plainTemplate(value: string | undefined, lost: LostCharacters): string | undefined {
  return value === undefined || isTemplate(value) ? undefined : lineOf(lost.clean(value)) || undefined;
}

/** Returns whether a text of an SEO plugin has variables, such as %%sitename%% or %title%. */
const isTemplate = (value: string) => /%\w+%/.test(value);

/** Decodes a part of a URL. Omits encodings that are incomplete, because WordPress cuts long slugs. */
export function unescaped(part: string): string {
  const bytes = part.replace(/(?:%[0-9a-f]{2})+/gi, (codes) =>
    Buffer.from(codes.replaceAll('%', ''), 'hex').toString('utf8'),
  );
  return bytes.replace(/\uFFFD|%[0-9a-f]?$/gi, '');
}

/** Control characters, which pages cannot show, and the character that stands for an unreadable one. */
const lost = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFD]/gu;
const MAX_EXAMPLES = 3;

/** Removes the characters that cannot be stored from the texts of an item, and describes them. */
class LostCharacters {
  #count = 0;
  readonly #examples: string[] = [];

  /** Returns the text without control characters; '\uFFFD' stands for an unreadable one. */
  clean(text: string): string {
    return storable(
      text.replace(lost, (character, at: number) => {
        this.#count += 1;
        if (this.#examples.length < MAX_EXAMPLES) this.#examples.push(wordAt(text, at));
        return character === '\uFFFD' ? character : '';
      }),
    );
  }

  /** Returns the number of lost characters and the first words with them; undefined if there are none. */
  description(): string | undefined {
    if (this.#count === 0) return undefined;
    const count = this.#count === 1 ? '1 character' : `${this.#count} characters`;
    const words = [...new Set(this.#examples)].map((word) => `‘${word}’`).join(', ');
    return `${count} that cannot be read, in ${words}`;
  }
}

/** Returns the word around a position. Control characters are shown as '\uFFFD'. */
function wordAt(text: string, at: number): string {
  const part = (start: number, end: number) => text.slice(Math.max(0, start), end).replace(lost, '\uFFFD');
  const before = /[^\s<>]{0,20}$/.exec(part(at - 20, at))?.[0] ?? '';
  return before + (/^[^\s<>]{0,20}/.exec(part(at, at + 20))?.[0] ?? '');
}

/**
 * Returns the time of a post, `gmt`, otherwise `local`, otherwise `published` (`pubDate`), and its day in the
 * site's time zone: '2019-05-04'. Both are null if the export has no time.
 */
function postDate(local: string, gmt: string, published: string) {
  const localTime = parse(local);
  const time = parse(gmt) ?? (localTime && inBusinessZone(localTime)) ?? parseRfc(published);
  return { time, day: time && (localTime?.toISOString() ?? isoTime(time)).slice(0, 10) };
}

/** Parses '2019-05-04 15:30:00' as UTC. Returns null for other texts, such as '0000-00-00 00:00:00'. */
function parse(text: string): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(text) ?? [];
  const date = new Date(`${day}T${time}Z`);
  // JavaScript reads February 30 as March 2.
  const isDay = isPossible(date) && date.toISOString().startsWith(day ?? '');
  return isDay ? date : null;
}

/** Parses 'Sat, 04 May 2019 14:00:00 +0000'. WordPress writes the year -0001 for drafts. */
function parseRfc(text: string): Date | null {
  const date = new Date(/\s-\d{3,4}\s+\d\d:/.test(text) ? Number.NaN : text);
  return isPossible(date) ? date : null;
}

/** WordPress writes times before 1970 only by mistake. */
const isPossible = (date: Date) => date.getTime() > 0 && date.getUTCFullYear() <= 9999;

/** Returns the time at which clocks of the business show this time of day. */
function inBusinessZone(local: Date): Date {
  const offset = (time: Date) =>
    Date.parse(`${isoTime(time).replace(' ', 'T')}:00Z`) - Math.floor(time.getTime() / 60_000) * 60_000;
  const guess = new Date(local.getTime() - offset(local));
  return new Date(local.getTime() - offset(guess));
}
