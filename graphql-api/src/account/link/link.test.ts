import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admin } from '../../../test/admin.ts';
import type { GraphQLResult } from '../../../test/app.ts';
import { headersAgainstReplies } from '../../../test/mail-server.ts';
import { type MailingApp, startMailingApp } from '../../../test/mailing-app.ts';
import { times } from '../../../test/times.ts';
import { runAdminCommand } from '../command.ts';
import { createLink } from './service.ts';

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
const setPasswordByLink = async (token: string, password: string) => {
  const { data } = await app.graphql(
    'mutation ($input: SetPasswordInput!) { setPasswordByLink(input: $input) { token } }',
    { input: { token, password } },
  );
  return data?.['setPasswordByLink'] as { token: string } | null | undefined;
};
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
  expect(headersAgainstReplies(mail)).toEqual(['auto-generated', 'All']);
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

test('a request by another client does not end the link that the owner got before', async () => {
  await request(admin.email);
  const own = await mailedToken(admin.email);
  app.smtp.received.length = 0;
  await request(admin.email);
  await mailedToken(admin.email);
  expect((await setPassword(own, 'another-one')).errors).toBeUndefined();
  app.smtp.received.length = 0;
  await request(admin.email);
  expect((await setPassword(await mailedToken(admin.email), admin.password)).errors).toBeUndefined();
});

test('a used link ends the others of its account', async () => {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  await admins('add', email, 'first-password');
  await request(email);
  const first = await mailedToken(email);
  app.smtp.received.length = 0;
  await request(email);
  expect((await setPassword(await mailedToken(email), 'another-one')).errors).toBeUndefined();
  expect((await setPassword(first, 'by-an-attacker')).errors?.[0]?.extensions.fields).toHaveProperty('token');
});

describe('while strangers use up the attempts', () => {
  /** Sends an operation from a device. Returns its result, and the cookie if the device gets another one. */
  async function fromDevice(query: string, input: object, cookie = '') {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const [set = cookie] = response.headers.getSetCookie();
    return { ...((await response.json()) as GraphQLResult), cookie: set.split(';')[0] };
  }
  const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { email } }';
  const SET = 'mutation ($input: SetPasswordInput!) { setPassword(input: $input) }';

  async function setByLink(email: string, password: string): Promise<string | undefined> {
    await request(email);
    return (await fromDevice(SET, { token: await mailedToken(email), password })).cookie;
  }

  test.each([
    ['the owner changes the password elsewhere', (email: string) => changeOwnPassword(email)],
    ['a link on another device', (email: string) => setByLink(email, 'second-password')],
    ['a command', (email: string) => admins('password', email, 'second-password')],
  ])('a device that has signed in before signs in after %s', async (_name, changePassword) => {
    const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
    await admins('add', email, 'first-password');
    const { cookie } = await fromDevice(LOGIN, { email, password: 'first-password' });
    await changePassword(email);
    await times(40, () => signIn(email, 'wrong-password'));
    expect(await signIn(email, 'second-password')).toBeUndefined();
    const { data } = await fromDevice(LOGIN, { email, password: 'second-password' }, cookie);
    expect(data?.['login']).toEqual({ email });
  });

  test('a device that has used a link signs in', async () => {
    const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
    await admins('add', email, 'first-password');
    const cookie = await setByLink(email, 'second-password');
    await times(40, () => signIn(email, 'wrong-password'));
    expect((await fromDevice(LOGIN, { email, password: 'second-password' }, cookie)).errors).toBeUndefined();
  });
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

describe('invitations', () => {
  const invite = (token: string, email: string) =>
    app.graphql(
      'mutation ($input: MailedEmailInput!) { inviteAdmin(input: $input) }',
      { input: { email } },
      token,
    );
  const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@example.com`;
  const invitations = async (token: string) =>
    (await app.graphql('{ invitations { email invitedBy } }', {}, token)).data?.['invitations'];
  const remove = (token: string, id: number) =>
    app.graphql('mutation ($id: Int!) { removeAdmin(id: $id) { account_id } }', { id }, token);
  const listed = async (token: string) => {
    const { data } = await app.graphql('{ admins { account_id email sessionCount } }', {}, token);
    return data?.['admins'] as unknown as { account_id: number; email: string; sessionCount: number }[];
  };

  test('an invited admin chooses a password by the mailed link', async () => {
    const token = await app.signIn();
    const email = newEmail();
    expect((await invite(token, admin.email)).errors?.[0]?.extensions.fields).toHaveProperty('email');
    expect((await invite(token, email)).errors).toBeUndefined();
    expect(await invitations(token)).toEqual([{ email, invitedBy: admin.email }]);
    const link = await mailedToken(email);
    const { token: second = '' } = (await setPasswordByLink(link, 'long-enough')) ?? {};
    expect(await invitations(token)).toEqual([]);
    for (const session of [second, await signIn(email, 'long-enough')])
      expect((await app.graphql('{ me { email isAdmin } }', {}, session)).data).toEqual({
        me: { email, isAdmin: true },
      });
    await request(email);
    await expect
      .poll(() => app.smtp.received.filter(({ envelope }) => envelope.to[0] === email))
      .toHaveLength(2);
    expect(await setPasswordByLink(await mailedToken(email), 'another-one')).toBeNull();
  });

  test.each([
    [
      'the account page',
      async (email: string) => {
        const token = await app.signIn();
        const { account_id = 0 } = (await listed(token)).find((it) => it.email === email) ?? {};
        expect(await remove(token, account_id)).toEqual({ data: { removeAdmin: { account_id } } });
        expect((await remove(token, account_id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      },
    ],
    ['a command', async (email: string) => void (await admins('revoke', email))],
  ])('end with the admin who sent them, removed by %s', async (_name, removeBy) => {
    const [inviter, before, after] = [newEmail(), newEmail(), newEmail()];
    await admins('add', inviter, 'first-password');
    const session = (await signIn(inviter, 'first-password')) ?? '';
    await invite(session, before);
    const link = await mailedToken(before);
    await invite(session, after);
    expect(await admins('list')).toContain(`${before}  invited by ${inviter}`);
    await removeBy(inviter);
    expect(await isSignedIn(session)).toBe(false);
    expect((await setPassword(link, 'long-enough')).errors?.[0]?.extensions.fields).toHaveProperty('token');
    expect(await signIn(before, 'long-enough')).toBeUndefined();
    expect(await invitations(await app.signIn())).toEqual([]);
    expect(await admins('list')).not.toContain(before);
  });

  test.each([
    [
      'the account page',
      async (email: string) => {
        const WITHDRAW =
          'mutation ($input: MailedEmailInput!) { withdrawInvitation(input: $input) { email } }';
        const token = await app.signIn();
        const withdraw = () => app.graphql(WITHDRAW, { input: { email } }, token);
        expect(await withdraw()).toEqual({ data: { withdrawInvitation: { email } } });
        expect((await withdraw()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      },
    ],
    ['a command', async (email: string) => void (await admins('revoke', email))],
  ])('are withdrawn by %s', async (_name, withdrawBy) => {
    const email = newEmail();
    await invite(await app.signIn(), email);
    const link = await mailedToken(email);
    await withdrawBy(email);
    expect((await setPassword(link, 'long-enough')).errors?.[0]?.extensions.fields).toHaveProperty('token');
    expect(await invitations(await app.signIn())).toEqual([]);
  });

  test('one that is withdrawn before its mail is not mailed', async () => {
    await createLink(app.app.database.em.fork(), newEmail(), 'invitation').then((token) =>
      expect(token).toBeNull(),
    );
  });

  test('the last admin is not removed, also if two remove each other at once', async () => {
    const token = await app.signIn();
    for (const { email } of await listed(token)) if (email !== admin.email) await admins('revoke', email);
    const [own] = await listed(token);
    const { errors } = await remove(token, own?.account_id ?? 0);
    expect(errors?.[0]?.message).toBe(`${admin.email} is the only admin. Add another one first.`);

    const email = newEmail();
    await admins('add', email, 'first-password');
    const other = (await signIn(email, 'first-password')) ?? '';
    const { account_id = 0 } = (await listed(token)).find((it) => it.email === email) ?? {};
    const removals = await Promise.all([remove(token, account_id), remove(other, own?.account_id ?? 0)]);
    expect(removals.filter((removal) => !removal.errors)).toHaveLength(1);
    expect(await admins('list')).toMatch(/^\S+@example\.com  since [^\n]*$/);
    await admins('add', admin.email, admin.password).catch(() => undefined);
  });
});
