import { beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { changePage, testimonial as own } from '../../test/page-content.ts';

const ORIGINAL = 'query ($page: String!) { editablePage(page: $page) { original } }';

let app: TestApp;
let token: string;

// Each test changes content that the others read.
beforeEach(async () => {
  app = await startApp();
  token = await app.signIn();
  return () => app.close();
});

const change = (page: string, path: string, value: unknown) =>
  changePage((query, variables) => app.graphql(query, variables, token), page, { [path]: value });
const textOf = async (path: string) => (await fetch(app.url + path)).text();

async function originalOf<Original>(page: string): Promise<Original> {
  const { data } = await app.graphql(ORIGINAL, { page }, token);
  const found = data?.['editablePage'] as unknown as { original: Original } | undefined;
  if (!found) throw new Error(`${page} has no editor`);
  return found.original;
}

describe('testimonials', () => {
  test('of the owner are shown on the home page and on the page that quotes them, without the mark of samples', async () => {
    const { items } = await originalOf<{ items: object[] }>('testimonials');
    expect((await change('testimonials', 'items', [own, ...items.slice(1, 3)])).errors).toBeUndefined();
    const home = await textOf('/');
    expect(home).toContain('They were on time, twice.');
    expect(home).toContain('sample testimonial');
    expect(home).toContain('1<!-- --> / <!-- -->3');
    const staging = await textOf('/staging');
    expect(staging).toContain('They were on time, twice.');
    expect(staging).not.toContain('sample testimonial');
    // The document has the quoted testimonial only.
    const realtors = await textOf('/staging-realtors');
    expect(realtors).not.toContain('They were on time, twice.');
    expect(await textOf('/contact')).not.toContain('They were on time, twice.');
  });

  test('show no note about samples without samples', async () => {
    expect(await textOf('/')).toContain('Sample testimonials');
    await change('testimonials', 'items', [own]);
    expect(await textOf('/')).not.toContain('Sample testimonials');
  });
});

test('the team and the certifications are edited for every page that shows them; a note may be empty', async () => {
  const profiles = [{ role: 'Anna Example, stager', initials: 'AE', text: 'Moves every sofa twice.' }];
  await change('team', 'profiles', profiles);
  const note = 'Sample badges';
  expect(await textOf('/about')).toContain(note);
  expect((await change('certifications', 'note', '')).errors).toBeUndefined();
  for (const path of ['/', '/about']) expect(await textOf(path)).not.toContain(note);
  const about = await textOf('/about');
  expect(about).toContain('Moves every sofa twice.');
  expect(about).not.toContain('Founder and lead stager');
});

describe('the navigation', () => {
  interface Bar {
    bar: { link: { label: string; to: string }; items: { label: string; to: string }[] }[];
  }

  test('changes on every page, once in the data; the content version, their ETags and the lastmod of the sitemap follow', async () => {
    const { bar } = await originalOf<Bar>('navigation');
    const { current } = app.app.contentVersion;
    const paths = ['/', '/blog', '/privacy', '/location/home-staging-milton', '/no-such-page'];
    const before = await Promise.all(paths.map((path) => fetch(app.url + path)));
    expect(await textOf('/sitemap.xml')).not.toMatch(/\/privacy<\/loc><lastmod>/);
    const [about, ...others] = bar;
    const renamed = [...others, { link: { label: 'Our studio', to: '/about' }, items: [] }];
    expect(about?.link.to).toBe('/about');
    expect((await change('navigation', 'bar', renamed)).errors).toBeUndefined();
    for (const [index, path] of paths.entries()) {
      const etag = before[index]?.headers.get('etag') ?? '';
      const response = await fetch(app.url + path, { headers: { 'if-none-match': etag } });
      const html = await response.text();
      expect(html.split('Our studio').length - 1).toBe(2);
      expect(html.indexOf('>Staging<')).toBeLessThan(html.indexOf('>Our studio<'));
    }
    expect(app.app.contentVersion.current).toBeGreaterThan(current);
    const sitemap = await textOf('/sitemap.xml');
    expect(sitemap).toMatch(/\/privacy<\/loc><lastmod>/);
    expect(sitemap.split('<url>').length).toBe(sitemap.split('<lastmod>').length);
  });

  test('must lead to every page, within the room of the bar', async () => {
    const { bar } = await originalOf<Bar>('navigation');
    const fields = async (value: Bar['bar']) =>
      (await change('navigation', 'bar', value)).errors?.[0]?.extensions.fields;
    const withoutCommercial = bar.map((entry) => ({
      ...entry,
      items: entry.items.filter(({ to }) => to !== '/commercial'),
    }));
    expect(await fields(withoutCommercial)).toEqual({
      bar: 'No link leads to /commercial any more: add one here or in the footer.',
    });
    const long = bar.map(({ link, items }) => ({
      link: { ...link, label: `${link.label} and more` },
      items,
    }));
    expect(await fields(long)).toEqual({
      bar: expect.stringMatching(/it is about \d+ characters too long\./),
    });
    const hostile = bar.map(({ items }) => ({ link: { label: 'Go', to: 'javascript:alert(1)' }, items }));
    expect(Object.values((await fields(hostile)) ?? {})).toContain(
      'A link leads to a page that exists here, or to https.',
    );
  });
});

test('links that are typed without a scheme are completed, in buttons, points and social networks', async () => {
  const changed = [
    await change('/decorating', 'hero.action', { label: 'Shop', to: 'www.example.com/shop' }),
    await change('/design', 'hero.action', { label: 'Write', to: 'ann@example.com' }),
    await change('/project-management', 'services.list', ['<a href="example.com">Our shop</a>']),
    await change('business', 'socialLinks', [{ label: 'Shop', url: 'example.com/studio' }]),
  ];
  expect(changed.map(({ errors }) => errors)).toEqual(changed.map(() => undefined));
  expect(await textOf('/decorating')).toContain('href="https://www.example.com/shop"');
  expect(await textOf('/design')).toContain('href="mailto:ann@example.com"');
  expect(await textOf('/project-management')).toContain('<a href="https://example.com">Our shop</a>');
  expect(await textOf('/contact')).toContain('href="https://example.com/studio"');
});

test('the points of a list may have marks and links, and no other markup', async () => {
  const points = [
    'Chairs & <strong>desks</strong>, <em>one</em> by one',
    '<a href="/contact">Ask us</a>, <a href="javascript:alert(1)">or not</a>',
    '<img src=x onerror=alert(1)>',
  ];
  expect((await change('/commercial', 'intro.list', points)).errors).toBeUndefined();
  const page = await textOf('/commercial');
  expect(page).toContain('<strong>desks</strong>, <em>one</em> by one');
  expect(page).toContain('<a href="/contact">Ask us</a>');
  expect(page).not.toContain('href="javascript');
  expect(page).not.toContain('<img src=x');
});

test('texts of pages, articles and locations refer to the business by tokens', async () => {
  await change('/blog', 'hero.paragraph', 'Notes by {business.name}, {business.phone}.');
  await change('articles', 'author.name', 'Anna of {business.name}');
  await change('locations', 'otherHeading', 'More of {business.location}');
  const { data } = await app.graphql('{ business { name phone location } }');
  const business = data?.['business'] as unknown as Record<string, string> | undefined;
  expect(await textOf('/blog')).toContain(`Notes by ${business?.['name']}, ${business?.['phone']}.`);
  expect(await textOf('/artical/living-in-a-staged-house')).toContain(`Anna of ${business?.['name']}`);
  expect(await textOf('/location/home-staging-milton')).toContain(`More of ${business?.['location']}`);
  const { errors } = await change('/privacy', 'hero.paragraph', 'Ask {business.fax}');
  expect(errors?.[0]?.extensions.fields).toEqual({
    'hero.paragraph': 'Paragraph: {business.fax} isn’t a price or fact.',
  });
});
