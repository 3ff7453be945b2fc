import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Dovecot, hasDovecot, mail, partsOf, reportOf, startDovecot } from '../../../test/dovecot.ts';
import { type MailingApp, startMailingApp } from '../../../test/mailing-app.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import { newProcess, processesOf } from '../../../test/task-processes.ts';
import { failedMails } from './state.ts';

interface Node {
  id: string;
  formType: string;
  email: string;
  isUnread: boolean;
  answers: { label: string; value: string }[];
  mails: object[];
  messages: { subject: string; text: string }[];
}

const LEADS =
  '{ leads(first: 50) { nodes { id formType email isUnread answers { label value } mails { id } messages { subject text } } } }';

describe.skipIf(!hasDovecot)('reading the mailbox', () => {
  let dovecot: Dovecot;
  let app: MailingApp;
  let admin: AdminClient;
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterEach(() => app.close());
  afterAll(() => dovecot.remove());

  async function start(environment: NodeJS.ProcessEnv = {}): Promise<void> {
    app = await startMailingApp({ IMAP_URL: dovecot.url, ...environment });
    admin = await signInAdmin(app);
  }
  const execute = (sql: string) => app.app.database.em.fork().execute(sql);
  const leadsOf = async (email: string) => {
    const { nodes } = await admin.run<{ nodes: Node[] }>(LEADS);
    return nodes.filter((node) => node.email === email);
  };
  const subjectsOf = async (email: string) =>
    (await leadsOf(email)).flatMap(({ messages }) => messages.map(({ subject }) => subject));
  const mailbox = () =>
    admin.run<{ state: string; error: string | null; failedCount: number }>(
      '{ mailbox { state error failedCount } }',
    );
  const someone = () => `${randomUUID().slice(0, 8)}@example.com`;

  test('a mail of an unknown sender becomes a lead, and the next ones join it; automatic ones do not', async () => {
    await start({ IMAP_NEW_LEADS: 'on' });
    const email = someone();
    const program = someone();
    await dovecot.deliver(mail({ From: program, Subject: 'News', 'List-Id': '<news.example.com>' }));
    await dovecot.deliver(mail({ From: `Ann Lee <${email}>`, Subject: 'A question' }));
    await dovecot.deliver(mail({ From: `Ann Lee <${email}>`, Subject: 'One more' }));
    await expect.poll(() => subjectsOf(email)).toEqual(['A question', 'One more']);
    expect(await leadsOf(email)).toMatchObject([
      { formType: 'Email', isUnread: true, mails: [], answers: [{ value: 'Ann Lee' }, { value: email }] },
    ]);
    expect(await leadsOf(program)).toEqual([]);
    // Neither does the report about a mail that the site does not know.
    const count = async () =>
      (await admin.run<{ totalCount: number }>('{ leads { totalCount } }')).totalCount;
    const before = await count();
    await dovecot.deliver(reportOf(`<${randomUUID()}@business.example>`, someone()));
    await dovecot.deliver(mail({ From: email, Subject: 'Last' }));
    await expect.poll(() => subjectsOf(email)).toContain('Last');
    expect(await count()).toBe(before);
  });

  test('mails arrive while another client deletes some, and from folders that do not ring', async () => {
    await start({ IMAP_NEW_LEADS: 'on' });
    const email = someone();
    const deliver = (subject: string, folder?: string) =>
      dovecot.deliver(mail({ From: email, Subject: subject }), folder);
    await deliver('One');
    await expect.poll(() => subjectsOf(email)).toEqual(['One']);
    const client = await dovecot.client();
    await client.mailboxOpen('INBOX');
    await client.messageDelete('1:*');
    await deliver('Two');
    await client.messageDelete('1');
    await deliver('Three');
    await client.logout();
    await expect.poll(() => subjectsOf(email)).toContain('Three');
    await deliver('Four', 'Clients');
    await expect.poll(() => subjectsOf(email)).toContain('Four');
  });

  test('a mail that cannot be stored is listed after three tries and tried each hour, and those after it arrive', async () => {
    await start({ IMAP_NEW_LEADS: 'on' });
    await execute(`create function "poison"() returns trigger language plpgsql as $$
      begin if new."subject" = 'Poison' then raise 'This mail is poison.'; end if; return new; end $$`);
    await execute(
      `create trigger "poison" before insert on "lead_message" for each row execute function "poison"()`,
    );
    const email = someone();
    await dovecot.deliver(mail({ From: `Ann Lee <${email}>`, Subject: 'Poison' }));
    for (const subject of ['One', 'Two', 'Three', 'Four']) {
      await dovecot.deliver(mail({ From: `Ann Lee <${email}>`, Subject: subject }));
      await expect.poll(() => subjectsOf(email)).toContain(subject);
    }
    await expect.poll(mailbox).toMatchObject({ state: 'READING', failedCount: 1 });
    expect(await failedMails(app.app.database.em.fork())).toMatchObject([
      { path: 'INBOX', lastError: expect.stringContaining('This mail is poison.') },
    ]);
    // It is tried again each hour, because the cause may have been a full disk.
    await execute('drop trigger "poison" on "lead_message"');
    await dovecot.deliver(mail({ From: email, Subject: 'Five' }));
    await expect.poll(() => subjectsOf(email)).toContain('Five');
    expect(await mailbox()).toMatchObject({ failedCount: 1 });
    await execute(`update "mailbox_failure" set "failedAt" = "failedAt" - interval '1 hour'`);
    await dovecot.deliver(mail({ From: email, Subject: 'Six' }));
    await expect.poll(() => subjectsOf(email)).toContain('Six');
    expect(await subjectsOf(email)).toContain('Poison');
    await expect.poll(mailbox).toMatchObject({ failedCount: 0 });
  });

  test('a mail that takes long delays no request, and one whose process ends is read again', async () => {
    await start({ IMAP_NEW_LEADS: 'on' });
    // The process that reads the mails of other tests first.
    await expect.poll(mailbox).toMatchObject({ state: 'READING' });
    await expect.poll(() => processesOf('message/worker')).toEqual([]);
    const email = someone();
    await dovecot.deliver(mail({ From: email, Subject: 'Large' }));
    const id = await newProcess('message/worker');
    process.kill(id, 'SIGSTOP');
    expect((await fetch(`${app.url}/contact`)).status).toBe(200);
    expect(await subjectsOf(email)).toEqual([]);
    process.kill(id, 'SIGKILL');
    await dovecot.deliver(mail({ From: email, Subject: 'Next' }));
    await expect.poll(() => subjectsOf(email)).toEqual(['Large', 'Next']);
  });

  test('the parts of an original that takes long delay no request', async () => {
    await start({ IMAP_NEW_LEADS: 'on' });
    const email = someone();
    const type = { 'Content-Type': 'text/html; charset=utf-8' };
    await dovecot.deliver(mail({ From: email, Subject: 'Large', ...type }, '<p>Words</p>'));
    await expect.poll(() => subjectsOf(email)).toEqual(['Large']);
    const query = 'query ($email: String!) { leads(search: $email) { nodes { messages { htmlUrl } } } }';
    const { nodes } = await admin.run<{ nodes: { messages: { htmlUrl: string }[] }[] }>(query, { email });
    const earlier = processesOf('message/worker');
    const page = fetch(`${app.url}${nodes[0]?.messages[0]?.htmlUrl}`);
    const id = await newProcess('message/worker', earlier);
    process.kill(id, 'SIGSTOP');
    expect(await subjectsOf(email)).toEqual(['Large']);
    process.kill(id, 'SIGCONT');
    expect(await (await page).text()).toContain('<p>Words</p>');
  });

  test('a mail that is too large is stored in part and says so, and those after it arrive', async () => {
    await start({ IMAP_NEW_LEADS: 'on' });
    const email = someone();
    const plan = 'Content-Type: application/pdf; name=plan.pdf\r\n\r\nThe plan';
    const line = `${'A'.repeat(76)}\r\n`;
    const film = `Content-Type: video/mp4; name=film.mp4\r\nContent-Transfer-Encoding: base64\r\n\r\n${line.repeat(900_000)}`;
    const body = partsOf('Content-Type: text/plain\r\n\r\nHere is the film.', plan, film);
    const type = { 'Content-Type': 'multipart/mixed; boundary=b' };
    await dovecot.deliver(mail({ From: email, Subject: 'Film', ...type }, body));
    await dovecot.deliver(mail({ From: email, Subject: 'After' }));
    await expect.poll(() => subjectsOf(email)).toEqual(['Film', 'After']);
    const fields = 'subject text isCut originalUrl attachments { name }';
    const query = `query ($email: String!) { leads(first: 1, search: $email) { nodes { messages { ${fields} } } } }`;
    const { nodes } = await admin.run<{ nodes: { messages: { originalUrl: string }[] }[] }>(query, { email });
    const max = 64 * 1024 * 1024;
    expect(nodes[0]?.messages).toMatchObject([
      {
        text: 'Here is the film.',
        isCut: true,
        attachments: [{ name: 'plan.pdf' }, { name: 'film.mp4' }],
      },
      { subject: 'After', isCut: false },
    ]);
    const original = await fetch(`${app.url}${nodes[0]?.messages[0]?.originalUrl}`);
    expect((await original.arrayBuffer()).byteLength).toBe(max);
    expect(await execute('select * from "mailbox_failure"')).toEqual([]);
  });

  test('mails of an outage arrive, also read ones and those from the junk folder', async () => {
    await start({ IMAP_NEW_LEADS: 'on' });
    const email = someone();
    await dovecot.deliver(mail({ From: `Ann Lee <${email}>`, Subject: 'Before' }));
    await expect.poll(() => subjectsOf(email)).toEqual(['Before']);
    await dovecot.deliver(mail({ From: `Ann Lee <${email}>`, Subject: 'Junk' }), 'Junk');
    await dovecot.deliver(mail({ From: `Ann Lee <${email}>`, Subject: 'Next' }));
    await expect.poll(() => subjectsOf(email)).toEqual(['Before', 'Next']);

    await dovecot.stop();
    await expect.poll(mailbox).toMatchObject({ state: 'REFUSED', error: expect.any(String) });
    await dovecot.start();
    // A position is a UID, so that the length of an outage does not matter.
    const at = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
    await dovecot.deliver(mail({ From: email, Subject: 'Read' }), 'INBOX', at);
    const client = await dovecot.client();
    await client.mailboxOpen('INBOX');
    await client.messageFlagsAdd('1:*', ['\\Seen']);
    await client.mailboxOpen('Junk');
    await client.messageMove('1:*', 'INBOX');
    await client.logout();
    await expect
      .poll(async () => (await subjectsOf(email)).toSorted())
      .toEqual(['Before', 'Junk', 'Next', 'Read']);
    // The state follows the last mail.
    await expect.poll(mailbox).toMatchObject({ state: 'READING', error: null });
  });

  test('the sentence of a provider that refuses the refresh token is shown, and a new token replaces the old one', async () => {
    const asked: string[] = [];
    const provider = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        const token = new URLSearchParams(body).get('refresh_token') ?? '';
        asked.push(token);
        const answer =
          token === 'first'
            ? { access_token: 'access', refresh_token: 'second' }
            : { error: 'invalid_grant', error_description: 'AADSTS700082: The refresh token has expired.' };
        response.statusCode = token === 'first' ? 200 : 400;
        response.end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    await start({
      IMAP_OAUTH_CLIENT_ID: 'client',
      IMAP_OAUTH_REFRESH_TOKEN: 'first',
      IMAP_OAUTH_TOKEN_URL: `http://127.0.0.1:${port}/token`,
    });
    await expect
      .poll(mailbox)
      .toMatchObject({ state: 'REFUSED', error: 'AADSTS700082: The refresh token has expired.' });
    expect(asked.slice(0, 2)).toEqual(['first', 'second']);
    await new Promise((resolve) => provider.close(resolve));
  });
});
