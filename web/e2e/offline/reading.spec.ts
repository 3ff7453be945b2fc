import { expect, type Page } from '@playwright/test';
import { publicPaths } from '../../../rules/pages.ts';
import { brokenPictures, cachedUrls, openProfile, visit } from '../support/offline-visit.ts';
import { article, likeAnother, listedPages, project, unlistedPages } from '../support/page-list.ts';
import { test } from '../support/worker-site.ts';

test.use({ storesSite: true });

const notCached = 'This page isn’t available offline';

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
const cachedWidths = async (page: Page) =>
  new Set((await cachedUrls(page)).flatMap((path) => /^\/pictures\/.*\/(\d+)\.avif$/.exec(path)?.[1] ?? []));

test('after one visit every page opens and reloads without a network and without the server @nightly', async ({
  app,
  line,
}, testInfo) => {
  const paths = await everyPage(app.url);
  const folder = testInfo.outputPath('profile');
  const first = await openProfile(folder, line.url);
  const visited = await first.newPage();
  await visit(visited, '/contact');
  // Most pictures are as wide as the window, 1440 pixels; the video's is 1280.
  expect(await cachedWidths(visited)).toEqual(new Set(['1280', '1440']));
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

test('a phone with a pixel ratio of three caches pictures in the width that it shows @nightly', async ({
  line,
}, testInfo) => {
  const context = await openProfile(testInfo.outputPath('profile'), line.url, phone);
  const page = await context.newPage();
  // A page without pictures.
  await visit(page, '/privacy');
  expect(await cachedWidths(page)).toEqual(new Set(['1200']));
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
  await test.step('other spellings, numbers and redirects lead to the same pages', async () => {
    for (const [other, path] of await otherPaths(app.url)) {
      await page.goto(other);
      await expect(page, other).toHaveURL(path);
      await expectWhole(page, path);
    }
  });
  await context.setOffline(false);
  await line.cut();
  await page.goto('/portfolio');
  await page.reload();
  await expectWhole(page, '/portfolio');
});

/** Returns paths that the server redirects or answers with another page, each with the path of that page. */
async function otherPaths(url: string): Promise<[other: string, path: string][]> {
  const { data } = (await (await fetch(`${url}/blogs`)).json()) as {
    data: { blog_id: number; slug_url: string }[];
  };
  const number = data.find(({ slug_url }) => article.path.endsWith(slug_url))?.blog_id;
  return [
    [`/artical/${number}`, article.path],
    [`${article.path.toUpperCase().replace('/ARTICAL', '/artical')}/`, article.path],
    [article.path.replaceAll('-', '%20'), article.path],
    ['/location/Home-Staging-Milton?utm_source=card', '/location/home-staging-milton?utm_source=card'],
    ['/About/', '/about'],
    ['/home', '/'],
    ['/decoratimg/residential', '/decorating-home-owner'],
  ];
}

/** Returns whether the test opens this page; it opens one page of each kind. */
const isTemplate = (path: string) =>
  path === article.path ||
  path === '/location/home-staging-milton' ||
  path === project ||
  !(likeAnother.has(path) || /^\/(artical|location|portfolio)\/(?!present)/.test(path));

/** Returns the heading of the cached page, or an empty text. */
const cachedHeading = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const html = (await (await caches.match(url, { ignoreVary: true }))?.text()) ?? '';
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

const notStored = 'This picture isn’t stored on this device.';

test('in data-saving mode pages come first, then small pictures; a missing one says so, and a full device too @nightly', async ({
  context,
  line,
  page,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await visit(page, '/privacy');
  expect(await cachedWidths(page)).toEqual(new Set(['480']));
  const requests = line.seen().map((request) => request.replace('GET ', ''));
  const firstPicture = requests.findIndex((path) => path.startsWith('/pictures/'));
  const pages = requests.slice(0, firstPicture);
  expect(pages).toEqual(
    expect.arrayContaining(['/portfolio', article.path, '/location/home-staging-milton']),
  );
  // The portfolio's and the articles' before those of other pages.
  const hero = requests.findIndex((path) => /^\/assets\/hero.*\.avif$/.test(path));
  expect(requests.findLastIndex((path) => path.startsWith('/pictures/'))).toBeLessThan(hero);

  await page.goto('/portfolio');
  await page.getByRole('tab', { name: 'Global Projects' }).click();
  await context.setOffline(true);
  await expect(page.getByText(/^This video isn’t stored on this device\./)).toBeVisible();
  for (const path of ['/portfolio', article.path]) {
    await page.goto(path);
    await expectWhole(page, path);
    await expect(page.getByText(notStored)).toHaveCount(0);
  }
  await page.evaluate(() => caches.delete('pictures'));
  await session.send('Network.clearBrowserCache');
  await page.reload();
  await expectWhole(page, article.path);
  await expect(page.getByText(notStored).filter({ visible: true }).first()).toBeVisible();
  await page.goto('/portfolio');
  await expect(page.getByText(notStored).filter({ visible: true }).first()).toBeVisible();
  await context.setOffline(false);

  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false });
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: line.url });
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: usage + 400_000 });
  await page.reload();
  await expect(page.getByText('This device is low on space.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('low on space')).toHaveCount(0);
  expect(await cachedUrls(page)).toContain('/portfolio');
});

test('on a connection of 3g small pictures are stored, and large ones once it is faster @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '3g' });
    Object.defineProperty(Navigator.prototype, 'connection', { value: connection });
  });
  await visit(page, '/privacy');
  expect(await cachedWidths(page)).toEqual(new Set(['480']));
  await page.evaluate(() => {
    const { connection } = navigator as Navigator & { connection: EventTarget };
    Object.assign(connection, { effectiveType: '4g' }).dispatchEvent(new Event('change'));
  });
  await expect.poll(() => cachedWidths(page)).toEqual(new Set(['1280', '1440']));
});
