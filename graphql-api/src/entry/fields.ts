import type { Context } from '../platform/access/context.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { batchLoader } from '../platform/graphql/batch-loader.ts';
import { type Entry, type EntryDraft, EntryDraftEntity, EntryEntity, type EntryFields } from './entity.ts';
import { type Key, nameOf } from './key.ts';
import type { EntryState } from './service.ts';

// Fields that are loaded for all entries of a list in one query, if the client selects them.

/** Returns the lists of an entry. */
export const findLists = byEntry<EntryFields>(async ({ em }, where) => {
  const rows = await em.find(EntryEntity, where, { fields: ['lists'], disableIdentityMap: true });
  return rows.map(({ kind, number, lists }) => ({ kind, number, value: lists }));
});

/** Returns the draft of an entry. */
export const findDraft = byEntry<EntryDraft>(async ({ em }, where) => {
  const drafts = await em.find(EntryDraftEntity, where, { disableIdentityMap: true });
  return drafts.map((draft) => ({ kind: draft.kind, number: draft.number, value: draft }));
});

/** Returns a loader of something that each entry has at most one of. */
function byEntry<Value>(
  load: (context: Context, where: { $or: Key[] }) => Promise<(Key & { value: Value })[]>,
): (context: Context, entry: Key) => Promise<Value | undefined> {
  const loader = batchLoader<string, Value>(async (context, keys) => {
    const entries = keys
      .map((key) => key.split(' '))
      .map(([kind = '', number]) => ({ kind, number: Number(number) }));
    const rows = await load(context, { $or: entries });
    return new Map(rows.map((row) => [nameOf(row), row.value]));
  });
  return (context, entry) => loader(context, nameOf(entry));
}

const findTime = batchLoader<'now', Date>(
  async ({ em }) => new Map([['now' as const, await databaseTime(em)]]),
);

/** Returns the state of an entry by the database's clock. */
export async function stateOf(
  context: Context,
  entry: Key & Pick<Entry, 'publishAt' | 'deletedAt'>,
): Promise<EntryState> {
  const { publishAt, deletedAt } = entry;
  if (deletedAt) return 'DELETED';
  if (!publishAt) {
    const draft = await findDraft(context, entry);
    return draft?.publishAt && !draft.problem ? 'SCHEDULED' : 'DRAFT';
  }
  const time = await findTime(context, 'now');
  return time && publishAt > time ? 'SCHEDULED' : 'PUBLISHED';
}
