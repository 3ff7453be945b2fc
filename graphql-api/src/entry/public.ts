import { fillTokensOfHtml } from '../../../rules/fact/html-tokens.ts';
import type { App, Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { decoded } from '../platform/core/url.ts';
import type { NumberedPage, PageArgs } from '../platform/graphql/numbered-page.ts';
import type { Entry, EntryFields } from './entity.ts';
import { findLists } from './fields.ts';
import { addressOf, type EntryKind, fieldsOf, filledFields, kindNamed } from './kind.ts';
import { findBySlug, findEntries, findPage, published } from './service.ts';

/** Maximum size of a page of `listPublicEntries`. */
export const MAX_PAGE_SIZE = 50;

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

/**
 * Returns the kind and the slug that a path names, in lower case, and the path before the slug; undefined if
 * no kind has such a path.
 */
export function kindAt(
  app: Pick<App, 'kinds'>,
  path: string,
): { kind: EntryKind; folder: string; slug: string } | undefined {
  const matches = publicKinds(app).flatMap((kind) => {
    const [folder = '', end = ''] = (kind.address ?? '').split('{slug}');
    return path.startsWith(folder) && path.endsWith(end) && path.length > folder.length + end.length
      ? [{ kind, folder, slug: slugIn(path.slice(folder.length, path.length - end.length)) }]
      : [];
  });
  // Pages of the owner may have any path: a longer folder decides.
  return matches.toSorted((one, other) => other.folder.length - one.folder.length)[0];
}

const slugIn = (part: string): string => decoded(part)?.toLowerCase() ?? part;

/** Returns the kind with this name and pages. Throws BadInput. */
function publicKind(app: App, name: string): EntryKind {
  const kind = kindNamed(app, name);
  if (!kind.address) throw new BadInput({ kind: 'Entries of this kind have no pages.' });
  return kind;
}

/**
 * Returns the public entry with this slug, or the one that had it before, whose path differs; null if there
 * is none.
 */
export const findPublicEntry = ({ app, em }: Context, kind: string, slug: string): Promise<Entry | null> =>
  findBySlug(em, publicKind(app, kind), slug);

/** Returns a page of the public entries of a kind, in the order of `publicEntries`. */
export function listPublicEntries(
  context: Context,
  name: string,
  page: PageArgs,
): Promise<NumberedPage<Entry>> {
  const kind = publicKind(context.app, name);
  return findPage(context, kind, published(), orderOf(kind), page, MAX_PAGE_SIZE);
}

/** Returns the declared fields of an entry with the facts in their texts, as readers see them. */
export async function shownFields(context: Context, entry: Entry): Promise<EntryFields> {
  const lists = entry.lists ?? (await findLists(context, entry)) ?? {};
  const fields = filledFields(kindNamed(context.app, entry.kind), { fields: entry.fields, lists });
  return fillTokensOfHtml(fields, await context.app.findFacts(context));
}
