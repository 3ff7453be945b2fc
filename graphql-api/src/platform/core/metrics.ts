import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { release } from './paths.ts';

/** From a cached response to the longest query, in seconds. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** The Prometheus metrics of a process. Labels have few values: routes, not paths; codes, not messages. */
export class Metrics {
  readonly registry = new Registry();

  readonly requests = this.counter('http_requests_total', 'HTTP responses.', ['method', 'route', 'status']);
  readonly requestDuration = this.#histogram('http_request_duration_seconds', 'Time until the response.', [
    'method',
    'route',
  ]);
  readonly cacheRequests = this.counter(
    'response_cache_requests_total',
    'Requests for cacheable responses: hit, miss, or joined to a rendering in progress.',
    ['partition', 'result'],
  );
  readonly renderDuration = this.#histogram(
    'response_render_duration_seconds',
    'Time to render a cacheable response: a page, or the result of a query.',
    ['partition'],
  );
  readonly rejections = this.counter('rejections_total', 'Errors sent to clients.', ['reason']);
  readonly storeErrors = this.counter('store_errors_total', 'Failed requests to the bucket.', [
    'command',
    'status',
  ]);

  constructor() {
    this.gauge('release_info', 'The release of this process, as a label.', ['release']).set({ release }, 1);
  }

  gauge<T extends string>(name: string, help: string, labelNames: T[] = []): Gauge<T> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  /** Returns the counter with this name, which the first call declares. */
  counter<T extends string>(name: string, help: string, labelNames: T[]): Counter<T> {
    const known = this.registry.getSingleMetric(name) as Counter<T> | undefined;
    return known ?? new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  #histogram<T extends string>(name: string, help: string, labelNames: T[]): Histogram<T> {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [this.registry] });
  }
}
