import type { Page } from '@playwright/test';
import { control, dialog, expectSound, laptop, mark, openAdmin, phone } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { photo } from '../support/media-page.ts';

/** Not the miniature of an upload in progress. */
const stored = 'img[src^="/pictures/"]';
const pictureField = (page: Page) => dialog(page).getByRole('group', { name: 'Picture *', exact: true });

async function addProject(page: Page): Promise<void> {
  const residential = page.getByRole('region', { name: 'Residential Projects' });
  await residential.getByRole('button', { name: 'New project' }).click();
  await expect(control(page, 'title')).toBeVisible();
}

/** Copies a new picture, with a text beside it as word processors do. */
async function copy(page: Page, text?: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (words) => {
    const canvas = new OffscreenCanvas(64, 48);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = `hsl(${Math.random() * 360} 50% 50%)`;
    context.fillRect(0, 0, 64, 48);
    context.fillRect(Math.random() * 64, Math.random() * 48, 9, 9);
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    const items: Record<string, Blob> = { 'image/png': picture };
    if (words) items['text/plain'] = new Blob([words], { type: 'text/plain' });
    await navigator.clipboard.write([new ClipboardItem(items)]);
  }, text);
}

test('a picture of the clipboard is pasted into a field by keys and by its button', async ({ app, page }) => {
  await page.setViewportSize(laptop);
  await openAdmin(page, app, '/admin/portfolio');
  await addProject(page);
  const shown = pictureField(page).locator(stored);
  await copy(page);
  await control(page, 'picture').focus();
  await page.keyboard.press('Control+v');
  await expect(shown).toHaveCount(1);
  const first = (await shown.getAttribute('src')) ?? '';
  await copy(page);
  await pictureField(page)
    .getByRole('button', { name: /^Paste/ })
    .press('Enter');
  await expect(shown).not.toHaveAttribute('src', first);
});

test('a text that is copied with its picture is pasted as a text', async ({ app, page }) => {
  const own = mark();
  await page.setViewportSize(laptop);
  await openAdmin(page, app, '/admin/media');
  const search = page.getByLabel('Search texts, files and uses');
  await search.focus();
  await copy(page, `Hall ${own}`);
  await page.keyboard.press('Control+v');
  await expect(search).toHaveValue(`Hall ${own}`);
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0);

  await page.goto('/admin/portfolio');
  await addProject(page);
  await copy(page);
  await control(page, 'picture').focus();
  await page.keyboard.press('Control+v');
  const text = control(page, 'picture.alt');
  await expect(text).toBeVisible();
  const src = (await pictureField(page).locator(stored).getAttribute('src')) ?? '';
  await copy(page, `Oak ${own}`);
  await text.focus();
  await page.keyboard.press('Control+v');
  await expect(text).toHaveValue(`Oak ${own}`);
  await expect(pictureField(page).locator(stored)).toHaveAttribute('src', src);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('the camera takes the picture of a field, and nothing speaks of dropping', async ({ app, page }) => {
    await openAdmin(page, app, '/admin/portfolio');
    await addProject(page);
    await expect(dialog(page).getByText(/^Drop pictures/)).toBeHidden();
    await expect(dialog(page).getByText(/drop/).locator('visible=true')).toHaveCount(0);
    const opened = page.waitForEvent('filechooser');
    await pictureField(page)
      .getByRole('button', { name: /^Take a photo/ })
      .tap();
    const chooser = await opened;
    expect(await chooser.element().getAttribute('capture')).toBe('environment');
    await chooser.setFiles(await photo('IMG_2041.jpg'));
    await expect(pictureField(page).locator(stored)).toHaveCount(1);
  });
});

test('a phone shows six pictures first, and no words about dropping files', async ({ app, page }) => {
  await page.setViewportSize(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await openAdmin(page, app, '/admin/media');
  for (const place of [0, 1, 2, 3, 4, 5])
    await expect(page.locator('main li picture img').nth(place)).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByText(/drop/i).locator('visible=true')).toHaveCount(0);
  await expectSound(page);
});
