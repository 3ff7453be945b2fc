import { devices } from '@playwright/test';
import { isServed, openProfile } from '../support/offline-visit.ts';
import { expect, test } from '../support/worker-site.ts';

test('the site can be installed, with what a browser shows and offers of it @full', async ({
  line,
  page,
}, testInfo) => {
  await page.goto('/');
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons, start_url, display, screenshots, shortcuts, share_target } = await manifest.json();
  expect({ name, start_url, display }).toEqual({
    name: 'Maison Milton',
    start_url: '/',
    display: 'standalone',
  });

  // Each picture is there, and as large as it is said to be.
  const pictures: { src: string; sizes: string; purpose?: string; form_factor?: string }[] = [
    ...icons,
    ...screenshots,
  ];
  for (const { src, sizes } of pictures) {
    const natural = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(natural, src).toBe(sizes);
  }
  expect(pictures.map(({ purpose }) => purpose)).toContain('maskable');
  expect(new Set(pictures.flatMap(({ form_factor = [] }) => form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  );
  const paths = shortcuts.map(({ url }: { url: string }) => url);
  expect(paths).toEqual(['/get-a-quote', '/portfolio', '/outbox']);
  // That they work without a connection is seen with every other page in offline-reading.spec.ts.
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200);
  expect(share_target).toMatchObject({ method: 'POST', enctype: 'multipart/form-data' });

  // In a profile of its own: in a private window, as a test's is, nothing can be installed.
  const profile = await openProfile(testInfo.outputPath('profile'), line.url);
  const home = await profile.newPage();
  await home.goto('/');
  await isServed(home);
  const session = await profile.newCDPSession(home);
  const errors = async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors;
  await expect.poll(errors).toEqual([]);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  await profile.close();

  // The browser's offer, as it comes where the window is not a private one.
  const button = page.getByRole('button', { name: 'Install this site' });
  await expect(button).toBeHidden();
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, { prompt: async () => document.body.setAttribute('data-asked', '') });
    window.dispatchEvent(offer);
    document.body.setAttribute('data-held', String(offer.defaultPrevented));
  });
  await expect(page.locator('body[data-held="true"]')).toBeAttached();
  await expect(button).toBeVisible();
  // Nobody has asked for anything yet.
  await expect(page.locator('#root[data-hydrated]')).not.toBeAttached();
  await button.click();
  await expect(page.locator('body[data-asked]')).toBeAttached();
  await expect(button).toBeHidden();
});

test.describe('on an iPhone', () => {
  const { userAgent, viewport, hasTouch, isMobile } = devices['iPhone 15'];
  test.use({ userAgent, viewport, hasTouch, isMobile });

  test('the steps are explained in plain words', async ({ page }) => {
    await page.goto('/');
    const steps = page.getByText(
      "Tap the Share button of the browser, then 'Add to Home Screen', then 'Add'.",
    );
    await expect(steps).toBeHidden();
    await page.getByRole('button', { name: 'Install this site' }).click();
    await expect(steps).toBeVisible();
  });
});
