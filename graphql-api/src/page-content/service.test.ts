import { beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { changePage, versionsOf } from '../../test/page-content.ts';

const READ = 'query ($page: String!) { editablePage(page: $page) { entry { updatedBy } } }';

let app: TestApp;
let token: string;

// Each test changes the same few pages.
beforeEach(async () => {
  app = await startApp();
  token = await app.signIn();
  return () => app.close();
});

const ask = (query: string, variables: object) => app.graphql(query, variables, token);
const change = (page: string, changes: object, version = 0) => changePage(ask, page, changes, version);
const htmlOf = async (path: string) => (await fetch(app.url + path)).text();

describe('a price', () => {
  test('changes the packages, the questions, the description and the structured data at once', async () => {
    const before = await fetch(`${app.url}/staging`);
    await before.text();
    expect((await change('prices', { 'vacantStaging.price': 3210 })).errors).toBeUndefined();
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
});

describe('a text', () => {
  test('is shown at once, and the original again after a reset', async () => {
    const path = 'hero.paragraph';
    await change('/staging', { [path]: 'Rooms from {vacantStaging.price} <b>now</b>' });
    expect(await htmlOf('/staging')).toContain('Rooms from $2,995 &lt;b&gt;now&lt;/b&gt;');
    expect(await htmlOf('/about')).not.toContain('<b>now');
    expect(await htmlOf('/sitemap.xml')).toMatch(/\/staging<\/loc><lastmod>/);
    await change('/staging', {}, 1);
    expect(await htmlOf('/staging')).toContain('A staged room tells a buyer how large it is');
  });

  test('that equals the original is not stored', async () => {
    await change('/staging', { 'hero.subHeading': ' Staging ' });
    const { data } = await app.graphql('{ pageContents { page } }');
    expect(data?.['pageContents']).toEqual([]);
  });
});

test('a list is replaced whole: questions are added, reordered and removed', async () => {
  const items = [
    { title: 'New first question?', content: 'Yes.' },
    { title: 'What counts as a main area?', content: 'The rooms that buyers look at first.' },
  ];
  await change('/staging', { 'details.items': items });
  const html = await htmlOf('/staging');
  expect(html.indexOf('New first question?')).toBeLessThan(html.indexOf('What counts as a main area?'));
  expect(html).not.toContain('Why can a price change?');
});

test('a save of an outdated version is a conflict and changes nothing', async () => {
  await change('/staging', { 'hero.subHeading': 'First' });
  const { errors } = await change('/staging', { 'hero.subHeading': 'Second' });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    conflict: { version: 1, savedBy: expect.stringContaining('@') },
  });
  expect(await htmlOf('/staging')).toContain('First');
});

test('an earlier version is listed and restored', async () => {
  await change('/staging', { 'hero.subHeading': 'First' });
  await change('/staging', { 'hero.subHeading': 'Second' }, 1);
  const versions = await versionsOf(ask, '/staging');
  expect(versions).toMatchObject([
    { version: 2, fields: { 'hero.subHeading': 'Second' } },
    { version: 1, fields: { 'hero.subHeading': 'First' } },
    { version: 0, fields: {} },
  ]);
  await change('/staging', versions[1]?.fields ?? {}, 2);
  expect(await htmlOf('/staging')).toContain('First');
});

test('a page contains no changes of other pages', async () => {
  const unchanged = (await htmlOf('/about')).length;
  await change('/staging', { 'hero.subHeading': 'Only on this page' });
  expect(await htmlOf('/about')).not.toContain('Only on this page');
  expect((await htmlOf('/about')).length - unchanged).toBeLessThan(40);
  expect((await htmlOf('/staging')).split('Only on this page').length - 1).toBe(2);
});

test('a change of a page changes the content version and the ETag of this page only', async () => {
  const paths = ['/', '/about', '/staging', '/staging-realtors', '/blog', '/location/home-staging-milton'];
  // The service worker compares ETags by HEAD, too.
  const etagOf = async (path: string) =>
    (await fetch(app.url + path, { method: 'HEAD' })).headers.get('etag') ?? '';
  // A page's first change changes every page: each lists changed pages, to load changes after a navigation.
  await change('/staging', { 'hero.subHeading': 'First' });
  const before = await Promise.all(paths.map(etagOf));
  const { current } = app.app.contentVersion;
  await change('/staging', { 'hero.subHeading': 'Second' }, 1);
  expect(app.app.contentVersion.current).toBeGreaterThan(current);
  const after = await Promise.all(paths.map(etagOf));
  expect(paths.filter((_, index) => after[index] !== before[index])).toEqual(['/staging']);
  expect(after).not.toContain('');
});

test('visitors cannot read authors', async () => {
  const { errors } = await app.graphql(READ, { page: '/staging' });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

describe('as an entry', () => {
  interface PageEntry {
    number: number;
    version: number;
    state: string;
    unknown: string[];
    draft: { errors: object; revision: number } | null;
  }
  const E = 'fragment E on Entry { number title slug version state unknown draft { errors revision } }';
  const findEntry = async (kind: string, slug: string): Promise<PageEntry> => {
    const query = `query ($kind: String!) { entries(kind: $kind, pageSize: 100) { items { ...E } } } ${E}`;
    const { data } = await app.graphql(query, { kind }, token);
    const page = data?.['entries'] as unknown as { items: (PageEntry & { slug: string })[] } | undefined;
    const found = page?.items.find((entry) => entry.slug === slug);
    if (!found) throw new Error(`There is no entry of ${slug}.`);
    return found;
  };
  const save = (kind: string, { number, version }: PageEntry, fields: object, revision = 0) =>
    app.graphql(
      `mutation ($kind: String!, $number: Int, $fields: JSONObject!, $version: Int!, $revision: Int!) {
        saveEntryDraft(kind: $kind, number: $number, fields: $fields, version: $version, revision: $revision) { ...E }
      } ${E}`,
      { kind, number, fields, version, revision },
      token,
    );
  const publish = (kind: string, number: number, revision: number) =>
    app.graphql(
      `mutation ($kind: String!, $number: Int!, $revision: Int!) {
        publishEntry(kind: $kind, number: $number, revision: $revision) { ...E }
      } ${E}`,
      { kind, number, revision },
      token,
    );

  test('a page has a draft that visitors do not see, checked by its fields, and a history from the original on', async () => {
    const page = await findEntry('page', '/staging');
    expect(page).toMatchObject({ title: 'Staging', version: 0, state: 'DRAFT', draft: null });
    const drafted = await save('page', page, { 'hero.subHeading': '' });
    expect(drafted.data?.['saveEntryDraft']).toMatchObject({
      draft: { errors: { 'hero.subHeading': 'Line above the heading is required.' } },
    });
    const { draft } = await findEntry('page', '/staging');
    const revision = draft?.revision ?? 0;
    expect((await publish('page', page.number, revision)).errors?.[0]?.extensions.fields).toHaveProperty([
      'hero.subHeading',
    ]);
    await save('page', page, { 'hero.subHeading': 'From the draft' }, revision);
    expect(await htmlOf('/staging')).not.toContain('From the draft');
    await publish('page', page.number, revision + 1);
    expect(await htmlOf('/staging')).toContain('From the draft');

    const history = await app.graphql(
      'query ($number: Int!) { entryVersions(kind: "page", number: $number) { version fields } }',
      { number: page.number },
      token,
    );
    expect(history.data?.['entryVersions']).toEqual([
      { version: 1, fields: { 'hero.subHeading': 'From the draft' } },
      { version: 0, fields: {} },
    ]);
  });

  test('a page cannot be deleted, nor added', async () => {
    const { number } = await findEntry('page', '/staging');
    const removed = await app.graphql(
      'mutation ($number: Int!) { removeEntry(kind: "page", number: $number) { number } }',
      { number },
      token,
    );
    expect(removed.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const discarded = await save('page', await findEntry('page', '/about'), {});
    expect(discarded.errors).toBeUndefined();
    const about = await findEntry('page', '/about');
    await app.graphql(
      `mutation ($number: Int!, $revision: Int!) {
        discardEntryDraft(kind: "page", number: $number, revision: $revision) { number }
      }`,
      { number: about.number, revision: about.draft?.revision },
      token,
    );
    expect(await findEntry('page', '/about')).toMatchObject({ draft: null });
    const added = await save('page', { number: null, version: 0 } as never, {});
    expect(added.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('a change that the release does not know is named, and kept when the page is saved', async () => {
    await change('/staging', { 'hero.subHeading': 'First' });
    const em = app.app.database.em.fork();
    await em.execute(
      `update "entry" set "fields" = "fields" || '{"hero.banner": "Now open"}' where "slug" = '/staging'`,
    );
    expect(await findEntry('page', '/staging')).toMatchObject({ unknown: ['hero.banner'] });
    expect((await change('/staging', { 'hero.subHeading': 'Second' }, 1)).errors).toBeUndefined();
    const [row] = await em.execute(`select "fields" from "entry" where "slug" = '/staging'`);
    expect(row).toEqual({ fields: { 'hero.subHeading': 'Second', 'hero.banner': 'Now open' } });
    expect(await htmlOf('/staging')).not.toContain('Now open');
  });
});
