import { Client, type ClientConfig } from 'pg';
import { urlsOfHosts } from '../core/database-url.ts';

/** Timeout for the connection to one host, in milliseconds; shorter than the connection timeout of a pool. */
const TIMEOUT = 3_000;

type Callback = (error: Error | null, client?: Client) => void;

/**
 * A client for connection strings with several hosts, which `pg` does not support: connects to the host that
 * accepts writes. After a failover the next connection goes to the new primary.
 */
export class DatabaseClient extends Client {
  readonly #urls: string[];

  constructor(config: ClientConfig = {}) {
    const urls = urlsOfHosts(config.connectionString ?? '');
    super({ ...config, connectionString: urls[0] });
    this.#urls = urls;
  }

  override connect(): Promise<this>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<this> | void {
    if (this.#urls.length === 1)
      return callback ? super.connect(callback) : (super.connect() as Promise<this>);
    const connection = this.#chooseHost().then(() => super.connect() as Promise<this>);
    if (!callback) return connection;
    connection.then(
      () => callback(null, this),
      (error: Error) => callback(error),
    );
  }

  async #chooseHost(): Promise<void> {
    try {
      Object.assign(this, await Promise.any(this.#urls.map(findWritable)));
    } catch (error) {
      const [cause] = (error as AggregateError).errors;
      throw Object.assign(new Error('No host of the database accepts writes.', { cause }), {
        code: READ_ONLY,
      });
    }
  }
}

/** Runs `work` on a new connection and closes it. */
export async function withClient<T>(
  config: ClientConfig,
  work: (client: DatabaseClient) => Promise<T>,
): Promise<T> {
  const client = new DatabaseClient(config);
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

/** The SQLSTATE read_only_sql_transaction. */
const READ_ONLY = '25006';

/** Returns the host and port of `connectionString`. Throws if they do not accept writes. */
function findWritable(connectionString: string): Promise<{ host: string; port: number }> {
  const timeouts = { connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT };
  const config = { connectionString, ...timeouts, application_name: 'find-primary' };
  return withClient(config, async (client) => {
    const { rows } = await client.query<{ isReadOnly: boolean }>(
      `select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    if (rows[0]?.isReadOnly) throw Object.assign(new Error('The host is a standby.'), { code: READ_ONLY });
    return { host: client.host, port: client.port };
  });
}
