import type { App, Context } from '../platform/access/context.ts';
import type { Entry } from './entity.ts';
import { addressOf, type EntryKind, fieldsOf } from './kind.ts';
import { findEntries, published } from './service.ts';

/** Returns the kinds whose entries have pages of their own, in the order of the admin area. */
export const publicKinds = ({ kinds }: Pick<App, 'kinds'>): EntryKind[] =>
  [...kinds.values()].filter(({ address }) => address !== undefined) as EntryKind[];

/** A public entry as the lists of all pages have it: sitemap, feed, offline manifest. */
export interface PublicEntry {
  kind: EntryKind;
  number: number;
  title: string;
  /** The path of its page. */
  path: string;
  /** When visitors saw it first. */
  publishAt: Date;
  updatedAt: Date;
  /** The text that introduces it in the feed; empty if it has none. */
  summary: string;
  /** The URL that search engines list in place of its own; null if it has none. */
  canonical: string | null;
  /** Whether search engines may list it. */
  isListed: boolean;
}

/** Returns the public entries of a kind: by position, newest first, or in the order of their creation. */
export async function publicEntries(
  { em }: Pick<Context, 'em'>,
  kind: EntryKind,
  limit?: number,
): Promise<PublicEntry[]> {
  const entries = await findEntries(em, kind, published(), orderOf(kind), {
    hasLists: false,
    ...(limit !== undefined && { limit }),
  });
  return entries.map((entry) => publicEntry(kind, entry));
}

const orderOf = ({ keeps }: EntryKind) => {
  if (keeps.includes('order')) return { position: 'asc', number: 'asc' } as const;
  return keeps.includes('schedule')
    ? ({ publishAt: 'desc', number: 'desc' } as const)
    : ({ number: 'asc' } as const);
};

function publicEntry(kind: EntryKind, entry: Entry): PublicEntry {
  const { number, title, updatedAt, publishAt } = entry;
  const fields = fieldsOf(entry);
  const text = (name: string | undefined) => (name && String(fields[name] ?? '')) || '';
  return {
    kind,
    number,
    title,
    path: addressOf(kind, entry) ?? addressByNumber(kind, number),
    publishAt: publishAt ?? updatedAt,
    updatedAt,
    summary: text(kind.feed),
    canonical: text(kind.canonical) || null,
    isListed: kind.listedBy === undefined || fields[kind.listedBy] !== false,
  };
}

/** Returns the path of an entry by its number, which never changes. Only some kinds answer there. */
export const addressByNumber = (kind: EntryKind, number: number): string =>
  addressOf(kind, { slug: String(number) }) ?? '';

/** Returns the kind and the slug that a path names, in lower case; undefined if no kind has such a path. */
export function kindAt(app: Pick<App, 'kinds'>, path: string): { kind: EntryKind; slug: string } | undefined {
  const matches = publicKinds(app).flatMap((kind) => {
    const [start = '', end = ''] = (kind.address ?? '').split('{slug}');
    return path.startsWith(start) && path.endsWith(end) && path.length > start.length + end.length
      ? [{ kind, start, slug: decoded(path.slice(start.length, path.length - end.length)) }]
      : [];
  });
  // Pages of the owner may have any path: a longer start decides.
  return matches.toSorted((one, other) => other.start.length - one.start.length)[0];
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug).toLowerCase();
  } catch {
    return slug;
  }
}
