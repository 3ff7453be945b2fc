import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { control, fillQuote, photoFiles, quote, readLeads, submitButton } from './quote-form.ts';

/** One visit with a connection, until the worker has kept the pages and what they ask. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  const kept = () =>
    page.evaluate(async () => {
      const addresses = async (name: string) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url);
      const all = (await Promise.all((await caches.keys()).map(addresses))).flat();
      const has = (pattern: RegExp) => all.some((url) => pattern.test(url));
      return has(/\/offline$/) && has(/\/portfolio$/) && has(/\/graphql\?.*Portfolio/);
    });
  await expect.poll(kept, { timeout: 30_000 }).toBe(true);
}

/** Until the worker has kept a file of every picture that these pages name. */
async function waitForPictures(page: Page, paths: string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (wanted) => {
      const names = (text: string) =>
        new Set(
          [...text.matchAll(/\/(?:pictures\/([0-9a-f]{32})|assets\/([\w-]+)-[\w-]{8}\.(?:avif|svg))/g)].map(
            ([, stored, bundled]) => stored ?? bundled,
          ),
        );
      const pages = await Promise.all(wanted.map(async (path) => (await fetch(path)).text()));
      const requests = await (await caches.open('pictures')).keys();
      const kept = names(requests.map(({ url }) => url).join(' '));
      return [...names(pages.join(' '))].filter((name) => !kept.has(name));
    }, paths);
  await expect.poll(missing, { timeout: 120_000, intervals: [1_000] }).toEqual([]);
}

async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter(({ src }) => src.startsWith('http'));
    for (const image of images) image.loading = 'eager';
    const broken = await Promise.all(
      images.map(async (image) => {
        await image.decode().catch(() => undefined);
        return image.naturalWidth > 0 ? [] : [image.currentSrc];
      }),
    );
    return broken.flat();
  });
}

async function openOutbox(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Waiting to send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting to send' })).toBeVisible();
}

async function sendOffline(context: BrowserContext, page: Page, count = 2): Promise<void> {
  await fillQuote(page);
  await context.setOffline(true);
  await control(page, 'propertyPhotos').setInputFiles(photoFiles(count));
  await expect(page.getByText(/photos? kept on this device/)).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByText('kept on this device and will be sent')).toBeVisible();
}

test('after one visit the pages open and reload with their pictures, the server being gone', async ({
  app,
  page,
}) => {
  test.slow();
  const paths = ['/', '/portfolio', '/get-a-quote', '/thank-you', '/credits', '/outbox'];
  await visit(page);
  await waitForPictures(page, paths);
  await app.stop();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    expect(await brokenPictures(page)).toEqual([]);
  }
});

test('a page that is not kept says so and lists those that are', async ({ app, page }) => {
  await visit(page);
  await page.evaluate(async () => {
    await caches.delete('data');
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/portfolio');
  });
  await app.stop();
  await page.goto('/portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not kept on this device');
  await expect(page).toHaveURL('/portfolio');
  const kept = page.getByRole('main').getByRole('link', { name: /^Request a quote/ });
  await kept.click();
  await expect(control(page, 'firstName')).toBeVisible();
});

test('a quote with photos sent without a connection waits, is listed, and arrives once', async ({
  app,
  context,
  page,
}) => {
  await visit(page);
  await sendOffline(context, page, 5);
  await openOutbox(page);
  const item = page.getByRole('listitem').filter({ hasText: 'Quote request' });
  await expect(item).toContainText(quote.email);
  await expect(item).toContainText('Waiting');
  await expect(item.getByRole('img')).toHaveCount(5);
  await page.reload();
  await expect(item).toContainText(quote.email);

  await context.setOffline(false);
  await expect(page.getByText('Nothing is waiting')).toBeVisible({ timeout: 30_000 });
  const leads = await readLeads(app);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.photos).toHaveLength(5);
  await expect.poll(() => app.mail.received.length, { timeout: 30_000 }).toBe(2);
});

test('it is also sent when the site is not open any more', async ({ app, context, page }) => {
  await visit(page);
  await sendOffline(context, page, 1);
  await page.goto('about:blank');
  await context.setOffline(false);
  await expect.poll(async () => (await readLeads(app)).length, { timeout: 30_000 }).toBe(1);
});

test('with two tabs open it is sent once', async ({ app, context, page }) => {
  await visit(page);
  await sendOffline(context, page, 1);
  const other = await context.newPage();
  await other.goto('/outbox');
  await expect(other.getByText(quote.email)).toBeVisible();
  await context.setOffline(false);
  await expect(other.getByText('Nothing is waiting')).toBeVisible({ timeout: 30_000 });
  expect(await readLeads(app)).toHaveLength(1);
  await expect(page.getByText('your request has been sent')).toBeVisible();
});

test('while the server is gone it waits, and goes out when the server is back', async ({ app, page }) => {
  await visit(page);
  await fillQuote(page);
  await app.stop();
  await control(page, 'propertyPhotos').setInputFiles(photoFiles(1));
  await expect(page.getByText('1 photo kept on this device')).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByText('kept on this device and will be sent')).toBeVisible();
  await app.start();
  await expect(page.getByText('your request has been sent')).toBeVisible({ timeout: 40_000 });
  expect(await readLeads(app)).toHaveLength(1);
});

test('what the server refuses later is shown with the reason, corrected and sent', async ({
  app,
  context,
  page,
}) => {
  await visit(page);
  // A rule that this version of the page does not know yet.
  await fillQuote(page);
  await context.setOffline(true);
  await control(page, 'propertyPhotos').setInputFiles(photoFiles(1));
  await submitButton(page).click();
  await expect(page.getByText('kept on this device and will be sent')).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('offline');
        opening.onsuccess = () => {
          const store = opening.result.transaction('outbox', 'readwrite').objectStore('outbox');
          const reading = store.getAll();
          reading.onsuccess = () => {
            const [item] = reading.result;
            item.input.city = '';
            store.put(item).onsuccess = () => resolve();
          };
        };
      }),
  );
  await context.setOffline(false);
  await openOutbox(page);
  await expect(page.getByText('Refused')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('City is required.')).toBeVisible();
  await page.getByRole('button', { name: 'Correct' }).click();
  await expect(control(page, 'city')).toHaveAttribute('aria-invalid', 'true');
  await control(page, 'city').fill('Oakville');
  await submitButton(page).click();
  await expect(page).toHaveURL('/thank-you');
  expect((await readLeads(app)).map(({ fields }) => fields.city)).toEqual(['Oakville']);
});

test('a refused one can be discarded', async ({ context, page }) => {
  await visit(page);
  await sendOffline(context, page, 1);
  await openOutbox(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
});

test('writes and what is not for everyone pass the worker by', async ({ page }) => {
  await visit(page);
  await page.evaluate(async () => {
    await fetch('/sitemap.xml');
    await fetch('/graphql?query={me{email}}', { headers: { authorization: 'Bearer x' } });
    await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{__typename}"}',
    });
  });
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => /sitemap|robots|feed|admin|login|query=/.test(url))).toEqual([]);
});

test('the site can be installed', async ({ page }) => {
  await page.goto('/');
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url, display } = await manifest.json();
  expect({ start_url, display }).toEqual({ start_url: '/', display: 'standalone' });
  for (const { src } of icons) expect((await page.request.get(src)).status()).toBe(200);
  const session = await page.context().newCDPSession(page);
  const errors = async () => {
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // The test's own window is a private one, in which nothing can be installed.
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  };
  await expect.poll(errors).toEqual([]);
});
