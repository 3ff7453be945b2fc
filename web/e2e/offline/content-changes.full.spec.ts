import { expect } from '@playwright/test';
import { publicPaths } from '../../../rules/pages.ts';
import type { Site } from '../support/fixtures.ts';
import { openHydrated } from '../support/hydration.ts';
import { cachedUrls, isAllKept, lastCached, visit } from '../support/offline-visit.ts';
import { article } from '../support/page-list.ts';
import { testAlone as test } from '../support/worker-site.ts';

test.use({ storesSite: true });

const notCached = 'This page isn’t available offline';

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

test('a page that is not cached says so and lists those that are; what must not be cached is not', async ({
  app,
  context,
  page,
}) => {
  const token = await app.signIn();
  const [newest, [oldest = '', ...older]] = await fillBlog(app, token, 55);
  await visit(page);
  await page.goto('/get-a-quote?service=vacantStaging&rooms=5');
  await expect(page.getByText('Your estimate')).toBeVisible();
  for (const path of ['/login', '/admin', `/newsletter/unsubscribe/${crypto.randomUUID()}`, '/no-such-page'])
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
  const cached = await cachedUrls(page);
  expect(cached).toContain('/get-a-quote');
  const quotePage = await page.evaluate(async () => (await caches.match('/get-a-quote'))?.text());
  expect(quotePage).not.toContain('Your estimate');
  expect(
    cached.filter((path) => /^\/(admin|login|photos|newsletter|no-such)|sitemap|query=|rooms=/.test(path)),
  ).toEqual([]);

  // An older article is opened, and one page is deleted: the next visit stores both.
  await page.goto(older[0] ?? '');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/privacy');
  });
  await page.goto('/');
  await expect.poll(() => cachedUrls(page)).toContain('/privacy');

  await context.setOffline(true);
  await page.goto('/get-a-quote');
  await expect(page.getByRole('main').locator('[name="firstName"]')).toBeVisible();
  for (const path of ['/admin', '/login', '/admin/leads']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('You’re offline');
    await expect(page.locator('header'), path).toBeVisible();
  }
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.goto(oldest);
  await expect(page).toHaveURL(oldest);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notCached);
  const list = page.getByRole('main').getByRole('link');
  const articles = page.getByRole('region', { name: 'Articles' }).getByRole('link');
  await expect(articles).toHaveCount(newest.length + 1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const listed = await articles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(listed.toSorted()).toEqual([...newest, older[0]].toSorted());
  const pages = page.getByRole('region', { name: 'Pages' }).getByRole('link');
  const others = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(others).toEqual(expect.arrayContaining([...publicPaths]));
  // Hydration renders this page from scratch and replaces its links.
  await expect(async () => {
    const isThere = page.url().endsWith('/get-a-quote');
    if (!isThere) await list.and(page.locator('[href="/get-a-quote"]')).click({ timeout: 10_000 });
    await expect(page).toHaveURL('/get-a-quote', { timeout: 10_000 });
  }).toPass();
});

test('after a change of content the worker fetches only the changed pages', async ({ app, line, page }) => {
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
    expect(await lastCached(page)).toBeTruthy();
  }).toPass();
  const asked = line.takeSeen();
  expect(asked.filter((it) => asksFor(it, other))).toHaveLength(2);
  expect(asked).toEqual(expect.arrayContaining(['GET /about', `GET ${article.path}`, 'GET /blog?page=3']));
  await page.reload();
  await expect.poll(() => line.seen()).toContain('GET /offline-manifest.json');
  const before = await lastCached(page);

  const { blog } = await app.graphql<{ blog: { blog_id: number } & Record<string, unknown> }>(
    `{ blog(slug: "living-in-a-staged-house") { blog_id title slug_url brief_paragraph blog_image published_date
       category metaTitle metaDescription canonicalLink blogs_content { heading paragraph } } }`,
  );
  const { blog_id, ...content } = blog;
  await app.graphql(
    'mutation ($id: Int!, $input: BlogInput!) { updateBlog(id: $id, input: $input, version: 1) { blog_id } }',
    { id: blog_id, input: { ...content, title: 'Living in a staged house, revised' } },
    await app.signIn(),
  );
  line.takeSeen();
  // A new page is cached as HTML and as the data for a link to it.
  await page.goto(article.path);
  await expect.poll(() => line.seen().some((it) => asksFor(it, 'living-in-a-staged-house'))).toBe(true);
  await expect.poll(() => lastCached(page)).not.toBe(before);
  expect(line.seen()).not.toContain('GET /about');
  expect(line.seen()).not.toContain(`GET /artical/${other}`);
  line.decide(() => 'pass');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(article.path);
  await expect(heading).toHaveText('Living in a staged house, revised');
  await openHydrated(page, '/blog');
  await page.getByRole('main').locator(`a[href="${article.path}"]`).first().click();
  await expect(heading).toHaveText('Living in a staged house, revised');
});

test('a page that fails while the worker stores the site is stored after another visit during the run', async ({
  line,
  page,
}) => {
  const { promise: isVisitedAgain, resolve: release } = Promise.withResolvers<void>();
  let failures = 0;
  line.decide(async ({ path }) => {
    // The first run on a new server asks for each page twice.
    if (path !== '/staging' || failures === 2) return 'pass';
    failures += 1;
    await isVisitedAgain;
    return { status: 503 };
  });
  await page.goto('/contact');
  await expect.poll(() => failures).toBe(1);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page asks for the run when it is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  release();
  await isAllKept(page);
  expect(await cachedUrls(page)).toContain('/staging');
});
