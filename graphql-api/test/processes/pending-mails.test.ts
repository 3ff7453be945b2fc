import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../admin.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { forms } from '../samples/form-samples.ts';
import { postForm } from '../samples/forms.ts';
import { prepareServer, type ServerProcess } from '../server-process.ts';

let mail: MailServer;
let server: ServerProcess;
let environment: NodeJS.ProcessEnv;
let signedIn: string | undefined;

beforeAll(async () => {
  mail = await startMailServer();
  environment = { SEED: 'none', SMTP_URL: mail.url };
  server = await prepareServer(environment);
});

afterAll(async () => {
  await server.remove();
  await mail.close();
});

async function ask<Data>(query: string, variables: object, token?: string): Promise<Data> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: Data }).data;
}

/** Returns the number of mails that an admin sees waiting for a retry. */
async function waiting(): Promise<number> {
  signedIn ??= (
    await ask<{ login: { token: string } }>(
      'mutation ($input: LoginInput!) { login(input: $input) { token } }',
      { input: admin },
    )
  ).login.token;
  type Mails = { pendingMails: { nodes: { tries: number; nextTry: string | null }[] } };
  const { pendingMails } = await ask<Mails>('{ pendingMails { nodes { tries nextTry } } }', {}, signedIn);
  return pendingMails.nodes.filter(({ tries, nextTry }) => tries > 0 && nextTry !== null).length;
}

/** Runs a command of the built product. */
function run(name: string): { code: number | null; out: string; error: string } {
  const file = new URL(`../../dist/${name}.js`, import.meta.url).pathname;
  const env = { PATH: process.env['PATH'], DATA_DIR: server.dataDir, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { env, encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
}

// Three starts, and mails that wait for their retry.
test('a crash between commit and sending neither loses nor repeats a mail, and the commands report them', async () => {
  mail.rejecting = true;
  await server.start();
  for (const form of forms) expect((await postForm(server, form)).status).toBe(200);
  const expected = 2 * forms.length;
  // The queue detects interrupted mails after half a minute; these wait for their retry.
  await expect.poll(waiting, { interval: 20 }).toBe(expected);
  await server.kill();
  expect(mail.received).toEqual([]);

  const listed = run('mails');
  expect([listed.code, listed.error]).toEqual([0, '']);
  const [first, ...lines] = listed.out.trimEnd().split('\n');
  expect(first).toBe(`Mails pending: ${expected}`);
  const titles = lines.map((line) => line.split('  ')[1] ?? '').toSorted();
  expect(titles.filter((_, index) => index % 2 === 0)).toEqual([
    'Message',
    'Newsletter subscription',
    'Partnership enquiry',
    'Project management enquiry',
    'Short message',
  ]);
  // No subscription is confirmed yet.
  const exported = run('newsletter-export');
  expect([exported.code, exported.error]).toEqual([0, '']);
  expect(exported.out).toMatch(/^"Email",[^\r\n]*\r\n$/);

  mail.rejecting = false;
  await server.start();
  // The queue detects interrupted mails after half a minute.
  await expect.poll(() => mail.received.length).toBe(expected);
  await expect.poll(() => run('mails').out).toBe('Mails pending: 0\n');
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(expected);
  expect(mail.received).toHaveLength(expected);

  const toReader = mail.received.find(({ envelope }) => envelope.to.includes('reader@example.com'));
  const [link = ''] = toReader?.text?.match(/\/newsletter\/confirm\/\S+/) ?? [];
  expect((await fetch(server.url + link, { method: 'POST' })).status).toBe(200);
});

test('the commands use the database of the running server', () => {
  expect(run('mails')).toEqual({ code: 0, out: 'Mails pending: 0\n', error: '' });
  const exported = run('newsletter-export');
  expect([exported.code, exported.error]).toEqual([0, '']);
  expect(exported.out).toContain('reader@example.com');
});
