import { control, dialog, openAdmin, phone, picture, press } from '../support/admin-page.ts';
import { brokenPictures, lastCached, visit } from '../support/offline-visit.ts';
import { expect, testAlone as test } from '../support/worker-site.ts';

test.use({ storesSite: true });

test('a replaced picture is in the offline copy of another device after its next visit', async ({
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
  await owner.getByRole('button', { name: 'Edit Home', exact: true }).click();
  await control(owner, 'hero.picture').setInputFiles(await picture('teal'));
  await expect(control(owner, 'hero.picture.alt')).toHaveValue('');
  await control(owner, 'hero.picture.alt').fill('A teal wall');
  await press(owner, 'Publish');
  await expect(dialog(owner)).toBeHidden();
  await office.close();

  // The next visit replaces the copies.
  await visitor.goto('/about');
  await expect.poll(() => lastCached(visitor)).not.toBe(before);
  await context.setOffline(true);
  await visitor.goto('/');
  const hero = visitor.getByAltText('A teal wall');
  await expect.poll(() => hero.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  expect(await hero.evaluate((it: HTMLImageElement) => it.currentSrc)).toMatch(/\/pictures\/[0-9a-f]{32}\//);
  expect(await brokenPictures(visitor)).toEqual([]);
});
