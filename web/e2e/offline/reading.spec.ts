import { expect, type Page } from '@playwright/test';
import { estimateTexts } from '../../src/content/pricing/estimate.ts';
import { publicPaths } from '../../src/content/public-paths.ts';
import type { Site } from '../support/fixtures.ts';
import { openHydrated } from '../support/hydration.ts';
import { brokenPictures, cachedAddresses, lastKept, openProfile, visit } from '../support/offline-visit.ts';
import { article, likeAnother, listedPages, unlistedPages } from '../support/page-list.ts';
import { test, testAlone } from '../support/worker-site.ts';

test.use({ storesSite: true });
testAlone.use({ storesSite: true });

const notCached = "This page isn't available offline";

async function expectWhole(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1'), path).toHaveCount(1);
  await expect(page.locator('h1'), path).not.toHaveText(path === '/offline' ? '' : notCached);
  expect(await brokenPictures(page), path).toEqual([]);
}

/** All pages, also those that are not in the sitemap. */
async function everyPage(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  expect(listed.length).toBeGreaterThan(35);
  return [...new Set([...listed, ...listedPages, ...unlistedPages])];
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** Returns the widths of the cached pictures of the portfolio and the articles, by URL. */
const keptWidths = async (page: Page) =>
  new Set(
    (await cachedAddresses(page)).flatMap((path) => /^\/pictures\/.*\/(\d+)\.avif$/.exec(path)?.[1] ?? []),
  );

test('after one visit every page opens and reloads without a network and without the server @full', async ({
  app,
  line,
}, testInfo) => {
  const paths = await everyPage(app.url);
  const folder = testInfo.outputPath('profile');
  const first = await openProfile(folder, line.url);
  const visited = await first.newPage();
  await visit(visited, '/contact');
  // Most pictures are as wide as the window, 1440 pixels; the video's is 1280.
  expect(await keptWidths(visited)).toEqual(new Set(['1280', '1440']));
  await first.close();

  const context = await openProfile(folder, line.url);
  const page = await context.newPage();
  await context.setOffline(true);
  for (const path of paths.filter(isTemplate)) {
    await page.goto(path);
    await expectWhole(page, path);
  }
  for (const path of paths) {
    if (!isTemplate(path)) expect(await cachedHeading(page, path), path).not.toBe('');
  }
  await context.setOffline(false);
  await line.cut();
  for (const path of ['/', '/portfolio', '/blog?page=3', article.path]) {
    await page.goto(path);
    await page.reload();
    await expectWhole(page, path);
  }
  await goByLinks(page);
  await context.close();
});

test('a phone with a pixel ratio of three caches pictures in the width that it shows @full', async ({
  line,
}, testInfo) => {
  const context = await openProfile(testInfo.outputPath('profile'), line.url, phone);
  const page = await context.newPage();
  // A page without pictures.
  await visit(page, '/privacy');
  expect(await keptWidths(page)).toEqual(new Set(['1200']));
  await context.setOffline(true);
  for (const path of [...publicPaths, article.path, '/location/home-staging-milton', '/portfolio/present']) {
    if (!isTemplate(path)) continue;
    await page.goto(path);
    await expectWhole(page, path);
  }
  await context.close();
});

test('after one visit other pages open without a network and without the server', async ({
  app,
  context,
  line,
  page,
}) => {
  const paths = await everyPage(app.url);
  await visit(page, '/contact');
  for (const path of paths) {
    if (!isTemplate(path)) expect(await cachedHeading(page, path), path).not.toBe('');
  }
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  for (const path of ['/', '/blog?page=3', article.path, '/get-a-quote']) {
    await page.goto(path);
    await expectWhole(page, path);
  }
  await context.setOffline(false);
  await line.cut();
  await page.goto('/portfolio');
  await page.reload();
  await expectWhole(page, '/portfolio');
});

/** Whether the test opens this page; pages of the same kind are opened once. */
const isTemplate = (path: string) =>
  path === article.path ||
  path === '/location/home-staging-milton' ||
  !(likeAnother.has(path) || /^\/(artical|location)\//.test(path));

/** Returns the heading of the cached page, or an empty text. */
const cachedHeading = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const html = (await (await caches.match(address, { ignoreVary: true }))?.text()) ?? '';
    return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
  }, path);

/** Follows links from page to page: the client loads the data of each page. */
async function goByLinks(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await expect(page.getByRole('img').first()).toBeVisible();
  await footer.getByRole('link', { name: 'Blog', exact: true }).click();
  await page.getByRole('link', { name: 'NEXT' }).click();
  await expect(page).toHaveURL('/blog?page=2');
  // The URL changes before the page.
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  const card = page.getByRole('main').getByRole('article').first();
  const words = (await card.getByRole('heading').innerText()).replace('…', '');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/artical\//);
  await expect(heading).toContainText(words);
  await page.reload();
  await expect(heading).toContainText(words);
}

/** Adds articles up to this number. Returns the URLs of the newest fifty, and of the others, oldest first. */
async function fillBlog(app: Site, token: string, count: number): Promise<[string[], string[]]> {
  const mutation = 'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }';
  const query = 'query ($page: Int!) { blogs(page: $page, pageSize: 50) { totalCount items { slug_url } } }';
  const ask = async (page: number) => {
    const { blogs } = await app.graphql<{ blogs: { totalCount: number; items: { slug_url: string }[] } }>(
      query,
      {
        page,
      },
    );
    return { total: blogs.totalCount, paths: blogs.items.map(({ slug_url }) => `/artical/${slug_url}`) };
  };
  for (let number = (await ask(1)).total; number < count; number += 1) {
    const input = {
      title: `Room number ${number}`,
      slug_url: `room-number-${number}`,
      published_date: 'November 21, 2026',
      category: 2,
      blogs_content: [{ heading: 'The hall', paragraph: 'Boots on a tray.' }],
    };
    await app.graphql(mutation, { input }, token);
  }
  return [(await ask(1)).paths, (await ask(2)).paths.toReversed()];
}

testAlone(
  'a page that is not cached says so and lists those that are; what must not be cached is not @full',
  async ({ app, context, page }) => {
    const token = await app.signIn();
    const [newest, [oldest = '', ...older]] = await fillBlog(app, token, 55);
    await visit(page);
    await page.goto('/get-a-quote?service=vacantStaging&rooms=5');
    await expect(page.getByText(estimateTexts.carriedHeading)).toBeVisible();
    for (const path of [
      '/login',
      '/admin',
      `/newsletter/unsubscribe/${crypto.randomUUID()}`,
      '/no-such-page',
    ])
      await page.goto(path);
    await page.goto('/');
    await page.evaluate(async (bearer) => {
      await fetch('/sitemap.xml');
      await fetch('/graphql?query={me{email}}', { headers: { authorization: `Bearer ${bearer}` } });
      await fetch('/photos/none.jpg?expires=1&signature=x');
      await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{__typename}"}',
      });
    }, token);
    const cached = await cachedAddresses(page);
    expect(cached).toContain('/get-a-quote');
    const quotePage = await page.evaluate(async () => (await caches.match('/get-a-quote'))?.text());
    expect(quotePage).not.toContain(estimateTexts.carriedHeading);
    expect(
      cached.filter((path) => /^\/(admin|login|photos|newsletter|no-such)|sitemap|query=|rooms=/.test(path)),
    ).toEqual([]);

    // An older article is opened, and one page is deleted: the next visit stores both.
    await page.goto(older[0] ?? '');
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete('/privacy');
    });
    await page.goto('/');
    await expect.poll(() => cachedAddresses(page)).toContain('/privacy');

    await context.setOffline(true);
    await page.goto('/get-a-quote');
    await expect(page.getByRole('main').locator('[name="firstName"]')).toBeVisible();
    for (const path of ['/admin', '/login', '/admin/leads']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('This needs a connection');
      await expect(page.locator('header'), path).toBeVisible();
    }
    await page.goto(oldest);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notCached);
    await expect(page).toHaveURL(oldest);
    const list = page.getByRole('main').getByRole('link');
    const articles = page.getByRole('region', { name: 'Articles' }).getByRole('link');
    await expect(articles).toHaveCount(newest.length + 1);
    const listed = await articles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(listed.toSorted()).toEqual([...newest, older[0]].toSorted());
    const pages = page.getByRole('region', { name: 'Pages' }).getByRole('link');
    const others = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(others).toEqual(expect.arrayContaining([...publicPaths]));
    // Hydration renders this page from scratch and replaces its links.
    await expect(async () => {
      const isThere = page.url().endsWith('/get-a-quote');
      if (!isThere) await list.and(page.locator('[href="/get-a-quote"]')).click({ timeout: 2_000 });
      await expect(page).toHaveURL('/get-a-quote', { timeout: 5_000 });
    }).toPass();
  },
);

testAlone('when content changes only what it changes is fetched again @full', async ({ app, line, page }) => {
  const asksFor = (request: string, slug: string) => request.includes('/graphql?') && request.includes(slug);
  const other = 'what-home-staging-costs-in-halton';
  let failures = 0;
  line.decide(({ path }) => {
    if (failures > 0 || !asksFor(path, other)) return 'pass';
    failures += 1;
    return { status: 502 };
  });
  await page.goto('/privacy');
  // A later visit fetches pages that failed.
  await expect.poll(() => failures).toBe(1);
  await expect(async () => {
    await page.reload();
    expect(await lastKept(page)).toBeTruthy();
  }).toPass();
  const asked = line.takeSeen();
  expect(asked.filter((it) => asksFor(it, other))).toHaveLength(2);
  expect(asked).toEqual(expect.arrayContaining(['GET /about', `GET ${article.path}`, 'GET /blog?page=3']));
  await page.reload();
  await expect.poll(() => line.seen()).toContain('GET /offline-manifest.json');
  const before = await lastKept(page);

  const { blog } = await app.graphql<{ blog: { blog_id: number } & Record<string, unknown> }>(
    `{ blog(slug: "living-in-a-staged-house") { blog_id title slug_url brief_paragraph blog_image published_date
       category metaTitle metaDescription canonicalLink blogs_content { heading paragraph } } }`,
  );
  const { blog_id, ...content } = blog;
  await app.graphql(
    'mutation ($id: Int!, $input: BlogInput!) { updateBlog(id: $id, input: $input, version: 1) { blog_id } }',
    { id: blog_id, input: { ...content, title: 'Living in a staged house, told anew' } },
    await app.signIn(),
  );
  line.takeSeen();
  // A new page is cached as HTML and as the data for a link to it.
  await page.goto(article.path);
  await expect.poll(() => line.seen().some((it) => asksFor(it, 'living-in-a-staged-house'))).toBe(true);
  await expect.poll(() => lastKept(page)).not.toBe(before);
  expect(line.seen()).not.toContain('GET /about');
  expect(line.seen()).not.toContain(`GET /artical/${other}`);
  line.decide(() => 'pass');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(article.path);
  await expect(heading).toHaveText('Living in a staged house, told anew');
  await openHydrated(page, '/blog');
  await page.getByRole('main').locator(`a[href="${article.path}"]`).first().click();
  await expect(heading).toHaveText('Living in a staged house, told anew');
});

test('no pictures are stored in data-saving mode, and a full device is reported @full', async ({
  line,
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await visit(page, '/privacy');
  const pictures = async () =>
    (await cachedAddresses(page)).filter((path) => /\.(avif|webp)$/.test(path)).length;
  expect(await pictures()).toBe(0);
  expect(await cachedAddresses(page)).toContain('/portfolio');

  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false });
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: line.url });
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: usage + 400_000 });
  await page.reload();
  await expect(page.getByText('This device has little room left for this site.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('little room left')).toHaveCount(0);
  expect(await cachedAddresses(page)).toContain('/portfolio');
});
