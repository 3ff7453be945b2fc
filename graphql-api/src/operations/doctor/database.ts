import type { DatabaseError } from 'pg';
import { tables } from '../../features.ts';
import type { Config } from '../../platform/core/config.ts';
import { appliedMigrations } from '../../platform/database/applied-migrations.ts';
import { withClient } from '../../platform/database/client.ts';
import { MIN_VERSION } from '../../platform/database/require-database.ts';
import { type Finding, failed, ok, warning } from './checks.ts';

const TIMEOUT = 5_000;
const MAX_CLOCK_DIFFERENCE = 2_000;
/** The SQLSTATE of an unsupported startup option. */
const PROTOCOL_VIOLATION = '08P01';

interface Server {
  version: string;
  versionNumber: number;
  now: Date;
  isEncrypted: boolean;
}

const serverQuery = `SELECT current_setting('server_version') AS version,
  current_setting('server_version_num')::int AS "versionNumber", clock_timestamp() AS now,
  coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS "isEncrypted"`;

/** Checks the version, encryption, clock, migrations and pooler of DATABASE_URL. */
export async function checkDatabase({ databaseUrl, databaseDirectUrl }: Config): Promise<Finding[]> {
  if (!databaseUrl)
    return [
      ok("DATABASE_URL is not set, so the site runs its own PostgreSQL; 'site' shows whether it answers"),
    ];
  const timeouts = { connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT };
  return withClient({ connectionString: databaseUrl, ...timeouts }, async (client) => {
    const server = (await client.query<Server>(serverQuery)).rows[0] as Server;
    const applied = (await appliedMigrations(client)) ?? [];
    return [
      checkVersion(server),
      checkEncryption(server, client.host),
      checkClock(server),
      checkMigrations(applied),
      await checkPooler(databaseUrl, databaseDirectUrl),
    ];
  });
}

const checkVersion = ({ version, versionNumber }: Server) =>
  versionNumber >= MIN_VERSION
    ? ok(`PostgreSQL ${version}`)
    : failed(`PostgreSQL ${version} is too old; upgrade to 15 or newer`);

function checkEncryption({ isEncrypted }: Server, host: string): Finding {
  if (isEncrypted) return ok('the connection is encrypted');
  // The host of a Unix socket is its folder.
  return host.startsWith('/') || ['localhost', '127.0.0.1', '::1', '[::1]', ''].includes(host)
    ? ok('the connection stays on this machine')
    : warning(
        'the connection is not encrypted; add ?sslmode=verify-full to DATABASE_URL, unless the network is private',
      );
}

function checkClock({ now }: Server): Finding {
  const seconds = (Math.abs(now.getTime() - Date.now()) / 1000).toFixed(1);
  return Math.abs(now.getTime() - Date.now()) <= MAX_CLOCK_DIFFERENCE
    ? ok('the clocks of this machine and the database agree')
    : failed(`the clocks of this machine and the database differ by ${seconds} s; run an NTP client on both`);
}

function checkMigrations(applied: string[]): Finding {
  const { migrations } = tables;
  const missing = migrations.filter(({ name }) => !applied.includes(name));
  return missing.length === 0
    ? ok(`all ${migrations.length} migrations are applied`)
    : warning(`migrations that are not applied: ${missing.length}; the next start of the site applies them`);
}

/** A transaction pooler such as PgBouncer rejects startup options, which PostgreSQL itself accepts. */
async function checkPooler(
  connectionString: string,
  databaseDirectUrl: string | undefined,
): Promise<Finding> {
  const config = { connectionString, connectionTimeoutMillis: TIMEOUT, options: '-c geqo=on' };
  try {
    await withClient(config, async () => {});
    return ok('the connection is direct');
  } catch (error) {
    if ((error as DatabaseError).code !== PROTOCOL_VIOLATION) throw error;
    return databaseDirectUrl
      ? ok('the connection uses a pooler, and DATABASE_DIRECT_URL is set')
      : warning('the connection uses a pooler; set DATABASE_DIRECT_URL to a connection past it');
  }
}
