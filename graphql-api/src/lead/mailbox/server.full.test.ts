import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { hasDovecot, startDovecot } from '../../../test/dovecot.ts';
import { type MailingApp, startMailingApp } from '../../../test/mailing-app.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { sendForm } from '../../../test/samples/forms.ts';

/** What a test started, which ends in reverse order. */
const started: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of started.splice(0).toReversed()) await end();
});

async function listen(server: Server | HttpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  started.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
}

async function dovecotOf(tokenInfoUrl?: string) {
  const dovecot = await startDovecot(tokenInfoUrl);
  started.push(dovecot.remove);
  return dovecot;
}

async function appOf(environment: NodeJS.ProcessEnv): Promise<MailingApp> {
  const app = await startMailingApp(environment);
  started.push(app.close);
  return app;
}

const execute = <Row>(app: MailingApp, sql: string) => app.app.database.em.fork().execute<Row[]>(sql);
const subjectsIn = async (app: MailingApp) =>
  (await execute<{ subject: string }>(app, 'select "subject" from "lead_message" order by "subject"')).map(
    ({ subject }) => subject,
  );
const mail = (subject: string, ...headers: string[]) =>
  [
    'From: ann@example.com',
    `Subject: ${subject}`,
    `Message-ID: <${randomUUID()}@mail.example>`,
    ...headers,
    '',
    'Hello',
    '',
  ].join('\r\n');

describe.skipIf(!hasDovecot)('a mail server', () => {
  test('that wants XOAUTH2 accepts the access token that the refresh token gives', async () => {
    const asked: string[] = [];
    const provider = createHttpServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider.example');
      request.resume();
      if (pathname === '/token')
        return response.end(JSON.stringify({ access_token: 'access', refresh_token: 'second' }));
      asked.push(searchParams.get('access_token') ?? '');
      response.statusCode = asked.at(-1) === 'access' ? 200 : 401;
      return response.end(JSON.stringify({ email: 'studio@business.example' }));
    });
    const port = await listen(provider);
    const dovecot = await dovecotOf(`http://127.0.0.1:${port}/info?access_token=`);
    const app = await appOf({
      IMAP_URL: dovecot.url.replace(':secret@', '@'),
      IMAP_OAUTH_CLIENT_ID: 'client',
      IMAP_OAUTH_REFRESH_TOKEN: 'first',
      IMAP_OAUTH_TOKEN_URL: `http://127.0.0.1:${port}/token`,
      IMAP_NEW_LEADS: 'on',
    });
    await dovecot.deliver(mail('By token'));
    await expect.poll(() => subjectsIn(app)).toEqual(['By token']);
    expect(asked).toEqual(['access']);
    expect(await execute(app, 'select "refreshToken", "failingSince" from "mailbox"')).toEqual([
      { refreshToken: 'second', failingSince: null },
    ]);
  });

  test('with 1,000 new mails loses none, also if some of them are broken', async () => {
    const dovecot = await dovecotOf();
    const client = await dovecot.client();
    for (let index = 0; index < 1_000; index += 1) {
      const broken = ['Content-Type: multipart/mixed; boundary=', 'X-Long: '.padEnd(10_000, 'x')];
      await client.append('INBOX', mail(`${index}`, ...(index % 100 === 50 ? broken : [])));
    }
    await client.logout();
    const app = await appOf({ IMAP_URL: dovecot.url });
    await sendForm(app, message, { email: 'ann@example.com' });
    // Those before the form belong to no conversation. With new UIDs all of them are read again.
    await expect
      .poll(() => execute(app, 'select 1 from "mailbox" where "lastReadAt" is not null'), {
        timeout: 240_000,
      })
      .toHaveLength(1);
    await execute(app, `update "mailbox_folder" set "uidValidity" = 1`);
    await dovecot.deliver(mail('1000'));
    await expect.poll(async () => (await subjectsIn(app)).length, { timeout: 240_000 }).toBe(1_001);
    expect(new Set(await subjectsIn(app)).size).toBe(1_001);
    expect(await execute(app, 'select * from "mailbox_failure"')).toEqual([]);
  }, 600_000);

  test('that hangs without closing the connection is left, and a new connection finds the mail', async () => {
    const dovecot = await dovecotOf();
    const { port } = new URL(dovecot.url);
    const connections: [Socket, Socket][] = [];
    const proxy = createServer((socket) => {
      const server = connect(Number(port), '127.0.0.1');
      connections.push([socket, server]);
      for (const [one, other] of [
        [socket, server],
        [server, socket],
      ] as const) {
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
    });
    const proxyPort = await listen(proxy);
    const app = await appOf({ IMAP_URL: dovecot.url.replace(port, String(proxyPort)), IMAP_NEW_LEADS: 'on' });
    await dovecot.deliver(mail('Before'));
    await expect.poll(() => subjectsIn(app)).toEqual(['Before']);
    for (const [socket, server] of connections) {
      server.unpipe(socket);
      server.resume();
    }
    await dovecot.deliver(mail('Meanwhile'));
    await expect.poll(() => subjectsIn(app), { timeout: 120_000 }).toEqual(['Before', 'Meanwhile']);
    expect(connections.length).toBe(2);
  }, 180_000);
});
