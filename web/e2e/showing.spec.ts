import { expect, test } from './fixtures.ts';
import { brokenPictures, isAllKept, openProfile } from './offline-visit.ts';
import { startProxy } from './proxy.ts';
import {
  expectSaved,
  findProjects,
  listFiles,
  type PortfolioFile,
  savedLengths,
  seekFilm,
} from './showing-profile.ts';

test.use({ serviceWorkers: 'allow' });

const megabytes = (files: readonly PortfolioFile[]) =>
  (files.reduce((bytes, { byteSize }) => bytes + byteSize, 0) / 1_000_000).toFixed(1);

test('the portfolio is saved, whole, through interruptions and changes, and shown without a connection', async ({
  app,
}, testInfo) => {
  test.setTimeout(150_000);
  const proxy = await startProxy(app.url);
  const context = await openProfile(testInfo.outputPath('profile'), proxy.url);
  const page = await context.newPage();
  // The browser's own answer is 'no' to a test; that it was asked is what counts.
  await page.addInitScript(() => {
    const persist = navigator.storage.persist.bind(navigator.storage);
    navigator.storage.persist = () => {
      document.documentElement.dataset['persistence'] = 'asked';
      return persist();
    };
  });
  const session = await context.newCDPSession(page);
  const panel = page.getByRole('group', { name: 'The portfolio without a connection' });
  const press = (name: string) => panel.getByRole('button', { name }).click();
  const saved = panel.getByRole('button', { name: 'Remove' });

  const files = await listFiles(app);
  const film = files.find(({ src }) => src.endsWith('.mp4'))?.src ?? '';
  await test.step('its size is told before, as the sum of what the files really have', async () => {
    const lengths = await Promise.all(
      files.map(async ({ src }) => (await lengthAt(app.url + src)) as number),
    );
    expect(lengths).toEqual(files.map(({ byteSize }) => byteSize));
    await page.goto('/portfolio');
    await expect(panel.getByRole('button', { name: 'Save portfolio for offline' })).toBeVisible();
    await expect(panel).toContainText(`${megabytes(files)} MB`);
  });

  await test.step('a device without room says so in words', async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin: proxy.url, quotaSize: 1_000_000 });
    expect(await page.evaluate(() => document.documentElement.dataset['persistence'])).toBeUndefined();
    await press('Save portfolio for offline');
    await expect(panel).toContainText(/There is no room for it: [\d.]+ MB are still needed/);
    expect(await page.evaluate(() => document.documentElement.dataset['persistence'])).toBe('asked');
    await session.send('Storage.overrideQuotaForOrigin', { origin: proxy.url });
  });

  await test.step('interrupted and reloaded it goes on with what is missing', async () => {
    let letGo = (_fate: 'pass') => {};
    const held = new Promise<'pass'>((resolve) => {
      letGo = resolve;
    });
    proxy.decide(({ path }) => (path === film ? held : 'pass'));
    await press('Go on');
    const progress = panel.getByRole('progressbar');
    await expect(progress).toBeVisible();
    await expect.poll(() => proxy.seen().includes(`GET ${film}`)).toBe(true);
    const isUnderWay = () =>
      progress.evaluate((it: HTMLProgressElement) => it.value > 0 && it.value < it.max);
    await expect.poll(isUnderWay).toBe(true);
    const before = Object.keys(await savedLengths(page));
    expect(before.length).toBeGreaterThan(0);
    proxy.decide(() => 'pass');
    proxy.takeSeen();
    await page.reload();
    // The browser may hand the answer that is under way to the new page's question.
    letGo('pass');
    await expect(saved).toBeVisible({ timeout: 30_000 });
    const asked = proxy.takeSeen();
    expect(asked.filter((line) => before.includes(line.replace('GET ', '')))).toEqual([]);
    await expectSaved(page, files);
    await expect(panel).toContainText(`${files.length} files, ${megabytes(files)} MB`);
  });

  await test.step('what has gone or is damaged is told and repaired', async () => {
    await page.evaluate(
      async ([lost, damaged]) => {
        const cache = await caches.open('portfolio');
        await cache.delete(lost ?? '');
        await cache.put(damaged ?? '', new Response('half a picture'));
      },
      [files[0]?.src, files[1]?.src],
    );
    await page.reload();
    await expect(panel).toContainText(
      '2 files had gone missing or were damaged and have been fetched again.',
    );
    await expectSaved(page, files);
  });

  const token = await app.signIn();
  const projects = await findProjects(app);
  await test.step('it follows the portfolio, from whatever page the site is opened', async () => {
    const id = projects.PortfolioPicture;
    await app.graphql('mutation ($id: Int!) { removePortfolioItem(id: $id) }', { id }, token);
    const fewer = await listFiles(app);
    expect(fewer.length).toBe(files.length - 1);
    await page.goto('/contact');
    await expectSaved(page, fewer);
    await app.graphql('mutation ($id: Int!) { restorePortfolioItem(id: $id) { title } }', { id }, token);
    await page.goto('/portfolio');
    await expect(panel).toContainText('The portfolio has changed: 1 file fetched, 0 files removed.');
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
    await seekFilm(page);
  };
  await test.step('it is shown without network, and without server', async () => {
    await isAllKept(page);
    // Not out of the browser's own cache, which keeps what it pleases.
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
    expect(await page.evaluate(() => caches.has('portfolio'))).toBe(false);
  });
  await context.close();
  await proxy.close();
});

async function lengthAt(address: string): Promise<number> {
  return (await (await fetch(address)).arrayBuffer()).byteLength;
}
