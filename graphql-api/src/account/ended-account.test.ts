import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailingApp, startMailingApp } from '../../test/mailing-app.ts';
import { type PushService, startPushService } from '../../test/push-service.ts';
import { type AdminClient, post, signInAdmin } from '../../test/samples/content.ts';
import { message } from '../../test/samples/form-samples.ts';
import { sendForm } from '../../test/samples/forms.ts';
import { LEADS, type LeadAnswer, sendQuote, storedPhotos } from '../../test/samples/quote.ts';
import { runAdminCommand } from './command.ts';

let app: MailingApp;
let service: PushService;
let owner: AdminClient;
beforeAll(async () => {
  [app, service] = await Promise.all([startMailingApp({ PRIVATE_NETWORKS: 'on' }), startPushService()]);
  owner = await signInAdmin(app);
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const execute = <Row>(sql: string) => app.app.database.em.fork().execute<Row[]>(sql);
const command = (...args: string[]) => runAdminCommand(app.app.database.em.fork(), args, app.app.log);
const password = 'first-password';
const newEmail = () => `${randomUUID().slice(0, 8)}@example.com`;

async function signInAs(email: string): Promise<AdminClient> {
  const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const signIn = async () =>
    (
      (await app.graphql(LOGIN, { input: { email, password } })).data as unknown as {
        login: { token: string };
      }
    ).login.token;
  return signInAdmin({ ...app, signIn });
}

/** Waits for the mail to this email address and returns the token of its link. */
async function mailedToken(email: string): Promise<string> {
  const mailed = () => app.smtp.received.find(({ envelope }) => envelope.to[0] === email)?.text ?? '';
  await expect.poll(mailed).toContain('/login/password#');
  return /\/login\/password#([\w-]{43})/.exec(mailed())?.[1] ?? '';
}

const isFound = async (path: string) =>
  (await fetch(app.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })).status < 400;
const worksOnce = async (token: string) =>
  !(
    await app.graphql('mutation ($input: SetPasswordInput!) { setPassword(input: $input) }', {
      input: { token, password },
    })
  ).errors;

/** Lets an account hand out one of each kind; returns functions that tell whether each still works. */
async function handOut(email: string): Promise<Record<string, () => Promise<boolean>>> {
  const client = await signInAs(email);
  const invited = newEmail();
  await client.run('mutation ($input: MailedEmailInput!) { inviteAdmin(input: $input) }', {
    input: { email: invited },
  });
  const invitation = await mailedToken(invited);
  await app.graphql('mutation ($input: MailedEmailInput!) { requestPasswordReset(input: $input) }', {
    input: { email },
  });
  const reset = await mailedToken(email);
  const fields = { ...post, slug_url: randomUUID() };
  const { number } = await client.run<{ number: number }>(
    `mutation ($fields: JSONObject!) { saveEntryDraft(kind: "article", fields: $fields, version: 0, revision: 0) { number } }`,
    { fields },
  );
  const draft = await client.run<{ url: string }>(
    'mutation ($number: Int!) { shareEntryDraft(kind: "article", number: $number) { url } }',
    { number },
  );
  const letter = await client.run<{ number: number }>(
    `mutation { saveEntryDraft(kind: "newsletter", fields: {}, version: 0, revision: 0) { number } }`,
  );
  const preview = await client.run<{ path: string }>(
    'query ($number: Int!) { mailingPreview(number: $number) { path } }',
    { number: letter.number },
  );
  const submissionId = randomUUID();
  await sendQuote(app, { submissionId, propertyPhotos: await storedPhotos(app) });
  const { nodes } = await client.run<{ nodes: LeadAnswer[] }>(LEADS, { first: 1 });
  const photo = nodes[0]?.photos[0]?.url ?? '';
  const browser = service.subscribe();
  await client.run(
    'mutation ($input: PushSubscriptionInput!) { subscribePush(input: $input) { publicKey } }',
    { input: browser },
  );
  const pushed = () => service.messages.filter(({ endpoint }) => endpoint === browser.endpoint).length;
  return {
    'a session by GraphQL': async () => (await client.run('{ me { email } }')) !== null,
    'a session by REST': async () => (await client.rest('GET', '/api/leads.csv')).ok,
    'the link to a draft': () => isFound(draft.url.slice(new URL(draft.url).origin.length)),
    'the preview of a newsletter': () => isFound(preview.path),
    'the link to a photo': () => isFound(photo),
    'a notification': async () => {
      const before = pushed();
      await sendForm(app, message, { submissionId: randomUUID() });
      await expect.poll(() => execute(`select 1 from "job" where "name" = 'push'`)).toEqual([]);
      return pushed() > before;
    },
    'an invitation': () => worksOnce(invitation),
    'a link to set a password': () => worksOnce(reset),
  };
}

async function states(handedOut: Record<string, () => Promise<boolean>>): Promise<Record<string, boolean>> {
  const result: Record<string, boolean> = {};
  for (const [name, works] of Object.entries(handedOut)) result[name] = await works();
  return result;
}

test('everything that an account hands out works while it exists', async () => {
  const email = newEmail();
  await command('add', email, password);
  const result = await states(await handOut(email));
  expect(Object.keys(result).filter((name) => !result[name])).toEqual([]);
});

test.each([
  [
    'the account page',
    async (email: string) => {
      const accounts = await owner.run<{ account_id: number; email: string }[]>(
        '{ admins { account_id email } }',
      );
      const id = accounts.find((account) => account.email === email)?.account_id;
      await owner.run('mutation ($id: Int!) { removeAdmin(id: $id) { account_id } }', { id });
    },
  ],
  ['a command', (email: string) => command('revoke', email)],
])('everything that an account has handed out ends with it, removed by %s', async (_name, remove) => {
  const email = newEmail();
  await command('add', email, password);
  const handedOut = await handOut(email);
  await remove(email);
  const ended = await states(handedOut);
  expect(Object.keys(ended).filter((name) => ended[name])).toEqual([]);
  // Another account with the email address does not get it back.
  await command('add', email, password);
  const later = await states(handedOut);
  expect(Object.keys(later).filter((name) => later[name])).toEqual([]);
});

test('the list of what ends with an account names each table and column that refers to one', async () => {
  const list = await readFile(new URL('../../../docs/decisions/ended-accounts.md', import.meta.url), 'utf8');
  const references = await execute<{ table: string; rule: string }>(`
    select distinct k.conrelid::regclass::text as "table", k.confdeltype as "rule" from pg_constraint k
    where k.contype = 'f' and k.confrelid in ('account'::regclass, 'session'::regclass)`);
  const names = await execute<{ column: string }>(`
    select table_name || '.' || column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(^by|By)$'`);
  expect(references.filter(({ rule }) => rule !== 'c')).toEqual([]);
  const missing = [...references.map(({ table }) => table), ...names.map(({ column }) => column)].filter(
    (name) => !list.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});
