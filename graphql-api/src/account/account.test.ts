import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import { type GraphQLAnswer, startApp, type TestApp } from '../../test/app.ts';
import { countedAddress } from '../limit/limit.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { email isAdmin token } }';
/** The longest wait that may be told, in seconds. */
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
  return ((await response.json()) as GraphQLAnswer).errors?.[0];
};

describe('signing in', () => {
  test('gives a token that works at both doors, until it is logged out', async () => {
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
    // The quickest of several: what a busy machine adds is not the answer's.
    const quickest = async (email: string) => {
      const times: number[] = [];
      for (let count = 0; count < 5; count += 1) {
        const start = performance.now();
        await byRest(email, 'wrong');
        times.push(performance.now() - start);
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
    'at %s is slowed through both doors and in parallel alike',
    async (email) => {
      const tries = await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          if (index % 2) return (await byRest(email, 'wrong')).status;
          return (await byGraphQL(email, 'wrong'))?.extensions.code === 'RATE_LIMITED' ? 429 : 401;
        }),
      );
      expect(tries.filter((status) => status === 401)).toHaveLength(10);
      expect(tries.filter((status) => status === 429)).toHaveLength(50);

      const refused = await byRest(email, admin.password);
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(QUARTER);
      const { extensions } = (await byGraphQL(email, 'wrong')) as unknown as {
        extensions: { retryAfter: number };
      };
      expect(extensions.retryAfter).toBeLessThanOrEqual(QUARTER);
    },
  );

  test('at 120 accounts from one address is slowed', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 120; index += 1)
      statuses.push((await byRest(`person${index}@example.com`, 'wrong')).status);
    expect(statuses.slice(0, 40).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  test('from many addresses is slowed, and its victim gets in after the time told', async () => {
    const crowd = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, index) =>
          byRest(admin.email, 'wrong', `198.51.100.${from + index}`),
        ),
      );
    expect((await crowd(0, 60)).filter(({ status }) => status === 401)).toHaveLength(30);

    const owner = () => byRest(admin.email, admin.password, '203.0.113.9');
    const refused = await owner();
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeLessThanOrEqual(QUARTER);

    // The time told goes by, while the crowd uses up every try of the account again.
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

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '8193:3512:1:2'],
  ['2001:db8:1:2::1', '8193:3512:1:2'],
  ['::1', '0:0:0:0'],
])('of %s counts %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
