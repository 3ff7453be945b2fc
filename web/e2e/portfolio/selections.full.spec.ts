import { openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/shared-site.ts';

test('a selection is saved on the device by its title, and printed offline with the name of the realtor', async ({
  context,
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
  });
  await openHydrated(page, '/portfolio');
  await page.getByRole('button', { name: 'Choose rooms to share' }).click();
  const bar = page.getByRole('region', { name: 'Choose rooms to share' });
  await page.getByLabel('Choose Kitchen with island').check();
  await page.getByLabel('Choose Open living and dining').check();
  await bar.getByLabel('Title').fill('For the Hendersons');
  await bar.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(bar.getByRole('button', { name: 'Saved' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Choose rooms to share' }).click();
  await bar.getByRole('button', { name: 'For the Hendersons (2)' }).click();
  await expect(bar).toContainText('2 rooms chosen');
  await bar.getByRole('button', { name: 'Save as PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as PDF' });
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  await dialog.getByLabel('Prepared by').fill('Ann Lee, Lee Realty');
  await dialog.getByRole('button', { name: 'Print or save' }).click();
  await expect(page.locator('html[data-asked]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article').filter({ hasText: 'For the Hendersons' });
  await expect(sheet).toContainText('Prepared by Ann Lee, Lee Realty');
  await expect(sheet.getByRole('figure')).toContainText(['Kitchen with island', 'Open living and dining']);
  await expect(page.getByRole('contentinfo').first()).toBeHidden();
  await page.pdf({ format: 'Letter' });
  await expect(sheet).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Choose rooms to share' }).click();
  await bar.getByRole('button', { name: 'Delete the selection For the Hendersons' }).click();
  await expect(bar.getByRole('button', { name: /Hendersons/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a picture is on the first screen of /portfolio, and the tools with the size of the offline copy are in sight', async ({
    page,
  }) => {
    await openHydrated(page, '/portfolio');
    const picture = page.getByRole('tabpanel').getByRole('figure').first();
    expect((await picture.boundingBox())?.y).toBeLessThan(620);
    const present = await page.getByRole('link', { name: 'Present full screen' }).boundingBox();
    const choose = await page.getByRole('button', { name: 'Choose rooms to share' }).boundingBox();
    expect(choose?.y).toBe(present?.y);
    await expect(page.getByRole('button', { name: 'Save portfolio for offline' })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByText(/^[\d.]+ MB$/)).toBeInViewport({ ratio: 1 });
  });
});
