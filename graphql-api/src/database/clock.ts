import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * What time it is by the database's clock, within a transaction when that began. Jobs go by that clock and all processes have
 * the same: what is said to be past or to come is measured by it, never by a process's own.
 */
export async function databaseTime(em: EntityManager): Promise<Date> {
  const sql = `select (extract(epoch from now()) * 1000)::float8 as "time"`;
  const [row] = await em.execute<{ time: number }[]>(sql);
  return new Date(Number(row?.time));
}
