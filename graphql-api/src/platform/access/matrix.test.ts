import { getNamedType, isLeafType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, roles } from '../../../../rules/roles.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { expectedKinds, expectedOperations, expectedRights, expectedRoutes } from '../../../test/matrix.ts';
import { beginSession, type SignedInRole, signInAs } from '../../../test/roles.ts';
import { openWeb } from '../../../test/web.ts';
import { features } from '../../features.ts';
import { createSchema } from '../../schema.ts';
import { createServer } from '../../server.ts';
import { kindsOf } from '../feature.ts';
import { accessOf, operationsOf } from './operations.ts';

const schema = createSchema();
const operations = operationsOf(schema);
type Operation = (typeof operations)[number];

const roleNames = Object.keys(roles) as Role[];
const callers = [...roleNames, 'signed out', 'removed'] as const;
type Caller = (typeof callers)[number];

let app: TestApp;
let accounts: Map<Caller, SignedInRole>;
let removedToken: string;
beforeAll(async () => {
  app = await startApp();
  accounts = new Map();
  for (const role of roleNames) accounts.set(role, await signInAs(app, role));
  const removed = await signInAs(app, 'owner');
  removedToken = removed.token;
  await sql(`delete from "account" where "account_id" = ${removed.account_id}`);
});
afterAll(() => app.close());
const sql = (query: string) => app.app.database.em.fork().execute(query);

/** Returns the token of a caller's session; of a new one with `isNew`, because the operation ends it. */
async function tokenOf(caller: Caller, isNew: boolean): Promise<string | undefined> {
  if (caller === 'signed out') return undefined;
  const account = accounts.get(caller);
  if (!account) return removedToken;
  return isNew ? beginSession(app, account.account_id) : account.token;
}

type Answer = 'allowed' | 'UNAUTHENTICATED' | 'FORBIDDEN';

function expected(caller: Caller, access: string): Answer {
  if (access === 'public') return 'allowed';
  if (caller === 'signed out' || caller === 'removed') return 'UNAUTHENTICATED';
  return expectedRights[caller].includes(access) ? 'allowed' : 'FORBIDDEN';
}

/** Returns the expected answer for each caller. */
const row = (access: string) =>
  Object.fromEntries(callers.map((caller) => [caller, expected(caller, access)]));

/** Asks for each caller, one after the other. */
async function answers(
  ask: (token: string | undefined) => Promise<Answer>,
  endsSession = false,
): Promise<object> {
  const results: Partial<Record<Caller, Answer>> = {};
  for (const caller of callers) results[caller] = await ask(await tokenOf(caller, endsSession));
  return results;
}

/** Returns the operation without its variables: access is checked before variables are. */
function textOf(field: Operation): string {
  const isQuery = schema.getQueryType()?.getFields()[field.name] === field;
  const list = (of: (arg: Operation['args'][number]) => string) =>
    field.args.length > 0 ? `(${field.args.map(of).join(', ')})` : '';
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return `${isQuery ? 'query' : 'mutation'} ${list((arg) => `$${arg.name}: ${arg.type}`)} {
    ${field.name}${list((arg) => `${arg.name}: $${arg.name}`)} ${selection} }`;
}

/** An error that is not about access is past the gate. */
async function call(text: string, variables: object, token: string | undefined): Promise<Answer> {
  const { errors } = await app.graphql(text, variables, token);
  const code = errors?.[0]?.extensions.code;
  return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : 'allowed';
}

/** Groups names by their access, in the order of the alphabet. */
function grouped<Access extends string>(expectedNames: Record<Access, string[]>, names: [string, string][]) {
  const groups = Object.keys(expectedNames).map((access) => [access, [] as string[]] as const);
  const result = Object.fromEntries(groups) as Record<string, string[]>;
  for (const [name, access] of names) (result[access] ??= []).push(name);
  return sorted(result);
}
const sorted = (groups: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(groups).map(([access, names]) => [access, names.toSorted()]));

test('each role has the rights of the table', () => {
  const actual = Object.fromEntries(Object.entries(roles).map(([role, { rights }]) => [role, rights]));
  expect(actual).toEqual(expectedRights);
});

test('each operation has a row in the table', () => {
  const actual = operations.map((field): [string, string] => [field.name, String(accessOf(field))]);
  expect(grouped(expectedOperations, actual)).toEqual(sorted(expectedOperations));
});

test.each(
  Object.entries(expectedOperations).flatMap(([access, names]) => names.map((name) => [name, access])),
)('%s requires: %s', async (name, access) => {
  const field = operations.find((it) => it.name === name) as Operation;
  const result = await answers((token) => call(textOf(field), {}, token), name === 'logout');
  expect(result).toEqual(row(access));
});

describe('an operation that names a kind of entry', () => {
  const ofKinds = operations.filter(
    (field) => accessOf(field) !== 'public' && field.args.some(({ name }) => name === 'kind'),
  );
  /** Values that pass the checks of variables; no entry has this number. */
  const values = {
    number: 999_999,
    fields: {},
    version: 0,
    revision: 0,
    position: 0,
    isOpen: true,
    page: 1,
    pageSize: 1,
    publishAt: '2099-01-01T00:00:00Z',
    amount: 1,
    excerpt: 'none',
    token: 'vacantStaging.price',
    editor_id: '7d9f2c1e-4b6a-4f3d-9a51-0c2e8b7d6f10',
  };
  const kindRows = Object.entries(expectedKinds).flatMap(([access, names]) =>
    names.map((kind) => [kind, access] as const),
  );

  test('has each kind in the table', () => {
    const actual = [...kindsOf(features).values()].map(({ kind, access }): [string, string] => [
      kind,
      access,
    ]);
    expect(grouped(expectedKinds, actual)).toEqual(sorted(expectedKinds));
    expect(ofKinds.map(({ name }) => name)).toEqual(expect.arrayContaining(['entry', 'shareEntryDraft']));
  });

  test.each(kindRows)('%s requires: %s', async (kind, access) => {
    for (const field of ofKinds) {
      const known = field.args.filter(({ name }) => name in values);
      const variables = Object.fromEntries(
        known.map(({ name }) => [name, values[name as keyof typeof values]]),
      );
      const own = accessOf(field) ?? '';
      const both = Object.fromEntries(
        callers.map((caller) => {
          const [first, second] = [expected(caller, own), expected(caller, access)];
          return [caller, first === 'allowed' ? second : first];
        }),
      );
      const result = await answers((token) => call(textOf(field), { ...variables, kind }, token));
      expect([field.name, result]).toEqual([field.name, both]);
    }
  });
});

describe('a route', () => {
  const isBuiltFile = (url: string) =>
    /^\/(assets|icons|screenshots|playground\/assets)\/|^\/(icon|share)\b[^/]*\.\w+$/.test(url);

  test('has a row in the table', async () => {
    const server = await createServer(app.app, openWeb);
    const actual = server.declaredRoutes.flatMap(({ method, url, config }) =>
      [method]
        .flat()
        .filter((it) => it !== 'HEAD' && !isBuiltFile(url))
        .map((it): [string, string] => [`${it} ${url}`, String(config?.access)]),
    );
    await server.close();
    expect(grouped(expectedRoutes, actual)).toEqual(sorted(expectedRoutes));
  });

  test.each(
    Object.entries(expectedRoutes).flatMap(([access, routes]) => routes.map((route) => [route, access])),
  )('%s requires: %s', async (route, access) => {
    const [method = '', url = ''] = route.split(' ');
    const target = app.url + url.replace(/:\w+/g, '1').replace('*', 'no-such-page');
    const codes: Record<number, Answer> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' };
    const result = await answers(async (token) => {
      const headers = { ...(token && { authorization: `Bearer ${token}` }) };
      const { status } = await fetch(target, { method, headers, redirect: 'manual' });
      return codes[status] ?? 'allowed';
    });
    expect(result).toEqual(row(access === 'signed' ? 'leads' : access));
  });
});

describe('an account', () => {
  const LEADS = '{ leads { totalCount } }';
  const isAllowed = async (token: string, text = LEADS) => call(text, {}, token);

  test('loses the rights of a role with the next request, and gets those of the other', async () => {
    const { account_id, token } = await signInAs(app, 'assistant');
    expect(await isAllowed(token)).toBe('allowed');
    await sql(`update "account" set "role" = 'editor' where "account_id" = ${account_id}`);
    expect(await isAllowed(token)).toBe('FORBIDDEN');
    expect(await isAllowed(token, '{ videos { uploadedAt } }')).toBe('allowed');
    expect((await app.graphql('{ me { role isAdmin } }', {}, token)).data).toEqual({
      me: { role: 'EDITOR', isAdmin: true },
    });
    await sql(`delete from "account" where "account_id" = ${account_id}`);
    expect(await isAllowed(token)).toBe('UNAUTHENTICATED');
  });
});
