import { GraphQLObjectType, GraphQLSchema, GraphQLString, getNamedType, graphql, isLeafType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { openWeb } from '../../../test/stand-in-web.ts';
import { hashPassword } from '../../account/password.ts';
import { createSchema } from '../../schema.ts';
import { createServer } from '../../server.ts';
import { readTrustedDocuments } from '../graphql/trusted-documents.ts';
import { consumePhoto } from '../http/photo-limit.ts';
import { type Account, AccountEntity } from './account.entity.ts';
import { type Context, systemContext } from './context.ts';
import { accessOf, guardOperations, operationsOf } from './operations.ts';
import { type Rights, type Role, roles } from './roles.ts';
import { declareRoutes } from './routes.ts';

const schema = createSchema();
const operations = operationsOf(schema);
const reader = { email: 'reader@example.com', password: 'no-admin-at-all' };
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { isAdmin token } }';

let app: TestApp;
let readersToken: string;
beforeAll(async () => {
  app = await startApp();
  await app.app.database.em.fork().insert(AccountEntity, {
    email: reader.email,
    passwordHash: await hashPassword(reader.password),
    isAdmin: false,
    createdAt: new Date(),
  });
  const { data } = await app.graphql(LOGIN, { input: reader });
  readersToken = (data as unknown as { login: { token: string } }).login.token;
});
afterAll(() => app.close());

/** Returns the operation without its variables: access is checked before variables are. */
function call(field: (typeof operations)[number]): string {
  const isQuery = schema.getQueryType()?.getFields()[field.name] === field;
  const list = (of: (arg: (typeof field.args)[number]) => string) =>
    field.args.length > 0 ? `(${field.args.map(of).join(', ')})` : '';
  const variables = list((arg) => `$${arg.name}: ${arg.type}`);
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const args = list((arg) => `${arg.name}: $${arg.name}`);
  return `${isQuery ? 'query' : 'mutation'} ${variables} { ${field.name}${args} ${selection} }`;
}

test('every operation declares who may call it', () => {
  expect(operations.filter((field) => !accessOf(field)).map((field) => field.name)).toEqual([]);
});

test('an operation is public only if it is named here', () => {
  const forEveryone = operations.filter((field) => accessOf(field) === 'public');
  expect(forEveryone.map((field) => field.name).toSorted()).toEqual([
    'blog',
    'blogById',
    'blogs',
    'business',
    'categories',
    'isPasswordLinkValid',
    'locationPage',
    'locationPages',
    'login',
    'logout',
    'me',
    'ownPage',
    'pageContents',
    'portfolio',
    'portfolioFiles',
    'portfolioItem',
    'publicEntries',
    'publicEntry',
    'publishedPages',
    'requestPasswordReset',
    'requestQuote',
    'sendEnquiry',
    'sendMessage',
    'sendQuickMessage',
    'setPassword',
    'setPasswordByLink',
    'subscribeNewsletter',
    'uploadQuotePhotos',
  ]);
});

describe('an operation for a role', () => {
  const forRoles = operations.filter((field) => accessOf(field) !== 'public');

  test('belongs to the admin area', () => {
    expect(forRoles.map((field) => field.name)).toEqual(
      expect.arrayContaining(['leads', 'createBlog', 'updateBlog', 'deleteBlog', 'uploadImage']),
    );
  });

  test.each(forRoles.map((field) => [field.name, field] as const))(
    '%s rejects anonymous visitors and accounts without a role',
    async (_name, field) => {
      const anonymous = await app.graphql(call(field));
      expect(anonymous.errors?.map((error) => error.extensions.code)).toEqual(['UNAUTHENTICATED']);
      const noRole = await app.graphql(call(field), {}, readersToken);
      expect(noRole.errors?.map((error) => error.extensions.code)).toEqual(['FORBIDDEN']);
    },
  );
});

test('an admin operation is rejected inside a fragment and beside a public operation', async () => {
  const query =
    'query { ...F ... on Query { all: leads { totalCount } } } fragment F on Query { business { name } }';
  const answer = await app.graphql(query);
  expect(answer.errors?.map((error) => error.extensions.code)).toEqual(['UNAUTHENTICATED']);
});

test('every route declares who may call it, and routes for a role reject everyone else', async () => {
  const server = await createServer(app.app, openWeb);
  const routes = server.declaredRoutes.map(({ method, url, config }) => ({
    methods: [method].flat(),
    url,
    access: config?.access,
  }));
  await server.close();
  expect(routes.filter((route) => !route.access)).toEqual([]);

  const forRoles = routes.filter(({ access }) => access !== 'public' && access !== 'signed');
  expect(forRoles.map((route) => route.url)).toEqual(
    expect.arrayContaining(['/blog', '/blog/:id', '/api/backup-files/upload_files']),
  );
  for (const { methods, url } of forRoles) {
    for (const method of methods) {
      const target = app.url + url.replace(/:\w+/g, '1');
      const anonymous = await fetch(target, { method });
      expect([method, url, anonymous.status]).toEqual([method, url, 401]);
      const noRole = await fetch(target, {
        method,
        headers: { authorization: `Bearer ${readersToken}` },
      });
      expect([method, url, noRole.status]).toEqual([method, url, 403]);
    }
  }
});

/** Adds a role of the reader. */
function addRole(rights: Partial<Rights> = {}): Role {
  Object.assign(roles, { reader: { includes: ({ email }: Account) => email === reader.email, rights } });
  return 'reader' as Role;
}

test('a further role is a line in the table: operations and routes can declare it', async () => {
  const role = addRole();
  const hello = { type: GraphQLString, resolve: () => 'hello', extensions: { access: role } };
  const forReaders = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { hello } }),
  });
  guardOperations(forReaders);
  const server = await createServer(app.app, openWeb);
  await server.register(async (scope) => {
    declareRoutes(scope, role);
    scope.get('/for-readers', async (request) => {
      const contextValue: Context = await request.context();
      return graphql({ schema: forReaders, source: '{ hello }', contextValue });
    });
  });
  const read = (token: string) =>
    server.inject({ url: '/for-readers', headers: { authorization: `Bearer ${token}` } });
  expect((await read(readersToken)).json()).toEqual({ data: { hello: 'hello' } });
  expect((await read(await app.signIn())).statusCode).toBe(403);
  expect((await read('unknown')).statusCode).toBe(401);
  await server.close();
  Reflect.deleteProperty(roles, role);
});

test.each([true, false])('a further role has the rights of its line in the table: %s', async (has) => {
  const rights = { adminArea: has, largeRequests: has, leadPhotos: has, leadNotifications: has };
  const role = addRole(rights);
  const account = await app.app.database.em.fork().findOneOrFail(AccountEntity, { email: reader.email });
  const context = { ...systemContext(app.app), account, ipAddress: '203.0.113.7' };
  const pages = Array.from({ length: 30 }, (_, n) => `a${n}: blogs(pageSize: 50) { items { title } }`);
  const results = {
    me: (await app.graphql('{ me { isAdmin } }', {}, readersToken)).data,
    login: (await app.graphql(LOGIN, { input: reader })).data,
    takesLargeQuery: !(await app.graphql(`{ ${pages.join(' ')} }`, {}, readersToken)).errors,
    takesManyPhotos: await Promise.all(Array.from({ length: 121 }, () => consumePhoto(context))).then(
      () => true,
      () => false,
    ),
    photo: (
      await fetch(`${app.url}/photos/none.jpg`, { headers: { authorization: `Bearer ${readersToken}` } })
    ).status,
  };
  Reflect.deleteProperty(roles, role);
  expect(results).toMatchObject({
    me: { me: { isAdmin: has } },
    login: { login: { isAdmin: has } },
    takesLargeQuery: has,
    takesManyPhotos: has,
    photo: has ? 404 : 403,
  });
});

test('no cache stores a response to a signed-in user or to a sign-in', async () => {
  const token = await app.signIn();
  const documents = readTrustedDocuments(
    new URL('../../../../web/src/generated/trusted-documents.json', import.meta.url),
  );
  const [sha256Hash] = [...documents].find(([, text]) => text.includes('query ManageLeads')) ?? [];
  const trusted = new URLSearchParams({
    operationName: 'ManageLeads',
    variables: '{"search":"Ann"}',
    extensions: JSON.stringify({
      persistedQuery: { version: 1, sha256Hash },
    }),
  });
  const json = { 'content-type': 'application/json' };
  const calls: [path: string, init?: RequestInit][] = [
    ['/graphql?query={me{email}}'],
    [`/graphql?${trusted}`],
    ['/graphql', { method: 'POST', headers: json, body: '{"query":"{ leads { totalCount } }"}' }],
    ['/blogs'],
    ['/blog'],
    ['/api/locationpages'],
    ['/api/leads.csv'],
    ['/api/users/login', { method: 'POST', headers: json, body: JSON.stringify(reader) }],
    ['/photos/none.jpg'],
  ];
  for (const [path, init] of calls) {
    const headers = { ...init?.headers, authorization: `Bearer ${token}` };
    const answer = await fetch(app.url + path, { ...init, headers });
    expect.soft([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
  expect(sha256Hash).toBeDefined();
  expect((await fetch(`${app.url}/blog`)).headers.get('cache-control')).toBe('no-cache');
});

test('signing out makes the browser clear its HTTP cache and keep its stored data', async () => {
  const answerTo = (query: string, authorization: string) =>
    fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query }),
    });
  const bearer = `Bearer ${await app.signIn()}`;
  expect((await answerTo('{ me { email } }', bearer)).headers.get('clear-site-data')).toBeNull();
  const answer = await answerTo('mutation { logout }', bearer);
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
});
