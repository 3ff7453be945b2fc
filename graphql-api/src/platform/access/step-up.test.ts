import { randomUUID } from 'node:crypto';
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { openWeb } from '../../../test/web.ts';
import { createSchema } from '../../schema.ts';
import { createServer } from '../../server.ts';
import { SecondFactorEntity } from './account.entity.ts';
import { accessOf, operationsOf, stepUpOf } from './operations.ts';

const schema = createSchema();
const operations = operationsOf(schema);
const confirmed = operations.filter((field) => stepUpOf(field));
type Field = (typeof operations)[number];

let app: TestApp;
let token: string;
const secret = new Secret({ size: 20 });
beforeAll(async () => {
  app = await startApp();
  token = await app.signIn();
  const em = app.app.database.em.fork();
  const [account] = await em.execute<{ account_id: number }[]>('select "account_id" from "account"');
  await em.insert(SecondFactorEntity, {
    account_id: account?.account_id ?? 0,
    secret: secret.base32,
    enabledAt: new Date(),
    lastPeriod: 0,
    recoveryCodes: [],
  });
});
afterAll(() => app.close());
const sql = (query: string) => app.app.database.em.fork().execute(query);
beforeEach(async () => {
  await sql('update "session" set "confirmedAt" = null');
  await sql('update "second_factor" set "lastPeriod" = 0');
  await sql('delete from "rate_limit"');
});

const confirm = (as = token) =>
  app.graphql(
    'mutation ($code: String!) { confirmSecondFactor(code: $code) }',
    { code: new TOTP({ secret }).generate() },
    as,
  );

/** Returns a value that fits the type and the rules of its name. */
function valueOf(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, name);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, field.name)]));
  }
  if (type.name !== 'String')
    return { Int: 1, Boolean: true, DateTimeISO: '2030-01-31T12:00:00Z' }[type.name] ?? randomUUID();
  const texts = { page: 'business', kind: 'business', email: 'nobody@example.com', after: 'a-cursor' };
  return texts[name as keyof typeof texts] ?? 'some-text';
}

function selectionOf(type: GraphQLOutputType): string {
  return isObjectType(getNamedType(type)) ? '{ __typename }' : '';
}

/** Calls an operation with some value for each argument, and returns the code of its error. */
async function codeOf(field: Field): Promise<string | undefined> {
  const kind = schema.getQueryType()?.getFields()[field.name] === field ? 'query' : 'mutation';
  const list = (of: (arg: Field['args'][number]) => string) =>
    field.args.length > 0 ? `(${field.args.map(of).join(', ')})` : '';
  const [variables, args] = [
    list((arg) => `$${arg.name}: ${arg.type}`),
    list((arg) => `${arg.name}: $${arg.name}`),
  ];
  const values = Object.fromEntries(field.args.map((arg) => [arg.name, valueOf(arg.type, arg.name)]));
  const { errors } = await app.graphql(
    `${kind} ${variables} { ${field.name}${args} ${selectionOf(field.type)} }`,
    values,
    token,
  );
  return errors?.[0]?.extensions.code;
}

test('the operations that need a confirmed session', () => {
  expect(confirmed.filter((field) => accessOf(field) === 'public')).toEqual([]);
  expect(confirmed.map(({ name }) => name).toSorted()).toEqual([
    'changePassword',
    'erasePerson',
    'inviteAdmin',
    'leads',
    'mailingFailures',
    'pendingMails',
    'pendingSubscribers',
    'personalData',
    'publishEntry',
    'removeAdmin',
    'resendMailing',
    'scheduleEntry',
    'setAdminRole',
    'subscribePush',
    'subscribers',
    'unpublishEntry',
  ]);
});

test.each(confirmed.map((field) => [field.name, field] as const))(
  '%s needs a code of this session, valid for ten minutes',
  async (_name, field) => {
    expect(await codeOf(field)).toBe('SECOND_FACTOR_REQUIRED');
    expect((await confirm()).errors).toBeUndefined();
    expect(await codeOf(field)).not.toBe('SECOND_FACTOR_REQUIRED');
    await sql(`update "session" set "confirmedAt" = "confirmedAt" - interval '10 minutes'`);
    expect(await codeOf(field)).toBe('SECOND_FACTOR_REQUIRED');
  },
);

test('every list of persons needs a confirmed session, at least to read on', () => {
  const listsPersons = operations.filter((field) => {
    const type = getNamedType(field.type);
    const nodes = isObjectType(type) ? (type.getFields()['nodes'] ?? type.getFields()['items']) : undefined;
    const node = nodes && getNamedType(nodes.type);
    return isObjectType(node) && node.getFields()['email'] !== undefined;
  });
  expect(listsPersons.map(({ name }) => name)).toEqual(expect.arrayContaining(['leads', 'subscribers']));
  expect(listsPersons.filter((field) => !confirmed.includes(field)).map(({ name }) => name)).toEqual([]);
});

describe('without a code a session', () => {
  test.each([
    ['the first page of leads', '{ leads(first: 20, search: "a", states: [NEW]) { totalCount } }'],
    ['the mails that wait', '{ pendingMails { totalCount } }'],
  ])('reads %s', async (_what, query) => {
    expect((await app.graphql(query, {}, token)).errors).toBeUndefined();
  });

  test('changes a page, but not the details of the business', async () => {
    const save = async (kind: string) => {
      const query =
        'mutation ($kind: String!) { publishEntry(kind: $kind, number: 1, revision: 0) { version } }';
      return (await app.graphql(query, { kind }, token)).errors?.[0]?.extensions.code;
    };
    expect(await save('page')).toBeUndefined();
    expect(await save('business')).toBe('SECOND_FACTOR_REQUIRED');
    // The database drops characters that it cannot store, so these must not name the same kind.
    for (const kind of ['business\0', '\0business']) expect(await save(kind)).toBe('BAD_USER_INPUT');
  });

  test.each([51, 100])('does not read %s leads at once', async (first) => {
    const { errors } = await app.graphql(`{ leads(first: ${first}) { totalCount } }`, {}, token);
    expect(errors?.[0]?.extensions.code).toBe('SECOND_FACTOR_REQUIRED');
  });
});

test('every route with such an access needs a code too, and exports have it', async () => {
  const server = await createServer(app.app, openWeb);
  const routes = server.declaredRoutes.filter(({ config }) => config?.stepUp);
  await server.close();
  expect([...new Set(routes.map(({ url }) => url))].toSorted()).toEqual([
    '/api/leads.csv',
    '/api/subscribers.csv',
  ]);
  const call = async (url: string, method: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return fetch(app.url + url, { method, headers });
  };
  for (const { url, method } of routes) {
    for (const name of [method].flat()) {
      const rejected = await call(url, name);
      expect([url, name, rejected.status]).toEqual([url, name, 401]);
    }
  }
  const rejected = await call('/api/leads.csv', 'POST');
  expect(await rejected.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  await confirm();
  for (const { url } of routes) expect((await call(url, 'GET')).status).toBe(200);
});
