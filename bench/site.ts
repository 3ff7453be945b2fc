import { Client } from 'pg';
import { admin } from '../graphql-api/test/admin.ts';
import { startOwnPostgres } from '../graphql-api/test/own-postgres.ts';
import { prepareServer } from '../graphql-api/test/server-process.ts';
import { someVisitor } from '../graphql-api/test/visitor.ts';
import type { Part, Row } from './row.ts';

/** The settings of the product, which flushes each commit to the disk: for parts that measure writes. */
export const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

/** The built product in a process of its own, with a database of its own. */
export interface Site {
  url: string;
  pid: number;
  databaseUrl: string;
  /** Runs a statement in its database. */
  query(sql: string): Promise<unknown>;
}

/** Returns a part that runs on a new site. */
export function onSite(
  measure: (site: Site) => AsyncGenerator<Row>,
  environment: NodeJS.ProcessEnv = {},
  settings: Record<string, string> = {},
): Part {
  return async function* onNewSite() {
    const postgres = await startOwnPostgres(settings);
    const server = await prepareServer({
      DATABASE_URL: postgres.url,
      TRUST_PROXY: '127.0.0.1',
      ...environment,
    });
    const client = new Client({ connectionString: postgres.url });
    try {
      await server.start();
      await client.connect();
      const { url, pid } = server;
      yield* measure({ url, pid, databaseUrl: postgres.url, query: (sql) => client.query(sql) });
    } finally {
      await client.end();
      await server.remove();
      await postgres.remove();
    }
  };
}

/** Signs the admin in. Returns the headers of the requests. */
export async function signIn({ url }: Site): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...someVisitor() };
  const body = JSON.stringify(admin);
  const response = await fetch(`${url}/api/users/login`, { method: 'POST', headers, body });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** Runs a GraphQL operation and returns its data. Throws if the response has errors. */
export type Ask = <Data>(query: string, variables?: object) => Promise<Data>;

/** Returns a function that runs operations as the admin. */
export async function adminOf(site: Site): Promise<Ask> {
  const headers = { 'content-type': 'application/json', ...(await signIn(site)) };
  return async <Data>(query: string, variables: object = {}) => {
    const body = JSON.stringify({ query, variables });
    const response = await fetch(`${site.url}/graphql`, { method: 'POST', headers, body });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
}
