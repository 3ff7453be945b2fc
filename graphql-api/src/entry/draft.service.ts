import { randomInt } from 'node:crypto';
import { keepPictures } from '../picture/service.ts';
import type { Context } from '../platform/access/context.ts';
import { AppError, BadInput } from '../platform/core/errors.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import {
  type Entry,
  type EntryDraft,
  EntryDraftEntity,
  EntryEntity,
  type EntryFields,
  EntryVersionEntity,
  type VersionAction,
} from './entity.ts';
import { cleanRichTexts } from './html.ts';
import {
  checkEntry,
  type EntryKind,
  fieldsOf,
  isPublicAt,
  keepUnknown,
  nounOf,
  requireOpen,
} from './kind.ts';
import { searchTextOf } from './search-text.ts';
import { requireSlug } from './slug.ts';
import {
  createEmpty,
  findForUpdate,
  preparedFields,
  queuePublication,
  recordEntry,
  storeVersion,
  writeEntries,
} from './write.service.ts';

/** Maximum size of a draft as JSON, in UTF-16 units. */
const MAX_DRAFT = 2_000_000;

/** A draft as an admin saves it. */
interface DraftInput {
  fields: EntryFields;
  /** The version of the entry that the fields started from. */
  version: number;
  /** The revision of the draft that was read; 0 if there was none. */
  revision: number;
  /** The id that the client made for the editor; null if it has none. */
  editor_id: string | null;
}

/**
 * Saves the draft of an entry; without a number, of a new one, which an editor creates once. Fields may break
 * rules until they are published. Throws CONFLICT if another editor has saved the draft since it was read.
 */
export async function saveDraft(
  context: Context,
  kind: EntryKind,
  number: number | null | undefined,
  { fields, version, revision, editor_id }: DraftInput,
): Promise<Entry> {
  if (JSON.stringify(fields).length > MAX_DRAFT)
    throw new BadInput({ fields: 'This is too long to be saved. Divide it.' });
  context.app.database.requireFreeSpace();
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const title = String(fields[kind.title] ?? '').slice(0, 300);
    if (!number && kind.isFixed) throw new BadInput({ number: `There is no such ${nounOf(kind)}.` });
    const known = number ?? (await findCreated(within, editor_id))?.number;
    const entry = known
      ? await findForUpdate(within, kind, known)
      : await createEmpty(within, kind, { title, editor_id });
    if (entry.version === 0 && !kind.isFixed)
      Object.assign(entry, {
        title,
        fields: partIn(kind, fields),
        text: searchTextOf(context.app, kind, entry, fields),
      });
    await em.flush();
    await keepPictures(em, fields);
    const draft = await lockDraft(within, entry);
    requireOpen(kind, entry);
    // The responses of the editor's last save or publication may be lost.
    const isOwn = editor_id !== null && draft?.editor_id === editor_id;
    const isPublished = !draft && (await isFromRevision(within, entry, revision));
    if (!isOwn && !isPublished) checkRevision(draft, revision);
    const publishAt = keptSchedule(kind, draft);
    await em.upsert(EntryDraftEntity, {
      kind: kind.kind,
      number: entry.number,
      fields: keepUnknown(
        context.app,
        kind,
        entry,
        cleanRichTexts(kind.descriptors, fields),
        draft?.fields ?? {},
      ),
      version: isPublished ? entry.version : version,
      // Another number than that of an earlier draft, which a tab may still have open.
      revision: draft ? draft.revision + 1 : randomInt(1, 2 ** 30),
      publishAt,
      savedAt: await databaseTime(em),
      savedBy: context.account?.email ?? null,
      editor_id,
      slug: publishAt && (await freeSlug(within, kind, entry, fields)),
    });
    return entry;
  });
}

/** Returns the time at which a changed draft is published; null if an admin must schedule it again. */
function keptSchedule({ isFinal }: EntryKind, draft: EntryDraft | null): Date | null {
  return isFinal && !draft?.problem ? null : (draft?.publishAt ?? null);
}

/** Returns the entry that an editor has created; waits for a request that creates it. */
export async function findCreated(
  { em }: Pick<Context, 'em'>,
  editor_id: string | null,
): Promise<Entry | null> {
  if (editor_id === null) return null;
  await em.execute(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [editor_id]);
  return em.findOne(EntryEntity, { editor_id });
}

/** Returns whether the current version of an entry was the draft with this revision, stored by `action`. */
async function isFromRevision(
  { em }: Context,
  { kind, number, version }: Entry,
  revision: number,
  action?: VersionAction,
): Promise<boolean> {
  const where = { kind, number, version, revision, ...(action && { action }) };
  return revision > 0 && (await em.count(EntryVersionEntity, where)) > 0;
}

/** Returns the slug that a scheduled draft reserves; null if another entry has it. */
async function freeSlug(
  context: Context,
  kind: EntryKind,
  entry: Entry,
  fields: EntryFields,
): Promise<string | null> {
  try {
    return await requireSlug(context, kind, entry, fields);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** Returns the field of a draft that divides the order: the list of each part has new entries, too. */
function partIn({ orderedWithin: name }: EntryKind, fields: EntryFields): EntryFields {
  return name && name in fields ? { [name]: fields[name] } : {};
}

/**
 * Publishes the draft of an entry, or its last version if it has no draft. Throws CONFLICT if either has
 * changed since, and BadInput with the fields that break a rule.
 */
export function publishDraft(
  context: Context,
  kind: EntryKind,
  number: number,
  revision: number,
): Promise<Entry> {
  return writeEntries(context, async (within) => {
    const entry = await findForUpdate(within, kind, number);
    const isPublic = isPublicAt(await databaseTime(within.em), entry);
    return storeDraft(within, kind, entry, revision, isPublic ? entry.publishAt : undefined);
  });
}

/**
 * Publishes an entry at a time. The changes of a public entry wait as its draft, which reserves its slug, and
 * so do entries whose publication acts; a job publishes them. Throws as `publishDraft` does, and BadInput for
 * a time that is not in the future.
 */
export function scheduleDraft(
  context: Context,
  kind: EntryKind,
  number: number,
  revision: number,
  publishAt: Date,
): Promise<Entry> {
  if (!kind.keeps.includes('schedule')) throw new BadInput({ kind: `The ${nounOf(kind)} has no schedule.` });
  return writeEntries(context, async (within) => {
    const { em } = within;
    const now = await databaseTime(em);
    if (publishAt <= now) throw new BadInput({ publishAt: 'Choose a time in the future.' });
    const entry = await findForUpdate(within, kind, number);
    if (!isPublicAt(now, entry) && !kind.isFinal) return storeDraft(within, kind, entry, revision, publishAt);
    const draft = await lockDraft(within, entry);
    checkRevision(draft, revision);
    if (!draft) throw new BadInput({ publishAt: 'There is nothing to publish: the entry has no draft.' });
    checkVersion(entry, draft.version);
    if (draft.publishAt?.getTime() === publishAt.getTime()) return entry;
    const checked = checkedFields(within, kind, entry, draft.fields);
    const prepared = await preparedFields(within, kind, entry, checked);
    const slug = await requireSlug(within, kind, entry, prepared);
    Object.assign(draft, { publishAt, slug, problem: null });
    await em.flush();
    await recordEntry(within, 'scheduled', entry);
    await queuePublication(em, publishAt);
    return entry;
  });
}

async function storeDraft(
  context: Context,
  kind: EntryKind,
  entry: Entry,
  revision: number,
  publishAt: Date | null | undefined,
): Promise<Entry> {
  const { em } = context;
  const draft = await lockDraft(context, entry);
  if (!draft && (await isStored(context, entry, revision, publishAt))) return entry;
  requireOpen(kind, entry);
  checkRevision(draft, revision);
  if (draft) checkVersion(entry, draft.version);
  const fields = checkedFields(context, kind, entry, draft?.fields ?? fieldsOf(entry));
  if (draft) await em.remove(draft).flush();
  const now = await databaseTime(em);
  await storeVersion(context, kind, entry, fields, {
    publishAt: publishAt ?? now,
    ...(draft && { revision }),
  });
  if (isPublicAt(now, entry)) await kind.published?.(context, entry);
  return entry;
}

/** Returns whether the draft with this revision was published at this time already; undefined means now. */
async function isStored(
  context: Context,
  entry: Entry,
  revision: number,
  publishAt: Date | null | undefined,
): Promise<boolean> {
  // This transaction may have begun before the one that published, so that `publishAt` seems to be to come.
  if (publishAt === undefined) return isFromRevision(context, entry, revision, 'published');
  const isSame = publishAt?.getTime() === entry.publishAt?.getTime();
  return isSame && isFromRevision(context, entry, revision);
}

/** Returns the fields of a draft as they are stored. Throws BadInput with those that break a rule. */
export function checkedFields(
  { app }: Context,
  kind: EntryKind,
  entry: Entry,
  fields: EntryFields,
): EntryFields {
  const [errors, checked] = checkEntry(app, kind, entry, fields);
  if (Object.keys(errors).length > 0) throw new BadInput(errors);
  return checked;
}

/** Returns the draft of an entry, and locks the entry until the end of the transaction. */
export async function lockDraft({ em }: Context, { kind, number }: Entry): Promise<EntryDraft | null> {
  await em.execute(`select 1 from "entry" where "kind" = ? and "number" = ? for update`, [kind, number]);
  return em.findOne(EntryDraftEntity, { kind, number });
}

/** Throws CONFLICT unless `revision` is that of the stored draft. */
export function checkRevision(draft: EntryDraft | null, revision: number): void {
  if ((draft?.revision ?? 0) === revision) return;
  if (draft)
    checkVersion({ version: draft.revision, updatedAt: draft.savedAt, updatedBy: draft.savedBy }, revision);
  throw new AppError('CONFLICT', 'This draft was published or discarded after you opened it.', {
    conflict: { version: 0, savedBy: null, savedAt: null },
  });
}
