import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import { type GraphQLResult, startApp, type TestApp } from '../../test/app.ts';
import { times } from '../../test/times.ts';
import { networksOf } from '../platform/limit/networks.ts';
import { hashPassword } from './password.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { email isAdmin token } }';
/** The maximum `retryAfter`, in seconds. */
const MAX_WAIT = 15 * 60;
const TRIES_PER_ACCOUNT = 30;
const TRIES_PER_NETWORK = 20;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => app.close());
const sql = (query: string) => app.app.database.em.fork().execute(query);
beforeEach(async () => {
  await sql('delete from "rate_limit"');
});

const byRest = (email: string, password: string, from = '203.0.113.1') =>
  fetch(`${app.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password }),
  });

const byGraphQL = async (email: string, password: string, from = '203.0.113.1') => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ query: LOGIN, variables: { input: { email, password } } }),
  });
  return ((await response.json()) as GraphQLResult).errors?.[0];
};

describe('signing in', () => {
  test('returns a token that works over both transports until logout', async () => {
    const response = await byRest(admin.email.toUpperCase(), admin.password);
    expect(response.status).toBe(200);
    const { token, ...account } = (await response.json()) as { token: string };
    expect(account).toEqual({ email: admin.email, isAdmin: true });
    const me = () => app.graphql('{ me { email isAdmin } }', {}, token);
    expect(await me()).toEqual({ data: { me: { email: admin.email, isAdmin: true } } });
    expect(await app.graphql('mutation { logout }', {}, token)).toEqual({ data: { logout: true } });
    expect(await me()).toEqual({ data: { me: null } });
    expect(
      (await fetch(`${app.url}/blog/1`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(401);
  });

  test('a wrong password and an unknown email address get the same response', async () => {
    const [wrong, unknown] = await Promise.all([
      byRest(admin.email, 'wrong'),
      byRest('nobody@example.com', 'wrong'),
    ]);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
    expect((await byGraphQL(admin.email, 'wrong'))?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('names the fields that break a rule', async () => {
    const response = await byRest('', 'longer than sixteen');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: { email: 'Email address is required.', password: 'Password is at most 16 characters.' },
    });
  });

  test('idle and old sessions end', async () => {
    const token = await app.signIn();
    const me = () => app.graphql('{ me { email } }', {}, token);
    await sql(`update "session" set "lastUsedAt" = now() - interval '15 days'`);
    expect(await me()).toEqual({ data: { me: null } });
    await sql(`update "session" set "lastUsedAt" = now(), "createdAt" = now() - interval '91 days'`);
    expect(await me()).toEqual({ data: { me: null } });
  });
});

describe('guessing at', () => {
  test.each([admin.email, 'nobody@example.com'])(
    '%s is slowed over both transports and in parallel',
    async (email) => {
      const tries = await times(60, async (index) => {
        if (index % 2) return (await byRest(email, 'wrong')).status;
        return (await byGraphQL(email, 'wrong'))?.extensions.code === 'RATE_LIMITED' ? 429 : 401;
      });
      expect(tries.filter((status) => status === 401)).toHaveLength(TRIES_PER_NETWORK);
      expect(tries.filter((status) => status === 429)).toHaveLength(60 - TRIES_PER_NETWORK);

      const rejected = await byRest(email, admin.password);
      expect(rejected.status).toBe(429);
      const wait = Number(rejected.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(MAX_WAIT);
      const { extensions } = (await byGraphQL(email, 'wrong')) as unknown as {
        extensions: { retryAfter: number };
      };
      expect(extensions.retryAfter).toBeLessThanOrEqual(MAX_WAIT);
    },
  );

  test('at 120 accounts from one IP address is slowed', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 120; index += 1)
      statuses.push((await byRest(`person${index}@example.com`, 'wrong')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(TRIES_PER_NETWORK);
    expect(statuses.at(-1)).toBe(429);
  });

  test('from one network does not lock the owner out elsewhere', async () => {
    await times(60, () => byRest(admin.email, 'wrong'));
    expect((await byRest(admin.email, admin.password, '198.51.100.1')).status).toBe(200);
  });

  test('from many IP addresses is slowed, and the owner gets in after `retryAfter`', async () => {
    const tries = await times(60, (index) => byRest(admin.email, 'wrong', `198.51.100.${index}`));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(TRIES_PER_ACCOUNT);

    const owner = () => byRest(admin.email, admin.password, '203.0.113.9');
    const rejected = await owner();
    expect(rejected.status).toBe(429);
    const wait = Number(rejected.headers.get('retry-after'));
    expect(wait).toBeLessThanOrEqual(MAX_WAIT);
    await sql(`update "rate_limit" set "expire" = "expire" - ${wait * 1000 + 1000}`);
    expect((await owner()).status).toBe(200);
  });

  test('does not count correct passwords', async () => {
    for (let index = 0; index < 45; index += 1) {
      expect((await byRest(admin.email, admin.password)).status).toBe(200);
    }
  });
});

describe('a device that has signed in before', () => {
  const crowd = () => times(60, (index) => byRest(admin.email, 'wrong', `198.51.100.${index}`));
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0] ?? '';
  const valueOf = (cookie: string) => cookie.split(';')[0] ?? '';
  const from = (cookie: string, email: string, password: string, ipAddress = '203.0.113.9') =>
    fetch(`${app.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ipAddress, cookie },
      body: JSON.stringify({ email, password }),
    });

  test('has a persistent cookie that scripts and other sites cannot use', async () => {
    const cookie = cookieOf(await byRest(admin.email, admin.password));
    expect(cookie).toMatch(
      /^device=[\w-]{22}\.[\w-]{43}; Max-Age=\d{8}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(cookieOf(await from(valueOf(cookie), admin.email, admin.password))).toBe('');
    expect(cookieOf(await byRest(admin.email, 'wrong'))).toBe('');
  });

  test('gets in over either transport while others exhaust the limits of its account and its network', async () => {
    const cookie = valueOf(cookieOf(await byRest(admin.email, admin.password)));
    await crowd();
    for (let count = 0; count < 45; count += 1) await byRest(admin.email, 'wrong', '203.0.113.9');
    expect((await byRest(admin.email, admin.password, '203.0.113.9')).status).toBe(429);
    expect((await from(cookie, admin.email, admin.password)).status).toBe(200);
    const input = { email: admin.email, password: admin.password };
    const { data } = await app.graphql(LOGIN, { input }, undefined, { cookie });
    expect(data?.['login']).toMatchObject({ email: admin.email });
  });

  test('has a separate limit, for parallel attempts too', async () => {
    const cookie = valueOf(cookieOf(await byRest(admin.email, admin.password)));
    const tries = await times(40, async () => (await from(cookie, admin.email, 'wrong')).status);
    expect(tries.filter((status) => status === 401)).toHaveLength(TRIES_PER_ACCOUNT);
    const rejected = await from(cookie, admin.email, admin.password);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(MAX_WAIT);
  });

  test('counts for its account only, and needs a valid signature', async () => {
    const cookie = valueOf(cookieOf(await byRest(admin.email, admin.password)));
    const passwordHash = await hashPassword('another-password');
    await app.app.database.em
      .fork()
      .execute(
        `insert into "account" ("email", "passwordHash", "role", "createdAt") values ('second@example.com', ?, 'owner', now())`,
        [passwordHash],
      );
    await crowd();
    expect((await from(`${cookie}x`, admin.email, admin.password)).status).toBe(429);
    const other = valueOf(cookieOf(await byRest('second@example.com', 'another-password')));
    expect((await from(other, admin.email, admin.password)).status).toBe(429);
    expect((await from(cookie, admin.email, 'wrong')).status).toBe(401);

    // Both admins use this device.
    await sql('delete from "rate_limit"');
    const both = valueOf(cookieOf(await from(cookie, 'second@example.com', 'another-password')));
    await crowd();
    expect((await from(both, admin.email, admin.password)).status).toBe(200);
    expect((await from(both, 'second@example.com', 'another-password')).status).toBe(200);
  });
});

test.each([
  ['/64', (index: number) => `2001:db8:1:2:${index}::1`],
  ['/56', (index: number) => `2001:db8:1:${(0x100 + index).toString(16)}::1`],
  ['/48', (index: number) => `2001:db8:1:${index.toString(16)}00::1`],
  ['/48 of 6to4', (index: number) => `2002:cb00:7107:${index.toString(16)}00::1`],
])('an IPv6 network of size %s counts as one, at one account and at many', async (_, ipAddress) => {
  for (const email of [() => 'someone@example.com', (index: number) => `person${index}@example.com`]) {
    await sql('delete from "rate_limit"');
    const tries = await times(25, (index) => byRest(email(index), 'wrong', ipAddress(index)));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(TRIES_PER_NETWORK);
  }
});

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2ff:3:4:5:6', ['8193:3512:1:767', '8193:3512:1:2/56', '8193:3512:1:0/48']],
  ['2001:db8:1:2::1', ['8193:3512:1:2', '8193:3512:1:0/56', '8193:3512:1:0/48']],
  // 6to4: the holder of the IPv4 address 203.0.113.7 has this whole /48.
  ['2002:cb00:7107::1', ['8194:51968:28935:0', '8194:51968:28935:0/56', '8194:51968:28935:0/48']],
  ['2002:cb00:7107:ffff::1', ['8194:51968:28935:65535', '8194:51968:28935:255/56', '8194:51968:28935:0/48']],
  ['2002:cb00:7108::1', ['8194:51968:28936:0', '8194:51968:28936:0/56', '8194:51968:28936:0/48']],
  ['::1', ['0:0:0:0', '0:0:0:0/56', '0:0:0:0/48']],
])('the networks of %s are %j', (ipAddress, counted) => {
  expect(networksOf(ipAddress)).toEqual(counted);
});
