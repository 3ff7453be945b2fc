import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../test/app.ts';
import { type AdminClient, place, signInAdmin } from '../../test/samples/content.ts';
import { shared } from '../../test/shared-app.ts';

interface Page {
  location_id: number;
  slug_url: string;
  main_heading: string;
  version: number;
}

const PAGE = 'fragment P on LocationPage { location_id slug_url main_heading version }';
const CREATE = `mutation ($input: LocationPageInput!) { createLocationPage(input: $input) { ...P } } ${PAGE}`;
const UPDATE = `mutation ($id: Int!, $input: LocationPageInput!, $version: Int!) {
  updateLocationPage(id: $id, input: $input, version: $version) { ...P }
} ${PAGE}`;

let app: TestApp;
let adminClient: AdminClient;
shared.beforeAll(async ({ app: running }) => {
  app = running;
  adminClient = await signInAdmin(app);
});

let count = 0;
const fresh = (change: object = {}) => {
  count += 1;
  return adminClient.run<Page>(CREATE, { input: { ...place, slug_url: `Place number ${count}`, ...change } });
};
const read = async (slug: string) =>
  (await app.graphql(`query ($slug: String!) { locationPage(slug: $slug) { ...P } } ${PAGE}`, { slug }))
    .data?.['locationPage'] as unknown as Page | null;
const call = async (method: string, path: string, body?: unknown, token?: string | null) => {
  const response = await adminClient.rest(method, path, body, token);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test('a page is made, read, changed and deleted by REST in the shapes of the contract', async () => {
  const answer = (data: unknown) => ({
    status: 200,
    body: { status: 'success', data, message: expect.any(String) },
  });
  const made = await call('POST', '/api/locationpages/create', place);
  const { location_id } = made.body['data'] as Page;
  const data = { ...place, location_id };
  expect(made).toEqual(answer(data));

  const path = `/api/locationpages/${location_id}`;
  expect(await call('GET', path, undefined, null)).toEqual(answer(data));
  expect(await call('GET', '/api/locationpages/url/home-staging-acton', undefined, null)).toEqual(
    answer(data),
  );
  expect(await call('GET', '/api/locationpages', undefined, null)).toEqual(
    answer(expect.arrayContaining([data])),
  );
  const changed = { ...data, main_heading: 'Another heading' };
  expect(await call('PUT', path, changed)).toEqual(answer(changed));
  expect((await call('DELETE', path)).status).toBe(200);
  expect((await call('GET', path, undefined, null)).status).toBe(404);
  expect(await call('GET', '/api/locationpages/url/home-staging-acton', undefined, null)).toEqual(
    answer(null),
  );
});

test.each([
  ['POST', '/api/locationpages/create', { ...place, slug_url: '' }, 400],
  ['POST', '/api/locationpages/create', { slug_url: 'Only a slug' }, 400],
  ['POST', '/api/locationpages/create', { slug_url: 'Just enough', main_heading: 'Enough' }, 200],
  ['POST', '/api/locationpages/create', { ...place, heading_1: 1 }, 400],
  ['PUT', '/api/locationpages/none', place, 400],
  ['PUT', '/api/locationpages/999999', place, 404],
  ['DELETE', '/api/locationpages/999999', undefined, 404],
  ['GET', '/api/locationpages/none', undefined, 400],
])('%s %s %j answers %i', async (method, path, body, status) => {
  expect((await call(method, path, body)).status).toBe(status);
});

describe('a location page', () => {
  test('has a slug that no other page has', async () => {
    await fresh({ slug_url: 'Twice  Wanted' });
    const answer = await adminClient.ask(CREATE, { input: { ...place, slug_url: 'twice-wanted' } });
    expect(answer.errors?.[0]?.extensions.fields?.['slug_url']).toContain('already used');
  });

  test('is found by its earlier slugs', async () => {
    const page = await fresh({ slug_url: 'Old place' });
    const { location_id: id, version } = page;
    await adminClient.run(UPDATE, { id, version, input: { ...place, slug_url: 'New place' } });
    expect(await read('old-place')).toMatchObject({ location_id: page.location_id, slug_url: 'New place' });
  });

  test('an update with an old version does not overwrite a newer one', async () => {
    const { location_id: id, version, slug_url } = await fresh();
    const input = { ...place, slug_url, main_heading: 'By the first' };
    await adminClient.run(UPDATE, { id, version, input });
    const second = await adminClient.ask(UPDATE, {
      id,
      version,
      input: { ...input, main_heading: 'By the second' },
    });
    expect(second.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      conflict: { version: version + 1, savedBy: 'owner@example.com' },
    });
    expect((await read(slug_url))?.main_heading).toBe('By the first');
  });

  test('is restored after a deletion', async () => {
    const page = await fresh();
    await adminClient.run('mutation ($id: Int!) { deleteLocationPage(id: $id) { location_id } }', {
      id: page.location_id,
    });
    expect(await read(page.slug_url)).toBeNull();
    const { items } = await adminClient.run<{ items: object[] }>(
      '{ entries(kind: "location", state: DELETED) { items { number } } }',
    );
    expect(items).toContainEqual({ number: page.location_id });
    await adminClient.run('mutation ($id: Int!) { restoreEntry(kind: "location", number: $id) { number } }', {
      id: page.location_id,
    });
    expect(await read(page.slug_url)).toEqual(page);
  });
});
