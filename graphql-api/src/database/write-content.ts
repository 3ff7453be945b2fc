import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from './connect.ts';
import type { ContentVersion } from './content-version.ts';

/**
 * Runs a write of content in a transaction of its own and has everything cached invalidated once it is committed.
 * Writes of content come one after the other, in every process: raising the version first makes each wait for the
 * one before, so that a look at what is there (a slug, a version, a position) is still true when the write follows.
 */
export async function writeContent<T>(
  { app, em }: { app: { contentVersion: ContentVersion; database: Database }; em: EntityManager },
  write: (em: EntityManager) => Promise<T>,
): Promise<T> {
  await app.database.requireFreeSpace();
  const [result, committed] = await em.transactional(async (within) => {
    const publish = await app.contentVersion.bump(within);
    return [await write(within), publish] as const;
  });
  committed();
  return result;
}
