import { Client } from 'pg';

/** A connection of its own that hears NOTIFY. */
export interface Listener {
  close(): Promise<void>;
}

/** How long to wait before a lost connection is tried again, in milliseconds. */
const RECONNECT_AFTER = 1_000;

/**
 * Calls back at each NOTIFY on `channel` (an identifier of ours, never input), and once after every reconnection,
 * because what was notified in between was not heard.
 */
export async function listen(url: string, channel: string, callback: () => void): Promise<Listener> {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true, application_name: 'listen' });
    next.on('notification', callback);
    next.on('error', () => {});
    next.on('end', () => {
      if (!closed) retry = setTimeout(reconnect, RECONNECT_AFTER);
    });
    await next.connect();
    await next.query(`listen "${channel}"`);
    client = next;
  }

  function reconnect(): void {
    connect().then(callback, () => {
      if (!closed) retry = setTimeout(reconnect, RECONNECT_AFTER);
    });
  }

  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
