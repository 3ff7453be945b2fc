import type { Page } from '@playwright/test';
import { keptValue, limitStorage } from '../support/device-storage.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { isSameDocument, mark, openHydrated } from '../support/hydration.ts';
import { buildNextRelease, nextHeading } from '../support/next-release.ts';
import { brokenPictures, isServed, visit } from '../support/offline-visit.ts';
import { sendMessage } from '../support/outbox.ts';
import { article } from '../support/page-list.ts';
import { type NetworkFault, type Proxy, startProxy } from '../support/proxy.ts';
import { control, readLeads } from '../support/quote-form.ts';
import type { Release } from '../support/release.ts';

/** The site behind a proxy. */
const test = base.extend<{ network: Proxy }>({
  network: async ({ app }, use) => {
    const proxy = await startProxy(app.url);
    await use(proxy);
    await proxy.close();
  },
  baseURL: ({ network }, use) => use(network.url),
});

test.use({ serviceWorkers: 'allow', environment: { TRUST_PROXY: '127.0.0.1' } });

// Pages that fail permanently in the next release: one in its manifest, and one that is not.
const broken = ['/design', '/staging'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const updateButton = (page: Page) => page.getByRole('button', { name: 'Update' });

test.describe('a release', () => {
  let next: Release | undefined;
  test.beforeAll(async () => {
    next = await buildNextRelease();
  });
  test.afterAll(() => next?.remove());

  test('is announced, activated by one tap without losing input, and works offline at once; other tabs keep working @full', async ({
    app,
    context,
    page,
    network,
  }) => {
    const device = await limitStorage(page, network.url, 60_000_000);
    await visit(page, '/contact');
    await control(page, 'message').fill('Half a sentence');
    await mark(page);
    const older = await context.newPage();
    await older.goto('/privacy');
    await mark(older);
    const [oldProgram = ''] = await programsOf(older);

    await app.stop();
    await app.start({ release: next?.folder });
    network.decide(({ path }) => failOn(app.url, path));
    const reading = await context.newPage();
    await reading.goto('/credits');
    await expect(updateButton(page)).toBeVisible();
    await expect(updateButton(older)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await expect(control(page, 'message')).toHaveValue('Half a sentence');

    await test.step('before the tap the old version works without a connection', async () => {
      await (await context.newCDPSession(reading)).send('Network.clearBrowserCache');
      await context.setOffline(true);
      await openHydrated(reading, '/credits');
      await reading.goto('/about');
      await expect(heading(reading)).toHaveText('A Staging and Design Firm');
      await reading.close();
      await context.setOffline(false);
    });
    await test.step('the update waits while a form cannot be stored', async () => {
      await device.fill(page);
      await control(page, 'message').fill('Half a sentence, and a word more');
      await updateButton(page).click();
      await expect(page.getByText('We can’t save this form on your device.').first()).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
      await expect(control(page, 'message')).toHaveValue('Half a sentence, and a word more');
      await device.empty(page);
    });
    await updateButton(page).click();
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await expect(control(page, 'message')).toHaveValue('Half a sentence, and a word more');
    await context.setOffline(true);
    for (const path of ['/about', '/portfolio', article.path, '/blog?page=3']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      expect(await brokenPictures(page), path).toEqual([]);
    }
    for (const path of broken) {
      // The precache has the new version's files only.
      await openHydrated(page, path);
      await expect(heading(page)).toBeVisible();
      expect(await programsOf(page)).not.toContain(oldProgram);
    }
    await page.goto('/about');
    await expect(heading(page)).toHaveText(nextHeading);
    await context.setOffline(false);
    network.decide(() => 'pass');

    // The new worker does not have the old version's files: the server sends them.
    await older.getByRole('contentinfo').getByRole('link', { name: 'Design', exact: true }).click();
    await expect(older).toHaveURL('/design');
    await expect(heading(older)).toBeVisible();
    expect(await isSameDocument(older)).toBe(true);
    const archived = await fetch(`${app.url}${oldProgram}`);
    expect([archived.status, archived.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ]);
    expect(archived.headers.get('content-type')).toContain('javascript');
    await updateButton(older).click();
    await expect.poll(() => isSameDocument(older).catch(() => true)).toBe(false);
    expect(await programsOf(older)).not.toContain(oldProgram);
  });
});

/** Lets the broken pages fail, and removes one of them from the manifest. */
async function failOn(site: string, path: string): Promise<NetworkFault> {
  if (broken.includes(path)) return { status: 500, body: 'Broken' };
  if (path !== '/offline-manifest.json') return 'pass';
  const list = (await (await fetch(`${site}${path}`)).json()) as { path: string }[];
  const body = JSON.stringify(list.filter((page) => page.path !== broken[1]));
  return { status: 200, headers: { 'content-type': 'application/json' }, body };
}

/** Returns the scripts of a page. */
async function programsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => new URL(src).pathname),
  );
}

test('a self-destroying worker deletes its caches, but no drafts and submissions @full', async ({
  app,
  page,
}) => {
  await page.goto('/');
  await isServed(page);
  await page.goto('/get-a-quote');
  await control(page, 'firstName').fill('Ann');
  await expect.poll(() => keptValue(page, 'quote', 'firstName')).toBe('Ann');
  await page.goto('/contact');
  await app.stop();
  await sendMessage(page, 'waiting@example.com');
  await expect(page.getByText('kept on this device and will be sent')).toBeVisible();

  await app.start({ environment: { SERVICE_WORKER: 'off' } });
  const left = () =>
    page.evaluate(async () => ({
      registered: (await navigator.serviceWorker.getRegistration()) !== undefined,
      caches: await caches.keys(),
    }));
  // A page that registers the worker while it ends brings it back until the next visit.
  const isGone = async () => {
    await page.goto('/get-a-quote');
    await expect.poll(left, { timeout: 15_000 }).toEqual({ registered: false, caches: [] });
  };
  await expect(isGone).toPass();
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js')));
  await expect(isGone).toPass();
  await expect(control(page, 'firstName')).toHaveValue('Ann');
  await expect
    .poll(async () => (await readLeads(app)).map(({ email }) => email))
    .toEqual(['waiting@example.com']);

  await app.stop();
  await app.start();
  await page.reload();
  await isServed(page);
  await expect(control(page, 'firstName')).toHaveValue('Ann');
});
