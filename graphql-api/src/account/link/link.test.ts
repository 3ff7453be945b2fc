import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { admin } from '../../../test/admin.ts';
import { type MailingApp, startMailingApp } from '../../../test/mailing-app.ts';
import { runAdminCommand } from '../command.ts';

let app: MailingApp;
beforeAll(async () => {
  app = await startMailingApp();
});
afterAll(() => app.close());
const sql = <Row extends object>(query: string) => app.app.database.em.fork().execute<Row[]>(query);
beforeEach(async () => {
  await sql('delete from "rate_limit"');
  app.smtp.received.length = 0;
});

const request = (email: string) =>
  app.graphql('mutation ($input: MailedEmailInput!) { requestPasswordReset(input: $input) }', {
    input: { email },
  });
const setPassword = (token: string, password: string) =>
  app.graphql('mutation ($input: SetPasswordInput!) { setPassword(input: $input) }', {
    input: { token, password },
  });
const signIn = async (email: string, password: string) => {
  const { data } = await app.graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    input: { email, password },
  });
  return (data as { login: { token: string } } | null)?.login.token;
};
const isSignedIn = async (token: string) =>
  (await app.graphql('{ me { email } }', {}, token)).data?.['me'] !== null;

const admins = (...args: string[]) => runAdminCommand(app.app.database.em.fork(), args, app.app.log);

async function changeOwnPassword(email: string): Promise<void> {
  const input = { currentPassword: 'first-password', password: 'second-password' };
  const { errors } = await app.graphql(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }',
    { input },
    await signIn(email, 'first-password'),
  );
  expect(errors).toBeUndefined();
}

/** Waits for the mail to this email address and returns the token of its link. */
async function mailedToken(email: string): Promise<string> {
  await expect.poll(() => app.smtp.received.map(({ envelope }) => envelope.to[0])).toContain(email);
  const mail = app.smtp.received.findLast(({ envelope }) => envelope.to[0] === email);
  const [, token = ''] = /\/login\/password#([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  return token;
}

test('a mailed link sets another password once, and ends all sessions', async () => {
  const session = await app.signIn();
  expect(await request(admin.email)).toEqual({ data: { requestPasswordReset: true } });
  const token = await mailedToken(admin.email);
  const [stored] = await sql('select * from "password_link"');
  expect(JSON.stringify(stored)).not.toContain(token);

  expect((await setPassword(token, 'sunshine')).errors?.[0]?.extensions.fields).toHaveProperty('password');
  const uses = await Promise.all([setPassword(token, 'another-one'), setPassword(token, 'another-one')]);
  expect(uses.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await isSignedIn(session)).toBe(false);
  expect(await signIn(admin.email, admin.password)).toBeUndefined();
  expect(await signIn(admin.email, 'another-one')).toBeDefined();

  await request(admin.email);
  app.smtp.received.length = 0;
  const back = await mailedToken(admin.email);
  expect((await setPassword(back, admin.password)).errors).toBeUndefined();
});

test('an email address without an account gets the same response, and no mail', async () => {
  expect(await request('nobody@example.com')).toEqual({ data: { requestPasswordReset: true } });
  await request(admin.email);
  await mailedToken(admin.email);
  expect(app.smtp.received.map(({ envelope }) => envelope.to[0])).toEqual([admin.email]);
});

test('a link expires after an hour', async () => {
  await request(admin.email);
  const token = await mailedToken(admin.email);
  const [left] = await sql<{ minutes: number }>(
    `select extract(epoch from "expiresAt" - now())::int / 60 as "minutes" from "password_link"`,
  );
  expect(left?.minutes).toBeGreaterThanOrEqual(58);
  expect(left?.minutes).toBeLessThanOrEqual(60);
  await sql(`update "password_link" set "expiresAt" = now() - interval '1 second'`);
  expect((await setPassword(token, 'another-one')).errors?.[0]?.extensions.fields).toHaveProperty('token');
});

test.each([
  ['the owner changes the password', changeOwnPassword],
  ['a command changes the password', (email: string) => admins('password', email, 'by-command')],
  ['a command removes the account', (email: string) => admins('revoke', email)],
])('a link does not work any more after %s', async (_name, act) => {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  await admins('add', email, 'first-password');
  await request(email);
  const token = await mailedToken(email);
  await act(email);
  expect((await setPassword(token, 'another-one')).errors?.[0]?.extensions.fields).toHaveProperty('token');
});

test('requests are limited, with and without an account', async () => {
  for (const email of [admin.email, 'nobody@example.com']) {
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 4; count += 1) {
      codes.push((await request(email)).errors?.[0]?.extensions.code);
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
  }
});

test('an invited admin chooses a password by the mailed link', async () => {
  const token = await app.signIn();
  const invite = (email: string) =>
    app.graphql(
      'mutation ($input: MailedEmailInput!) { inviteAdmin(input: $input) }',
      { input: { email } },
      token,
    );
  expect((await invite(admin.email)).errors?.[0]?.extensions.fields).toHaveProperty('email');
  expect((await invite('second@example.com')).errors).toBeUndefined();
  const link = await mailedToken('second@example.com');
  expect((await setPassword(link, 'long-enough')).errors).toBeUndefined();
  const second = await signIn('second@example.com', 'long-enough');
  expect((await app.graphql('{ me { email isAdmin } }', {}, second)).data).toEqual({
    me: { email: 'second@example.com', isAdmin: true },
  });
});
