import { expect, type Page } from '@playwright/test';
import { estimateTexts } from '../src/content/estimate.ts';
import { test } from './fixtures.ts';
import { brokenPictures, isAllKept, keptAddresses, openProfile, visit } from './offline-visit.ts';
import { article, listedPages, unlistedPages } from './page-list.ts';
import { startProxy } from './proxy.ts';

test.use({ serviceWorkers: 'allow' });

// Journeys of a visitor's day: several servers, tabs and closed browsers each.
test.describe.configure({ timeout: 120_000 });

const notKept = 'This page is not kept on this device';

async function expectWhole(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1'), path).toHaveCount(1);
  await expect(page.locator('h1'), path).not.toHaveText(path === '/offline' ? '' : notKept);
  expect(await brokenPictures(page), path).toEqual([]);
}

/** Every page that search engines are told of, and those that they are not. */
async function everyPage(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  expect(listed.length).toBeGreaterThan(35);
  return [...new Set([...listed, ...listedPages, ...unlistedPages])];
}

test('after one visit to one page every page opens and reloads without network, and without server', async ({
  app,
}, testInfo) => {
  test.setTimeout(180_000);
  const paths = await everyPage(app.url);
  const folder = testInfo.outputPath('profile');
  const first = await openProfile(folder, app.url);
  await visit(await first.newPage(), '/contact');
  await first.close();

  const context = await openProfile(folder, app.url);
  const page = await context.newPage();
  await context.setOffline(true);
  for (const path of paths) {
    await page.goto(path);
    await expectWhole(page, path);
  }
  await context.setOffline(false);
  await app.stop();
  for (const path of ['/', '/portfolio', '/blog?page=3', article.path, '/location/home-staging-milton']) {
    await page.goto(path);
    await page.reload();
    await expectWhole(page, path);
  }
  await goByLinks(page);
  await context.close();
});

/** From page to page as a visitor goes, where the program asks for the data of the next page itself. */
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
  const card = page.getByRole('main').getByRole('article').first();
  const words = (await card.getByRole('heading').innerText()).replace('…', '');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/artical\//);
  await expect(heading).toContainText(words);
  await page.reload();
  await expect(heading).toContainText(words);
}

test('what is not kept says so and lists what is; what is not for keeping is not kept', async ({
  app,
  context,
  page,
}) => {
  await visit(page);
  await page.goto('/get-a-quote?service=vacantStaging&rooms=5');
  await expect(page.getByText(estimateTexts.carriedHeading)).toBeVisible();
  const token = await app.signIn();
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
  const kept = await keptAddresses(page);
  expect(kept).toContain('/get-a-quote');
  const quotePage = await page.evaluate(async () => (await caches.match('/get-a-quote'))?.text());
  expect(quotePage).not.toContain(estimateTexts.carriedHeading);
  expect(
    kept.filter((path) => /^\/(admin|login|photos|newsletter|no-such)|sitemap|query=|rooms=/.test(path)),
  ).toEqual([]);

  await context.setOffline(true);
  await page.goto('/get-a-quote');
  await expect(page.getByRole('main').locator('[name="firstName"]')).toBeVisible();
  await page.goto('/artical/an-article-that-came-later');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notKept);
  await expect(page).toHaveURL('/artical/an-article-that-came-later');
  const list = page.getByRole('main').getByRole('link');
  await expect(list.and(page.locator(`[href="${article.path}"]`))).toBeVisible();
  // The browser draws this page anew when its program arrives: a press in that moment meets a link that goes.
  await expect(async () => {
    const isThere = page.url().endsWith('/get-a-quote');
    if (!isThere) await list.and(page.locator('[href="/get-a-quote"]')).click({ timeout: 2_000 });
    await expect(page).toHaveURL('/get-a-quote', { timeout: 5_000 });
  }).toPass();
});

test('when content changes only what it changes is fetched again', async ({ app, page }) => {
  const proxy = await startProxy(app.url);
  await visit(page, `${proxy.url}/privacy`);
  const asked = proxy.takeSeen();
  expect(asked).toEqual(expect.arrayContaining(['GET /about', `GET ${article.path}`, 'GET /blog?page=3']));
  await page.reload();
  await expect.poll(() => proxy.seen()).toContain('GET /kept.json');

  const { blog } = await app.graphql<{ blog: { blog_id: number } & Record<string, unknown> }>(
    `{ blog(slug: "living-in-a-staged-house") { blog_id title slug_url brief_paragraph blog_image published_date
       category metaTitle metaDescription canonicalLink blogs_content { heading paragraph } } }`,
  );
  const { blog_id, ...content } = blog;
  await app.graphql(
    'mutation ($id: Int!, $input: BlogInput!) { updateBlog(id: $id, input: $input) { blog_id } }',
    { id: blog_id, input: { ...content, title: 'Living in a staged house, told anew' } },
    await app.signIn(),
  );
  proxy.takeSeen();
  await page.reload();
  await expect.poll(() => proxy.seen(), { timeout: 20_000 }).toContain(`GET ${article.path}`);
  await isAllKept(page);
  expect(proxy.seen()).not.toContain('GET /about');
  expect(proxy.seen()).not.toContain('GET /artical/what-home-staging-costs-in-halton');
  await proxy.close();
  await page.goto(`${proxy.url}${article.path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Living in a staged house, told anew');
});

test('pictures are left out where data is saved, and a full device is told', async ({ app, page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await visit(page, '/privacy');
  const pictures = async () =>
    (await keptAddresses(page)).filter((path) => /\.(avif|webp)$/.test(path)).length;
  expect(await pictures()).toBe(0);
  expect(await keptAddresses(page)).toContain('/portfolio');

  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false });
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: app.url });
  await session.send('Storage.overrideQuotaForOrigin', { origin: app.url, quotaSize: usage + 400_000 });
  await page.reload();
  await expect(page.getByText('This device has little room left for this site.')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'All right' }).click();
  await expect(page.getByText('little room left')).toHaveCount(0);
  expect(await keptAddresses(page)).toContain('/portfolio');
});
