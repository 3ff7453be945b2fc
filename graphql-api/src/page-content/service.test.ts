import { beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';

interface Change {
  path: string;
  value: unknown;
}

const PAGE = 'fragment P on EditablePage { page version updatedBy changes { path value } fields }';
const UPDATE = `mutation ($page: String!, $changes: [ContentChangeInput!]!, $version: Int!) {
  updatePageContent(page: $page, changes: $changes, version: $version) { ...P }
} ${PAGE}`;
const READ = `query ($page: String!) { editablePage(page: $page) { ...P } } ${PAGE}`;

let app: TestApp;
let token: string;

// Each test changes the same few pages.
beforeEach(async () => {
  app = await startApp();
  token = await app.signIn();
  return () => app.close();
});

const change = (page: string, changes: Change[], version = 0) =>
  app.graphql(UPDATE, { page, changes, version }, token);
const htmlOf = async (path: string) => (await fetch(app.url + path)).text();

describe('a price', () => {
  test('changes the packages, the questions, the description and the structured data at once', async () => {
    const before = await fetch(`${app.url}/staging`);
    await before.text();
    expect((await change('prices', [{ path: 'vacantStaging.price', value: 3210 }])).errors).toBeUndefined();
    const staging = await htmlOf('/staging');
    expect(staging).toContain('from $3,210');
    expect(staging).toContain('"price":3210');
    expect(staging).toMatch(/<meta name="description" content="[^"]*from \$3,210/);
    expect(await htmlOf('/')).toContain('Vacant homes from $3,210');
    for (const path of ['/staging', '/contact', '/staging-realtors']) {
      const html = await htmlOf(path);
      expect(html).toContain('$3,210');
      expect(html).not.toContain('$2,995');
    }
    const again = await fetch(`${app.url}/staging`, {
      headers: { 'if-none-match': before.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(200);
  });

  test('below 1 is rejected at its field', async () => {
    const { errors } = await change('prices', [{ path: 'vacantStaging.price', value: 0 }]);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'vacantStaging.price': 'Price is a whole number from 1 to 100000.' },
    });
  });
});

describe('a text', () => {
  test('is shown at once, and the original again after a reset', async () => {
    const path = 'hero.paragraph';
    await change('/staging', [{ path, value: 'Rooms from {vacantStaging.price} <b>now</b>' }]);
    expect(await htmlOf('/staging')).toContain('Rooms from $2,995 &lt;b&gt;now&lt;/b&gt;');
    expect(await htmlOf('/about')).not.toContain('<b>now');
    expect(await htmlOf('/sitemap.xml')).toMatch(/\/staging<\/loc><lastmod>/);
    await change('/staging', [], 1);
    expect(await htmlOf('/staging')).toContain('A staged room tells a buyer how large it is');
  });

  test.each<[string, unknown, string]>([
    ['hero.paragraph', '', 'Paragraph is required.'],
    ['hero.paragraph', 'From {vacantStaging.prise}', 'Paragraph: there is no {vacantStaging.prise}.'],
    ['hero.paragraph', 'x'.repeat(501), 'Paragraph has at most 500 characters.'],
    ['hero', {}, '/staging has no field hero.'],
    ['hero.__proto__', 'x', '/staging has no field hero.__proto__.'],
    ['details.items', [], 'Questions: at least 1.'],
  ])('%s = %j is rejected: %s', async (path, value, message) => {
    const { errors } = await change('/staging', [{ path, value }]);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.values(errors?.[0]?.extensions.fields ?? {})).toContain(message);
  });

  test.each(['javascript:alert(1)', '//evil.example', 'http://plain.example'])(
    'a link to %s is rejected',
    async (to) => {
      const { errors } = await change('/staging', [{ path: 'hero.action', value: { label: 'Go', to } }]);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  test('that equals the original is not stored', async () => {
    await change('/staging', [{ path: 'hero.subHeading', value: ' Staging ' }]);
    const { data } = await app.graphql('{ pageContents { page } }');
    expect(data?.['pageContents']).toEqual([]);
  });
});

test('a list is replaced whole: questions are added, reordered and removed', async () => {
  const items = [
    { title: 'New first question?', content: 'Yes.' },
    { title: 'What counts as a main area?', content: 'The rooms that buyers look at first.' },
  ];
  await change('/staging', [{ path: 'details.items', value: items }]);
  const html = await htmlOf('/staging');
  expect(html.indexOf('New first question?')).toBeLessThan(html.indexOf('What counts as a main area?'));
  expect(html).not.toContain('Why can a price change?');
});

test('a save of an outdated version is a conflict and changes nothing', async () => {
  await change('/staging', [{ path: 'hero.subHeading', value: 'First' }]);
  const { errors } = await change('/staging', [{ path: 'hero.subHeading', value: 'Second' }]);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    conflict: { version: 1, savedBy: expect.stringContaining('@') },
  });
  expect(await htmlOf('/staging')).toContain('First');
});

test('an earlier version is listed and restored', async () => {
  await change('/staging', [{ path: 'hero.subHeading', value: 'First' }]);
  await change('/staging', [{ path: 'hero.subHeading', value: 'Second' }], 1);
  const listed = await app.graphql(
    '{ pageRevisions(page: "/staging") { revision_id version changes { path value } } }',
    {},
    token,
  );
  const revisions = listed.data?.['pageRevisions'] as unknown as { revision_id: number; version: number }[];
  expect(revisions).toMatchObject([
    { version: 1, changes: [{ path: 'hero.subHeading', value: 'First' }] },
    { version: 0, changes: [] },
  ]);
  await app.graphql(
    'mutation ($revision: Int!) { restorePageContent(page: "/staging", revision: $revision, version: 2) { version } }',
    { revision: revisions[0]?.revision_id },
    token,
  );
  expect(await htmlOf('/staging')).toContain('First');
});

test('a page contains no changes of other pages', async () => {
  const unchanged = (await htmlOf('/about')).length;
  await change('/staging', [{ path: 'hero.subHeading', value: 'Only on this page' }]);
  expect(await htmlOf('/about')).not.toContain('Only on this page');
  expect((await htmlOf('/about')).length - unchanged).toBeLessThan(40);
  expect((await htmlOf('/staging')).split('Only on this page').length - 1).toBe(2);
});

test('a change of a page changes the content version and the ETag of this page only', async () => {
  const paths = ['/', '/about', '/staging', '/staging-realtors', '/blog', '/location/home-staging-milton'];
  // The service worker compares ETags by HEAD, too.
  const etagOf = async (path: string) =>
    (await fetch(app.url + path, { method: 'HEAD' })).headers.get('etag') ?? '';
  // The first change of a page changes every page: each lists the changed pages, to load their changes after a navigation.
  await change('/staging', [{ path: 'hero.subHeading', value: 'First' }]);
  const before = await Promise.all(paths.map(etagOf));
  const { current } = app.app.contentVersion;
  await change('/staging', [{ path: 'hero.subHeading', value: 'Second' }], 1);
  expect(app.app.contentVersion.current).toBeGreaterThan(current);
  const after = await Promise.all(paths.map(etagOf));
  expect(paths.filter((_, index) => after[index] !== before[index])).toEqual(['/staging']);
  expect(after).not.toContain('');
});

test('visitors cannot read authors, and cannot write', async () => {
  const { errors } = await app.graphql(READ, { page: '/staging' });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const written = await app.graphql(UPDATE, { page: '/staging', changes: [], version: 0 });
  expect(written.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
