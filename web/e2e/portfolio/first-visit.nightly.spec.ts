import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { brokenPictures, isAllKept, openProfile } from '../support/offline-visit.ts';
import { expectSaved, findProjects, listFiles, megabytes, panelOf } from '../support/portfolio-files.ts';
import { startProxy } from '../support/proxy.ts';
import { readCode } from '../support/qr-code.ts';

test.use({ serviceWorkers: 'allow' });

test('a portfolio saved at the first visit can be shown and shared as soon as the page reports it saved', async ({
  app,
}, testInfo) => {
  const proxy = await startProxy(app.url);
  const files = await listFiles(app);
  const projects = await findProjects(app);
  const context = await openProfile(testInfo.outputPath('profile'), proxy.url);
  let page = await context.newPage();
  const title = () => page.getByRole('heading', { level: 1 });
  const { promise: held, resolve: release } = Promise.withResolvers<'pass'>();
  const holdPage = ({ path }: { path: string }) => (path === '/portfolio/present' ? held : 'pass');
  proxy.decide(holdPage);
  const panel = panelOf(page);

  await test.step('without a connection the panel says so, and Continue tries again', async () => {
    await page.goto('/portfolio');
    const save = panel.getByRole('button', { name: 'Save portfolio for offline' });
    await expect(save).toBeVisible();
    const { promise: list, resolve: loseList } = Promise.withResolvers<'lost'>();
    proxy.decide((passing) => (passing.path.includes('=PortfolioFiles') ? list : holdPage(passing)));
    await save.click();
    await expect(save).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible();
    loseList('lost');
    await expect(panel).toContainText('The connection dropped.');
    proxy.decide(holdPage);
    await panel.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('not before the page that shows it is here', async () => {
    const size = megabytes(files);
    await expect(panel).toContainText(`${size} of ${size} MB`);
    // HEAD, if the server has not rendered the page yet.
    await expect
      .poll(() => proxy.seen())
      .toContainEqual(expect.stringMatching(/^(?:GET|HEAD) \/portfolio\/present$/));
    await expect(panel).not.toContainText('The whole portfolio is on this device');
    release('pass');
    await expect(panel).toContainText('The whole portfolio is on this device');
    await expectSaved(page, files);
    await context.setOffline(true);
  });

  await test.step('by the link beside it', async () => {
    await page.getByRole('link', { name: 'Present full screen' }).click();
    await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible();
    expect(await brokenPictures(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(title()).toHaveText('Living room, before and after');
  });

  await test.step('by the link to one project, read from its code', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await readCode(page.getByRole('dialog').getByRole('img'));
    expect(link).toBe(`${proxy.url}/portfolio/present/${projects.PortfolioPair}`);
    await page.close();
    page = await context.newPage();
    await page.goto(link);
    await expect(title()).toHaveText('Living room, before and after');
    expect(await brokenPictures(page)).toEqual([]);
    await page.goto('/portfolio/present');
    await expect(title()).toHaveText('Open living and dining');
  });

  await test.step('once it is removed its pictures are cached for reading, though the worker is just at work', async () => {
    const pictures = files.map(({ src }) => src).filter((src) => src.startsWith('/pictures/'));
    // The worker may have recorded the portfolio as it was at first.
    await page.evaluate(() => caches.delete('stored-version'));
    await context.setOffline(false);
    await page.goto('/portfolio');
    await isAllKept(page);
    const other = await forgetPicture(page);
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    const { promise: isRemoved, resolve: goOn } = Promise.withResolvers<'pass'>();
    proxy.decide(({ path }) => (path.startsWith(other) ? isRemoved : 'pass'));
    proxy.takeSeen();
    await page.goto('/portfolio');
    await expect.poll(() => proxy.seen().some((line) => line.includes(other))).toBe(true);
    await panelOf(page).getByRole('button', { name: 'Remove' }).click();
    await expect(panelOf(page)).toContainText('The portfolio has been removed from this device.');
    goOn('pass');
    const missing = () =>
      page.evaluate(async (srcs) => {
        const cached = (await (await caches.open('pictures')).keys()).map(({ url }) => new URL(url).pathname);
        return srcs.filter((src) => !cached.some((path) => path.startsWith(src.replace(/[^/]+$/, ''))));
      }, pictures);
    await expect(async () => {
      await page.reload();
      expect(await missing()).toEqual([]);
    }).toPass();
  });
  await context.close();
  await proxy.close();
});

/**
 * Makes the worker check its caches again, without one picture that '/portfolio' does not show. Returns the
 * picture's folder.
 */
function forgetPicture(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await caches.delete('stored-version');
    const shown = (await (await caches.match('/portfolio', { ignoreVary: true }))?.text()) ?? '';
    const folderOf = (path: string) => path.replace(/[^/]+$/, '');
    const cache = await caches.open('pictures');
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const forgotten = paths.map(folderOf).find((folder) => !shown.includes(folder));
    if (!forgotten) throw new Error('Every picture that is cached is on the page of the portfolio.');
    for (const path of paths)
      if (folderOf(path) === forgotten) await cache.delete(path, { ignoreVary: true });
    return forgotten;
  });
}
