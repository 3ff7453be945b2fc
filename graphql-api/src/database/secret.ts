import type { Database } from './connect.ts';

const known = new WeakMap<Database, Map<string, string>>();

/** A signing key of ours, made by a migration: every process signs alike, and a restart breaks no link. */
export async function secretOf(
  { database }: { database: Database },
  name: 'photoLink' | 'device',
): Promise<string> {
  const secrets = known.get(database) ?? new Map<string, string>();
  known.set(database, secrets);
  let secret = secrets.get(name);
  if (secret === undefined) {
    const sql = `select "value" from "secret" where "name" = ?`;
    const [row] = await database.em.fork().execute<{ value: string }[]>(sql, [name]);
    if (!row) throw new Error(`The table 'secret' has lost its row '${name}'.`);
    secret = row.value;
    secrets.set(name, secret);
  }
  return secret;
}
