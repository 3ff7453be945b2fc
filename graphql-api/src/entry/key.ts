import type { Context } from '../platform/access/context.ts';
import { type Entry, EntryEntity } from './entity.ts';

/** The kind and number of an entry. */
export type Key = Pick<Entry, 'kind' | 'number'>;

/** Returns the name of an entry among those of several kinds. */
export const nameOf = ({ kind, number }: Key) => `${kind} ${number}`;

/** Returns the entries with these numbers, by `nameOf`. */
export async function findAll({ em }: Context, rows: Key[]): Promise<Map<string, Entry>> {
  const $or = rows.map(({ kind, number }) => ({ kind, number }));
  const entries = $or.length > 0 ? await em.find(EntryEntity, { $or }) : [];
  return new Map(entries.map((entry) => [nameOf(entry), entry]));
}
