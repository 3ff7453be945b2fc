import { factsOf } from '../../../rules/field/field.ts';
import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { type Entry, EntryDraftEntity, EntryEntity } from './entity.ts';
import { type EntryKind, fieldsOf } from './kind.ts';
import { findForUpdate, recordEntry, storeVersion, writeEntries } from './write.service.ts';

/** The place of an entry in the order of its kind. */
interface Place {
  /** From 0; one past the end is the last. */
  position: number;
  /** The value of the field that divides the order, such as a tab; null or undefined: its own. */
  part?: string | null | undefined;
}

/**
 * Moves an entry among its neighbours, and with its draft to another part of the order. Throws NOT_FOUND, and
 * BadInput for a kind without an order and for an unknown part.
 */
export function moveEntry(
  context: Context,
  kind: EntryKind,
  number: number,
  { position, part }: Place,
): Promise<Entry> {
  if (!kind.keeps.includes('order')) throw new BadInput({ kind: `${kind.label[1]} have no order.` });
  return writeEntries(context, async (within) => {
    const entry = await findForUpdate(within, kind, number);
    const isRecorded = part ? await changePart(within, kind, entry, part) : false;
    await putAt(within, kind, entry, position);
    if (!isRecorded) await recordEntry(within, 'moved', entry);
    return entry;
  });
}

/**
 * Stores the part of the order in an entry, as a new version, and in its draft, which stays one. Returns
 * whether the new version is in the activity.
 */
async function changePart(context: Context, kind: EntryKind, entry: Entry, part: string): Promise<boolean> {
  const { orderedWithin: name = '', fields } = kind;
  const parts = fields[name] && factsOf(fields[name]).oneOf;
  if (!parts?.includes(part)) throw new BadInput({ part: 'There is no such part.' });
  if (entry.fields[name] === part) return false;
  const { version, number } = entry;
  if (version > 0)
    await storeVersion(context, kind, entry, { ...fieldsOf(entry), [name]: part }, { action: 'moved' });
  else entry.fields = { [name]: part };
  // Locks the entry against a save of its draft.
  await context.em.flush();
  const draft = await context.em.findOne(EntryDraftEntity, { kind: kind.kind, number });
  if (!draft) return version > 0;
  draft.fields = { ...draft.fields, [name]: part };
  draft.revision += 1;
  if (draft.version === version) draft.version = entry.version;
  return version > 0;
}

/** Puts an entry at a position and renumbers its neighbours, in the transaction of the context. */
async function putAt(
  { em }: Context,
  { kind, orderedWithin }: EntryKind,
  entry: Entry,
  position: number,
): Promise<void> {
  const others = await em.find(
    EntryEntity,
    { kind, deletedAt: null, number: { $ne: entry.number } },
    { orderBy: { position: 'asc', number: 'asc' } },
  );
  const partOf = ({ fields }: Entry) => orderedWithin && fields[orderedWithin];
  const neighbours: Entry[] = others.filter((other) => partOf(other) === partOf(entry));
  for (const [index, each] of neighbours.toSpliced(Math.max(0, position), 0, entry).entries())
    each.position = index;
  await em.flush();
}
