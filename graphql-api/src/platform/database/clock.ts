import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns the time of the database's clock, which all processes share; constant within a transaction. */
export async function databaseTime(em: EntityManager): Promise<Date> {
  const sql = `select (extract(epoch from now()) * 1000)::float8 as "time"`;
  const [row] = await em.execute<{ time: number }[]>(sql);
  return new Date(Number(row?.time));
}
