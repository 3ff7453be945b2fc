import type { Server } from 'node:http';
import { constants } from 'node:os';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Maximum time for requests in progress to finish, in milliseconds. */
export const GRACE_MS = 25_000;
/** How long connections are accepted at most after the request to stop, in milliseconds. */
const ACCEPT_MS = 500;
/**
 * Within so many milliseconds signals are one request: Ctrl+C in a terminal, or a supervisor that asks the whole group, reaches
 * us and npm, which passes it on.
 */
const SAME_REQUEST = 1_000;
/** How often the parent process is checked, in milliseconds. */
const POLL_MS = 500;

/**
 * Calls `stop` once, at the first SIGTERM or SIGINT, or when the `npm start` that started this process has ended, and then exits with
 * 0. A second signal ends the process at once.
 */
export function onStopRequest(stop: (why: string) => Promise<void>): void {
  let requestedAt: number | undefined;
  const ask = (why: string) => {
    if (requestedAt !== undefined) return;
    requestedAt = performance.now();
    stop(why)
      .catch((error: unknown) => console.error(error))
      .finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (requestedAt !== undefined && performance.now() - requestedAt > SAME_REQUEST) {
        process.exit(128 + constants.signals[signal]);
      }
      ask(signal);
    });
  }
  // Else the server of an `npm start` that was killed would go on using its port and its database.
  if (process.env['npm_lifecycle_event'] === 'start') whenOrphaned(() => ask('npm has ended'));
}

/** Calls back when the process that started this one has ended: another one is then its parent. */
function whenOrphaned(callback: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && callback(), POLL_MS).unref();
}

/**
 * Accepts the connections that the system has taken for us: it resets them when the server stops listening, whatever was sent
 * on them. Node accepts one in a turn of its event loop.
 */
async function acceptQueued(server: Server): Promise<void> {
  const end = performance.now() + ACCEPT_MS;
  let quiet = 0;
  const onConnection = () => {
    quiet = 0;
  };
  server.on('connection', onConnection);
  // The first turn may be one that had begun.
  while (quiet++ < 2 && performance.now() < end) await turn();
  server.off('connection', onConnection);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether `/readyz` answers 503, so that a proxy sends no further requests. */
    isDraining: boolean;
  }
}

/**
 * Drains for so many seconds, then accepts no further connections, waits for the requests in flight, and cuts off those that
 * take longer than GRACE_MS.
 */
export async function closeServer(server: FastifyInstance, drainSeconds: number): Promise<void> {
  server.isDraining = true;
  await delay(drainSeconds * 1000);
  await acceptQueued(server.server);
  // A keep-alive connection becomes idle when its answer was sent, after the others were closed.
  const idle = setInterval(() => server.server.closeIdleConnections(), 100);
  const end = setTimeout(() => {
    server.log.warn('requests are still in flight, and are cut off');
    server.server.closeAllConnections();
  }, GRACE_MS);
  await server.close();
  clearInterval(idle);
  clearTimeout(end);
}

/** Waits for `work`, but for so many milliseconds at most: what does not answer must not delay the process. */
export async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  await Promise.race([work, delay(milliseconds)]);
}
