import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  clickPart,
  control,
  desktop,
  dialog,
  dropFiles,
  expectSound,
  openAdmin,
  openEditor,
  phone,
  press,
  preview,
  publish,
  sizes,
  when,
} from '../support/admin-page.ts';
import { expect, type Site, test } from '../support/fixtures.ts';

const ALT = 'A red door at the right edge of a white wall';

/** A wide white picture whose part from 85 to 95 percent of its width is red. */
async function redDoor() {
  const create = { width: 1800, height: 600, channels: 3, background: '#ffffff' } as const;
  const input = await sharp({ create: { ...create, width: 180, background: '#ff0000' } })
    .png()
    .toBuffer();
  const composed = sharp({ create }).composite([{ input, left: 1530, top: 0 }]);
  return { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await composed.jpeg().toBuffer() };
}

const hero = (page: Page) => page.locator('[data-hero] picture > img');

/** The share of red pixels in the hero of the home page as it is shown. */
async function redIn(page: Page): Promise<number> {
  const png = await hero(page).screenshot();
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 60) red++;
  return red / (info.width * info.height);
}

/** Opens the home page and returns the media type of the picture that the browser chose. */
async function typeOf(page: Page, app: Site): Promise<string> {
  await page.goto(app.url);
  await expect.poll(() => hero(page).evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  const url = await hero(page).evaluate((it: HTMLImageElement) => it.currentSrc);
  return (await fetch(url)).headers.get('content-type') ?? '';
}

for (const viewport of sizes)
  test(`at ${viewport.width} px the owner replaces a hero picture, and its focal point stays visible at 390 px${when(viewport)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'Home');
    await expect(control(page, 'hero.picture.alt')).toHaveValue(/living room/);
    await control(page, 'hero.picture').setInputFiles(await redDoor());
    await expect(control(page, 'hero.picture.alt')).toHaveValue('Door');
    await control(page, 'hero.picture.alt').fill('');
    await press(page, 'Publish');
    await expect(control(page, 'hero.picture.alt')).toBeFocused();
    await expect(control(page, 'hero.picture.alt')).toHaveAccessibleDescription(
      /Alternative text is required/,
    );
    await control(page, 'hero.picture.alt').fill(ALT);

    const canvas = dialog(page).getByTitle('Click the part that must stay visible').first();
    const box = await canvas.boundingBox();
    if (!box) throw new Error('The picture is not shown');
    await canvas.click({ position: { x: box.width * 0.78, y: box.height / 2 } });
    await expect(control(page, 'hero.picture.focus.x')).toHaveValue('80');
    await control(page, 'hero.picture.focus.x').press('ArrowRight');
    await expect(dialog(page).getByLabel('Focal point, from the left').first()).toHaveValue('90');
    await expectSound(page);
    if (viewport === phone) await press(page, 'Preview');
    await expect(preview(page).getByAltText(ALT)).toHaveCSS('object-position', '90% 50%');
    await publish(page, 'Home');

    await page.setViewportSize(phone);
    expect(await typeOf(page, app)).toBe('image/avif');
    await expect(hero(page)).toHaveAttribute('alt', ALT);
    await expect(hero(page)).toHaveCSS('object-position', '90% 50%');
    // In the middle of the picture there is none.
    expect(await redIn(page)).toBeGreaterThan(0.2);
    const [, webp = ''] =
      /type="image\/webp" srcset="([^ ]+) /i.exec(await (await fetch(app.url)).text()) ?? [];
    const response = await fetch(new URL(webp, app.url));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await response.bytes();
    await page.setViewportSize(desktop);
    await expect.poll(() => redIn(page)).toBeGreaterThan(0.05);
    await expectSound(page);

    await page.setViewportSize(viewport);
    await page.goto('/admin/pages');
    await openEditor(page, 'Home');
    await dialog(page).getByRole('button', { name: 'Reset to the original Picture' }).click();
    await expect(control(page, 'hero.picture.alt')).toHaveValue(/living room/);
    await press(page, 'Undo');
    await expect(control(page, 'hero.picture.alt')).toHaveValue(ALT);
    await dialog(page).getByRole('button', { name: 'Reset to the original Picture' }).click();
    await publish(page, 'Home');
    expect(await typeOf(page, app)).toBe('image/avif');
    await expect(hero(page)).toHaveAttribute('alt', /living room/);
  });

test('a file that is no picture is rejected, one is dropped, and a click on a picture of the preview opens its text', async ({
  app,
  page,
}) => {
  await page.setViewportSize(desktop);
  await openAdmin(page, app, '/admin/pages');
  await openEditor(page, 'Home');
  const file = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear owner') };
  await control(page, 'hero.picture').setInputFiles(file);
  await expect(control(page, 'hero.picture')).toHaveAccessibleDescription(/ensure they are images/);
  await expect(control(page, 'hero.picture.alt')).toHaveValue(/living room/);
  await dropFiles(control(page, 'hero.picture'), [await redDoor()]);
  await expect(control(page, 'hero.picture.alt')).toHaveValue('Door');
  const kitchen = preview(page).getByAltText(/marble waterfall/);
  await clickPart(page, kitchen);
  await expect(control(page, 'about.picture.alt')).toBeFocused();
});

test('a portrait replaces the initials of a profile until it is removed', async ({ app, page }) => {
  await openAdmin(page, app, '/admin/pages');
  await openEditor(page, 'Team');
  await control(page, 'profiles[0].portrait').setInputFiles(await redDoor());
  await expect(dialog(page).getByRole('button', { name: 'Remove the picture Portrait 1' })).toBeVisible();
  await control(page, 'profiles[0].portrait.alt').fill('Ana at her desk');
  await publish(page, 'Team');
  await page.goto(`${app.url}/about`);
  await expect(page.getByAltText('Ana at her desk')).toBeAttached();
  await expect(page.getByText('FS', { exact: true })).toHaveCount(0);
  await expectSound(page);

  await page.goto('/admin/pages');
  await openEditor(page, 'Team');
  await dialog(page).getByRole('button', { name: 'Remove the picture Portrait 1' }).click();
  await publish(page, 'Team');
  await page.goto(`${app.url}/about`);
  await expect(page.getByText('FS', { exact: true })).toBeAttached();
});
