import { control, dialog, openAdmin, phone, press } from '../support/admin-page.ts';
import { lastCached, visit } from '../support/offline-visit.ts';
import { expect, testAlone as test } from '../support/worker-site.ts';

test.use({ storesSite: true });

test('a changed price stands on every page, in the structured data, the estimate and the offline copy', async ({
  app,
  browser,
  context,
  page: visitor,
}) => {
  await visit(visitor);
  const before = await lastCached(visitor);

  const office = await browser.newContext({ serviceWorkers: 'block', viewport: phone });
  const owner = await office.newPage();
  await openAdmin(owner, app, `${app.url}/admin/pages`);
  await owner.getByRole('button', { name: 'Edit Prices' }).click();
  await control(owner, 'vacantStaging.price').fill('3210');
  await press(owner, 'Publish');
  await expect(owner.getByRole('status').filter({ hasText: 'Prices published.' })).toBeVisible();
  await expect(dialog(owner)).toBeHidden();

  for (const path of ['/', '/staging', '/contact']) {
    const html = await (await fetch(app.url + path)).text();
    expect(html, path).toContain('$3,210');
    expect(html, path).not.toContain('from $2,995');
  }
  await owner.goto(`${app.url}/staging`);
  await expect(owner.locator('meta[name="description"]')).toHaveAttribute('content', /\$3,210/);
  const data = await owner.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('\n')).toMatch(/[Pp]rice":"?3210\b/);
  expect(data.join('\n')).not.toContain('2995');
  await expect(owner.getByRole('spinbutton', { name: 'Main areas and rooms' })).toBeVisible();
  await owner.getByRole('spinbutton', { name: 'Main areas and rooms' }).fill('5');
  await expect(owner.getByText('from $3,810').first()).toBeVisible();
  await office.close();

  // The next visit replaces the copies.
  await visitor.goto('/');
  await expect.poll(() => lastCached(visitor)).not.toBe(before);
  await context.setOffline(true);
  for (const path of ['/', '/staging', '/contact']) {
    await visitor.goto(path);
    await expect(visitor.getByText('$3,210').first(), path).toBeAttached();
    await expect(visitor.getByText('from $2,995'), path).toHaveCount(0);
  }
});
