import type { EntityManager } from '@mikro-orm/postgresql';
import { knownIn, withoutRemoved } from '../../../rules/field/unknown.ts';
import { requirePictures } from '../picture/service.ts';
import { recordActivity } from '../platform/access/activity.ts';
import type { Context } from '../platform/access/context.ts';
import { AppError, BadInput } from '../platform/core/errors.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { writeContent } from '../platform/database/content-version.ts';
import { enqueueJob } from '../platform/job/queue.ts';
import { requireAlternativeTexts } from './alternative-text.ts';
import {
  DraftLinkEntity,
  type Entry,
  EntryDraftEntity,
  EntryEntity,
  type EntryFields,
  EntryVersionEntity,
  type VersionAction,
} from './entity.ts';
import { cleanRichTexts } from './html.ts';
import {
  columnsOf,
  descriptorsOf,
  type EntryKind,
  fieldsOf,
  keepUnknown,
  nounOf,
  requireKnownTokens,
  requireOpen,
} from './kind.ts';
import { searchTextOf } from './search-text.ts';
import { claimSlug, requireFreeSlug } from './slug.ts';

interface Storing {
  /** Null: not public. Undefined: a stored entry keeps its time, and a new one is published now. */
  publishAt?: Date | null | undefined;
  action?: VersionAction;
  /** The revision of the draft. */
  revision?: number;
}

/** Runs a write of entries in one transaction. Its context has the transaction's entity manager. */
export function writeEntries<T>(context: Context, write: (within: Context) => Promise<T>): Promise<T> {
  return writeContent(context, (em) => write({ ...context, em }));
}

/** Stores a new entry. Throws BadInput if its fields break a rule of the server or have unknown tokens. */
export function createEntry(
  context: Context,
  kind: EntryKind,
  fields: EntryFields,
  storing?: Storing,
): Promise<Entry> {
  requireKnownTokens(kind, fields);
  return writeEntries(context, (within) => insertEntry(within, kind, fields, storing));
}

/**
 * Replaces the fields of an entry. Without a `version` (REST) the last write wins. Throws CONFLICT if
 * `version` is not the stored one, NOT_FOUND, and BadInput as `createEntry` does.
 */
export function updateEntry(
  context: Context,
  kind: EntryKind,
  number: number,
  fields: EntryFields,
  version?: number,
): Promise<Entry> {
  requireKnownTokens(kind, fields);
  return writeEntries(context, async (within) => {
    const entry = await findForUpdate(within, kind, number);
    checkVersion(entry, version);
    return storeVersion(within, kind, entry, fields);
  });
}

/** Stores a new entry in the transaction of the context. */
export async function insertEntry(
  context: Context,
  kind: EntryKind,
  fields: EntryFields,
  storing?: Storing,
): Promise<Entry> {
  return storeVersion(context, kind, await createEmpty(context, kind), fields, storing);
}

/** Stores an entry of version 0, which is not public, in the transaction of the context. */
export async function createEmpty(
  { em, account }: Context,
  kind: EntryKind,
  { title = '', editor_id = null }: { title?: string; editor_id?: string | null } = {},
): Promise<Entry> {
  const [row] = await em.execute<{ last: number }[]>(
    `insert into "entry_number" ("kind", "last") values (?, 1)
     on conflict ("kind") do update set "last" = "entry_number"."last" + 1 returning "last"`,
    [kind.kind],
  );
  await requireRoom(em, kind);
  const now = await databaseTime(em);
  const number = Number(row?.last);
  return em.create(EntryEntity, {
    kind: kind.kind,
    number,
    title,
    fields: {},
    lists: {},
    position: kind.keeps.includes('order') ? number : null,
    version: 0,
    createdAt: now,
    updatedAt: now,
    updatedBy: account?.email ?? null,
    editor_id,
  });
}

/** Throws BadInput if a kind has its maximum number of entries. */
async function requireRoom(em: EntityManager, { kind, label, title, maxEntries }: EntryKind): Promise<void> {
  if (!maxEntries || (await em.count(EntryEntity, { kind, deletedAt: null })) < maxEntries) return;
  const entries = label[1].toLowerCase();
  throw new BadInput({ [title]: `There are ${maxEntries} ${entries} already. Use one of them for this.` });
}

/** Stores an entry's next version in the context's transaction. Keeps fields unknown to this release. */
export async function storeVersion(
  context: Context,
  kind: EntryKind,
  entry: Entry,
  typed: EntryFields,
  { publishAt = entry.version > 0 ? entry.publishAt : undefined, action, revision }: Storing = {},
): Promise<Entry> {
  const { em, account } = context;
  const now = await databaseTime(em);
  const time = publishAt === undefined ? now : publishAt;
  const fields = await putFields(context, kind, entry, typed);
  Object.assign(entry, {
    publishAt: time,
    version: entry.version + 1,
    updatedAt: now,
    updatedBy: account?.email ?? null,
  });
  await em.flush();
  const done = action ?? (time ? (time > now ? 'scheduled' : 'published') : 'saved');
  const { number, version } = entry;
  await em.insert(EntryVersionEntity, {
    kind: kind.kind,
    number,
    version,
    action: done,
    fields,
    at: now,
    by: account?.email ?? null,
    revision: revision ?? null,
  });
  // No admin seeds the demo content.
  if (done !== 'saved' && (account || done === 'imported')) await recordEntry(context, done, entry);
  await queuePublication(em, time);
  return entry;
}

/** Puts checked fields and slug into an entry; returns all fields. Throws BadInput if they break a rule. */
export async function putFields(
  context: Context,
  kind: EntryKind,
  entry: Entry,
  typed: EntryFields,
): Promise<EntryFields> {
  const prepared = await preparedFields(context, kind, entry, typed);
  const slug = await claimSlug(context, kind, entry, prepared);
  const all = keepUnknown(context.app, kind, entry, prepared, fieldsOf(entry));
  const fields = withoutRemoved(descriptorsOf(context.app, kind, entry, all), all);
  const title = String(fields[kind.title] ?? entry.title);
  const text = searchTextOf(context.app, kind, entry, fields);
  Object.assign(entry, { ...columnsOf(kind, fields), title, slug, text });
  return fields;
}

/** Returns checked fields as they are stored. Throws BadInput if they break a rule of the database. */
export async function preparedFields(
  context: Context,
  kind: EntryKind,
  entry: Entry,
  typed: EntryFields,
): Promise<EntryFields> {
  const given = cleanRichTexts(kind.descriptors, typed);
  const prepared = await prepare(context, kind, entry, given);
  const known = knownIn(descriptorsOf(context.app, kind, entry, given), given);
  await requirePictures(context.em, kind.open ? jsonOf(known) : textsIn(known));
  return prepared;
}

/** Returns fields as their kind prepares them. Throws BadInput if they break a rule of their kind. */
async function prepare(
  context: Context,
  kind: EntryKind,
  entry: Entry,
  given: EntryFields,
): Promise<EntryFields> {
  const prepared = (await kind.prepare?.(context, given, entry)) ?? given;
  await requireAlternativeTexts(context.em, kind.descriptors, prepared);
  return prepared;
}

/** The job of `publication/jobs.ts`. */
export const PUBLISH = { name: 'blog-publish' };

/** Queues a publication, in the transaction of `em`. Does nothing for a time in the past. */
export async function queuePublication(em: EntityManager, time: Date | null): Promise<void> {
  if (time && time > (await databaseTime(em))) await enqueueJob(em, PUBLISH, {}, time);
}

/** Records an admin's action in the activity. */
export function recordEntry(
  context: Context,
  action: Exclude<VersionAction, 'saved'> | 'unpublished' | 'deleted' | 'restored' | 'shared' | 'unshared',
  { kind, number, title }: Entry,
): Promise<void> {
  return recordActivity(context, `entry.${action}`, { subject: title, entryKind: kind, entryNumber: number });
}

/** Returns the entry with this number, unless it is deleted. Throws NOT_FOUND. */
export async function findForUpdate({ em }: Context, kind: EntryKind, number: number): Promise<Entry> {
  const entry = await em.findOne(EntryEntity, { kind: kind.kind, number, deletedAt: null });
  if (!entry) throw new AppError('NOT_FOUND', `There is no such ${nounOf(kind)}.`);
  return entry;
}

/** Deletes an entry, restorable for thirty days. Throws NOT_FOUND, and BadInput if its kind forbids it. */
export function removeEntry(context: Context, kind: EntryKind, number: number): Promise<Entry> {
  return writeEntries(context, async (within) => {
    const entry = await findForUpdate(within, kind, number);
    requireOpen(kind, entry);
    await kind.requireRemovable?.(within, entry);
    entry.deletedAt = await databaseTime(within.em);
    await recordEntry(within, 'deleted', entry);
    return entry;
  });
}

/** Restores a deleted entry. Throws NOT_FOUND, BadInput if its slug is taken or it breaks a rule by now. */
export function restoreEntry(context: Context, kind: EntryKind, number: number): Promise<Entry> {
  return writeEntries(context, async (within) => {
    const { em } = within;
    const entry = await em.findOne(EntryEntity, { kind: kind.kind, number, deletedAt: { $ne: null } });
    if (!entry) throw new AppError('NOT_FOUND', `There is no such deleted ${nounOf(kind)}.`);
    await requireRoom(em, kind);
    if (entry.slug) await requireFreeSlug(within, kind, entry.slug, number);
    if (entry.version > 0) await prepare(within, kind, entry, fieldsOf(entry));
    entry.deletedAt = null;
    await recordEntry(within, 'restored', entry);
    return entry;
  });
}

/**
 * Hides an entry from visitors and ends its draft's link, or takes its draft off the schedule; its fields
 * stay. Throws CONFLICT, NOT_FOUND, and BadInput if its publication is final.
 */
export function unpublishEntry(
  context: Context,
  kind: EntryKind,
  number: number,
  version: number,
): Promise<Entry> {
  return writeEntries(context, async (within) => {
    const entry = await findForUpdate(within, kind, number);
    requireOpen(kind, entry);
    checkVersion(entry, version);
    if (!entry.publishAt) {
      const ended = { publishAt: null, slug: null, problem: null };
      await within.em.nativeUpdate(EntryDraftEntity, { kind: kind.kind, number }, ended);
      return entry;
    }
    entry.publishAt = null;
    await deleteDraftLink(within.em, entry);
    await recordEntry(within, 'unpublished', entry);
    return entry;
  });
}

/** Deletes the link to the draft of an entry; returns false if there is none. */
export async function deleteDraftLink(em: EntityManager, { kind, number }: Entry): Promise<boolean> {
  return (await em.nativeDelete(DraftLinkEntity, { kind, number })) > 0;
}

/** Returns fields as JSON by path. */
const jsonOf = (fields: EntryFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, value]) => [path, JSON.stringify(value)]));

/** Returns the texts in fields by path, such as `blogs_content[0].paragraph`. */
function textsIn(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  if (typeof value !== 'object' || value === null) return {};
  const inner = Object.entries(value).map(([name, item]) =>
    textsIn(item, Array.isArray(value) ? `${path}[${name}]` : path ? `${path}.${name}` : name),
  );
  return Object.assign({}, ...inner);
}
