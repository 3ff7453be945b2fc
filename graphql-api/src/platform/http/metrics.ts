import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { App } from '../access/context.ts';
import { ConfigError } from '../core/config.ts';
import type { Metrics } from '../core/metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Counts and times the responses by their routes' patterns. */
export function countRequests(server: FastifyInstance, metrics: Metrics): void {
  server.decorate('metrics', metrics);
  server.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime }) => {
    const route = routeOptions.url ?? 'none';
    metrics.requests.inc({ method, route, status });
    metrics.requestDuration.observe({ method, route }, elapsedTime / 1000);
  });
}

/** Serves `/metrics` on METRICS_PORT of HOST. */
export async function serveMetrics(app: App): Promise<Server> {
  const { config, metrics } = app;
  const readDatabase = databaseMetrics(app);
  collectDefaultMetrics({ register: metrics.registry });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    await readDatabase();
    response.setHeader('content-type', metrics.registry.contentType);
    response.end(await metrics.registry.metrics());
  });
  server.listen(config.metricsPort, config.host);
  await once(server, 'listening').catch((cause: Error) => {
    throw new ConfigError(`METRICS_PORT ${config.metricsPort} cannot be used: ${cause.message}`, { cause });
  });
  return server;
}

/** Timeout in milliseconds, shorter than that of Prometheus. */
const TIMEOUT_MS = 3_000;

interface Queue {
  queue: string;
  /** Jobs that are due or wait for a retry. */
  jobs: number;
  /** The age of the oldest one in seconds. */
  age: number;
}

/** Returns SQL that sums up the rows that wait in all features. */
const queuesSql = ({ features }: Pick<App, 'features'>) => `
  select "queue", count("since")::int as "jobs", coalesce(extract(epoch from now() - min("since")), 0)::float8 as "age"
  from (${features.flatMap(({ queues = [] }) => queues).join(' union all ')}) "waiting" group by 1`;

/** Returns a function that reads the queues and the pool. Without the database the queues have no values. */
function databaseMetrics({ database: { em, pool }, features, metrics }: App): () => Promise<void> {
  const sql = queuesSql({ features });
  const up = metrics.gauge('database_up', 'Whether the database answers: 1 or 0.');
  const jobs = metrics.gauge('queue_jobs', 'Jobs that wait, in all processes.', ['queue']);
  const age = metrics.gauge('queue_oldest_job_age_seconds', 'Age of the oldest job that waits; 0: none.', [
    'queue',
  ]);
  const connections = metrics.gauge('database_connections', 'Connections of the pool.', ['state']);
  const waiting = metrics.gauge('database_waiting_requests', 'Requests that wait for a connection.');
  return async () => {
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    waiting.set(pool.waitingCount);
    const reading = em.fork().execute<Queue[]>(sql);
    const queues = await Promise.race([
      reading.catch(() => undefined),
      delay(TIMEOUT_MS, undefined, { ref: false }),
    ]);
    up.set(queues ? 1 : 0);
    jobs.reset();
    age.reset();
    for (const queue of queues ?? []) {
      jobs.set({ queue: queue.queue }, queue.jobs);
      age.set({ queue: queue.queue }, queue.age);
    }
  };
}
