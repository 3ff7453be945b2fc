import { ConfigError } from '../core/config.ts';
import { withClient } from './client.ts';

/** Timeout of the first connection in milliseconds: a hosted database may need seconds to wake up. */
const TIMEOUT = 15_000;
/** The first supported version of PostgreSQL, as `server_version_num`. */
export const MIN_VERSION = 150_000;

/**
 * Returns the name of a connection string's database, for which a pooler may use another name. Throws
 * ConfigError, which names `variable` and the reason, if it cannot be used.
 */
export async function requireDatabase(variable: string, connectionString: string): Promise<string> {
  try {
    const { name, version, versionNumber } = await describe(connectionString);
    if (versionNumber >= MIN_VERSION) return name;
    throw new Error(`PostgreSQL ${version} is too old; upgrade to 15 or newer`);
  } catch (error) {
    // Before the first statement, messages quote no rows.
    throw new ConfigError(`${variable}: ${messageOf(error)}`, { cause: error });
  }
}

function describe(connectionString: string) {
  const timeouts = { connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT };
  return withClient({ connectionString, ...timeouts, application_name: 'setup' }, async (client) => {
    const { rows } = await client.query<{ name: string; version: string; versionNumber: number }>(
      `select current_database() as "name", current_setting('server_version') as "version",
        current_setting('server_version_num')::int as "versionNumber"`,
    );
    return rows[0] ?? { name: '', version: '', versionNumber: 0 };
  });
}

/** Returns the messages of an error and its causes: Node's error for several IP addresses has none. */
function messageOf(error: unknown): string {
  const { message, cause, errors = [] } = error as Error & { errors?: Error[] };
  const messages = [message, ...[cause, ...errors].filter((inner) => inner instanceof Error).map(messageOf)];
  return messages.filter(Boolean).join(' ');
}
