import { dialog, expectSound, laptop, phone, press, when } from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { address, openNewsletters, sending, write } from '../support/newsletter-page.ts';

test.use({ environment: { BUSINESS_ADDRESS: address } });

for (const size of [phone, laptop])
  test(`a newsletter is previewed in a mail program’s list and open, and stays while the next one loads, at ${size.width} pixels${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openNewsletters(page, app);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/newsletter/preview/**', async (route) => {
      await released;
      await route.continue();
    });
    await write(page, 'Winter notes');
    const preview = page.getByRole('region', { name: 'Preview' });
    const line = preview.getByLabel('In the list of a mail program');
    const mail = page.getByTitle('Preview of the newsletter');
    const edit = () => (size === phone ? press(page, 'Edit') : undefined);
    const show = () => (size === phone ? press(page, 'Preview') : undefined);
    await show();
    await expect(preview.getByText('Loading…')).toHaveCount(1);
    const box = await preview.boundingBox();
    release();
    await expect(mail).toBeVisible();
    expect(await preview.boundingBox()).toEqual(box);

    await edit();
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('Draft')) await route.continue();
    });
    await dialog(page).getByLabel('Subject').fill('Spring notes');
    await dialog(page).getByLabel('Introduction').fill('Dear readers,\nthe days are longer.');
    await show();
    // While the draft is not saved yet.
    await expect(line).toContainText('Maison Milton');
    await expect(line).toContainText('Spring notes');
    await expect(line).toContainText('Dear readers, the days are longer.');
    const narrow = preview.getByRole('button', { name: 'Phone', exact: true });
    await narrow.click();
    expect((await line.boundingBox())?.width).toBeLessThanOrEqual(375);
    await expect(mail).toBeVisible();
    await expectSound(page);

    await page.unroute('**/graphql');
    await page.unroute('**/newsletter/preview/**');
    const next = Promise.withResolvers<void>();
    const asked = page.waitForRequest('**/newsletter/preview/**');
    await page.route('**/newsletter/preview/**', async (route) => {
      await next.promise;
      await route.continue();
    });
    await edit();
    await sending(page).selectOption({ label: 'Schedule' });
    await dialog(page).getByLabel('Send at').fill('2030-01-31T09:00');
    await show();
    await asked;
    await expect(mail).toBeVisible();
    const before = await mail.getAttribute('src');
    next.resolve();
    await expect(mail).not.toHaveAttribute('src', before ?? '');
    await expect(mail).toBeVisible();
  });
