import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseClient } from './client.ts';

/** A dedicated connection that receives NOTIFY. */
export interface Listener {
  close(): Promise<void>;
}

/** Delays before attempts to reconnect, in milliseconds. */
const PAUSES = [250, 500, 1_000, 2_000, 4_000];
/**
 * How often `listen` calls back without a NOTIFY, in milliseconds: a connection may be dead without an error, and a transaction
 * pooler loses notifications.
 */
const POLL = 4_000;

/** A connection that listens. `ended` resolves when it is lost or closed. */
interface Session {
  client: DatabaseClient;
  ended: Promise<void>;
}

/**
 * Calls back at each NOTIFY on `channel` (a constant identifier), after every reconnection, because notifications may
 * have been lost, and every 4 s. Throws if the first connection fails; retries later ones, one at a time, until
 * `close`.
 */
export async function listen(url: string, channel: string, callback: () => void): Promise<Listener> {
  const closing = new AbortController();
  let session: Session | undefined = await connect(url, channel, callback);
  const poll = setInterval(callback, POLL);

  async function reconnect(): Promise<void> {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      if (session) {
        await session.ended;
        failures = 0;
      }
      const pause = PAUSES[Math.min(failures, PAUSES.length - 1)];
      await delay(pause, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      session = await connect(url, channel, callback).catch(() => undefined);
      if (session) callback();
    }
  }

  const connection = reconnect();
  return {
    close: async () => {
      closing.abort();
      clearInterval(poll);
      await session?.client.end();
      await connection;
      // Closes a session that connected during the close.
      await session?.client.end();
    },
  };
}

async function connect(url: string, channel: string, onNotification: () => void): Promise<Session> {
  const client = new DatabaseClient({
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    application_name: 'listen',
  });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  // An error is always followed by the end of the connection.
  client.on('error', () => {});
  client.on('notification', onNotification);
  try {
    await client.connect();
    await client.query(`listen "${channel}"`);
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
  return { client, ended };
}
