import type { EntityManager } from '@mikro-orm/postgresql';

/** SQL with a page twice: the confirmed subscribers, or those of the page. */
export const READERS = `"subscription" where "confirmedAt" is not null and "unsubscribedAt" is null and (?::text is null or "page" = ?)`;

/** Counts the confirmed subscribers, or those of a page. */
export async function countReaders(em: EntityManager, segment: string | null = null): Promise<number> {
  const sql = `select count(*)::int as "count" from ${READERS}`;
  const [row] = await em.execute<{ count: number }[]>(sql, [segment, segment]);
  return row?.count ?? 0;
}
