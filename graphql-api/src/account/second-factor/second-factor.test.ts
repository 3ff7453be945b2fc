import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '../../../test/admin.ts';
import { type MailingApp, startMailingApp } from '../../../test/mailing-app.ts';
import { runAdminCommand } from '../command.ts';

/** In milliseconds. */
const PERIOD = 30_000;

let app: MailingApp;
beforeAll(async () => {
  app = await startMailingApp();
});
afterAll(() => app.close());
const em = () => app.app.database.em.fork();
beforeEach(async () => {
  for (const table of ['second_factor', 'rate_limit']) await em().execute(`delete from "${table}"`);
  // The middle of a period, so that none ends during a test.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / PERIOD) * PERIOD + PERIOD / 2 });
});
afterEach(() => void vi.useRealTimers());

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
const login = (code?: string, password = admin.password) =>
  app.graphql(LOGIN, { input: { email: admin.email, password, code } });
const codeOf = (result: Awaited<ReturnType<typeof login>>) => result.errors?.[0]?.extensions.code;
const byRest = (code?: string) =>
  fetch(`${app.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.email, password: admin.password, code }),
  });
/** Returns the code that is valid `offset` periods from now. */
const codeAt = (secret: string, offset = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offset * PERIOD });

async function mutate<Data>(token: string, name: string, args: Record<string, string>): Promise<Data> {
  const list = Object.entries(args).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const fields = { beginSecondFactor: '{ secret uri }', enableSecondFactor: '{ recoveryCodes }' };
  const selection = (fields as Record<string, string>)[name] ?? '';
  const { data, errors } = await app.graphql(
    `mutation { ${name}(${list.join(', ')}) ${selection} }`,
    {},
    token,
  );
  if (errors) throw new Error(errors[0]?.extensions.code);
  return data?.[name] as Data;
}

/** Turns the second factor on with the code of the period before the current one. */
async function turnOn() {
  const token = await app.signIn();
  const { secret, uri } = await mutate<{ secret: string; uri: string }>(token, 'beginSecondFactor', {
    password: admin.password,
  });
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*owner%40example\.com\?/);
  // Until a code has proven the secret, the login needs no code.
  expect(codeOf(await login())).toBeUndefined();
  const { recoveryCodes } = await mutate<{ recoveryCodes: string[] }>(token, 'enableSecondFactor', {
    code: codeAt(secret, -1),
  });
  return { token, secret, recoveryCodes };
}

test('both logins ask for a code, which works once, also in parallel', async () => {
  const { secret } = await turnOn();
  expect(codeOf(await login())).toBe('SECOND_FACTOR_REQUIRED');
  expect(codeOf(await login(undefined, 'wrong-password'))).toBe('UNAUTHENTICATED');
  const rest = await byRest();
  expect([rest.status, await rest.json()]).toMatchObject([401, { code: 'SECOND_FACTOR_REQUIRED' }]);

  const code = codeAt(secret);
  const tries = await Promise.all([login(code), login(code), login(code)]);
  expect(tries.filter(({ errors }) => !errors)).toHaveLength(1);
  expect((await byRest(code)).status).toBe(401);
  expect((await byRest(codeAt(secret, 1))).status).toBe(200);
  expect(codeOf(await login(codeAt(secret, 5)))).toBe('UNAUTHENTICATED');
});

test('a recovery code works once in place of a code', async () => {
  const { recoveryCodes } = await turnOn();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = ''] = recoveryCodes;
  expect(codeOf(await login(first.toLowerCase()))).toBeUndefined();
  expect(codeOf(await login(first))).toBe('UNAUTHENTICATED');
  const [stored] = await em().execute<{ recoveryCodes: string[] }[]>('select * from "second_factor"');
  expect(stored?.recoveryCodes).toHaveLength(9);
  expect(JSON.stringify(stored)).not.toContain(recoveryCodes[1]?.replaceAll('-', ''));
});

test('codes are limited like passwords', async () => {
  await turnOn();
  for (let count = 0; count < 20; count += 1) expect(codeOf(await login('000000'))).toBe('UNAUTHENTICATED');
  expect(codeOf(await login('000000'))).toBe('RATE_LIMITED');
});

test('an export and an erasure need a code of this session', async () => {
  const { token, secret, recoveryCodes } = await turnOn();
  const exportLeads = async () =>
    (await fetch(`${app.url}/api/leads.csv`, { headers: { authorization: `Bearer ${token}` } })).status;
  const erase = async (as = token) =>
    codeOf(await app.graphql('mutation { erasePerson(email: "ann@example.com") { leads } }', {}, as));
  expect(await exportLeads()).toBe(401);
  expect(await erase()).toBe('SECOND_FACTOR_REQUIRED');
  await mutate(token, 'confirmSecondFactor', { code: codeAt(secret) });
  expect(await exportLeads()).toBe(200);
  const { data } = await login(recoveryCodes[0]);
  const elsewhere = (data as unknown as { login: { token: string } }).login.token;
  expect(await erase(elsewhere)).toBe('SECOND_FACTOR_REQUIRED');
  await mutate(elsewhere, 'confirmSecondFactor', { code: recoveryCodes[1] ?? '' });
  expect(await erase(elsewhere)).toBe('BAD_USER_INPUT');
  await expect(mutate(token, 'confirmSecondFactor', { code: '000000' })).rejects.toThrow('BAD_USER_INPUT');
});

test('a lost second factor is turned off on the server', async () => {
  await turnOn();
  const run = () => runAdminCommand(em(), ['reset-second-factor', admin.email], app.app.log);
  expect(await run()).toContain('by the password only');
  expect(codeOf(await login())).toBeUndefined();
  await expect(run()).rejects.toThrow('has no second factor');
});

test('a code turns the second factor off', async () => {
  const { token, secret } = await turnOn();
  await expect(mutate(token, 'beginSecondFactor', { password: admin.password })).rejects.toThrow('FORBIDDEN');
  await expect(mutate(token, 'disableSecondFactor', { code: '000000' })).rejects.toThrow('BAD_USER_INPUT');
  await mutate(token, 'disableSecondFactor', { code: codeAt(secret) });
  expect(codeOf(await login())).toBeUndefined();
});
