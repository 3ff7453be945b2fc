import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../own-postgres.ts';
import { answers, freePort } from '../server-process.ts';
import { prepareReplicas, type Replicas } from './replicas.ts';

const REQUESTS = 4_000;
const CLIENTS = 8;
const caddyfile = join(import.meta.dirname, '../../../deploy/Caddyfile');
const hasCaddy = spawnSync('caddy', ['version']).error === undefined;

describe.runIf(hasCaddy)('two sites behind Caddy', () => {
  let postgres: OwnPostgres;
  let replicas: Replicas;
  let caddy: ChildProcess;
  let url: string;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    replicas = await prepareReplicas(2, postgres.url, { SEED: 'none', DRAIN_SECONDS: '3' });
    await Promise.all(replicas.servers.map((server) => server.start()));
    url = `http://127.0.0.1:${await freePort()}`;
    caddy = spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
      env: {
        PATH: process.env['PATH'],
        HOME: replicas.servers[0]?.dataDir,
        SITE_URL: url,
        SITES: replicas.servers.map((server) => new URL(server.url).host).join(' '),
      },
      stdio: 'ignore',
    });
    await answers(`${url}/readyz`, caddy);
  });
  afterAll(async () => {
    caddy.kill();
    await replicas.remove();
    await postgres.remove();
  });

  /** Sends a POST, which the proxy does not retry: it fails if a site closes a connection too early. */
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ business { name } }' }),
  };
  const paths = ['/', '/blog', '/api/categories', '/get-a-quote'];

  test(`are replaced one after another without a failed request of ${REQUESTS}`, async () => {
    const failures: string[] = [];
    let sent = 0;
    const replaced = new AbortController();
    const client = async () => {
      while (sent < REQUESTS || !replaced.signal.aborted) {
        const index = sent++;
        // Half of them are POSTs.
        const path = index % 2 === 0 ? paths[(index / 2) % paths.length] : undefined;
        const result = await (path ? fetch(url + path) : fetch(`${url}/graphql`, post)).then(
          (response) => response.text().then(() => response.status),
          (error: unknown) => String(error),
        );
        if (result !== 200) failures.push(`${index} ${path ?? 'POST'}: ${result}`);
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    for (const server of replicas.servers) {
      expect(await server.stop()).toBe(0);
      const port = String(await freePort());
      await server.start({ environment: { METRICS_PORT: port } });
      // Waits until the proxy has noticed it.
      const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      await expect.poll(metrics).toContain('method="POST",route="/graphql",status="200"');
    }
    replaced.abort();
    await Promise.all(clients);
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
    expect(failures).toEqual([]);
  });
});
