import type { Server } from 'node:http';
import { constants } from 'node:os';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Maximum time for requests in flight, in milliseconds. */
export const GRACE_MS = 25_000;
/** Maximum time for accepting queued connections after a stop request, in milliseconds. */
const ACCEPT_MS = 500;
/**
 * Signals within this many milliseconds are one request: Ctrl+C, or a supervisor that signals the group,
 * reaches both this process and npm, which forwards it.
 */
const SAME_REQUEST = 1_000;
/** Interval of checks of the parent process, in milliseconds. */
const POLL_MS = 500;

/**
 * Calls `stop` once, at the first SIGTERM or SIGINT, or when the `npm start` that started this process has
 * ended, and then exits with 0. A second signal ends the process at once.
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
  // Otherwise the server of a killed `npm start` would keep its port and its database.
  if (process.env['npm_lifecycle_event']?.startsWith('start')) whenOrphaned(() => ask('npm has ended'));
}

/** Calls back when the parent process has ended and another one has become the parent. */
function whenOrphaned(callback: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && callback(), POLL_MS).unref();
}

/**
 * Accepts the connections in the system's queue, which are reset when the server stops listening. Node
 * accepts one in each iteration of its event loop.
 */
async function acceptQueued(server: Server): Promise<void> {
  const end = performance.now() + ACCEPT_MS;
  let quiet = 0;
  const onConnection = () => {
    quiet = 0;
  };
  server.on('connection', onConnection);
  // Waits two iterations: the first may already be in progress.
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
 * Drains for `drainSeconds`, then accepts no further connections, waits for the requests in flight, and
 * closes the connections of those that take longer than GRACE_MS.
 */
export async function closeServer(server: FastifyInstance, drainSeconds: number): Promise<void> {
  server.isDraining = true;
  await delay(drainSeconds * 1000);
  await acceptQueued(server.server);
  // A keep-alive connection becomes idle when its response was sent.
  const idle = setInterval(() => server.server.closeIdleConnections(), 100);
  const end = setTimeout(() => {
    server.log.warn('closing the connections of unfinished requests');
    server.server.closeAllConnections();
  }, GRACE_MS);
  await server.close();
  clearInterval(idle);
  clearTimeout(end);
}

/** Waits for `work`, but at most for `milliseconds`, so that the process ends even if something hangs. */
export async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  await Promise.race([work, delay(milliseconds, undefined, { ref: false })]);
}
