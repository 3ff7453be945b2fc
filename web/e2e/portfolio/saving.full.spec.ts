import { laptop, phone, when } from '../support/admin-page.ts';
import { holdProgram } from '../support/hydration.ts';
import { brokenPictures, isServed } from '../support/offline-visit.ts';
import {
  expectSaved,
  findProjects,
  listFiles,
  megabytes,
  panelOf,
  savedLengths,
  seekVideo,
} from '../support/portfolio-files.ts';
import { expect, test } from '../support/worker-site.ts';

// The worker caches the page that shows the portfolio.
test.use({ storesSite: true });

/** An entry of a layout shift in Chromium; TypeScript's library has no type for it. */
interface Shift extends PerformanceEntry {
  sources: { previousRect: DOMRect; currentRect: DOMRect }[];
}

// Interruptions and changes: offline.full.spec.ts and first-visit.nightly.spec.ts.
test('the portfolio is saved by a button, shown without a connection, and removed', async ({
  app,
  context,
  page,
}) => {
  const files = await listFiles(app);
  const panel = panelOf(page);
  await page.addInitScript(() => {
    const pushed: number[] = [];
    Object.assign(window, { pushed });
    // Ignores shifts to the side, which a font that loads late causes in the navigation.
    const isPush = ({ sources }: Shift) =>
      sources.some(({ previousRect: from, currentRect: to }) => from.y !== to.y);
    new PerformanceObserver((list) =>
      pushed.push(...(list.getEntries() as Shift[]).filter(isPush).map(({ startTime }) => startTime)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/portfolio');
  await isServed(page);
  await expect(panel).toContainText(`${megabytes(files)} MB`);
  await expect(panel).toBeVisible();
  expect(await page.evaluate('pushed'), 'nothing moves when the offer is shown').toEqual([]);
  await panel.getByRole('button', { name: 'Save portfolio for offline' }).click();
  const progress = panel.getByRole('progressbar');
  await expect(progress).toBeVisible();
  const { height } = (await panel.boundingBox()) ?? {};
  await expect(panel).toContainText('The whole portfolio is on this device');
  await expect(progress).toBeHidden();
  const remove = panel.getByRole('button', { name: 'Remove from this device' });
  await expect(remove).toBeFocused();
  const choose = page.getByRole('button', { name: 'Choose rooms to share' });
  expect((await remove.boundingBox())?.y, 'the buttons stand on one line').toBe(
    (await choose.boundingBox())?.y,
  );
  expect((await panel.boundingBox())?.height, 'nothing moves when saving ends').toBe(height);
  await expectSaved(page, files);
  const toInstall = panel.getByText('Install the site to keep it.');
  await expect(toInstall).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  await expect(toInstall).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Install this site' })).toBeVisible();

  // Clears the browser's HTTP cache, so that the file comes from the network.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  const projects = await findProjects(app);
  await page.goto(`/portfolio/present/${projects.PortfolioPair}`);
  await expect(page).toHaveTitle(/before and after/);
  expect(await brokenPictures(page)).toEqual([]);
  await page.goto(`/portfolio/present/${projects.PortfolioVideo}`);
  await seekVideo(page);
  await context.setOffline(false);

  await page.goto('/portfolio');
  await panel.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(panel).toContainText('The portfolio has been removed from this device.');
  expect(await savedLengths(page)).toEqual({});
});

for (const size of [phone, laptop])
  test(`a press before hydration says at once that the portfolio is being saved, at ${size.width} pixels${when(size)}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const release = await holdProgram(page);
    await page.goto('/portfolio');
    const panel = panelOf(page);
    const save = panel.getByRole('button', { name: 'Save portfolio for offline' });
    await (size === phone ? save.click() : save.press('Enter'));
    const saving = panel.getByText('Saving…');
    await expect(saving).toBeVisible();
    await expect(saving).toHaveAttribute('aria-live', 'polite');
    release();
    await expect(panel.getByRole('progressbar')).toBeVisible();
    await expect(panel.getByRole('status')).toHaveText('Saving…');
    await expect(panel).toContainText('The whole portfolio is on this device');
  });
