import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOtherRelease, type OtherRelease } from '../other-release.ts';
import { type OwnPostgres, startOwnPostgres } from '../own-postgres.ts';
import { dropPictureJobs, prepareReplicas, publish, type Replicas, signInto } from './replicas.ts';

const PROCESSES = 3;
const READERS = 6;

describe(`${PROCESSES} processes that are replaced one after another`, () => {
  let postgres: OwnPostgres;
  let replicas: Replicas;
  let next: OtherRelease;
  beforeAll(async () => {
    next = await makeOtherRelease();
    postgres = await startOwnPostgres();
    replicas = await prepareReplicas(PROCESSES, postgres.url);
    await Promise.all(replicas.servers.map((server) => server.start()));
    await dropPictureJobs(postgres.url);
  });
  afterAll(async () => {
    await replicas.remove();
    await postgres.remove();
    await next.remove();
  });

  let turn = 0;
  /** Sends a request to the next process, or to the one after it if the connection fails, as a proxy does. */
  async function ask(path: string): Promise<{ status: number; body: string }> {
    turn += 1;
    const first = turn;
    for (let tries = 0; ; tries += 1) {
      const { url = '' } = replicas.servers[(first + tries) % PROCESSES] ?? {};
      try {
        const request = get(url + path, { agent: false });
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        return { status: response.statusCode ?? 0, body: await text(response) };
      } catch (error) {
        if (tries === 2 * PROCESSES) throw error;
      }
    }
  }

  test('serve every page and script of both releases without a failure', async () => {
    const failures: string[] = [];
    let requests = 0;
    const over = new AbortController();
    let newest = 0;
    const expectFine = async (path: string): Promise<string> => {
      requests += 1;
      const { status, body } = await ask(path).catch((error: unknown) => ({
        status: 0,
        body: String(error),
      }));
      if (status !== 200 || body.startsWith('{"errors"'))
        failures.push(`${path}: ${status} ${body.slice(0, 80)}`);
      return body;
    };
    const readers = Array.from({ length: READERS }, async (_, index) => {
      while (!over.signal.aborted) {
        const page = await expectFine(
          ['/', '/blog', '/portfolio', `/blog?page=${1 + (index % 3)}`][index % 4] ?? '/',
        );
        const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
        if (script) await expectFine(script);
        // Checks the files of the next release as soon as a browser may have loaded its page.
        if (newest > 0) await expectFine(next.script);
        await delay(100);
      }
    });

    const headers = await signInto(replicas.servers[0] as Replicas['servers'][number]);
    for (const server of replicas.servers) {
      expect(await server.stop()).toBe(0);
      await server.start({ release: next.folder });
      newest += 1;
      await publish(server, headers, `After replacement ${newest}`);
      await Promise.all(
        replicas.servers.map(async ({ url }) => {
          const read = async () => (await fetch(`${url}/blog`)).text();
          await expect.poll(read, { interval: 20 }).toContain(`After replacement ${newest}`);
        }),
      );
    }
    over.abort();
    await Promise.all(readers);
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(200);
    process.stdout.write(
      `${PROCESSES} processes replaced under ${READERS} readers: ${requests} requests, 0 failed\n`,
    );
  });
});
