import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { changePage, versionsOf } from '../../test/page-content.ts';
import { type AdminClient, place, post, signInAdmin } from '../../test/samples/content.ts';
import { publishFields } from '../../test/samples/entries.ts';

const CREATE_BLOG = 'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }';
const CREATE_LOCATION =
  'mutation ($input: LocationPageInput!) { createLocationPage(input: $input) { slug_url } }';

let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

async function change(page: string, changes: Record<string, unknown>): Promise<void> {
  const [current] = await versionsOf(adminClient.ask, page);
  const { errors } = await changePage(adminClient.ask, page, changes, current?.version);
  expect(errors).toBeUndefined();
}

test('readers of articles see the price of now, and the owner the token', async () => {
  const { blog_id, brief_paragraph } = await adminClient.createBlog({
    title: 'Staging {vacantStaging.fromPrice}',
    slug_url: 'prices',
    metaTitle: '',
    brief_paragraph: '<p>Vacant homes {vacantStaging.fromPrice} of {business.name}.</p>',
    blogs_content: [{ heading: 'From {vacantStaging.price}', paragraph: 'Call {business.phone}.' }],
  });
  expect(brief_paragraph).toContain('{vacantStaging.fromPrice}');
  await change('prices', { 'vacantStaging.price': 3100 });
  await change('business', { name: 'Maison <b>& Sons' });

  const shown = {
    title: 'Staging from $3,100',
    brief_paragraph: '<p>Vacant homes from $3,100 of Maison &lt;b&gt;&amp; Sons.</p>',
  };
  const blocks = [{ heading: 'From $3,100', paragraph: expect.not.stringContaining('{') }];
  const { data } = await app.graphql(
    '{ blogs(pageSize: 1) { items { title brief_paragraph blogs_content { heading paragraph } } } }',
  );
  expect(data?.['blogs']).toMatchObject({ items: [{ ...shown, blogs_content: blocks }] });
  expect(await (await fetch(`${app.url}/blog/${blog_id}`)).json()).toMatchObject({
    data: { ...shown, blogs_content: blocks },
  });
  const page = await (await fetch(`${app.url}/artical/prices`)).text();
  expect(page).toContain('<p>Vacant homes from $3,100 of ');
  expect(page).toContain('<title>Staging from $3,100');
  expect(await (await fetch(`${app.url}/feed.xml`)).text()).toContain('Staging from $3,100');

  const { fields } = await adminClient.run<{ fields: object }>(
    `{ entry(kind: "article", number: ${blog_id}) { fields } }`,
  );
  expect(fields).toMatchObject({
    title: 'Staging {vacantStaging.fromPrice}',
    blogs_content: [{ heading: 'From {vacantStaging.price}' }],
  });
  // Lists, dialogs and messages of the admin area show titles, not fields.
  await adminClient.run(`mutation { removeEntry(kind: "article", number: ${blog_id}) { title } }`);
  const listed = await adminClient.ask(
    '{ entries(kind: "article", state: DELETED) { items { title } } activity(first: 1) { nodes { subject } } }',
  );
  expect(listed.data).toMatchObject({
    entries: { items: [{ title: shown.title }] },
    activity: { nodes: [{ subject: shown.title }] },
  });
});

test('the admin area finds and names an entry by the price that its title shows', async () => {
  const input = { title: 'A day of {fullService.price}', slug_url: 'a-day', metaTitle: '' };
  await adminClient.createBlog(input);
  const find = async (search: string) => {
    const { data } = await adminClient.ask(
      'query ($search: String) { entries(kind: "article", search: $search) { items { title } } }',
      { search },
    );
    return data?.['entries'];
  };
  const found = { items: [{ title: 'A day of $2,950' }] };
  expect(await find('$2,950 day')).toEqual(found);
  expect(await find('DAY 2,950')).toEqual(found);
  expect(await find('$2,951 day')).toEqual({ items: [] });

  await expect(adminClient.createBlog({ ...input, title: 'Another' })).rejects.toThrow(
    "The URL slug 'a-day' is already used by the article 'A day of $2,950'.",
  );
});

test('a token that has no value stops the publication of a text', async () => {
  const { errors } = await publishFields(
    adminClient.ask,
    { kind: 'article', version: 0, revision: 0 },
    {
      title: 'From {vacantStaging.cost}',
      slug_url: 'unknown-token',
      category: 2,
      blogs_content: [{ heading: '{vacantStaging.price}', paragraph: '<p>{no.price}</p>' }],
    },
  );
  expect(errors?.[0]?.extensions.fields).toEqual({
    title: 'Title: {vacantStaging.cost} isn’t a price or fact.',
    'blogs_content[0].paragraph': 'Paragraph: {no.price} isn’t a price or fact.',
  });
});

test('no client can publish a text with an unknown token', async () => {
  const unknown = { title: 'From {vacantStaging.cost}', slug_url: 'unknown-in-input' };
  const created = await adminClient.ask(CREATE_BLOG, { input: { ...post, ...unknown } });
  expect(created.errors?.[0]?.extensions.fields).toEqual({
    title: 'Title: {vacantStaging.cost} isn’t a price or fact.',
  });
  const { blog_id } = await adminClient.createBlog({ ...unknown, draft: true });
  const block = { heading: 'Costs', paragraph: '{no.price}' };
  const updated = await adminClient.updateBlog(blog_id, {
    title: 'Costs',
    draft: false,
    blogs_content: [block],
  });
  expect(updated.errors?.[0]?.extensions.fields).toEqual({
    'blogs_content[0].paragraph': 'Paragraph: {no.price} isn’t a price or fact.',
  });
  const page = { ...place, slug_url: 'unknown', paragraph_1: 'Only {price}' };
  const location = await adminClient.ask(CREATE_LOCATION, { input: page });
  expect(location.errors?.[0]?.extensions.fields).toEqual({
    paragraph_1: 'Paragraph 1: {price} isn’t a price or fact.',
  });
  const posted = await adminClient.rest('POST', '/api/locationpages/create', page);
  expect(posted.status).toBe(400);
});

test('location pages show the facts that their tokens name', async () => {
  await adminClient.run(CREATE_LOCATION, {
    input: { ...place, slug_url: 'facts', highlighted_heading: 'Consultation {stagingConsultation.price}' },
  });
  expect(await (await fetch(`${app.url}/location/facts`)).text()).toContain('Consultation $495');
});

test('the texts that spell an amount of an earlier price list are listed, and no longer amounts', async () => {
  await adminClient.createBlog({
    slug_url: 'spelt',
    title: 'Spelt',
    brief_paragraph: '<p>It is $7,315.</p>',
  });
  await adminClient.createBlog({ slug_url: 'plain', title: 'Plain', brief_paragraph: '<p>$7315, once.</p>' });
  await adminClient.createBlog({
    slug_url: 'longer',
    title: 'Longer',
    brief_paragraph: '<p>$73,150, $7,315,000, 7,315 days.</p>',
  });
  const titles = async () => {
    const figures = await adminClient.run<{ amount: number; entries: { kind: string; title: string }[] }[]>(
      '{ outdatedFigures { amount entries { kind title } } }',
    );
    return figures.find(({ amount }) => amount === 7315)?.entries;
  };
  await change('prices', { 'vacantStaging.price': 7315 });
  expect(await titles()).toBeUndefined();
  await change('prices', { 'vacantStaging.price': 3100 });
  expect(await titles()).toEqual([
    { kind: 'article', title: 'Spelt' },
    { kind: 'article', title: 'Plain' },
  ]);
});
