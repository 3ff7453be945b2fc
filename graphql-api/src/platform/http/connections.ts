import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ResourceLimits } from '../core/resource-limits.ts';

const HEADERS_MS = 30_000;
/** Longer than a proxy keeps idle connections (Caddy: 2 minutes, in deploy/Caddyfile set to 60 seconds). */
const KEEP_ALIVE_MS = 72_000;

/** Creates the HTTP server for Fastify's `serverFactory`, with limits for what one connection may occupy. */
export function createHttpServer(limits: ResourceLimits, handler: RequestListener): Server {
  const unansweredOf = new WeakMap<Socket, number>();
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: HEADERS_MS / 3,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      const { socket } = request;
      const unanswered = (unansweredOf.get(socket) ?? 0) + 1;
      if (socket.destroyed || unanswered > limits.unansweredRequests) {
        socket.destroy();
        return;
      }
      unansweredOf.set(socket, unanswered);
      response.once('close', () => unansweredOf.set(socket, (unansweredOf.get(socket) ?? 1) - 1));
      handler(request, response);
    },
  );
  server.maxConnections = limits.connections;
  // Fires without progress in either direction. A request that the server is still processing continues.
  server.setTimeout(limits.writeIdleMs, (socket) => {
    const isReading = socket.writableLength > 0;
    if (isReading || !unansweredOf.get(socket)) socket.destroy();
  });
  return server;
}
