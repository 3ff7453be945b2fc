import { devices, expect, test } from '@playwright/test';
import { startReadingSite } from './reading.ts';

test.use({ serviceWorkers: 'allow' });

const site = startReadingSite();

test('the site can be installed, with what a browser shows and offers of it', async ({ page }) => {
  await page.goto(site.url);
  const manifest = await page.request.get(`${site.url}/manifest.webmanifest`);
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
  for (const path of paths) expect((await page.request.get(site.url + path)).status(), path).toBe(200);
  expect(share_target).toMatchObject({ method: 'POST', enctype: 'multipart/form-data' });

  const session = await page.context().newCDPSession(page);
  const errors = async () => {
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // The test's own window is a private one, in which nothing can be installed.
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  };
  await expect.poll(errors).toEqual([]);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);

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
  await button.click();
  await expect(page.locator('body[data-asked]')).toBeAttached();
  await expect(button).toBeHidden();
});

test.describe('on an iPhone', () => {
  const { userAgent, viewport, hasTouch, isMobile } = devices['iPhone 15'];
  test.use({ userAgent, viewport, hasTouch, isMobile });

  test('the steps are told in plain words', async ({ page }) => {
    await page.goto(site.url);
    const steps = page.getByText(
      "Tap the Share button of the browser, then 'Add to Home Screen', then 'Add'.",
    );
    await expect(steps).toBeHidden();
    await page.getByText('Install this site').click();
    await expect(steps).toBeVisible();
  });
});
