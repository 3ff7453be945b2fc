import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import { type GraphQLResult, startApp, type TestApp } from '../../test/app.ts';
import { networksOf } from '../limit/networks.ts';
import { hashPassword } from './password.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { email isAdmin token } }';
/** The longest `retryAfter`, in seconds. */
const QUARTER = 15 * 60;

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
  test('gives a token that works over both transports, until it is logged out', async () => {
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

  test('tells a wrong password and an unknown address alike', async () => {
    const [wrong, unknown] = await Promise.all([
      byRest(admin.email, 'wrong'),
      byRest('nobody@example.com', 'wrong'),
    ]);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
    expect((await byGraphQL(admin.email, 'wrong'))?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('takes as long over an unknown address as over a wrong password', async () => {
    // In processor time, and the least of several: what a busy machine adds is not the answer's.
    const quickest = async (email: string) => {
      const times: number[] = [];
      for (let count = 0; count < 5; count += 1) {
        const start = process.cpuUsage();
        await byRest(email, 'wrong');
        const { user, system } = process.cpuUsage(start);
        times.push(user + system);
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await quickest(admin.email), await quickest('nobody@example.com')];
    // Without a password to compare it would be some ten times as quick.
    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });

  test('says which field breaks its rule', async () => {
    const response = await byRest('', 'longer than sixteen');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: { email: 'Email is required.', password: 'Password is at most 16 characters.' },
    });
  });

  test('an idle session and an old one have ended', async () => {
    const token = await app.signIn();
    const me = () => app.graphql('{ me { email } }', {}, token);
    await sql(`update "session" set "lastUsedAt" = now() - interval '15 days'`);
    expect(await me()).toEqual({ data: { me: null } });
    await sql(`update "session" set "lastUsedAt" = now(), "createdAt" = now() - interval '91 days'`);
    expect(await me()).toEqual({ data: { me: null } });
  });
});

describe('guessing', () => {
  test.each([admin.email, 'nobody@example.com'])(
    'at %s is slowed over both transports and in parallel alike',
    async (email) => {
      const tries = await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          if (index % 2) return (await byRest(email, 'wrong')).status;
          return (await byGraphQL(email, 'wrong'))?.extensions.code === 'RATE_LIMITED' ? 429 : 401;
        }),
      );
      expect(tries.filter((status) => status === 401)).toHaveLength(10);
      expect(tries.filter((status) => status === 429)).toHaveLength(50);

      const rejected = await byRest(email, admin.password);
      expect(rejected.status).toBe(429);
      const wait = Number(rejected.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(QUARTER);
      const { extensions } = (await byGraphQL(email, 'wrong')) as unknown as {
        extensions: { retryAfter: number };
      };
      expect(extensions.retryAfter).toBeLessThanOrEqual(QUARTER);
    },
  );

  test('at 120 accounts from one address is slowed', { tags: ['full'] }, async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 120; index += 1)
      statuses.push((await byRest(`person${index}@example.com`, 'wrong')).status);
    expect(statuses.slice(0, 40).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  test('from many addresses is slowed, and its victim gets in after `retryAfter`', async () => {
    const crowd = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, index) =>
          byRest(admin.email, 'wrong', `198.51.100.${from + index}`),
        ),
      );
    expect((await crowd(0, 60)).filter(({ status }) => status === 401)).toHaveLength(30);

    const owner = () => byRest(admin.email, admin.password, '203.0.113.9');
    const rejected = await owner();
    expect(rejected.status).toBe(429);
    const wait = Number(rejected.headers.get('retry-after'));
    expect(wait).toBeLessThanOrEqual(QUARTER);

    // The wait passes, while the crowd uses up every try of the account again.
    await sql(`update "rate_limit" set "expire" = "expire" - ${wait * 1000 + 1000}`);
    await crowd(100, 160);
    expect((await owner()).status).toBe(200);
  });

  test('does not count who gets in', async () => {
    for (let index = 0; index < 45; index += 1) {
      expect((await byRest(admin.email, admin.password)).status).toBe(200);
    }
  });
});

describe('a device that has signed in before', () => {
  const crowd = () =>
    Promise.all(
      Array.from({ length: 60 }, (_, index) => byRest(admin.email, 'wrong', `198.51.100.${index}`)),
    );
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0] ?? '';
  const valueOf = (cookie: string) => cookie.split(';')[0] ?? '';
  const from = (cookie: string, email: string, password: string, address = '203.0.113.9') =>
    fetch(`${app.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      body: JSON.stringify({ email, password }),
    });

  test('has a cookie that no script and no other site can use, which stays', async () => {
    const cookie = cookieOf(await byRest(admin.email, admin.password));
    expect(cookie).toMatch(
      /^device=[\w-]{22}\.[\w-]{43}; Max-Age=\d{8}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(cookieOf(await from(valueOf(cookie), admin.email, admin.password))).toBe('');
    expect(cookieOf(await byRest(admin.email, 'wrong'))).toBe('');
  });

  test('gets in over either transport while others exhaust the limits of its account and its address', async () => {
    const cookie = valueOf(cookieOf(await byRest(admin.email, admin.password)));
    await crowd();
    for (let count = 0; count < 45; count += 1) await byRest(admin.email, 'wrong', '203.0.113.9');
    expect((await byRest(admin.email, admin.password, '203.0.113.9')).status).toBe(429);
    expect((await from(cookie, admin.email, admin.password)).status).toBe(200);
    const input = { email: admin.email, password: admin.password };
    const { data } = await app.graphql(LOGIN, { input }, undefined, { cookie });
    expect(data?.['login']).toMatchObject({ email: admin.email });
  });

  test('may try ten times, in parallel too', async () => {
    const cookie = valueOf(cookieOf(await byRest(admin.email, admin.password)));
    const tries = await Promise.all(
      Array.from({ length: 20 }, async () => (await from(cookie, admin.email, 'wrong')).status),
    );
    expect(tries.filter((status) => status === 401)).toHaveLength(10);
    const rejected = await from(cookie, admin.email, admin.password);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(QUARTER);
  });

  test('is one of that account only, cannot be made up, and ends with the password', async () => {
    const cookie = valueOf(cookieOf(await byRest(admin.email, admin.password)));
    const passwordHash = await hashPassword('another-password');
    await app.app.database.em
      .fork()
      .execute(
        `insert into "account" ("email", "passwordHash", "isAdmin", "createdAt") values ('second@example.com', ?, true, now())`,
        [passwordHash],
      );
    await crowd();
    expect((await from(`${cookie}x`, admin.email, admin.password)).status).toBe(429);
    const other = valueOf(cookieOf(await byRest('second@example.com', 'another-password')));
    expect((await from(other, admin.email, admin.password)).status).toBe(429);
    expect((await from(cookie, admin.email, 'wrong')).status).toBe(401);
    await app.app.database.em
      .fork()
      .execute(`update "account" set "passwordHash" = ? where "email" = ?`, [
        await hashPassword(admin.password),
        admin.email,
      ]);
    expect((await from(cookie, admin.email, admin.password)).status).toBe(429);
  });
});

describe('a network of IPv6', () => {
  const statuses = (of: (index: number) => [email: string, address: string], count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const [email, address] = of(index);
        return (await byRest(email, 'wrong', address)).status;
      }),
    );
  const wrong = (tries: number[]) => tries.filter((status) => status === 401).length;

  test.each([
    ['a home', 10, (index: number) => `2001:db8:1:2:${index}::1`],
    ['an estate', 15, (index: number) => `2001:db8:1:${(0x100 + index).toString(16)}::1`],
    ['a company', 20, (index: number) => `2001:db8:1:${index.toString(16)}00::1`],
  ])('of %s has %d tries at one account', async (_, tries, address) => {
    expect(wrong(await statuses((index) => ['someone@example.com', address(index)], 25))).toBe(tries);
  });

  test.each([
    ['an estate', 60, (index: number) => `2001:db8:1:${(0x100 + index).toString(16)}::1`],
    ['a company', 80, (index: number) => `2001:db8:1:${index.toString(16)}00::1`],
  ])('of %s has %d tries at many accounts', { tags: ['full'] }, async (_, tries, address) => {
    expect(wrong(await statuses((index) => [`person${index}@example.com`, address(index)], 90))).toBe(tries);
  });

  test('has one turn at an account whose limit others use up', { tags: ['full'] }, async () => {
    const address = (index: number) => `2001:db8:7:${index.toString(16)}::1`;
    await statuses((index) => [admin.email, `198.51.100.${index}`], 40);
    await statuses((index) => [admin.email, address(index)], 2);
    await sql('update "rate_limit" set "expire" = "expire" - 601000');
    await statuses((index) => [admin.email, `198.51.101.${index}`], 40);
    expect(wrong(await statuses((index) => [admin.email, address(2 + index)], 10))).toBe(1);
  });
});

test('many addresses that wait for a turn have sixty of them together', { tags: ['full'] }, async () => {
  const attempts = async (count: number) => {
    const all = Array.from({ length: count }, (_, index) =>
      byRest(admin.email, 'wrong', `10.1.${index >> 8}.${index & 255}`),
    );
    return (await Promise.all(all)).filter(({ status }) => status === 401).length;
  };
  expect(await attempts(100)).toBe(30);
  await sql('update "rate_limit" set "expire" = "expire" - 601000');
  expect(await attempts(100)).toBe(30 + 60);
});

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2ff:3:4:5:6', ['8193:3512:1:767', '8193:3512:1:2/56', '8193:3512:1:0/48']],
  ['2001:db8:1:2::1', ['8193:3512:1:2', '8193:3512:1:0/56', '8193:3512:1:0/48']],
  ['::1', ['0:0:0:0', '0:0:0:0/56', '0:0:0:0/48']],
])('of %s counts %j', (address, counted) => {
  expect(networksOf(address)).toEqual(counted);
});
