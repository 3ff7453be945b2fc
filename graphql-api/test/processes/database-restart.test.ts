import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { type OwnPostgres, startOwnPostgres } from '../own-postgres.ts';
import { message } from '../samples/form-samples.ts';
import { postForm } from '../samples/forms.ts';
import { someVisitor } from '../visitor.ts';
import {
  ask,
  dropPictureJobs,
  prepareReplicas,
  publish,
  queryOn,
  type Replicas,
  signInto,
} from './replicas.ts';

const SEND_MESSAGE = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }';

const count = 3;

describe(`${count} processes on one PostgreSQL`, () => {
  let postgres: OwnPostgres;
  let mail: MailServer;
  let replicas: Replicas;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    mail = await startMailServer();
    const environment = { SMTP_URL: mail.url, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
    replicas = await prepareReplicas(count, postgres.url, environment);
  });
  afterAll(async () => {
    await replicas.remove();
    await mail.close();
    await postgres.remove();
  });

  const each = <Result>(work: (server: Replicas['servers'][number]) => Promise<Result>) =>
    Promise.all(replicas.servers.map(work));
  const statusOf = async (url: string) => (await fetch(url).catch(() => undefined))?.status ?? 0;

  /** Returns the sessions by purpose. Idle sessions of requests end. */
  async function sessions(): Promise<Record<string, number>> {
    const rows = await queryOn<{ name: string; count: number }>(
      postgres.url,
      `select application_name as "name", count(*)::int as "count" from pg_stat_activity
       where datname = 'postgres' and application_name in ('site', 'setup') group by 1`,
    );
    return Object.fromEntries(rows.map(({ name, count: sum }) => [name, sum]));
  }

  test('start concurrently on an empty database and create the content and the admin once', async () => {
    await each((server) => server.start());
    const [stored] = await queryOn<Record<string, number>>(
      postgres.url,
      `select (select count(*)::int from entry where kind = 'article') as "blogs", (select count(*)::int from account) as "accounts",
         (select count(distinct slug)::int from entry where kind = 'article') as "slugs", (select count(*)::int from mikro_orm_migrations) as "migrations",
         (select count(distinct name)::int from mikro_orm_migrations) as "names"`,
    );
    expect(stored?.['blogs']).toBeGreaterThanOrEqual(14);
    expect(stored?.['slugs']).toBe(stored?.['blogs']);
    expect(stored?.['names']).toBe(stored?.['migrations']);
    expect(stored?.['accounts']).toBe(1);
    expect(passwords()).toHaveLength(1);
    await dropPictureJobs(postgres.url);
  });

  test('acknowledge nothing while the database is stopped for 12 s, twice, and then lose nothing', async () => {
    const [first] = replicas.servers;
    if (!first) throw new Error('There is a server.');
    const headers = await signInto(first, {
      email: 'hello@maisonmilton.example',
      password: passwords()[0] ?? '',
    });
    const before = await sessions();
    await each(async (server) => expect(await statusOf(`${server.url}/about`)).toBe(200));

    for (const round of [1, 2]) {
      await postgres.stop();
      const outage = delay(12_000);
      await each(async (server) => {
        expect(await statusOf(`${server.url}/readyz`)).toBe(503);
        expect(await statusOf(`${server.url}/healthz`)).toBe(200);
        expect(await statusOf(`${server.url}/about`)).toBe(200);
        await expectUnavailable(server.url, round);
        await rejectsLeads(server);
      });
      await outage;
      await postgres.start();

      await each(async (server) => {
        await expect.poll(() => statusOf(`${server.url}/readyz`), fast).toBe(200);
      });
      const ids = await each(async (server) => {
        const submissionId = randomUUID();
        const sent = await ask(
          server,
          SEND_MESSAGE,
          // The site sends three acknowledgements a day to one email address.
          { input: { submissionId, ...message.sample, email: `${submissionId}@example.com` } },
          someVisitor(),
        );
        expect(sent.data).toEqual({ sendMessage: { msg: 'success' } });
        return submissionId;
      });
      // Jobs run: both mails of every lead are sent.
      await expect.poll(() => mail.received.length).toBe(2 * count * round);
      const leads = await queryOn<{ submissionId: string }>(postgres.url, 'select "submissionId" from lead');
      expect(leads).toHaveLength(count * round);
      expect(leads.map(({ submissionId }) => submissionId)).toEqual(expect.arrayContaining(ids));

      // Fills the caches first, so that the other processes must notice the change.
      const newest = '{ blogs(pageSize: 1) { items { title } } }';
      await each(async (server) => expect(await statusOf(`${server.url}/blog`)).toBe(200));
      await each(async (server) => expect((await ask(server, newest)).status).toBe(200));
      await publish(first, headers, `Round ${round}`);
      await each(async (server) => {
        const reads = async () => (await fetch(`${server.url}/blog`)).text();
        await expect.poll(reads, { interval: 20 }).toContain(`Round ${round}`);
        const asks = async () => JSON.stringify(await ask(server, newest));
        await expect.poll(asks, { interval: 20 }).toContain(`Round ${round}`);
      });
      await expect
        .poll(async () => {
          const { site = 0 } = await sessions();
          return site <= (before['site'] ?? 0);
        }, fast)
        .toBe(true);
    }
  });

  test('answer 503 while the database hangs, and recover', async () => {
    const [server] = replicas.servers;
    if (!server) throw new Error('There is a server.');
    try {
      postgres.freeze();
      // Load balancers ask again after seconds, so the check does not wait as long as a request does.
      const page = expectUnavailable(server.url, 3).then(() => 'page');
      expect(await Promise.race([page, statusOf(`${server.url}/readyz`)])).toBe(503);
      expect(await statusOf(`${server.url}/about`)).toBe(200);
      await page;
    } finally {
      postgres.thaw();
    }
    await expect.poll(() => statusOf(`${server.url}/readyz`), fast).toBe(200);
    expect(await statusOf(`${server.url}/blog?page=2`)).toBe(200);
  });

  test('stop with exit code 0 while the database is stopped', async () => {
    await postgres.stop();
    expect(await each((server) => server.stop())).toEqual(replicas.servers.map(() => 0));
  });

  const fast = { interval: 100 };
  const passwordIn = (file: string) => / password (\S+)/.exec(readFileSync(file, 'utf8'))?.[1];
  const passwords = () =>
    replicas.servers.flatMap((server) =>
      [...server.output().matchAll(/its password is in ([^"]+)"/g)].map(([, file = '']) => passwordIn(file)),
    );

  /** Expects errors from a page that is not cached and from the API. */
  async function expectUnavailable(url: string, round: number): Promise<void> {
    const page = await fetch(`${url}/artical/no-such-article-${round}`);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('Try again in a minute.');
    const list = await fetch(`${url}/blogs`);
    expect([list.status, list.headers.has('retry-after')]).toEqual([503, true]);
    expect(list.headers.get('content-type')).toContain('application/json');
  }

  async function rejectsLeads(server: Replicas['servers'][number]): Promise<void> {
    const form = await postForm(server, message);
    expect([form.status, await form.json()]).toEqual([503, { msg: 'fail' }]);
    const input = { submissionId: randomUUID(), ...message.sample };
    const { status, data, errors } = await ask(server, SEND_MESSAGE, { input }, someVisitor());
    expect([status, data ?? null]).toEqual([503, null]);
    const code = 'SERVICE_UNAVAILABLE';
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code, retryAfter: expect.any(Number) }]);
    // The account of the token cannot be read either.
    const signedIn = await ask(server, '{ me { email } }', {}, { authorization: 'Bearer x' });
    expect([signedIn.status, signedIn.errors?.[0]?.extensions.code]).toEqual([503, code]);
  }
});
