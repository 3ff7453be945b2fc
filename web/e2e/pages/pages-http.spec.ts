import { HtmlValidate } from 'html-validate';
import { pictures } from '../../../content/common/pictures.ts';
import { redirects, servicePaths } from '../../../rules/pages.ts';
import {
  article,
  listedPages,
  missingPages,
  quoted,
  storedPages,
  unlistedPages,
} from '../support/page-list.ts';
import { type ServedPage, servedPage } from '../support/served-page.ts';
import { expect, test } from '../support/shared-site.ts';

/** The elements that every page has. */
function expectComplete(page: ServedPage, path: string): void {
  expect.soft(page.headings, path).toHaveLength(1);
  expect.soft(page.headings[0], path).not.toBe('');
  expect.soft(page.title, path).toMatch(/\S \| Maison Milton$/);
  expect.soft(page.meta.description?.length, path).toBeGreaterThan(50);
  expect.soft(page.meta['og:title'], path).toBe(page.title);
  expect.soft(page.meta['og:description'], path).toBe(page.meta.description);
}

test('every page has its elements, and a unique title and description', async ({ app: { url } }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of listedPages) {
    const page = await servedPage(url + path);
    expect.soft(page.status, path).toBe(200);
    expectComplete(page, path);
    expect.soft(page.canonical, path).toBe(url + path);
    expect.soft(page.meta['og:url'], path).toBe(url + path);
    expect.soft(page.meta.robots, path).toBeUndefined();
    expect.soft(titles.get(page.title ?? ''), `the title of ${path}`).toBeUndefined();
    expect.soft(descriptions.get(page.meta.description ?? ''), `the description of ${path}`).toBeUndefined();
    titles.set(page.title ?? '', path);
    descriptions.set(page.meta.description ?? '', path);
  }
});

test('every page is valid HTML', async ({ app: { url } }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const path of [...listedPages, ...unlistedPages, ...Object.keys(missingPages), '/login', '/admin']) {
    const { html } = await servedPage(url + path);
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => [ruleId, message]));
    expect.soft(found, path).toEqual([]);
  }
});

test('a public page links to no style sheet, an admin page and the sign-in to theirs', async ({
  app: { url },
}) => {
  const styleSheets = async (path: string) =>
    [
      ...(await servedPage(url + path)).html
        .replace(/<noscript>.*?<\/noscript>/g, '')
        .matchAll(/<link rel="stylesheet"[^>]*href="\/assets\/([a-z-]+)-/g),
    ].map(([, name]) => name);
  for (const path of [...listedPages, ...unlistedPages, ...Object.keys(missingPages)])
    expect.soft(await styleSheets(path), path).toEqual([]);
  for (const path of ['/login', '/admin', '/admin/leads'])
    expect.soft(await styleSheets(path), path).toEqual(['admin-styles']);
});

test('the share picture of every page exists', async ({ app: { url } }) => {
  const shared = new Set<string>();
  for (const path of listedPages) {
    const { meta } = await servedPage(url + path);
    expect.soft(meta['og:image'], path).toMatch(new RegExp(`^${url}/.*jpg$`));
    shared.add(meta['og:image'] ?? '');
  }
  for (const picture of shared) {
    const response = await fetch(picture);
    expect.soft(response.status, picture).toBe(200);
    expect.soft(response.headers.get('content-type'), picture).toBe('image/jpeg');
  }
});

test('no two service pages share a picture', async ({ app: { url } }) => {
  const renders = new Set(Object.values(pictures));
  const places = new Map<string, string[]>();
  for (const path of servicePaths) {
    const { html } = await servedPage(url + path);
    const shown = [...html.matchAll(/<img[^>]*? alt="([^"]+)"/g)].flatMap(([, alt = '']) => alt);
    const found = shown.filter((alt) => renders.has(alt));
    expect.soft(found, path).not.toEqual([]);
    for (const alt of found) places.set(alt, [...(places.get(alt) ?? []), path]);
  }
  expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test('unlisted pages have noindex', async ({ app: { url } }) => {
  for (const path of unlistedPages) {
    const page = await servedPage(url + path);
    expect.soft(page.status, path).toBe(200);
    expectComplete(page, path);
    expect.soft(page.meta.robots, path).toBe('noindex');
  }
});

test('an unknown path is 404 with a page', async ({ app: { url } }) => {
  for (const [path, heading] of Object.entries(missingPages)) {
    const page = await servedPage(url + path);
    expect.soft(page.status, path).toBe(404);
    expectComplete(page, path);
    expect.soft(page.headings, path).toEqual([heading]);
    expect.soft(page.meta.robots, path).toBe('noindex');
  }
});

test('a path with an invalid escape is 404 with a page', async ({ app: { url } }) => {
  for (const path of ['/%ff', '/location/%E0%A4%A']) {
    const { status, headers } = await fetch(url + path, { headers: { accept: 'text/html' } });
    expect.soft([status, headers.get('content-type')], path).toEqual([404, 'text/html; charset=utf-8']);
  }
});

test('old paths redirect with 301', async ({ app: { url } }) => {
  for (const [from, to] of redirects) {
    const response = await fetch(`${url}${from}?utm_source=card`, { redirect: 'manual' });
    expect.soft(response.status, from).toBe(301);
    expect.soft(response.headers.get('location'), from).toBe(`${to}?utm_source=card`);
  }
});

test('the specified texts are readable without scripts', async ({ app: { url } }) => {
  for (const [path, texts] of Object.entries(quoted)) {
    const { text } = await servedPage(url + path);
    for (const expected of texts) expect.soft(text, path).toContain(expected);
    for (const word of ['905-555-0142', 'hello@maisonmilton.example', 'Milton, Ontario, Canada', '2024'])
      expect.soft(text, path).toContain(word);
  }
});

test('a page describes itself to search engines', async ({ app: { url } }) => {
  const get = (path: string) => servedPage(url + path);
  for (const path of listedPages) {
    const { data } = await get(path);
    if (path !== '/') expect.soft(data.BreadcrumbList, path).toHaveLength(1);
    for (const thing of Object.values(data).flat()) expect.soft(thing['@context']).toBe('https://schema.org');
  }
  const { LocalBusiness: [business] = [] } = (await get('/')).data;
  expect(business).toMatchObject({
    name: 'Maison Milton',
    telephone: '905-555-0142',
    address: { addressLocality: 'Milton', addressRegion: 'Ontario', addressCountry: 'Canada' },
  });
  const { Service: services = [] } = (await get('/staging')).data;
  expect(services).toContainEqual(
    expect.objectContaining({
      name: 'Vacant Home Staging',
      url: `${url}/staging`,
      provider: { '@id': business?.['@id'] },
      offers: expect.objectContaining({ priceCurrency: 'CAD', price: 2995 }),
    }),
  );
  const { FAQPage: [faq] = [] } = (await get('/contact')).data;
  expect(faq?.mainEntity).toHaveLength(4);
  const { BlogPosting: [posting] = [], BreadcrumbList: [way] = [] } = (await get(article.path)).data;
  expect(posting).toMatchObject({
    headline: article.title,
    url: url + article.path,
    datePublished: '2026-06-18',
    publisher: { '@id': business?.['@id'] },
  });
  expect(way?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${url}/` },
    { position: 2, name: 'Blog', item: `${url}/blog` },
    { position: 3, name: article.title, item: url + article.path },
  ]);
});

test('the blog shows its newest article, then the others, six to a page', async ({ app: { url } }) => {
  const linksOf = ({ html }: ServedPage) => {
    const list = html.slice(html.indexOf('All articles'));
    return [...new Set([...list.matchAll(/href="(\/artical\/[^"]+)"/g)].map(([, link]) => link))];
  };
  const [featured, ...others] = (await readBlogs(url)).map(({ slug_url }) => `/artical/${slug_url}`);
  const first = await servedPage(`${url}/blog`);
  expect(first.html).toContain(`href="${featured}"`);
  expect(linksOf(first)).toEqual(others.slice(0, 6));
  expect(first.html).toContain('href="/blog?page=2"');
  const last = await servedPage(`${url}/blog?page=3`);
  expect(linksOf(last).slice(0, 3)).toEqual(others.slice(12));
  expect(last.html).not.toContain('href="/blog?page=4"');
});

test('an article opens by its id, and another spelling of its slug redirects', async ({ app: { url } }) => {
  const blog = (await readBlogs(url)).find(({ title }) => title === article.title);
  const page = await servedPage(`${url}/artical/${blog?.blog_id}`);
  expect(page).toMatchObject({ status: 200, headings: [article.title], canonical: url + article.path });
  const { status, headers } = await fetch(`${url}/artical/Living-In-A-Staged-House`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, article.path]);
});

test('the sitemap lists every indexable page by its canonical URL', async ({ app: { url } }) => {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, listed = '']) => listed);
  expect(new Set(urls).size).toBe(urls.length);
  const pages = listedPages.filter((path) => !path.includes('?')).map((path) => url + path);
  expect(urls).toEqual(expect.arrayContaining(pages));
  for (const listed of urls) {
    const page = await servedPage(listed);
    expect.soft(page.status, listed).toBe(200);
    expect.soft(page.canonical, listed).toBe(listed);
    expect.soft(page.meta.robots, listed).toBeUndefined();
  }
  expect(xml).toMatch(/\/artical\/[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
});

test('the feed has the articles', async ({ app }) => {
  const feed = await (await fetch(`${app.url}/feed.xml`)).text();
  expect(feed.match(/<entry>/g)).toHaveLength(16);
});

test('robots.txt names the sitemap and blocks no page', async ({ app: { url } }) => {
  const robots = await (await fetch(`${url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`);
  const shut = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  for (const path of [...listedPages, ...storedPages, ...unlistedPages]) {
    expect(shut.filter((start) => path.startsWith(start))).toEqual([]);
  }
});

/** Every article of the REST call, newest first. */
async function readBlogs(url: string) {
  const { data } = (await (await fetch(`${url}/blogs`)).json()) as {
    data: { blog_id: number; slug_url: string; title: string }[];
  };
  return data;
}
