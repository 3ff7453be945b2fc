import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admin } from '../../../test/admin.ts';
import type { GraphQLResult } from '../../../test/app.ts';
import { type MailingApp, startMailingApp } from '../../../test/mailing-app.ts';
import { type PasswordLinks, passwordLinks } from '../../../test/password-links.ts';
import { times } from '../../../test/times.ts';

let app: MailingApp;
let links: PasswordLinks;
beforeAll(async () => {
  app = await startMailingApp();
  links = passwordLinks(app);
});
afterAll(() => app.close());
const sql = <Row extends object>(query: string) => app.app.database.em.fork().execute<Row[]>(query);
beforeEach(async () => {
  await sql('delete from "rate_limit"');
  app.smtp.received.length = 0;
});

async function changeOwnPassword(email: string): Promise<void> {
  const input = { currentPassword: 'first-password', password: 'second-password' };
  const { errors } = await app.graphql(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }',
    { input },
    await links.signIn(email, 'first-password'),
  );
  expect(errors).toBeUndefined();
}

test('a mailed link sets another password once, and ends all sessions', async () => {
  const session = await app.signIn();
  expect(await links.request(admin.email)).toEqual({ data: { requestPasswordReset: true } });
  const token = await links.mailedToken(admin.email);
  const [stored] = await sql('select * from "password_link"');
  expect(JSON.stringify(stored)).not.toContain(token);

  expect((await links.setPassword(token, 'sunshine')).errors?.[0]?.extensions.fields).toHaveProperty(
    'password',
  );
  const uses = await Promise.all([
    links.setPassword(token, 'another-one'),
    links.setPassword(token, 'another-one'),
  ]);
  expect(uses.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await links.isSignedIn(session)).toBe(false);
  expect(await links.signIn(admin.email, admin.password)).toBeUndefined();
  expect(await links.signIn(admin.email, 'another-one')).toBeDefined();

  await links.request(admin.email);
  app.smtp.received.length = 0;
  const back = await links.mailedToken(admin.email);
  expect((await links.setPassword(back, admin.password)).errors).toBeUndefined();
});

test('a link is valid until it was used or has expired; asking does not use it', async () => {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  await links.admins('add', email, 'first-password');
  await links.request(email);
  const token = await links.mailedToken(email);
  expect(await links.isValid(token)).toBe(true);
  expect(await links.isValid(token)).toBe(true);
  expect(await links.isValid(token.slice(1))).toBe(false);
  await sql(`update "password_link" set "expiresAt" = now() where "email" = '${email}'`);
  expect(await links.isValid(token)).toBe(false);
  await sql(`update "password_link" set "expiresAt" = now() + interval '1 hour'`);
  await links.setPassword(token, 'another-one');
  expect(await links.isValid(token)).toBe(false);
});

test('questions and uses of links have one limit for each network', async () => {
  for (let count = 0; count < 19; count += 1) expect(await links.isValid('guessed')).toBe(false);
  await links.setPassword('guessed', 'another-one');
  expect(await links.isValid('guessed')).toBeUndefined();
});

test('a request by another client does not end the link that the owner got before', async () => {
  await links.request(admin.email);
  const own = await links.mailedToken(admin.email);
  app.smtp.received.length = 0;
  await links.request(admin.email);
  await links.mailedToken(admin.email);
  expect((await links.setPassword(own, 'another-one')).errors).toBeUndefined();
  app.smtp.received.length = 0;
  await links.request(admin.email);
  expect(
    (await links.setPassword(await links.mailedToken(admin.email), admin.password)).errors,
  ).toBeUndefined();
});

test('a used link ends the others of its account', async () => {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  await links.admins('add', email, 'first-password');
  await links.request(email);
  const first = await links.mailedToken(email);
  app.smtp.received.length = 0;
  await links.request(email);
  expect((await links.setPassword(await links.mailedToken(email), 'another-one')).errors).toBeUndefined();
  expect((await links.setPassword(first, 'by-an-attacker')).errors?.[0]?.extensions.fields).toHaveProperty(
    'token',
  );
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
    await links.request(email);
    return (await fromDevice(SET, { token: await links.mailedToken(email), password })).cookie;
  }

  test.each([
    ['the owner changes the password elsewhere', (email: string) => changeOwnPassword(email)],
    ['a link on another device', (email: string) => setByLink(email, 'second-password')],
    ['a command', (email: string) => links.admins('password', email, 'second-password')],
  ])('a device that has signed in before signs in after %s', async (_name, changePassword) => {
    const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
    await links.admins('add', email, 'first-password');
    const { cookie } = await fromDevice(LOGIN, { email, password: 'first-password' });
    await changePassword(email);
    await times(40, () => links.signIn(email, 'wrong-password'));
    expect(await links.signIn(email, 'second-password')).toBeUndefined();
    const { data } = await fromDevice(LOGIN, { email, password: 'second-password' }, cookie);
    expect(data?.['login']).toEqual({ email });
  });

  test('a device that has used a link signs in', async () => {
    const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
    await links.admins('add', email, 'first-password');
    const cookie = await setByLink(email, 'second-password');
    await times(40, () => links.signIn(email, 'wrong-password'));
    expect((await fromDevice(LOGIN, { email, password: 'second-password' }, cookie)).errors).toBeUndefined();
  });
});

test('an email address without an account gets the same response, and no mail', async () => {
  expect(await links.request('nobody@example.com')).toEqual({ data: { requestPasswordReset: true } });
  await links.request(admin.email);
  await links.mailedToken(admin.email);
  expect(app.smtp.received.map(({ envelope }) => envelope.to[0])).toEqual([admin.email]);
});

test('a link expires after an hour', async () => {
  await links.request(admin.email);
  const token = await links.mailedToken(admin.email);
  const [left] = await sql<{ minutes: number }>(
    `select extract(epoch from "expiresAt" - now())::int / 60 as "minutes" from "password_link"`,
  );
  expect(left?.minutes).toBeGreaterThanOrEqual(58);
  expect(left?.minutes).toBeLessThanOrEqual(60);
  await sql(`update "password_link" set "expiresAt" = now() - interval '1 second'`);
  expect((await links.setPassword(token, 'another-one')).errors?.[0]?.extensions.fields).toHaveProperty(
    'token',
  );
});

test.each([
  ['the owner changes the password', changeOwnPassword],
  ['a command changes the password', (email: string) => links.admins('password', email, 'by-command')],
  ['a command removes the account', (email: string) => links.admins('revoke', email)],
])('a link does not work any more after %s', async (_name, act) => {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  await links.admins('add', email, 'first-password');
  await links.request(email);
  const token = await links.mailedToken(email);
  await act(email);
  expect((await links.setPassword(token, 'another-one')).errors?.[0]?.extensions.fields).toHaveProperty(
    'token',
  );
});

test('requests are limited, with and without an account', async () => {
  for (const email of [admin.email, 'nobody@example.com']) {
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 4; count += 1) {
      codes.push((await links.request(email)).errors?.[0]?.extensions.code);
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
  }
});
