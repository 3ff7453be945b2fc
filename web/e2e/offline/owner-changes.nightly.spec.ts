import type { Page } from '@playwright/test';
import { pagesPrefix } from '../../src/offline/shared/cache-names.ts';
import { control, desktop, openAdmin, openEditor, phone, picture, publish } from '../support/admin-page.ts';
import { hydrate } from '../support/hydration.ts';
import { brokenPictures, lastCached, visit } from '../support/offline-visit.ts';
import { expect, testAlone as test } from '../support/worker-site.ts';

test.use({ storesSite: true });

/** Publishes a price, the picture of a hero, and the name of an entry of the navigation. */
async function changeSite(owner: Page): Promise<void> {
  await openEditor(owner, 'Prices');
  await control(owner, 'vacantStaging.price').fill('3210');
  await publish(owner, 'Prices');
  await openEditor(owner, 'Home');
  await control(owner, 'hero.picture').setInputFiles(await picture('teal'));
  await expect(control(owner, 'hero.picture.alt')).toHaveValue('Teal');
  await control(owner, 'hero.picture.alt').fill('A teal wall');
  await publish(owner, 'Home');
  await openEditor(owner, 'Navigation and footer');
  await control(owner, 'bar[0].link.label').fill('Our studio');
  await control(owner, 'footer.copyright').fill('© {business.name} of Main Street');
  await publish(owner, 'Navigation and footer');
}

/** Returns the paths of the cached pages, and of those that lack a text. */
function cachedPages(page: Page, text: string): Promise<{ all: string[]; without: string[] }> {
  return page.evaluate(
    async ([prefix, wanted]) => {
      const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
      const all: string[] = [];
      const without: string[] = [];
      for (const name of names) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const html = await (await cache.match(request, { ignoreVary: true }))?.text();
          const { pathname, search } = new URL(request.url);
          all.push(pathname + search);
          if (!html?.includes(wanted)) without.push(pathname + search);
        }
      }
      return { all, without };
    },
    [pagesPrefix, text] as const,
  );
}

test('the owner changes a price, a picture and the navigation: every page and the offline copy of a phone follow', async ({
  app,
  browser,
  context,
  page: visitor,
}) => {
  await visitor.setViewportSize(phone);
  await visit(visitor);
  const before = await lastCached(visitor);
  const first = await cachedPages(visitor, 'Our studio');
  expect(first.all.length).toBeGreaterThan(40);
  expect(first.without).toEqual(first.all);

  const office = await browser.newContext({ serviceWorkers: 'block', viewport: desktop });
  const owner = await office.newPage();
  await openAdmin(owner, app, `${app.url}/admin/pages`);
  await changeSite(owner);
  await test.step('the pages, the questions, the description, the structured data and the estimate', async () => {
    for (const path of ['/', '/staging', '/contact']) {
      const html = await (await fetch(app.url + path)).text();
      expect(html, path).toContain('$3,210');
      expect(html, path).not.toContain('from $2,995');
    }
    await owner.goto(`${app.url}/contact`);
    const question = owner.locator('details').filter({ hasText: '$3,210' });
    await expect(question).toHaveCount(1);
    await owner.goto(`${app.url}/staging`);
    await expect(owner.locator('meta[name="description"]')).toHaveAttribute('content', /\$3,210/);
    const data = await owner.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('\n')).toMatch(/[Pp]rice":"?3210\b/);
    expect(data.join('\n')).not.toContain('2995');
    await owner.getByRole('spinbutton', { name: 'Main areas and rooms' }).fill('5');
    await expect(owner.getByText('from $3,810').first()).toBeVisible();
  });
  await office.close();

  // The next visit replaces the copies.
  await visitor.goto('/about');
  await expect.poll(() => lastCached(visitor)).not.toBe(before);
  await context.setOffline(true);
  const { all, without } = await cachedPages(visitor, 'Our studio');
  expect(all).toContain('/offline');
  expect(without).toEqual([]);
  expect((await cachedPages(visitor, 'of Main Street')).without).toEqual([]);
  for (const path of ['/', '/staging', '/contact']) {
    await visitor.goto(path);
    await expect(visitor.getByText('$3,210').first(), path).toBeAttached();
    await expect(visitor.getByText('from $2,995'), path).toHaveCount(0);
  }
  await test.step('also after a navigation without a load', async () => {
    await hydrate(visitor);
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Staging', exact: true }).click();
    await expect(visitor).toHaveURL('/staging');
    await expect(visitor.getByRole('main').getByText('$3,210').first()).toBeAttached();
  });
  await visitor.goto('/');
  const hero = visitor.getByAltText('A teal wall');
  await expect.poll(() => hero.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  expect(await hero.evaluate((it: HTMLImageElement) => it.currentSrc)).toMatch(/\/pictures\/[0-9a-f]{32}\//);
  expect(await brokenPictures(visitor)).toEqual([]);
});
