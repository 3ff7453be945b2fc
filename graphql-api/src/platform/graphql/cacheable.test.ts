import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { type AdminClient, DELETE_BLOG, signInAdmin } from '../../../test/samples/content.ts';

let app: TestApp;
let adminClient: AdminClient;
let token: string;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
  token = await app.signIn();
});
afterAll(() => app.close());

/** Changes every title without invalidating the caches: only an executed query returns the new one. */
async function retitle(title: string): Promise<void> {
  await app.app.database.em
    .fork()
    .execute(
      `update "entry" set "fields" = jsonb_set("fields", '{title}', to_jsonb(?::text)) where "kind" = 'article'`,
      [title],
    );
}

const LIST = 'query List($size: Int) { blogs(pageSize: $size) { items { title } } }';
const post = async (body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const get = async (search: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}/graphql?${new URLSearchParams(search)}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const variables = JSON.stringify({ size: 2 });

/** One query by each transport and in several spellings. */
const transports: [string, () => Promise<{ text: string }>][] = [
  ['POST', () => post({ query: LIST, variables: { size: 2 } })],
  [
    'POST, spelled otherwise',
    () => post({ query: `# mine\n${LIST.replaceAll(' ', '\n')}`, variables: { size: 2 } }),
  ],
  ['GET', () => get({ query: LIST, variables })],
  ['GET with a tracker', () => get({ utm_source: 'x', variables, query: LIST })],
];

test('a query of content is executed once, whatever its transport and spelling, until content changes', async () => {
  await retitle('As it was');
  for (const [name, ask] of transports) expect.soft((await ask()).text, name).toContain('As it was');
  await retitle('Executed again');
  for (const [name, ask] of transports) expect.soft((await ask()).text, name).toContain('As it was');
  const { blog_id } = await adminClient.createBlog({ title: 'Published', slug_url: 'published' });
  for (const [name, ask] of transports) expect.soft((await ask()).text, name).toContain('Published');
  await adminClient.run(DELETE_BLOG, { id: blog_id });
  for (const [name, ask] of transports) expect.soft((await ask()).text, name).not.toContain('Published');
});

test.each([
  ['variables', { query: LIST, variables: { size: 3 } }],
  ['variables that are not declared', { query: LIST, variables: { size: 2, other: 1 } }],
  ['an alias', { query: LIST.replace('title', 'name: title'), variables: { size: 2 } }],
  ['a directive', { query: LIST.replace('title', 'title @skip(if: false)'), variables: { size: 2 } }],
])('another query has a separate response: %s', async (_name, question) => {
  await retitle('First');
  await post({ query: LIST, variables: { size: 2 } });
  await retitle('Second');
  expect((await post(question)).text).toContain('Second');
});

test('a request with a token, valid or not, bypasses the cache', async () => {
  await retitle('Anonymous');
  await post({ query: LIST, variables: { size: 4 } });
  await retitle('Signed in');
  for (const authorization of [`Bearer ${token}`, 'Bearer nobody'])
    expect((await post({ query: LIST, variables: { size: 4 } }, { authorization })).text).toContain(
      'Signed in',
    );
  await retitle('Later');
  expect((await post({ query: LIST, variables: { size: 4 } })).text).toContain('Anonymous');
});

test("another client's persisted query is executed once, by GET with the hash alone and by POST", async () => {
  const query = LIST.replace('List', 'Persisted');
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const persistedQuery = { version: 1, sha256Hash };
  const extensions = JSON.stringify({ persistedQuery });
  const byHash = [
    () => get({ extensions, variables }),
    () => post({ extensions: { persistedQuery }, variables: { size: 2 } }),
  ];
  expect((await get({ extensions, variables })).text).toContain('PersistedQueryNotFound');
  await retitle('Registered');
  expect((await get({ query, extensions, variables })).text).toContain('Registered');
  for (const ask of byHash) expect((await ask()).text).toContain('Registered');
  await retitle('Changed');
  for (const ask of byHash) expect((await ask()).text).toContain('Registered');
  const { blog_id } = await adminClient.createBlog({ title: 'Published', slug_url: 'published' });
  for (const ask of byHash) expect((await ask()).text).toContain('Published');
  await adminClient.run(DELETE_BLOG, { id: blog_id });
});

test('fields that depend on the caller are never cached, nor content selected beside them', async () => {
  const me = { query: '{ me { email } categories { category } }' };
  expect((await post(me)).text).toContain('"me":null');
  expect((await post(me, { authorization: `Bearer ${token}` })).text).toContain('"email"');
  expect((await post(me)).text).toContain('"me":null');
});

test('an error is not cached, and a rejected request stays rejected', async () => {
  const wrong = { query: '{ blogs(pageSize: 51) { totalCount } }' };
  const aliases = Array.from({ length: 60 }, (_, index) => `a${index}: blogs { totalCount }`).join(' ');
  for (let time = 0; time < 2; time += 1) {
    expect((await post(wrong)).text).toContain('BAD_USER_INPUT');
    expect((await post({ query: `{ ${aliases} }` })).status).toBe(400);
    expect((await get({ query: 'mutation { logout }' })).status).toBe(405);
    expect((await post({ query: '{ leads { totalCount } }' })).text).toContain('UNAUTHENTICATED');
  }
  const em = app.app.database.em.fork();
  const places = { query: '{ locationPages { main_heading heading_1 } }' };
  await em.execute('alter table "entry" rename to "away"');
  expect((await post(places)).text).toContain('INTERNAL_SERVER_ERROR');
  await em.execute('alter table "away" rename to "entry"');
  expect((await post(places)).text).toContain('main_heading');
});

test('concurrent misses execute once', async () => {
  const statements = vi.spyOn(app.app.database.em.config.getLogger(), 'logQuery');
  const readsOf = async (field: string, count: number) => {
    statements.mockClear();
    const query = `{ locationPages { ${field} } }`;
    await Promise.all(Array.from({ length: count }, () => post({ query })));
    return statements.mock.calls.filter(([{ query: sql }]) => sql?.includes('"entry"')).length;
  };
  const one = await readsOf('meta_description', 1);
  expect(one).toBeGreaterThan(0);
  expect(await readsOf('meta_title', 20)).toBe(one);
  statements.mockRestore();
});

/** Requests a target as written; `fetch` would drop its fragment. */
function getTarget(target: string, method = 'GET'): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    request(app.url, { method, path: target, headers: { accept: '*/*' } }, async (response) =>
      resolve({ status: response.statusCode, text: await text(response) }),
    )
      .on('error', reject)
      .end();
  });
}

const SIZED = 'query($size:Int){blogs(pageSize:$size){items{title}}}';

test.each([
  ['a fragment with variables', `query=${SIZED}#&variables={"size":3}`, 400],
  ['a fragment with a query', `query={categories{category}}#&query=${SIZED}&variables={"size":3}`, 400],
  ['a query twice', `query={categories{category}}&query=${SIZED}&variables={"size":3}`, 400],
  ['variables twice', `query=${SIZED}&variables={"size":1}&variables={"size":3}`, 400],
  ['variables in an encoded name', `query=${SIZED}&%76ariables={"size":1}&variables={"size":3}`, 400],
  ['HEAD', `query=${SIZED}&variables={"size":3}`, 200],
])('a request does not replace the response to another one: %s', async (_name, search, status) => {
  const { blog_id } = await adminClient.createBlog({ slug_url: 'empties the cache' });
  await adminClient.run(DELETE_BLOG, { id: blog_id });
  const method = _name === 'HEAD' ? 'HEAD' : 'GET';
  const [attack, other] = await Promise.all([
    getTarget(`/graphql?${search}`, method),
    post({ query: SIZED, variables: { size: 3 } }),
  ]);
  expect(attack.status).toBe(status);
  for (const { text: body } of [other, await post({ query: SIZED, variables: { size: 3 } })])
    expect((JSON.parse(body) as { data: { blogs: { items: object[] } } }).data.blogs.items).toHaveLength(3);
});

test('an incorrect encoding is read once, for the cache and the execution', async () => {
  const query = '{blog(slug:"living-in-a-staged-house%22){title}}%23%ff"){title}}';
  expect((await getTarget(`/graphql?query=${query}`)).text).toContain('"title"');
  expect(JSON.parse((await post({ query })).text)).toEqual({ data: { blog: null } });
});

test.each(['variables=', 'extensions=', 'operationName=', 'variables=null', 'variables=&extensions=&a='])(
  'an empty parameter of GET is as if it were missing: %s',
  async (search) => {
    const query = 'query={business{name}}';
    const plain = await getTarget(`/graphql?${query}`);
    expect(await getTarget(`/graphql?${query}&${search}`)).toEqual(plain);
    expect(plain.status).toBe(200);
  },
);

test.each(['variables={', 'variables=3', 'variables=[]', 'extensions={', 'query=&query=', 'query='])(
  'a wrong parameter of GET is rejected: %s',
  async (search) => {
    const query = search.startsWith('query') ? '' : 'query={business{name}}&';
    const { status, text: body } = await getTarget(`/graphql?${query}${search}`);
    expect([status, Object.keys(JSON.parse(body) as object)]).toEqual([400, ['errors']]);
  },
);

test('clients revalidate responses to GET, and store no responses to POST', async () => {
  const read = await get({ query: LIST, variables });
  const etag = read.headers.get('etag') ?? '';
  expect([read.headers.get('cache-control'), etag]).toEqual(['no-cache', expect.stringMatching(/^W\//)]);
  expect((await get({ query: LIST, variables }, { 'if-none-match': etag })).status).toBe(304);
  const sent = await post({ query: LIST, variables: { size: 2 } }, { 'if-none-match': etag });
  expect([sent.status, sent.headers.get('cache-control'), sent.headers.get('etag')]).toEqual([
    200,
    'no-store',
    null,
  ]);
  const accept = 'application/graphql-response+json';
  for (let time = 0; time < 2; time += 1) {
    expect((await post({ query: LIST }, { accept })).headers.get('content-type')).toContain(accept);
    expect((await post({ query: LIST })).headers.get('content-type')).toContain('application/json');
  }
});
