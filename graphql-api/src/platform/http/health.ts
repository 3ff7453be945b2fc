import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { App } from '../access/context.ts';
import { declareRoutes } from '../access/routes.ts';
import { release } from '../core/paths.ts';
import { RETRY_AFTER } from '../core/unavailable.ts';

/** Timeout of the database's response, in milliseconds. */
const TIMEOUT_MS = 2_000;

/** `/healthz`: the process serves. `/readyz`: its database answers too, and it is not stopping. */
export const healthRoutes =
  ({ database }: App): FastifyPluginAsync =>
  async (server) => {
    declareRoutes(server, 'public');
    server.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok', release }));

    server.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
      const refuse = (status: string) => reply.code(503).header('retry-after', RETRY_AFTER).send({ status });
      if (server.isDraining) return refuse('the server is about to stop');
      const answers = await Promise.race([
        database.em
          .fork()
          .execute('select 1')
          .catch(() => null),
        delay(TIMEOUT_MS, null, { ref: false }),
      ]);
      return answers ? { status: 'ok' } : refuse('the database does not answer');
    });
  };
