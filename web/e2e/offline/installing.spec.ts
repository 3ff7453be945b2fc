import { devices } from '@playwright/test';
import { isServed, openProfile, visitorsBrowser } from '../support/offline-visit.ts';
import { expect, test } from '../support/worker-site.ts';

test('the site can be installed, with screenshots and shortcuts @nightly', async ({
  line,
  page,
}, testInfo) => {
  await page.goto('/');
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const all = await manifest.json();
  const { name, icons, start_url, display, screenshots, shortcuts, share_target } = all;
  expect({ name, start_url, display }).toEqual({
    name: 'Maison Milton',
    start_url: '/',
    display: 'standalone',
  });

  expect(all).toMatchObject({
    display_override: ['standalone', 'minimal-ui'],
    categories: ['business', 'lifestyle'],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    user_preferences: { color_scheme: { dark: { theme_color: '#1b1815' } } },
  });

  // Each picture exists in the declared size.
  const pictures: { src: string; sizes: string; purpose?: string; form_factor?: string }[] = [
    ...icons,
    ...screenshots,
  ];
  for (const { src, sizes } of pictures) {
    const natural = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(natural, src).toBe(sizes);
  }
  expect(pictures.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['maskable', 'monochrome']));
  expect(new Set(pictures.flatMap(({ form_factor = [] }) => form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  );
  const paths = shortcuts.map(({ url }: { url: string }) => url);
  expect(paths).toEqual(['/get-a-quote', '/portfolio', '/outbox']);
  // reading.spec.ts tests them without a connection.
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200);
  expect(share_target).toMatchObject({ method: 'POST', enctype: 'multipart/form-data' });

  // With a separate profile: a private window cannot install sites.
  const folder = testInfo.outputPath('profile');
  const profile = await openProfile(folder, line.url, visitorsBrowser.launchOptions);
  const home = await profile.newPage();
  await home.goto('/');
  await isServed(home);
  const session = await profile.newCDPSession(home);
  const errors = async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors;
  await expect.poll(errors).toEqual([]);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  await profile.close();

  // The browser's event, which private windows do not have.
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
  // Nothing has been requested yet.
  await expect(page.locator('#root[data-hydrated]')).not.toBeAttached();
  await button.click();
  await expect(page.locator('body[data-asked]')).toBeAttached();
  await expect(button).toBeHidden();
});

test.describe('on an iPhone', () => {
  const { userAgent, viewport, hasTouch, isMobile } = devices['iPhone 15'];
  test.use({ userAgent, viewport, hasTouch, isMobile });

  test('the page explains the steps', async ({ page }) => {
    await page.goto('/');
    const steps = page.getByText('Tap the browser’s Share button, then “Add to Home Screen”, then “Add”.');
    await expect(steps).toBeHidden();
    await page.getByRole('button', { name: 'Install this site' }).click();
    await expect(steps).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Install this site' }).click();
    await expect(steps).toBeVisible();
  });
});
