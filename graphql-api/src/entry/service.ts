import { type EntityKey, type FilterQuery, type QueryOrderMap, raw, sql } from '@mikro-orm/core';
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';
import { slugOf } from '../../../rules/slug.ts';
import type { Context } from '../platform/access/context.ts';
import {
  type NumberedPage,
  numberedPage,
  type PageArgs,
  rangeOf,
} from '../platform/graphql/numbered-page.ts';
import {
  type Entry,
  type EntryDraft,
  EntryDraftEntity,
  EntryEntity,
  type EntryVersion,
  EntryVersionEntity,
  RedirectEntity,
} from './entity.ts';
import type { EntryKind } from './kind.ts';
import { withWords } from './search.service.ts';

/** The maximum number of deleted entries, and of versions, that a list returns; older ones stay stored. */
const MAX_LISTED = 100;

type Where = FilterQuery<Entry>;

/**
 * Public entries. Compares with the database's clock, like the job that invalidates the caches when an entry
 * is published; with another clock a page could be cached without it.
 */
export const published = (): Where => ({ deletedAt: null, publishAt: { $lte: sql`now()` } });

const columns = (Object.keys(EntryEntity.properties) as EntityKey<Entry>[]).filter((name) => name !== 'text');
/** The columns without the lists, which are the largest. */
const listed = columns.filter((name) => name !== 'lists');

export interface Range {
  limit?: number;
  offset?: number;
  /** Whether the entries have their lists. */
  hasLists?: boolean;
}

/** Returns entries of a kind, or of several, which are only read: plain objects. */
export function findEntries(
  em: EntityManager,
  { kind }: { kind: string | { $in: string[] } },
  where: Where,
  orderBy: QueryOrderMap<Entry> = { number: 'asc' },
  { limit, offset, hasLists = true }: Range = {},
): Promise<Entry[]> {
  return em
    .createQueryBuilder(EntryEntity)
    .select(hasLists ? columns : listed)
    .where({ $and: [{ kind }, where] } as QBFilterQuery<Entry>)
    .orderBy(orderBy)
    .limit(limit, offset)
    .execute('all') as Promise<Entry[]>;
}

/** Returns the number of entries of a kind. */
export function countEntries(
  em: EntityManager,
  { kind }: Pick<EntryKind, 'kind'>,
  where: Where = {},
): Promise<number> {
  return em.count(EntryEntity, { $and: [{ kind }, where] });
}

/** Returns the entry with this number; null if there is none that matches. */
export function findEntry(
  em: EntityManager,
  { kind }: Pick<EntryKind, 'kind'>,
  number: number,
  where: Where = { deletedAt: null },
): Promise<Entry | null> {
  return em.findOne(EntryEntity, { $and: [{ kind, number }, where] });
}

/**
 * Returns the public entry with this slug, with this number if its kind is found by numbers, or the one that
 * had the slug before; null if there is none. Compare the slug to detect a moved entry.
 */
export async function findBySlug(em: EntityManager, kind: EntryKind, typed: string): Promise<Entry | null> {
  const slug = slugOf(typed);
  const entry = await em.findOne(EntryEntity, { $and: [{ kind: kind.kind, slug }, published()] });
  if (entry) return entry;
  const isNumber = kind.isFoundByNumber && /^\d{1,9}$/.test(typed);
  const numbered = isNumber ? await findEntry(em, kind, Number(typed), published()) : null;
  return numbered ?? findMoved(em, kind, slug);
}

/** Returns the public entry that had this slug before; null if there is none. */
async function findMoved(em: EntityManager, kind: EntryKind, slug: string): Promise<Entry | null> {
  const redirect = await em.findOne(RedirectEntity, { kind: kind.kind, slug });
  return redirect && findEntry(em, kind, redirect.number, published());
}

/** Returns the earlier slugs of the public entries of a kind, each with the present one. */
export function listMoved(
  em: EntityManager,
  { kind }: Pick<EntryKind, 'kind'>,
): Promise<{ from: string; to: string }[]> {
  return em.execute(
    `select r."slug" as "from", e."slug" as "to" from "redirect" r join "entry" e using ("kind", "number")
    where "kind" = ? and e."deletedAt" is null and e."publishAt" <= now()`,
    [kind],
  );
}

/** Returns the versions of an entry, the latest first. */
export function listVersions(
  { em }: Pick<Context, 'em'>,
  { kind }: Pick<EntryKind, 'kind'>,
  number: number,
): Promise<EntryVersion[]> {
  return em.find(
    EntryVersionEntity,
    { kind, number },
    { orderBy: { version_id: 'desc' }, limit: MAX_LISTED },
  );
}

/** Returns the entries of these kinds whose draft could not be published at its time. */
export async function findUnpublished(em: EntityManager, kinds: Pick<EntryKind, 'kind'>[]): Promise<Entry[]> {
  const drafts = await em.find(
    EntryDraftEntity,
    { problem: { $ne: null }, kind: { $in: kinds.map(({ kind }) => kind) } },
    {
      fields: ['kind', 'number'],
      orderBy: { publishAt: 'desc' },
      limit: MAX_LISTED,
      disableIdentityMap: true,
    },
  );
  const keys = drafts.map(({ kind, number }) => ({ kind, number }));
  return keys.length > 0 ? em.find(EntryEntity, { $and: [{ $or: keys }, { deletedAt: null }] }) : [];
}

/** Returns the drafts of a kind. */
export const listDrafts = (em: EntityManager, { kind }: Pick<EntryKind, 'kind'>): Promise<EntryDraft[]> =>
  em.find(EntryDraftEntity, { kind });

export type EntryState = 'DRAFT' | 'SCHEDULED' | 'PUBLISHED' | 'DELETED';

/** Matches entries with a draft that a job will publish, or those without one. */
const withScheduledDraft = (is: 'exists' | 'not exists'): Where => ({
  [raw(
    (alias) => `${is} (select 1 from "entry_draft" "d" where "d"."kind" = "${alias}"."kind"
      and "d"."number" = "${alias}"."number" and "d"."publishAt" is not null and "d"."problem" is null)`,
  )]: [],
});

/** Returns the condition for a state; without one, for everything that is not deleted. */
function inState(state: EntryState | null | undefined): Where {
  switch (state) {
    case 'DRAFT':
      return { deletedAt: null, publishAt: null, $and: [withScheduledDraft('not exists')] };
    case 'SCHEDULED':
      return {
        deletedAt: null,
        $or: [{ publishAt: { $gt: sql`now()` } }, { publishAt: null, $and: [withScheduledDraft('exists')] }],
      };
    case 'PUBLISHED':
      return published();
    case 'DELETED':
      return { deletedAt: { $ne: null } };
    default:
      return { deletedAt: null };
  }
}

/** Returns a page of entries without their lists. Throws BadInput for a page below 1 or a wrong size. */
export async function findPage(
  { em }: Pick<Context, 'em'>,
  { kind, label }: EntryKind,
  where: Where,
  orderBy: QueryOrderMap<Entry>,
  page: PageArgs,
  maxPageSize?: number,
): Promise<NumberedPage<Entry>> {
  const range = rangeOf(page, label[1].toLowerCase(), maxPageSize);
  const totalCount = await countEntries(em, { kind }, where);
  const entries = await findEntries(em, { kind }, where, orderBy, { ...range, hasLists: false });
  return numberedPage(entries, totalCount, page);
}

interface ListArgs extends PageArgs {
  state?: EntryState | null | undefined;
  search?: string | null | undefined;
  /** Values by the name of their field. */
  fields?: Record<string, unknown> | null | undefined;
}

/** Returns the entries whose pages a link can lead to: the pages of the site, and public entries. */
export const listLinkable = (context: Context): Promise<Entry[]> =>
  firstOfEach(context, ({ isFixed, address }) => {
    if (isFixed) return { slug: { $like: '/%' } };
    return address ? published() : undefined;
  });

/** Returns the first entries of each kind with a condition, in the order of its list. */
async function firstOfEach(
  { app, em }: Context,
  whereOf: (kind: EntryKind) => Where | undefined,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const kind of app.kinds.values()) {
    const where = whereOf(kind as EntryKind);
    const options = { limit: MAX_LISTED, hasLists: false };
    if (where) entries.push(...(await findEntries(em, kind, where, listOrder(kind), options)));
  }
  return entries;
}

const listOrder = ({ keeps, isFixed }: Pick<EntryKind, 'keeps' | 'isFixed'>) =>
  keeps.includes('order') || isFixed
    ? ({ position: 'asc', number: 'asc' } as const)
    : ({ createdAt: 'desc', number: 'desc' } as const);

/** Returns a page of the entries of a kind: by position, or newest first. */
export async function listEntries(
  context: Context,
  kind: EntryKind,
  { state, search, fields, ...page }: ListArgs,
): Promise<NumberedPage<Entry>> {
  const where = { $and: [inState(state), await withWords(context, search), withFields(fields ?? {})] };
  return findPage(context, kind, where, listOrder(kind), page);
}

/**
 * Returns the entries that may spell one of these dollar amounts, such as '$2,995', also in their drafts.
 * Tokens of prices do not count.
 */
export async function findSpelling({ app, em }: Context, amounts: number[]): Promise<Entry[]> {
  if (amounts.length === 0) return [];
  const format = new Intl.NumberFormat('en-CA');
  const digits = amounts.map((amount) => format.format(amount).replaceAll(',', ',?')).join('|');
  const pattern = `\\$( |\u00a0|&nbsp;)?(${digits})(?![0-9])`;
  const isSpelt: Where = {
    [raw(
      (alias) => `("${alias}"."fields"::text || "${alias}"."lists"::text || coalesce((select "fields"::text
        from "entry_draft" "d" where "d"."kind" = "${alias}"."kind" and "d"."number" = "${alias}"."number"), '')) ~ ?`,
      [pattern],
    )]: [],
  };
  const orderBy = { kind: 'asc', number: 'asc' } as const;
  const isKnown: Where = { kind: [...app.kinds.keys()], deletedAt: null };
  return em.find(EntryEntity, { $and: [isKnown, isSpelt] }, { orderBy, limit: MAX_LISTED });
}

/** Matches entries whose fields have these values. */
export function withFields(fields: Record<string, unknown>): Where {
  const isEqual = ([name, value]: [string, unknown]): Where => ({
    [raw((alias) => `"${alias}"."fields" ->> ? = ?`, [name, String(value)])]: [],
  });
  const conditions = Object.entries(fields).map(isEqual);
  return conditions.length > 0 ? { $and: conditions } : {};
}

/** Returns whether an entry that is not deleted has this slug, or this number if `isFoundByNumber`. */
export async function hasEntryAt(
  em: EntityManager,
  { kind, isFoundByNumber }: Pick<EntryKind, 'kind' | 'isFoundByNumber'>,
  slug: string,
): Promise<boolean> {
  const found = await em.execute<object[]>(
    `select 1 from "entry" where "kind" = ? and ("slug" = ? or "number"::text = ?) and "deletedAt" is null`,
    [kind, slug, isFoundByNumber ? slug : ''],
  );
  return found.length > 0;
}

/** Returns the slug of each of these entries of a kind, by number. */
export async function slugsOf(
  em: EntityManager,
  { kind }: Pick<EntryKind, 'kind'>,
  where: Where,
): Promise<Map<number, string>> {
  const entries = await em.find(
    EntryEntity,
    { $and: [{ kind }, where] },
    { fields: ['number', 'slug'], disableIdentityMap: true },
  );
  return new Map(entries.map(({ number, slug }) => [number, slug ?? '']));
}

/** Returns the redirects of former slugs to those of entries that are not deleted. */
export function listRedirects(em: EntityManager): Promise<{ kind: string; from: string; to: string }[]> {
  return em.execute(`
    select "kind", r."slug" as "from", e."slug" as "to" from "redirect" r join "entry" e using ("kind", "number")
    where e."deletedAt" is null`);
}
