import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { hasDovecot, mail, startDovecot } from '../../../test/dovecot.ts';
import { type MailingApp, startMailingApp } from '../../../test/mailing-app.ts';
import { signInAdmin } from '../../../test/samples/content.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { sendForm } from '../../../test/samples/forms.ts';
import { newProcess, processesOf } from '../../../test/task-processes.ts';
import { startTcpLine, type TcpLine } from '../../../test/tcp-line.ts';
import { PAUSE } from './client.ts';

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

async function dovecotOf(options: Parameters<typeof startDovecot>[0] = {}) {
  const dovecot = await startDovecot(options);
  started.push(dovecot.remove);
  return dovecot;
}

async function appOf(environment: NodeJS.ProcessEnv): Promise<MailingApp> {
  const app = await startMailingApp(environment);
  started.push(app.close);
  return app;
}

/** Starts Dovecot behind a line that answers the commands for which a test returns a status and its words. */
async function answeringOf(
  answerTo: (command: string, line: TcpLine) => string | undefined,
  { isGmail = false } = {},
) {
  const dovecot = await dovecotOf({ hasTls: false, isGmail });
  const { port } = new URL(dovecot.url);
  const line = await startTcpLine(Number(port));
  started.push(line.close);
  line.answer((command) => {
    const answer = answerTo(command, line);
    // The lines before the last one have no tag.
    return answer && `${answer.replace(/[^\n]*$/, (last) => `${command.split(' ', 1)[0]} ${last}`)}\r\n`;
  });
  const start = () => appOf({ IMAP_URL: dovecot.url.replace(port, String(line.port)), IMAP_NEW_LEADS: 'on' });
  return { dovecot, start };
}

const execute = <Row>(app: MailingApp, sql: string) => app.app.database.em.fork().execute<Row[]>(sql);
const subjectsIn = async (app: MailingApp) =>
  (await execute<{ subject: string }>(app, 'select "subject" from "lead_message" order by "subject"')).map(
    ({ subject }) => subject,
  );
const failuresIn = (app: MailingApp) =>
  execute(app, 'select "uid"::text as "uid", "tries", "lastError" from "mailbox_failure" order by "uid"');
/** Does not wait for the pause after an error. */
const readAgain = (app: MailingApp) =>
  execute(app, 'update "mailbox" set "dueAt" = now() where "lockedUntil" is null');
const from = (Subject: string) => mail({ From: 'ann@example.com', Subject });

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
    const dovecot = await dovecotOf({ tokenInfoUrl: `http://127.0.0.1:${port}/info?access_token=` });
    const app = await appOf({
      IMAP_URL: dovecot.url.replace(':secret@', '@'),
      IMAP_OAUTH_CLIENT_ID: 'client',
      IMAP_OAUTH_REFRESH_TOKEN: 'first',
      IMAP_OAUTH_TOKEN_URL: `http://127.0.0.1:${port}/token`,
      IMAP_NEW_LEADS: 'on',
    });
    await dovecot.deliver(from('By token'));
    await expect.poll(() => subjectsIn(app)).toEqual(['By token']);
    expect(asked).toEqual(['access']);
    expect(await execute(app, 'select "refreshToken", "failingSince" from "mailbox"')).toEqual([
      { refreshToken: 'second', failingSince: null },
    ]);
  });

  // More than two batches of the reader.
  test('with 250 new mails loses none, also if some of them are broken', async () => {
    const dovecot = await dovecotOf();
    const client = await dovecot.client();
    for (let index = 0; index < 250; index += 1) {
      const broken = { 'Content-Type': 'multipart/mixed; boundary=', 'X-Long': 'x'.repeat(10_000) };
      const headers = { From: 'ann@example.com', Subject: `${index}`, ...(index % 25 === 12 && broken) };
      await client.append('INBOX', mail(headers));
    }
    await client.logout();
    const app = await appOf({ IMAP_URL: dovecot.url });
    await sendForm(app, message, { email: 'ann@example.com' });
    // Those before the form belong to no conversation. With new UIDs all of them are read again.
    await expect
      .poll(() => execute(app, 'select 1 from "mailbox" where "lastReadAt" is not null'), {
        timeout: 400_000,
      })
      .toHaveLength(1);
    await dovecot.renumber();
    await dovecot.deliver(from('250'));
    await expect.poll(async () => (await subjectsIn(app)).length, { timeout: 400_000 }).toBe(251);
    expect(new Set(await subjectsIn(app)).size).toBe(251);
    expect(await execute(app, 'select * from "mailbox_failure"')).toEqual([]);
  });

  test.each([
    ['refuses connections', false],
    ['accepts connections and says nothing', true],
  ])('that %s delays nothing else', async (_title, isOpen) => {
    const silent = createServer(() => {});
    const port = await listen(silent);
    if (!isOpen) await started.pop()?.();
    const app = await startMailingApp({ IMAP_URL: `imap://studio:secret@127.0.0.1:${port}/INBOX` });
    const isTried = () => execute(app, 'select 1 from "mailbox" where "triedAt" is not null');
    await expect.poll(isTried).toHaveLength(1);
    await sendForm(app, message, { email: 'ann@example.com' });
    await expect.poll(() => app.smtp.received.length).toBe(2);
    await execute(app, `update "job" set "dueAt" = now() where "name" = 'purge'`);
    await expect
      .poll(() => execute(app, `select 1 from "job" where "name" = 'purge' and "dueAt" > now()`))
      .toHaveLength(1);
    // All of it happens during the first try, which a stop ends.
    expect(await execute(app, 'select "tries", "failingSince" from "mailbox"')).toMatchObject(
      isOpen ? [{ tries: 1, failingSince: null }] : [{}],
    );
    await app.close();
  });

  test('of another machine needs a valid certificate, one on this machine does not', async () => {
    const dovecot = await dovecotOf();
    const local = await appOf({
      IMAP_URL: dovecot.tlsUrl.replace('0.0.0.0', 'localhost'),
      IMAP_NEW_LEADS: 'on',
    });
    const [other, plain] = [dovecot.tlsUrl, dovecot.url.replace('127.0.0.1', '0.0.0.0')];
    await dovecot.deliver(from('Hello'));
    await expect.poll(() => subjectsIn(local)).toEqual(['Hello']);
    for (const url of [other, plain]) {
      const app = await appOf({ IMAP_URL: url, IMAP_NEW_LEADS: 'on' });
      await expect
        .poll(() => execute(app, 'select "lastError", "lastReadAt" from "mailbox"'))
        .toEqual([{ lastError: expect.stringContaining('self-signed certificate'), lastReadAt: null }]);
    }
  });

  test.each([
    ['with IDLE in one folder', true],
    ['without IDLE', false],
  ])('%s has its new mails of every folder read, at once by a bell', async (_title, hasIdle) => {
    const dovecot = await dovecotOf({ hasIdle });
    const client = await dovecot.client();
    expect(client.capabilities.has('IDLE')).toBe(hasIdle);
    await client.logout();
    const app = await appOf({ IMAP_URL: dovecot.url, IMAP_NEW_LEADS: 'on' });
    await dovecot.deliver(from('First'));
    await dovecot.deliver(from('First of the others'), 'Clients');
    await expect.poll(() => subjectsIn(app)).toEqual(['First', 'First of the others']);
    await dovecot.deliver(from('Second of the others'), 'Clients');
    if (!hasIdle) await dovecot.deliver(from('Second'));
    await expect
      .poll(async () => (await subjectsIn(app)).filter((it) => it.startsWith('Second')))
      .toEqual(hasIdle ? ['Second of the others'] : ['Second', 'Second of the others']);
    // Shorter than the pause of the reader: the bell has rung.
    const timeout = hasIdle ? PAUSE - 15_000 : 2 * PAUSE;
    await dovecot.deliver(from('Third'));
    await expect.poll(() => subjectsIn(app), { timeout }).toContain('Third');
    expect(await execute(app, 'select 1 from "mailbox" where "failingSince" is not null')).toEqual([]);
  });

  test('that hangs without closing the connection is left, and a new connection finds the mail', async () => {
    const dovecot = await dovecotOf();
    const { port } = new URL(dovecot.url);
    const line = await startTcpLine(Number(port));
    started.push(line.close);
    const app = await appOf({ IMAP_URL: dovecot.url.replace(port, String(line.port)), IMAP_NEW_LEADS: 'on' });
    await dovecot.deliver(from('Before'));
    await expect.poll(() => subjectsIn(app)).toEqual(['Before']);
    line.silence();
    await dovecot.deliver(from('Meanwhile'));
    await expect.poll(() => subjectsIn(app)).toEqual(['Before', 'Meanwhile']);
    expect(line.count()).toBe(2);
  });

  test('that breaks the connection at one mail sends those after it', async () => {
    const { dovecot, start } = await answeringOf((command, line) => {
      if (!/UID FETCH 1 .*BODY\.PEEK\[\]/.test(command)) return;
      line.cut();
      return '';
    });
    for (const subject of ['Broken', 'After']) await dovecot.deliver(from(subject));
    const app = await start();
    const subjects = async () => {
      await readAgain(app);
      return subjectsIn(app);
    };
    await expect.poll(subjects).toEqual(['After']);
    expect(await failuresIn(app)).toMatchObject([{ uid: '1', tries: 3 }]);
  });

  test('that breaks the connection at the headers of one mail sends the others, each once', async () => {
    const { dovecot, start } = await answeringOf((command, line) => {
      if (!/UID FETCH (?:1,2,3,4|2) .*HEADER/.test(command)) return;
      line.cut();
      return '';
    });
    for (const subject of ['1', '2', '3']) await dovecot.deliver(from(subject));
    await dovecot.deliver(mail({ From: 'news@example.com', 'List-Id': '<news.example.com>' }));
    const app = await start();
    await expect
      .poll(async () => {
        await readAgain(app);
        return execute(app, 'select 1 from "mailbox" where "lastReadAt" is not null');
      })
      .toHaveLength(1);
    expect(await subjectsIn(app)).toEqual(['1', '3']);
    expect(await failuresIn(app)).toMatchObject([{ uid: '2', tries: 3 }]);
    const admin = await signInAdmin(app);
    expect(await admin.run('{ mailbox { otherCount } }')).toEqual({ otherCount: 1 });
  });

  test('that refuses a search does not count as one without mails', async () => {
    let isRefusing = true;
    const { dovecot, start } = await answeringOf((command) =>
      isRefusing && command.includes('UID SEARCH') ? 'NO Try later' : undefined,
    );
    await dovecot.deliver(from('Hello'));
    const app = await start();
    const state = () => execute(app, 'select "lastReadAt", "lastError" from "mailbox"');
    await expect
      .poll(state)
      .toEqual([{ lastReadAt: null, lastError: expect.stringContaining('refuses to search') }]);
    isRefusing = false;
    await expect.poll(() => subjectsIn(app)).toEqual(['Hello']);
  });

  test('that refuses one folder has the others read, and the folder is named', async () => {
    let isRefusing = true;
    const { dovecot, start } = await answeringOf((command) =>
      isRefusing && /EXAMINE "?Clients/.test(command) ? 'NO [NOPERM] Permission denied' : undefined,
    );
    await dovecot.deliver(from('First'), 'Clients');
    await dovecot.deliver(from('Second'));
    const app = await start();
    await expect.poll(() => subjectsIn(app)).toEqual(['Second']);
    const error = () => execute(app, 'select "lastError" from "mailbox"');
    await expect.poll(error).toEqual([{ lastError: 'Clients: Permission denied' }]);
    isRefusing = false;
    await expect.poll(() => subjectsIn(app)).toEqual(['First', 'Second']);
    await expect.poll(error).toEqual([{ lastError: null }]);
  });

  test('that refuses the headers of one mail sends those of the others', async () => {
    const { dovecot, start } = await answeringOf((command) =>
      /UID FETCH (?:1,2,3|2) /.test(command) ? 'NO [SERVERBUG] The mail is corrupt' : undefined,
    );
    for (const subject of ['1', '2', '3']) await dovecot.deliver(from(subject));
    const app = await start();
    await expect.poll(() => subjectsIn(app)).toEqual(['1', '3']);
    expect(await failuresIn(app)).toEqual([{ uid: '2', tries: 1, lastError: 'The mail is corrupt' }]);
  });

  test('that is restored with lower UIDs under the same UIDVALIDITY is read again', async () => {
    const dovecot = await dovecotOf();
    const app = await appOf({ IMAP_URL: dovecot.url, IMAP_NEW_LEADS: 'on' });
    await dovecot.deliver(from('1'), 'Clients');
    await dovecot.deliver(from('2'));
    await expect.poll(() => subjectsIn(app)).toEqual(['1', '2']);
    await execute(app, 'update "mailbox_folder" set "uid" = "uid" + 1000');
    await dovecot.deliver(from('3'), 'Clients');
    await dovecot.deliver(from('4'));
    await expect.poll(() => subjectsIn(app)).toEqual(['1', '2', '3', '4']);
  });

  test('of another account with the same UIDVALIDITY has all of its mails read', async () => {
    const dovecot = await dovecotOf();
    const app = await appOf({ IMAP_URL: dovecot.url, IMAP_NEW_LEADS: 'on' });
    for (const subject of ['1', '2']) await dovecot.deliver(from(subject));
    await expect.poll(() => subjectsIn(app)).toEqual(['1', '2']);
    // As if the positions were those of an account that was read before.
    await execute(app, 'delete from "lead"');
    await execute(app, `update "mailbox" set "account" = 'office@business.example@127.0.0.1'`);
    await dovecot.deliver(from('3'));
    await expect.poll(() => subjectsIn(app)).toEqual(['1', '2', '3']);
    await dovecot.deliver(from('4'));
    await expect.poll(() => subjectsIn(app)).toEqual(['1', '2', '3', '4']);
  });

  test('of Gmail has archived mails read, and those that the owner sent from an alias left out', async () => {
    const sent = mail({ From: 'alias@business.example', Subject: 'Sent' });
    const mails = [from('Archived'), sent, from('In two folders')];
    const fetched = (uid: string, raw: string, part: string) => {
      const text = part === '' ? raw : raw.slice(0, raw.indexOf('\r\n\r\n') + 4);
      const labels = raw === sent ? '"\\\\Sent"' : '';
      return `* 1 FETCH (UID ${uid} X-GM-LABELS (${labels}) RFC822.SIZE ${raw.length} BODY[${part}]${part ? '' : '<0>'} {${text.length}}\r\n${text})\r\n`;
    };
    let isAll = false;
    const { dovecot, start } = await answeringOf(
      (command) => {
        if (/ EXAMINE /.test(command)) isAll = command.includes('All Mail');
        const [, uids, items = ''] = / UID FETCH (\S+) (.*)/.exec(command) ?? [];
        if (!uids) return;
        const part = items.includes('HEADER') ? 'HEADER' : '';
        const rawOf = (uid: string) => mails[isAll ? Number(uid) - 1 : 2] ?? '';
        const all = uids.split(',').map((uid) => fetched(uid, rawOf(uid), part));
        return `${all.join('')}OK`;
      },
      { isGmail: true },
    );
    for (const raw of mails) await dovecot.deliver(raw, 'All Mail');
    await dovecot.deliver(mails[2] ?? '');
    await dovecot.deliver(from('A label'), 'Clients');
    const app = await start();
    await expect.poll(() => subjectsIn(app)).toEqual(['Archived', 'In two folders']);
    await expect
      .poll(() => execute(app, 'select 1 from "mailbox" where "lastReadAt" is not null'))
      .toHaveLength(1);
    expect(await execute(app, 'select "path" from "mailbox_folder" order by 1')).toEqual([
      { path: 'All Mail' },
      { path: 'INBOX' },
    ]);
    expect(await subjectsIn(app)).toEqual(['Archived', 'In two folders']);
    expect(await failuresIn(app)).toEqual([]);
  });

  test('that leaves a mail out of its answer has it listed', async () => {
    const { dovecot, start } = await answeringOf((command) =>
      /UID FETCH (?:1 |2 .*BODY\.PEEK\[\])/.test(command) ? 'OK' : undefined,
    );
    await dovecot.deliver(from('No headers'));
    const app = await start();
    await expect.poll(() => failuresIn(app)).toMatchObject([{ uid: '1' }]);
    await dovecot.deliver(from('No source'));
    await dovecot.deliver(from('After'));
    await expect.poll(() => subjectsIn(app)).toEqual(['After']);
    const lastError = 'The mail server leaves this mail out of its answer.';
    expect(await failuresIn(app)).toMatchObject([
      { uid: '1', lastError },
      { uid: '2', lastError },
    ]);
  });

  test('a stop ends the parsing of a mail that hangs', async () => {
    const dovecot = await dovecotOf();
    const earlier = processesOf('message/worker');
    const app = await startMailingApp({ IMAP_URL: dovecot.url, IMAP_NEW_LEADS: 'on' });
    await dovecot.deliver(from('Hello'));
    const id = await newProcess('message/worker', earlier);
    process.kill(id, 'SIGSTOP');
    await app.close();
    expect(processesOf('message/worker')).not.toContain(id);
  });
});
