import { type ClientBase, DatabaseError, type PoolClient, type PoolConfig } from 'pg';
import { StorableClient } from './storable-client.ts';

/**
 * In milliseconds. A request fails within seconds if the database is unreachable or hangs. The server cancels
 * a statement before the client's timeout, so that the transaction can be rolled back.
 */
const CONNECT_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 12_000;
const QUERY_TIMEOUT = 15_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 20_000;

/** Statements after which Kysely does not release a client when they fail. */
const NOT_RELEASED = /^(?:begin|start transaction.*|rollback)$/;

const PREPARATION = `
  set datestyle to iso, mdy;
  set statement_timeout to ${STATEMENT_TIMEOUT};
  set idle_in_transaction_session_timeout to ${IDLE_IN_TRANSACTION_TIMEOUT}`;

/**
 * Overrides settings of the database and its role: `pg` reads dates only in ISO style. Uses SQL, as
 * PgBouncer rejects most startup parameters.
 */
async function prepare(client: ClientBase): Promise<void> {
  await client.query(PREPARATION);
}

/** The options of a pool that answers requests. */
export function poolOptions(connectionString: string, name: string): PoolConfig {
  return {
    connectionString,
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: prepare,
    Client: DiscardedClient,
  };
}

/**
 * A client that leaves its pool when its state is unknown. Kysely releases a client only after a successful
 * ROLLBACK, and `pg` keeps one whose query timed out: each interrupted transaction would cost a connection.
 */
class DiscardedClient extends StorableClient {
  override query(...parameters: never[]): never {
    // TypeScript cannot express the overloads of `query` here; only promises are observed.
    const result = (super.query as (...parameters: never[]) => unknown)(...parameters);
    if (result instanceof Promise) result.catch((error: unknown) => this.#discardAfter(error, parameters[0]));
    return result as never;
  }

  #discardAfter(error: unknown, sql: unknown): void {
    // A timeout or a lost connection, not a response of PostgreSQL.
    if (!(error instanceof DatabaseError)) void this.end().catch(() => {});
    if (typeof sql === 'string' && NOT_RELEASED.test(sql))
      (this as unknown as PoolClient).release(error as Error);
  }
}
