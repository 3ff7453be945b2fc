import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NewsletterApp, newsletter, startNewsletters } from '../../test/newsletter-app.ts';
import { changePage, versionsOf } from '../../test/page-content.ts';
import type { AdminClient } from '../../test/samples/content.ts';

const FIGURES = `{ outdatedFigures {
  amount prices
  places { entry { kind number title version } revision fields excerpt inEntry inDraft }
} }`;
const SAVE = `mutation ($number: Int!, $fields: JSONObject!, $version: Int!) {
  saveEntryDraft(kind: "article", number: $number, fields: $fields, version: $version, revision: 0) { number }
}`;
const REPLACE = `mutation ($kind: String!, $number: Int!, $version: Int!, $revision: Int!, $amount: Int!, $excerpt: String!, $token: String!) {
  replaceFigure(kind: $kind, number: $number, version: $version, revision: $revision, amount: $amount, excerpt: $excerpt, token: $token) {
    inEntry inDraft
  }
}`;

interface Figure {
  amount: number;
  prices: string[];
  places: {
    entry: {
      kind: string;
      number: number;
      title: string;
      version: number;
    };
    revision: number;
    fields: string[];
    excerpt: string;
    inEntry: boolean;
    inDraft: boolean;
  }[];
}

let site: NewsletterApp;
let admin: AdminClient;
beforeAll(async () => {
  site = await startNewsletters();
  admin = site.adminClient;
});
afterAll(() => site.app.close());

async function setPrices(changes: object): Promise<void> {
  const [current] = await versionsOf(admin.ask, 'prices');
  expect((await changePage(admin.ask, 'prices', changes, current?.version)).errors).toBeUndefined();
}

async function figureOf(amount: number): Promise<Figure | undefined> {
  const figures = await admin.run<Figure[]>(FIGURES);
  return figures.find((it) => it.amount === amount);
}

/** Replaces the amount at the first place that matches, as the list shows it. */
async function useToken(amount: number, title: string, token: string, change: object = {}) {
  const place = (await figureOf(amount))?.places.find(({ entry }) => entry.title === title);
  if (!place) throw new Error(`${title} does not spell ${amount}`);
  const { revision, excerpt } = place;
  const { kind, number, version } = place.entry;
  return admin.ask(REPLACE, { kind, number, version, revision, amount, excerpt, token, ...change });
}

const fieldsOf = (number: number) =>
  admin.run<{ fields: object; draft: { fields: object } | null; version: number }>(
    `{ entry(kind: "article", number: ${number}) { version fields draft { fields } } }`,
  );

test('an amount that was one price and still is another names both, and each place gets the price that it means', async () => {
  const { blog_id } = await admin.createBlog({
    title: 'Both',
    slug_url: 'both',
    brief_paragraph:
      '<p>Staging advice is $495. For a room &amp; its style it is <b>$495</b>, not $495k.</p>',
  });
  await setPrices({ 'stagingConsultation.price': 525 });
  const figure = await figureOf(495);
  expect(figure?.prices).toEqual(['stagingConsultation.price', 'stylingConsultation.price']);
  const excerpts = figure?.places.filter(({ entry }) => entry.title === 'Both').map(({ excerpt }) => excerpt);
  expect(excerpts).toEqual([
    'Staging advice is [$495]. For a room & its style it is $495, not …',
    '… is $495. For a room & its style it is [$495], not $495k.',
  ]);
  expect((await useToken(495, 'Both', 'stagingConsultation.price')).data).toEqual({
    replaceFigure: { inEntry: true, inDraft: false },
  });
  expect((await useToken(495, 'Both', 'stylingConsultation.price')).errors).toBeUndefined();
  expect((await fieldsOf(blog_id)).fields).toMatchObject({
    brief_paragraph:
      '<p>Staging advice is {stagingConsultation.price}. For a room &amp; its style it is <b>{stylingConsultation.price}</b>, not $495k.</p>',
  });
  expect((await figureOf(495))?.places.filter(({ entry }) => entry.title === 'Both')).toEqual([]);
});

test('each of two amounts in a short text is a place', async () => {
  await admin.createBlog({ title: 'Twice', slug_url: 'twice', brief_paragraph: '$125 and $125' });
  await setPrices({ 'stagingConsultation.price': 525, 'organization.price': 130 });
  const excerpts = (await figureOf(125))?.places.filter(({ entry }) => entry.title === 'Twice');
  expect(excerpts?.map(({ excerpt }) => excerpt)).toEqual(['[$125] and $125', '$125 and [$125]']);
});

test('a place names the fields with its text, with their section or their place in a list', async () => {
  const text = 'Advice costs $215.';
  await admin.createBlog({
    title: 'Placed',
    slug_url: 'placed',
    brief_paragraph: text,
    blogs_content: [
      { heading: 'Costs', paragraph: text },
      { heading: 'From $215', paragraph: 'Not more.' },
    ],
  });
  expect(
    (await changePage(admin.ask, '/contact', { 'hero.paragraph': 'Advice for $215' })).errors,
  ).toBeUndefined();
  await setPrices({ 'declutter.price': 215 });
  await setPrices({ 'declutter.price': 95 });
  const places = (await figureOf(215))?.places.map(({ excerpt, fields }) => [excerpt, fields]);
  expect(places).toEqual([
    ['Advice costs [$215].', ['Brief paragraph', 'Block 1: Paragraph']],
    ['From [$215]', ['Block 2: Heading']],
    ['Advice for [$215]', ['Hero: Paragraph']],
  ]);
});

test('a token replaces an amount in what visitors see and in the draft, which stays one', async () => {
  const { blog_id } = await admin.createBlog({
    title: 'Drafted',
    slug_url: 'drafted',
    brief_paragraph: 'It is $1,450.',
  });
  const { fields, version } = await fieldsOf(blog_id);
  await admin.run(SAVE, { number: blog_id, version, fields: { ...fields, metaTitle: 'Of the draft' } });
  await setPrices({ 'styleAndShop.price': 1500 });
  const [place] = (await figureOf(1450))?.places.filter(({ entry }) => entry.title === 'Drafted') ?? [];
  expect(place).toMatchObject({ excerpt: 'It is [$1,450].', inEntry: true, inDraft: true });
  const token = 'styleAndShop.price';
  const outdated = await useToken(1450, 'Drafted', token, { revision: 0 });
  expect(outdated.errors?.[0]?.extensions.code).toBe('CONFLICT');
  const unknown = await useToken(1450, 'Drafted', 'facts.minimumTurnaround');
  expect(unknown.errors?.[0]?.extensions.fields).toHaveProperty('token');
  expect((await useToken(1450, 'Drafted', token)).data).toEqual({
    replaceFigure: { inEntry: true, inDraft: true },
  });
  const brief_paragraph = 'It is {styleAndShop.price}.';
  expect(await fieldsOf(blog_id)).toMatchObject({
    version: version + 1,
    fields: { brief_paragraph, metaTitle: 'A hallway' },
    draft: { fields: { brief_paragraph, metaTitle: 'Of the draft' } },
  });
  expect(await (await fetch(`${site.app.url}/artical/drafted`)).text()).toContain('It is $1,500.');
  const published = await admin.ask(
    `mutation { publishEntry(kind: "article", number: ${blog_id}, revision: ${(place?.revision ?? 0) + 1}) { version } }`,
  );
  expect(published.errors).toBeUndefined();
});

test('newsletters that are not sent are among the places, and a scheduled one is sent with the prices of its day', async () => {
  await site.reset();
  await site.subscribe(1);
  const intro = 'Rooms at $600 each';
  const sent = await site.start(await site.article(), { intro });
  await expect.poll(() => site.report(sent.number)).toMatchObject({ state: 'SENT' });
  site.app.smtp.received.length = 0;
  const letter = await site.written(newsletter(await site.article(), { subject: 'Style from $600', intro }));
  const { number } = letter;
  const scheduled = await site.schedule(letter, new Date(Date.now() + 3_600_000).toISOString());
  expect(scheduled.errors).toBeUndefined();
  await setPrices({ 'styleAndShop.extraRoom': 650 });
  const placesOf = async () =>
    (await figureOf(600))?.places.filter(({ entry }) => entry.kind === 'newsletter') ?? [];
  expect((await placesOf()).map(({ entry, excerpt }) => [entry.number, excerpt])).toEqual([
    [number, 'Rooms at [$600] each'],
    [number, 'Style from [$600]'],
  ]);
  for (const { excerpt } of await placesOf()) {
    const { errors = [] } = await useToken(600, 'Style from $600', 'styleAndShop.extraRoom');
    expect([excerpt, ...errors]).toEqual([excerpt]);
  }
  expect(await placesOf()).toEqual([]);
  expect(await site.find(number)).toMatchObject({
    state: 'SCHEDULED',
    title: 'Style from $650',
  });
  await setPrices({ 'styleAndShop.extraRoom': 700 });
  await site.makePublicationDue(number);
  await expect.poll(() => site.app.smtp.received.length).toBe(1);
  expect(site.app.smtp.received[0]?.subject).toBe('Style from $700');
  expect(site.app.smtp.received[0]?.text).toContain('Rooms at $700 each');
});
