import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { changePage } from '../../test/page-content.ts';
import { EntryEntity } from '../entry/entity.ts';

let app: TestApp;
let token: string;

const start = async () => {
  app = await startApp();
  token = await app.signIn();
  return () => app.close();
};

const htmlOf = async (path: string) => (await fetch(app.url + path)).text();

const ask = (query: string, variables: object) => app.graphql(query, variables, token);
const change = (page: string, changes: object, version = 0) => changePage(ask, page, changes, version);

const original = ['business', 'hero', 'team', 'certifications', 'whoWeAre', 'founderStory', 'contact'];
const kinds: Record<string, string> = {
  business: 'business-data',
  hero: 'hero',
  team: 'team',
  certifications: 'certifications',
  contact: 'quick-message',
};
/** Returns the sections of /about in this order. */
const placed = (keys: string[]) => keys.map((key) => ({ key, block: kinds[key] ?? 'text' }));

describe('the sections of a page', () => {
  beforeEach(start);

  test('are reordered, hidden, added and removed; fields keep their values', async () => {
    await change('/about', { 'whoWeAre.heading': 'Who we really are' });
    const order = [
      'business',
      'hero',
      'whoWeAre',
      'faq',
      'team',
      'certifications',
      'founderStory',
      'contact',
    ];
    const blocks = placed(order).map((it) => {
      if (it.key === 'team') return { ...it, hidden: true };
      if (it.key === 'founderStory') return { ...it, removed: true };
      return it.key === 'faq' ? { ...it, block: 'questions' } : it;
    });
    const { errors } = await change(
      '/about',
      {
        blocks,
        'whoWeAre.heading': 'Who we really are',
        'faq.heading': 'What people ask',
        'faq.items': [{ title: 'Do you travel?', content: 'Yes, from {vacantStaging.price}.' }],
      },
      1,
    );
    expect(errors).toBeUndefined();
    const { data } = await ask('{ editablePage(page: "/about") { fields } }', {});
    expect(data?.['editablePage']).toMatchObject({
      fields: { fields: { faq: { label: 'Questions' } } },
    });
    const html = await htmlOf('/about');
    expect(html).toContain('Do you travel?');
    expect(html).toContain('Yes, from $2,995.');
    expect(html).not.toContain('Founder and lead stager');
    expect(html).not.toContain('How it began');
    expect(html.indexOf('Who we really are')).toBeLessThan(html.indexOf('What people ask'));
  });

  test('in their original order are not stored', async () => {
    await change('/about', { blocks: placed(original) });
    const { data } = await app.graphql('{ pageContents { page } }');
    expect(data?.['pageContents']).toEqual([]);
  });

  test('that this release does not know stay stored, and visitors do not see them', async () => {
    const blocks = [
      ...placed(original).map((it) => (it.key === 'team' ? { ...it, tone: 'dark' } : it)),
      { key: 'next', block: 'of-a-later-release' },
    ];
    await change('/about', { 'hero.subHeading': 'First' });
    const about = { kind: 'page', slug: '/about' };
    const stored = { blocks, 'next.heading': 'From the future' };
    await app.app.database.em.fork().nativeUpdate(EntryEntity, about, { fields: stored });
    // Raises the content version.
    await change('/design', { 'hero.subHeading': 'Design' });
    expect(await htmlOf('/about')).toContain('A Staging and Design Firm');
    const { data } = await ask('{ editablePage(page: "/about") { entry { unknown } } }', {});
    expect(data?.['editablePage']).toEqual({ entry: { unknown: ['blocks[2].tone', 'next.heading'] } });
    const { errors } = await change('/about', { blocks, 'hero.subHeading': 'Second' }, 1);
    expect(errors).toBeUndefined();
    const found = await app.app.database.em.fork().findOneOrFail(EntryEntity, about);
    expect(found.fields).toEqual({ ...stored, 'hero.subHeading': 'Second' });
    expect(await htmlOf('/about')).toContain('Second');
  });
});

describe('sections', () => {
  beforeAll(start);

  test.each<[string, object[], string]>([
    [
      'a fixed one is hidden',
      placed(original).map((it) => (it.key === 'contact' ? { ...it, hidden: true } : it)),
      'Forms, lists of the site and the top of the page stay.',
    ],
    [
      'a fixed kind is added',
      [...placed(original), { key: 'more', block: 'hero' }],
      'This section cannot be added.',
    ],
    [
      'a second form is added',
      [...placed(original), { key: 'more', block: 'quick-message' }],
      'A page has one form.',
    ],
    ['two have one key', [...placed(original), { key: 'team', block: 'team' }], 'A section is there twice.'],
    [
      'one has another kind',
      placed(original).map((it) => ({ ...it, block: 'text' })),
      'A section of the page has another kind.',
    ],
  ])('are rejected if %s', async (_case, blocks, message) => {
    const { errors } = await change('/about', { blocks });
    expect(Object.values(errors?.[0]?.extensions.fields ?? {})).toContain(message);
  });

  test('that were added are complete', async () => {
    const blocks = [...placed(original), { key: 'faq', block: 'questions' }];
    const { errors } = await change('/about', { blocks, 'faq.heading': 'Questions' });
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(['faq.items']);
  });
});
