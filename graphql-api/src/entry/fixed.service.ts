import { type App, type Context, systemContext } from '../platform/access/context.ts';
import { writeContentLater } from '../platform/database/content-version.ts';
import { type Entry, EntryEntity, EntryVersionEntity } from './entity.ts';
import { type EntryKind, fieldsOf } from './kind.ts';
import { searchTextOf } from './search-text.ts';
import { createEmpty } from './write.service.ts';

/** An entry that the release brings. */
interface FixedEntry {
  kind: EntryKind;
  slug: string;
  title: string;
}

/**
 * Stores an entry of version 0 for each of these without one, whose first version is the original content,
 * and the titles, the order and the texts for searches of the release.
 */
export async function provideEntries(app: App, fixed: FixedEntry[]): Promise<void> {
  const context = systemContext(app);
  const kinds = fixed.map(({ kind }) => kind.kind);
  await writeContentLater(context, async (em) => {
    const entries = await em.find(EntryEntity, { kind: { $in: kinds } }, { populate: ['text'] });
    const stored = new Map(entries.map((entry) => [entry.slug, entry]));
    for (const [position, it] of fixed.entries()) {
      const entry = stored.get(it.slug) ?? (await createFixed({ ...context, em }, it));
      const text = searchTextOf(app, it.kind, entry, fieldsOf(entry));
      Object.assign(entry, { title: it.title, position, text });
    }
  });
}

/** Stores an entry of version 0 with a slug, in the transaction of the context. */
async function createFixed(context: Context, fixed: FixedEntry): Promise<Entry> {
  const entry = await createEmpty(context, fixed.kind, { title: fixed.title });
  entry.slug = fixed.slug;
  await context.em.flush();
  const { kind, number, createdAt: at } = entry;
  await context.em.insert(EntryVersionEntity, { kind, number, version: 0, action: 'saved', fields: {}, at });
  return entry;
}
