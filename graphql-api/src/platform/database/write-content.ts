import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from './connect.ts';
import type { ContentVersion } from './content-version.ts';

/**
 * Writes content in one transaction and invalidates the caches after the commit. Raising the version first serializes
 * these writes across processes, so a check of a slug, version or position is still valid when the write follows.
 */
export async function writeContent<T>(
  { app, em }: { app: { contentVersion: ContentVersion; database: Database }; em: EntityManager },
  write: (em: EntityManager) => Promise<T>,
): Promise<T> {
  app.database.requireFreeSpace();
  const [result, committed] = await em.transactional(async (within) => {
    const publish = await app.contentVersion.bump(within);
    return [await write(within), publish] as const;
  });
  committed();
  return result;
}

/** Writes content like `writeContent`, for many writes in a row: the next `writeContent` invalidates the caches. */
export async function writeContentLater<T>(
  { app, em }: { app: { contentVersion: ContentVersion; database: Database }; em: EntityManager },
  write: (em: EntityManager) => Promise<T>,
): Promise<T> {
  app.database.requireFreeSpace();
  return em.transactional(async (within) => {
    await app.contentVersion.lock(within);
    return write(within);
  });
}

/** Invalidates the caches. */
export async function invalidateContent(context: {
  app: { contentVersion: ContentVersion; database: Database };
  em: EntityManager;
}): Promise<void> {
  await writeContent(context, async () => {});
}
