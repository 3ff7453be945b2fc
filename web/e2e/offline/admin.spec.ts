import { expectSound, laptop, openAdmin, phone, when } from '../support/admin-page.ts';
import { isServed } from '../support/offline-visit.ts';
import { expect, test } from '../support/worker-site.ts';

for (const size of [phone, laptop])
  test(`without a connection admin pages stay in their frame and open when it is back, at ${size.width} pixels${when(size)}`, async ({
    app,
    context,
    line,
    page,
  }) => {
    await page.setViewportSize(size);
    const main = page.getByRole('main');
    const navigation = page.getByRole('navigation', { name: 'Admin' });
    await openAdmin(page, app, '/admin/leads');
    await isServed(page);
    await expect(navigation.getByRole('link', { name: 'Leads' })).toBeVisible();
    await page.goto('/admin');
    await expect(navigation.getByRole('link', { name: 'Leads' })).toBeVisible();
    await line.cut();
    await context.setOffline(true);
    const content = navigation.getByRole('button', { name: 'Content' });
    if (size === phone) await content.click();
    await navigation.getByRole('link', { name: 'Media library' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Media library');
    await expect(main).toContainText('This page needs a connection.');
    await expect(main).toContainText('You’re offline.');
    await expectSound(page);
    // The page of leads was opened on this device.
    for (const [path, name, words] of [
      ['/admin/media', 'Media library', 'This page needs a connection.'],
      ['/admin/leads', 'Leads', 'No connection.'],
      ['/admin/pages', 'Pages', 'This page needs a connection.'],
    ] as const) {
      await page.goto(path);
      await expect(heading, path).toHaveText(name);
      await expect(main, path).toContainText('You’re offline.');
      await expect(main.getByRole('alert'), path).toContainText(words);
      await expect(main.getByRole('button', { name: 'Try again' }), path).toBeVisible();
      await expect(navigation, path).toBeVisible();
    }
    await line.restore();
    await context.setOffline(false);
    await expect(main.getByRole('button', { name: 'New page' })).toBeVisible();
  });
