import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { jpeg, uploadPhotos } from '../../../test/samples/quote.ts';
import { shared } from '../../../test/shared-app.ts';
import { someVisitor } from '../../../test/visitor.ts';

const query = 'mutation ($files: [Upload!]!) { uploadQuotePhotos(files: $files) { fileNames } }';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

async function send(fields: [string, string | Blob][], headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return answerOf(
    await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true', ...someVisitor(), ...headers },
      body,
    }),
  );
}

async function answerOf(response: Response) {
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return [response.status, ...errors.map((error) => error.extensions.code)];
}

const withMap = (map: unknown, operations: unknown = { query, variables: { files: [null] } }) =>
  send([
    ['operations', JSON.stringify(operations)],
    ['map', JSON.stringify(map)],
    ['0', new Blob(['x'])],
  ]);

/** Returns every built-in function or object that a path could reach through prototypes. */
function builtIns() {
  const prototypes = [Object, Array, String, Function, Number, Promise].map((it) => it.prototype as object);
  return prototypes.flatMap((prototype) =>
    Reflect.ownKeys(prototype).map((key) => {
      const { value, get, set } = Reflect.getOwnPropertyDescriptor(prototype, key) ?? {};
      const own = typeof value === 'function' ? Reflect.ownKeys(value).map(String).join() : '';
      return [key, value, get, set, own];
    }),
  );
}

test('files may come in another order than their places, and unused ones are ignored', async () => {
  const operations = { query, variables: { files: [null, null], unused: null } };
  const places = ['variables.unused', 'variables.files.1', 'variables.files.0'];
  const map = Object.fromEntries(places.map((place, index) => [index, [place]]));
  const photos = await Promise.all(
    [10, 20, 30].map(async (width) => new Blob([new Uint8Array(await jpeg(width))])),
  );
  const parts = photos.map((photo, index): [string, Blob] => [String(index), photo]);
  const fields: [string, string][] = [
    ['operations', JSON.stringify(operations)],
    ['map', JSON.stringify(map)],
  ];
  expect(await send([...fields, ...parts])).toEqual([200]);
});

test('a file whose place no resolver reads does not delay the response', async () => {
  const operations = { query: '{ business { name } }', variables: { file: null } };
  const map = { 0: ['variables.file'] };
  const file = new Blob([new Uint8Array(1_000_000)]);
  expect(
    await send([
      ['operations', JSON.stringify(operations)],
      ['map', JSON.stringify(map)],
      ['0', file],
    ]),
  ).toEqual([200]);
});

describe('the map of an upload', () => {
  test.each(['__proto__', 'constructor', 'prototype'])(
    'never pollutes a prototype by a property %s',
    async (name) => {
      const operations = JSON.parse(`{"query":"{business{name}}","variables":{"${name}":{"polluted":null}}}`);
      expect((await withMap({ 0: [`variables.${name}.polluted`] }, operations))[0]).toBeLessThan(500);
      expect(Object.prototype).not.toHaveProperty('polluted');
    },
  );

  test('names each file and each place once', async () => {
    const operations = { query, variables: { files: [null, null] } };
    expect(await withMap({ 0: ['variables.files.0', 'variables.files.1'] }, operations)).toEqual([
      400,
      'BAD_USER_INPUT',
    ]);
    expect(await withMap({ 0: ['variables.files.0'], 1: ['variables.files.0'] }, operations)).toEqual([
      400,
      'BAD_USER_INPUT',
    ]);
  });

  test.each([
    'hasOwnProperty.call',
    'toString.call',
    'valueOf.polluted',
    'variables.hasOwnProperty.call',
    'variables.files.hasOwnProperty.call',
    'variables.files.map.call',
    'variables.files.length',
    'variables.toString.call',
    '__proto__.polluted',
    'variables.__proto__.polluted',
    'variables.files.__proto__.polluted',
    'constructor.prototype.polluted',
    'variables.constructor.prototype.polluted',
    'variables.prototype.polluted',
    'query.length',
    'query',
    'operationName',
    'variables',
    'variables.',
    '.variables.files.0',
    'variables..0',
    'variables.files.1',
    'variables.other',
    '0.variables.files.0',
    '0.hasOwnProperty.call',
    '',
  ])("that names '%s' is rejected with 400, and every built-in stays what it was", async (path) => {
    const before = builtIns();
    expect(await withMap({ 0: [path] })).toEqual([400, 'BAD_USER_INPUT']);
    expect(await withMap({ 0: ['variables.files.0', path] })).toEqual([400, 'BAD_USER_INPUT']);
    expect(builtIns()).toEqual(before);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  test.each([
    ['a batch', [{ query, variables: { files: [null] } }], '0.variables.files.0'],
    ['a value that is there', { query, variables: { files: ['a.jpg'] } }, 'variables.files.0'],
    ['variables that are a text', { query, variables: 'files' }, 'variables.length'],
  ])('is rejected for %s', async (_name, operations, path) => {
    expect(await withMap({ 0: [path] }, operations)).toEqual([400, 'BAD_USER_INPUT']);
  });

  test.each([
    [
      'no JSON',
      [
        ['operations', '{}'],
        ['map', '{'],
      ],
    ],
    [
      'a list',
      [
        ['operations', '{}'],
        ['map', '[]'],
      ],
    ],
    [
      'a number as path',
      [
        ['operations', '{}'],
        ['map', '{"0":[1]}'],
      ],
    ],
    [
      'no list of paths',
      [
        ['operations', '{}'],
        ['map', '{"0":"variables.files.0"}'],
      ],
    ],
    [
      'before the operations',
      [
        ['map', '{"0":["hasOwnProperty.call"]}'],
        ['operations', '{}'],
      ],
    ],
    ['missing', [['operations', '{}']]],
    [
      'operations that are no JSON',
      [
        ['operations', '{'],
        ['map', '{}'],
      ],
    ],
    [
      'operations that are a number',
      [
        ['operations', '1'],
        ['map', '{}'],
      ],
    ],
    ['no field at all', []],
    ['a field of a megabyte', [['operations', ' '.repeat(1_000_000)]]],
  ] satisfies [string, [string, string][]][])('%s is rejected in JSON', async (_name, fields) => {
    const [status, code] = await send(fields);
    expect([400, 413]).toContain(status);
    // The second is Apollo's word for an operation without a query.
    expect(['BAD_USER_INPUT', 'BAD_REQUEST']).toContain(code);
  });
});

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['an empty boundary', 'multipart/form-data; boundary=', 'x'],
  ['another type with the same beginning', 'multipart/form-database; boundary=x', '--x--'],
  [
    'half a part',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{',
  ],
  ['a part without a name', 'multipart/form-data; boundary=x', '--x\r\ncontent-type: a/b\r\n\r\n{}\r\n--x--'],
  [
    'NUL in a name',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a\0b"\r\n\r\n{}\r\n--x--',
  ],
])('a multipart body with %s is rejected in JSON', async (_name, type, body) => {
  const headers = { 'apollo-require-preflight': 'true', 'content-type': type };
  const [status, code] = await answerOf(await fetch(`${app.url}/graphql`, { method: 'POST', headers, body }));
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(code).toBe('BAD_USER_INPUT');
});

test('what precedes the fields is limited', async () => {
  const headers = { 'apollo-require-preflight': 'true', 'content-type': 'multipart/form-data; boundary=x' };
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers,
    body: 'x'.repeat(2_000_000),
  });
  expect(await answerOf(response)).toEqual([413, 'BAD_USER_INPUT']);
});

test('a file before the map is rejected in JSON', async () => {
  const operations = JSON.stringify({ query, variables: { files: [null] } });
  const before = [['0', new Blob(['x'])]] as [string, Blob][];
  const map: [string, string] = ['map', '{"0":["hasOwnProperty.call"]}'];
  const fields: [string, string][] = [['operations', operations], map];
  expect(await send([...before, ...fields])).toEqual([400, 'BAD_USER_INPUT']);
  expect(await send([...fields.slice(0, 1), ...before, map])).toEqual([400, 'BAD_USER_INPUT']);
});

test.each(['/graphql', '/api/upload/assessment'])('an upload to %s without a body is 400', async (path) => {
  const headers = { 'apollo-require-preflight': 'true', 'content-type': 'multipart/form-data; boundary=x' };
  const response = await fetch(app.url + path, { method: 'POST', headers: { ...headers, ...someVisitor() } });
  expect([response.status, await response.json()]).toEqual([400, expect.any(Object)]);
});

test('a file that ends half-way is rejected in JSON', async () => {
  const part = (name: string, rest = '') =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const body = [
    `${part('operations')}${JSON.stringify({ query, variables: { files: [null] } })}`,
    `${part('map')}{"0":["variables.files.0"]}`,
    `${part('0', '; filename="a.jpg"')}half of it`,
  ].join('\r\n');
  const headers = { 'apollo-require-preflight': 'true', 'content-type': 'multipart/form-data; boundary=x' };
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
  expect(await answerOf(response)).toEqual([expect.any(Number), 'BAD_USER_INPUT']);
  expect(response.status).toBeLessThan(500);
});

test('photos are accepted', async () => {
  const { data } = await uploadPhotos(app, [new Uint8Array(await jpeg())]);
  expect(data).toMatchObject({ uploadQuotePhotos: { fileNames: [expect.stringMatching(/\.jpg$/)] } });
});
