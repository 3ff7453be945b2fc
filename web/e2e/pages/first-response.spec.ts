import { createHash } from 'node:crypto';
import { article, listedPages } from '../support/page-list.ts';
import { expect, test } from '../support/shared-site.ts';

const STYLE_SHEET = /\/assets\/style-[^/]+\.css$/;
/** The bytes of a response that a server sends in the first round trip, with its headers: 10 packets. */
const FIRST_ROUND_TRIP = 10 * 1460;
/** The pages that people enter by. */
const entrances = ['/', '/blog', article.path, '/portfolio', '/contact', '/get-a-quote'];

test('a page has its rules inline, allowed by their hash, and fits the first round trip', async ({
  app: { url },
}) => {
  for (const path of [...listedPages, '/no-such-page']) {
    const response = await fetch(url + path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    const policy = response.headers.get('content-security-policy');
    expect.soft(policy, path).toContain(`style-src 'self' 'sha256-${hash}'`);
    const etag = response.headers.get('etag') ?? '';
    const repeated = await fetch(url + path, { headers: { accept: 'text/html', 'if-none-match': etag } });
    expect.soft(repeated.headers.get('content-security-policy'), path).toBe(policy);
    const head = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const size = head.length + Number(response.headers.get('content-length'));
    if (entrances.includes(path)) expect.soft(size, path).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
  }
});

test('a page paints before it loads its style sheet and the scripts of later', async ({ page }) => {
  await page.goto('/');
  const times = await page.waitForFunction(() => {
    const resources = performance.getEntriesByType('resource');
    const later = resources.filter(({ name }) => /\/assets\/(style|start)-/.test(name));
    const paints = performance.getEntriesByName('first-contentful-paint');
    return later.length === 2 && [...paints, ...later].map((it) => it.startTime);
  });
  const [paint, ...later] = (await times.jsonValue()) || [];
  expect(later).toHaveLength(2);
  for (const time of later) expect(time).toBeGreaterThan(paint ?? Number.NaN);
});

for (const width of [390, 1440])
  test(`at ${width} px a page looks the same before and after its style sheet @nightly`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // Fonts change the size of texts when they arrive.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', article.path, '/portfolio', '/decorating']) {
      const { promise: mayCome, resolve: release } = Promise.withResolvers<void>();
      await page.route(STYLE_SHEET, async (route) => {
        await mayCome;
        await route.continue();
      });
      await page.goto(path);
      const before = await page.evaluateHandle(computedStyles);
      release();
      await page.waitForFunction(
        () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet,
      );
      // The screen takes it at the first sign of use.
      await page.evaluate(() => {
        const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
        if (link) link.media = 'all';
      });
      const after = await page.evaluateHandle(computedStyles);
      const changed = await page.evaluate(
        ([one, other]) => one.filter((style, index) => style !== other[index]),
        [before, after] as const,
      );
      expect.soft(changed, path).toEqual([]);
      await page.unroute(STYLE_SHEET);
    }
  });

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its whole style sheet', async ({ page }) => {
    const loaded = page.waitForResponse(STYLE_SHEET);
    await page.goto('/');
    expect((await loaded).status()).toBe(200);
  });
});

/** Returns the computed styles, in Chromium a text, except of dialogs and a fieldset that a script shows. */
function computedStyles(): string[] {
  const elements = document.body.querySelectorAll(
    '*:not(script, path, dialog, dialog *, fieldset[data-save-offer], fieldset *)',
  );
  return [...elements].map(
    (element) => `${element.tagName} ${element.className} ${getComputedStyle(element).cssText}`,
  );
}
