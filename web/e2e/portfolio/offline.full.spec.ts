import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { brokenPictures, isAllKept, openProfile } from '../support/offline-visit.ts';
import {
  expectSaved,
  findProjects,
  listFiles,
  megabytes,
  type PortfolioFile,
  panelOf,
  removeProject,
  restoreProject,
  savedLengths,
  seekVideo,
} from '../support/portfolio-files.ts';
import { startProxy } from '../support/proxy.ts';

test.use({ serviceWorkers: 'allow' });

test('the portfolio is saved, whole, through interruptions and changes, and shown without a connection', async ({
  app,
}, testInfo) => {
  // Ten steps with one profile; each step starts from the state of the previous one.
  test.slow();
  const proxy = await startProxy(app.url);
  const context = await openProfile(testInfo.outputPath('profile'), proxy.url);
  let page = await context.newPage();
  // The browser denies the request in tests; the test only checks that the page requests it.
  await page.addInitScript(() => {
    const persist = navigator.storage.persist.bind(navigator.storage);
    navigator.storage.persist = () => {
      document.documentElement.dataset['persistence'] = 'asked';
      return persist();
    };
  });
  const session = await context.newCDPSession(await context.newPage());
  const limitTo = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: proxy.url, ...(quotaSize && { quotaSize }) });
  const usage = async () => (await session.send('Storage.getUsageAndQuota', { origin: proxy.url })).usage;
  let panel = panelOf(page);
  const press = (name: string) => panel.getByRole('button', { name }).click();
  const saved = () => panel.getByRole('button', { name: 'Remove' });

  const files = await listFiles(app);
  const film = files.find(({ src }) => src.endsWith('.mp4')) as PortfolioFile;
  await test.step('the button shows the sum of the file sizes', async () => {
    const lengths = await Promise.all(
      files.map(async ({ src }) => (await lengthAt(app.url + src)) as number),
    );
    expect(lengths).toEqual(files.map(({ byteSize }) => byteSize));
    await page.goto('/portfolio');
    await expect(panel.getByRole('button', { name: 'Save portfolio for offline' })).toBeVisible();
    await expect(panel).toContainText(`${megabytes(files)} MB`);
  });

  await test.step('a device without room says so in words, before it begins', async () => {
    await isAllKept(page);
    expect(await page.evaluate(() => document.documentElement.dataset['persistence'])).toBeUndefined();
    // Reports the true quota.
    await page.evaluate(() => {
      navigator.storage.estimate = async () => ({ usage: 5_000_000, quota: 5_700_000 });
    });
    proxy.takeSeen();
    await press('Save portfolio for offline');
    await expect(panel).toContainText(/not enough room: [\d.]+ MB more are needed, and .* has only 0.7 MB/);
    expect(await page.evaluate(() => document.documentElement.dataset['persistence'])).toBe('asked');
    expect(proxy.takeSeen().filter((line) => /GET \/(pictures|videos)/.test(line))).toEqual([]);
    await page.reload();
  });

  const { promise: held, resolve: release } = Promise.withResolvers<'pass'>();
  const startUntilFilm = async (start: Locator) => {
    // A tab that stopped may have requested the file too.
    proxy.takeSeen();
    await start.click();
    await expect.poll(() => proxy.seen()).toContain(`GET ${film.src}`);
  };
  await test.step('stopping or removing in one tab stops it in every tab', async () => {
    proxy.decide(({ path }) => (path === film.src ? held : 'pass'));
    const other = await context.newPage();
    const otherPanel = panelOf(other);
    await startUntilFilm(panel.getByRole('button', { name: 'Continue' }));
    await other.goto('/portfolio');
    await expect(otherPanel.getByRole('button', { name: 'Stop' })).toBeVisible();
    await press('Stop');
    await expect(panel).toContainText('Stopped.');
    await expect(otherPanel).toContainText('Stopped.');
    await startUntilFilm(otherPanel.getByRole('button', { name: 'Continue' }));
    await press('Remove');
    await expect(otherPanel.getByRole('button', { name: 'Save portfolio for offline' })).toBeVisible();
    expect(await savedLengths(page)).toEqual({});
    await other.close();
    await isAllKept(page);
  });

  await test.step('a full device shows an error, and the saved files can be removed', async () => {
    await startUntilFilm(panel.getByRole('button', { name: 'Save portfolio for offline' }));
    const progress = panel.getByRole('progressbar');
    const isPartDone = () =>
      progress.evaluate((it: HTMLProgressElement) => it.value > 0 && it.value < it.max);
    await expect.poll(isPartDone).toBe(true);
    await limitTo(1);
    release('pass');
    await expect(panel).toContainText(/not enough room: [\d.]+ MB more are needed, and .* has no more/);
    await expect(panel).not.toContainText('The whole portfolio is on this device');
    const here = Object.values(await savedLengths(page)).reduce((bytes, length) => bytes + length, 0);
    expect(here).toBeGreaterThan(0);
    await limitTo();
    // Evicted pictures are fetched again, but not yet.
    proxy.decide(({ path }) => (path === '/offline-manifest.json' ? 'lost' : 'pass'));
    const before = await usage();
    await press('Remove');
    await expect(panel).toContainText('The portfolio has been removed from this device.');
    await expect.poll(usage).toBeLessThanOrEqual(before - here);
    proxy.decide(() => 'pass');
    await page.reload();
    await isAllKept(page);
  });

  await test.step('after an interruption in the video it continues later with the missing files', async () => {
    const half = Math.floor(film.byteSize / 2);
    const { promise: when, resolve: cut } = Promise.withResolvers<void>();
    proxy.decide(({ path }) => (path === film.src ? { cutAfter: half, when } : 'pass'));
    proxy.takeSent(film.src);
    // A file in the browser's HTTP cache would not pass the proxy.
    await session.send('Network.clearBrowserCache');
    await press('Save portfolio for offline');
    const others = files.slice(0, files.indexOf(film)).reduce((bytes, { byteSize }) => bytes + byteSize, 0);
    const done = () => panel.getByRole('progressbar').evaluate((it: HTMLProgressElement) => it.value);
    await expect.poll(done).toBe(others + half);
    proxy.decide(() => 'lost');
    cut();
    await expect(panel).toContainText('The connection dropped.');
    expect(proxy.takeSent(film.src)).toEqual([half]);
    const here = await savedLengths(page);
    expect(Object.keys(here)).not.toContain(film.src);
    await page.close();

    proxy.decide(() => 'pass');
    proxy.takeSeen();
    page = await context.newPage();
    panel = panelOf(page);
    await page.goto('/portfolio');
    await expect(saved()).toBeVisible();
    const asked = proxy.takeSeen().map((line) => line.replace('GET ', ''));
    expect(asked).toContain(film.src);
    expect(asked.filter((path) => path in here)).toEqual([]);
    await expectSaved(page, files);
    await expect(panel).toContainText(`${files.length} files, ${megabytes(files)} MB`);
  });

  await test.step('a file that the browser lost is fetched again at the next visit', async () => {
    await page.evaluate(async (lost) => (await caches.open('portfolio')).delete(lost), film.src);
    await session.send('Network.clearBrowserCache');
    await page.goto('/contact');
    await expectSaved(page, files);
  });

  const token = await app.signIn();
  const projects = await findProjects(app);
  await test.step('it follows the portfolio, from whatever page the site is opened', async () => {
    const id = projects.PortfolioPicture;
    await removeProject(app, id, token);
    const fewer = await listFiles(app);
    expect(fewer.length).toBe(files.length - 1);
    await page.goto('/contact');
    await expectSaved(page, fewer);
    await restoreProject(app, id, token);
    await page.goto('/portfolio');
    await expectSaved(page, files);
  });

  await test.step('removed items stay until the new ones are saved, which starts automatically', async () => {
    await removeProject(app, projects.PortfolioPicture, token);
    await page.reload();
    const older = await listFiles(app);
    await expectSaved(page, older);
    await restoreProject(app, projects.PortfolioPicture, token);
    await removeProject(app, projects.PortfolioPair, token);
    const newer = await listFiles(app);
    const srcs = older.map(({ src }) => src);
    const added = newer.find(({ src }) => !srcs.includes(src))?.src ?? '';
    // Before the reload, because the worker could fetch the file.
    proxy.decide(({ path }) => (path === added ? 'lost' : 'pass'));
    await page.evaluate(async (src) => (await caches.open('pictures')).delete(src), added);
    await session.send('Network.clearBrowserCache');
    await page.reload();
    await expect(panel).toContainText('The connection dropped.');
    expect(Object.keys(await savedLengths(page)).toSorted()).toEqual(srcs.toSorted());
    proxy.decide(() => 'pass');
    await press('Continue');
    await expectSaved(page, newer);
    await restoreProject(app, projects.PortfolioPair, token);
    await page.reload();
    await expectSaved(page, files);
  });

  const showsAll = async () => {
    await page.goto(`/portfolio/present/${projects.PortfolioPair}`);
    await expect(page).toHaveTitle(/before and after/);
    await page.reload();
    await expect(page.getByRole('slider')).toBeVisible();
    expect(await brokenPictures(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveTitle(/^Kitchen with island/);
    expect(await brokenPictures(page)).toEqual([]);
    await page.goto(`/portfolio/present/${projects.PortfolioVideo}`);
    await seekVideo(page);
  };
  await test.step('it is shown without network, and without server', async () => {
    await isAllKept(page);
    // Clears the browser's HTTP cache, so that the file comes from the network.
    await session.send('Network.clearBrowserCache');
    await context.setOffline(true);
    await showsAll();
    await context.setOffline(false);
    await app.stop();
    await showsAll();
  });

  await test.step('it can be removed', async () => {
    await page.goto('/portfolio');
    await press('Remove');
    await expect(panel).toContainText('The portfolio has been removed from this device.');
    await expect(panel.getByRole('button', { name: 'Save portfolio for offline' })).toBeVisible();
    expect(await savedLengths(page)).toEqual({});
  });
  await context.close();
  await proxy.close();
});

async function lengthAt(url: string): Promise<number> {
  return (await (await fetch(url)).arrayBuffer()).byteLength;
}
