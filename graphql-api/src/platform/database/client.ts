import { Client, type ClientConfig } from 'pg';

/** Runs `work` on a new connection and closes it. */
export async function withClient<T>(config: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(config);
  // If the connection is lost, the queries of `work` fail.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    client.end().catch(() => {});
  }
}

/** Returns whether a database answers. */
export function canConnect(connectionString: string | undefined): Promise<boolean> {
  const config = { connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 };
  return withClient(config, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );
}
