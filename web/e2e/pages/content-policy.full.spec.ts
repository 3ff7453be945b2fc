import type { Page } from '@playwright/test';
import { hydrate } from '../support/hydration.ts';
import { article } from '../support/page-list.ts';
import { expect, test } from '../support/shared-site.ts';

// Every test fails if a page breaks the policy: see `context` in fixtures.ts.

/** Returns the error that a page reports when a script does this. */
const outcome = (page: Page, script: () => void): Promise<string> =>
  page.evaluate(
    `(async () => { try { await (${script})(); return 'done'; } catch (error) { return error.name; } })()`,
  );

test.describe('capabilities that an injected script would need', () => {
  // The tests break the policy on purpose.
  test.use({ reportedViolations: 'expected' });

  test('blocks markup from a string, a script by URL, and a base element', async ({ page }) => {
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

test('a picture, the feed and the sitemap open without breaking the policy', async ({ app, page }) => {
  await page.goto('/portfolio');
  const picture = await page.locator('main a[href^="/pictures/"]').first().getAttribute('href');
  for (const path of [picture ?? '', '/icon.svg', '/sitemap.xml', '/feed.xml', '/blogs']) {
    await page.goto(path);
    expect(page.url()).toBe(`${app.url}${path}`);
  }
});

test('the permissions policy denies the features that a visitor would notice', async ({ app }) => {
  const { headers } = await fetch(`${app.url}/`);
  const permissions = headers.get('permissions-policy');
  for (const feature of ['camera=()', 'geolocation=()', 'microphone=()'])
    expect(permissions).toContain(feature);
});

test('scripts, styles, fonts and pictures come without the policies of pages, drawings and the worker with theirs', async ({
  app,
}) => {
  const html = await (await fetch(app.url, { headers: { accept: 'text/html' } })).text();
  const parts = new Set(
    html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|avif|webp|jpg)|\/pictures\/\w+\/\d+\.avif/g),
  );
  for (const path of [...parts, '/sw.js', '/icon.svg']) {
    const { status, headers } = await fetch(app.url + path);
    expect(status, path).toBe(200);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.has('content-security-policy'), path).toBe(!parts.has(path));
    expect(headers.has('permissions-policy'), path).toBe(!parts.has(path));
  }
});
