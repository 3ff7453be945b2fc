import { expect, test } from 'vitest';
import type { TestApp } from '../../test/app.ts';
import { type AdminClient, place, post, signInAdmin } from '../../test/samples/content.ts';
import { shared } from '../../test/shared-app.ts';

let app: TestApp;
let adminClient: AdminClient;
shared.beforeAll(async ({ app: running }) => {
  app = running;
  adminClient = await signInAdmin(app);
});

async function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, {
    method,
    headers: {
      authorization: `Bearer ${adminClient.token}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  return { status: response.status, etag: response.headers.get('etag'), data };
}

const kinds = [
  {
    noun: 'article',
    create: '/blog',
    item: '/blog',
    id: 'blog_id',
    input: { ...post, slug_url: 'versions of an article' },
    field: 'title',
  },
  {
    noun: 'location page',
    create: '/api/locationpages/create',
    item: '/api/locationpages',
    id: 'location_id',
    input: { ...place, slug_url: 'versions of a location page' },
    field: 'main_heading',
  },
];

test.each(kinds)(
  'a stale version of $noun is rejected, and without a version the last write wins',
  async (kind) => {
    const { etag, data } = await send('POST', kind.create, kind.input);
    expect(etag).toBe('"1"');
    const path = `${kind.item}/${data[kind.id]}`;
    const put = (text: string, version?: number, headers?: Record<string, string>) =>
      send('PUT', path, { ...kind.input, [kind.field]: text, ...(version && { version }) }, headers);

    expect(await put('First', undefined, { 'if-match': '"1"' })).toMatchObject({ status: 200, etag: '"2"' });
    expect((await put('Stale', undefined, { 'if-match': '"1"' })).status).toBe(412);
    expect((await put('Stale', undefined, { 'if-match': 'W/"other"' })).status).toBe(412);
    expect((await put('Stale', 1)).status).toBe(409);
    const read = await fetch(app.url + path);
    expect(read.headers.get('etag')).toBe('"2"');
    expect(await read.json()).toMatchObject({ data: { [kind.field]: 'First' } });

    expect(await put('Second', 2)).toMatchObject({ status: 200, etag: '"3"' });
    expect(await put('Third', undefined, { 'if-match': '*' })).toMatchObject({ status: 200, etag: '"4"' });
    expect(await put('Last')).toMatchObject({ status: 200, data: { [kind.field]: 'Last' } });
  },
);

test("a text that is null in GraphQL is '' in REST, and numbers stay numbers", async () => {
  const { data: blog } = await send('POST', '/blog', {
    title: 'Only a title',
    slug_url: 'only a title',
    category: '2',
  });
  expect(blog).toEqual({
    blog_id: expect.any(Number),
    title: 'Only a title',
    slug_url: 'only a title',
    category: 2,
    brief_paragraph: '',
    blog_image: '',
    published_date: '',
    metaTitle: '',
    metaDescription: '',
    canonicalLink: '',
    blogs_content: [],
  });
  const byGraphQL = await app.graphql(
    'query ($id: Int!) { blogById(id: $id) { metaTitle canonicalLink published_date } }',
    { id: blog['blog_id'] },
  );
  expect(byGraphQL.data?.['blogById']).toEqual({
    metaTitle: null,
    canonicalLink: null,
    published_date: null,
  });

  const { data: page } = await send('POST', '/api/locationpages/create', {
    slug_url: 'only a heading',
    main_heading: 'Only a heading',
  });
  const empty = Object.fromEntries(Object.keys(place).map((name) => [name, '']));
  expect(page).toEqual({
    ...empty,
    slug_url: 'only a heading',
    main_heading: 'Only a heading',
    location_id: expect.any(Number),
  });
});
