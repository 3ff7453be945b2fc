import type { Page } from '@playwright/test';
import { changePage, versionsOf } from '../../../graphql-api/test/page-content.ts';
import { addEntry } from '../../../graphql-api/test/samples/entries.ts';
import { filledField } from '../../../graphql-api/test/samples/sections.ts';
import type { Descriptor } from '../../../rules/field/descriptor.ts';
import { overhang } from '../support/accessibility.ts';
import { expect, test } from '../support/edited-site.ts';
import type { Site } from '../support/fixtures.ts';

const longWord =
  'https://www.example.com/listings/ontario/halton/milton/2027/spring/three-bedroom-detached-with-finished-basement';

/** Returns a function that sends an operation as the admin. */
async function adminOf(app: Site) {
  const token = await app.signIn();
  return async (query: string, variables: object = {}) => ({
    data: await app.graphql<Record<string, unknown>>(query, variables, token),
  });
}

type Ask = Awaited<ReturnType<typeof adminOf>>;

const addArticle = (ask: Ask, fields: object) =>
  ask('mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }', {
    input: {
      category: 2,
      canonicalLink: '',
      metaTitle: '',
      metaDescription: '',
      published_date: '',
      blog_image: '',
      blogs_content: [],
      ...fields,
    },
  });

/** Publishes a page of the owner with sections, each a kind with its fields. */
async function addPage(
  ask: Ask,
  path: string,
  sections: [kind: string, fields: object][],
  hero: object = {},
): Promise<void> {
  const blocks = sections.map(([block], at) => ({ key: `b${at}`, block }));
  const values = sections.flatMap(([, fields], at) =>
    Object.entries(fields).map(([name, value]) => [`b${at}.${name}`, value]),
  );
  const { errors } = await addEntry({ ask }, 'ownPage', {
    label: 'Own page',
    path,
    isListed: false,
    'seo.description': 'A page of the owner for a test of her texts.',
    'hero.paragraph': 'Words',
    blocks: [{ key: 'hero', block: 'hero' }, ...blocks],
    ...Object.fromEntries(values),
    ...hero,
  });
  expect(errors).toBeUndefined();
}

test('the opening of the newest article has links, lists and italics on the home page', async ({
  app,
  page,
}) => {
  const ask = await adminOf(app);
  await addArticle(ask, {
    title: 'Lamps',
    slug_url: 'lamps-italic',
    brief_paragraph: '<p>Ask <a href="/contact">the studio</a> <em>softly</em>.</p><ul><li>Oak</li></ul>',
  });
  await page.goto('/');
  const opening = page.getByRole('article').filter({ hasText: 'softly' }).first();
  await expect(opening.getByRole('list')).toHaveCSS('list-style-type', 'disc');
  await opening.scrollIntoViewIfNeeded();
  const italic = () =>
    page.evaluate(() => [...document.fonts].some((it) => it.style === 'italic' && it.status === 'loaded'));
  await expect.poll(italic).toBe(true);
  await opening.getByRole('link', { name: 'the studio' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('one to six cards, of which some have pictures, are in proportion', async ({ app, page }) => {
  const ask = await adminOf(app);
  const picture = { name: 'hero-home', alt: 'A room' };
  const cards = (count: number, pictured: number) =>
    Array.from({ length: count }, (_, at) => ({
      title: `Card ${at}`,
      text: 'Words for it.',
      ...(at < pictured && { picture }),
    }));
  const sections = [1, 2, 3, 4, 5, 6].flatMap((count) =>
    [0, 1, count].map((pictured): [string, object] => [
      'cards',
      { heading: `${count} of ${pictured}`, items: cards(count, pictured) },
    ]),
  );
  await addPage(ask, '/cards', sections);
  await page.goto('/cards');
  for (const width of [320, 390, 1024, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overhang(page)).toBe(0);
    const shapes = await shapesOf(page);
    expect(shapes.filter(({ ratio, size }) => ratio < 0.6 || ratio > 2.2 || size < 200)).toEqual([]);
  }
});

test('cards without a heading keep their distance from a hero and from a background', async ({
  app,
  page,
}) => {
  const ask = await adminOf(app);
  const picture = { name: 'hero-home', alt: 'A room' };
  const cards: [string, object] = ['cards', { items: [{ title: 'Card', text: 'Words for it.' }] }];
  const call = { heading: 'Call us', paragraph: 'Words', action: { label: 'Contact', to: '/contact' } };
  await addPage(ask, '/bare-cards', [cards, ['call-to-action', call], cards], { 'hero.picture': picture });
  await addPage(ask, '/below-words', [cards, ['call-to-action', call], cards]);
  for (const [path, width] of [
    ['/bare-cards', 390],
    ['/bare-cards', 1440],
    ['/below-words', 390],
    ['/below-words', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
    const gaps = await page.locator('main ul:has(h2)').evaluateAll((lists) =>
      lists.map((list) => {
        const section = list.closest('[data-section]');
        const above = section?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return list.getBoundingClientRect().top - above;
      }),
    );
    expect(gaps).toHaveLength(2);
    expect(Math.min(...gaps)).toBeGreaterThan(40);
  }
});

/** Returns the proportions and the width of each card's picture. */
const shapesOf = (page: Page) =>
  page
    .locator('main li > span:has(img)')
    .evaluateAll((pictures) =>
      pictures.map((it) => ({ ratio: it.clientWidth / it.clientHeight, size: it.clientWidth })),
    );

test('a long word in any text keeps each page within 320 px', async ({ app, page }) => {
  const ask = await adminOf(app);
  const { data } = await ask('{ editablePage(page: "/credits") { fields } }');
  const { kinds = {} } = (data['editablePage'] as { fields: Descriptor }).fields.fields?.['blocks'] ?? {};
  const sections = Object.entries(kinds).map(([kind, field]): [string, object] => [
    kind,
    filledField(field, longWord, true) as object,
  ]);
  await addPage(ask, '/long', sections);
  await addArticle(ask, {
    title: longWord,
    slug_url: 'long-word',
    published_date: longWord.slice(0, 100),
    brief_paragraph: `<p>${longWord}</p><ul><li>${longWord}</li></ul>`,
    blogs_content: [
      { heading: longWord, paragraph: `${longWord}` },
      {
        heading: longWord,
        paragraph: `<p><code>${longWord}</code></p><ol><li>${longWord}</li></ol><blockquote><p>${longWord}</p></blockquote>`,
      },
    ],
  });
  await addEntry({ ask }, 'location', {
    slug_url: 'long-word',
    ...Object.fromEntries(
      [
        'main_heading',
        'main_paragraph',
        'highlighted_heading',
        'heading_1',
        'paragraph_1',
        'heading_2',
        'paragraph_2',
      ].map((name) => [name, longWord]),
    ),
  });
  const details = {
    name: longWord.slice(0, 80),
    location: longWord,
    address: longWord,
    serviceArea: [longWord.slice(0, 80)],
  };
  await changePage(ask, 'business', details, await versionOf(ask));
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/long',
    '/artical/long-word',
    '/blog',
    '/',
    '/location/long-word',
    '/contact',
    '/privacy',
  ]) {
    await page.goto(path);
    expect([path, await overhang(page)]).toEqual([path, 0]);
  }
  await changePage(ask, 'business', {}, await versionOf(ask));
});

/** Returns the version of the details of the business. */
async function versionOf(ask: Ask): Promise<number> {
  const [current] = await versionsOf(ask, 'business');
  return current?.version ?? 0;
}
