import type { Page } from '@playwright/test';
import { hydrate } from '../support/hydration.ts';
import { article } from '../support/page-list.ts';
import { expect, test } from '../support/shared-site.ts';

// That no page breaks the policy is asked in every test: see `context` in fixtures.ts.

/** What a page says when a script does this. */
const outcome = (page: Page, script: () => void): Promise<string> =>
  page.evaluate(
    `(async () => { try { await (${script})(); return 'done'; } catch (error) { return error.name; } })()`,
  );

test.describe('what an injected script would need', () => {
  // Tried on purpose, and reported as it should be.
  test.use({ reportedViolations: 'expected' });

  test('is blocked: markup from a string, a script by its address, another base', async ({ page }) => {
    for (const path of ['/', article.path, '/login']) {
      await page.goto(path);
      await hydrate(page);
      expect(await outcome(page, () => void (document.body.innerHTML = '<b>text</b>'))).toBe('TypeError');
      expect(await outcome(page, () => void (document.createElement('script').src = '/x.js'))).toBe(
        'TypeError',
      );
      const base = await page.evaluate(() => {
        document.head.append(
          Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }),
        );
        return document.baseURI;
      });
      expect(base).toBe(page.url());
    }
  });
});

test('a picture, a feed and the site’s map are shown by themselves without breaking a policy', async ({
  app,
  page,
}) => {
  await page.goto('/portfolio');
  const picture = await page.locator('main a[href^="/pictures/"]').first().getAttribute('href');
  for (const path of [picture ?? '', '/icon.svg', '/sitemap.xml', '/feed.xml', '/blogs']) {
    await page.goto(path);
    expect(page.url()).toBe(`${app.url}${path}`);
  }
});

test('nothing of the device is open but what the site uses', async ({ app }) => {
  const { headers } = await fetch(`${app.url}/`);
  const permissions = headers.get('permissions-policy');
  for (const feature of ['camera=()', 'geolocation=()', 'microphone=()', 'screen-wake-lock=(self)'])
    expect(permissions).toContain(feature);
});
