import { keptValue } from '../support/device-storage.ts';
import { brokenPictures, isAllKept, openProfile } from '../support/offline-visit.ts';
import { entry, openOutbox, sendMessage } from '../support/outbox.ts';
import { listFiles, savedLengths } from '../support/portfolio-files.ts';
import { control } from '../support/quote-form.ts';
import { expect, test } from '../support/worker-site.ts';

test.use({ storesSite: true });

test('on a full device the least recently used pictures are evicted, but no drafts, submissions or saved files', async ({
  app,
  line,
}, testInfo) => {
  const context = await openProfile(testInfo.outputPath('profile'), line.url);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Submissions stay in the outbox.
  line.decide(({ method }) => (method === 'POST' ? 'lost' : 'pass'));
  /** Returns the URLs in each cache, by its name. The names of page caches begin with 'pages-'. */
  const cached = () =>
    page.evaluate(async () => {
      const entries = (await caches.keys()).map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name, requests.map(({ url }) => url).toSorted()] as const;
      });
      return Object.fromEntries(await Promise.all(entries));
    });

  await page.goto('/portfolio');
  await isAllKept(page);
  const limitTo = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: line.url, ...(quotaSize && { quotaSize }) });
  const usage = async () => (await session.send('Storage.getUsageAndQuota', { origin: line.url })).usage;
  // Space for the portfolio if some of the stored pictures are evicted.
  const forReading = (await cached())['pictures'] ?? [];
  const wanted = (await listFiles(app)).reduce((bytes, { byteSize }) => bytes + byteSize, 0);
  await limitTo((await usage()) + wanted - 500_000);
  await page.getByRole('button', { name: 'Save portfolio for offline' }).click();
  await expect(page.getByText('The whole portfolio is on this device')).toBeVisible();
  const stillForReading = (await cached())['pictures'] ?? [];
  expect(stillForReading.length).toBeGreaterThan(1);
  expect(stillForReading.length).toBeLessThan(forReading.length);
  await limitTo();
  await page.goto('/contact');
  await sendMessage(page, 'ann@example.com');
  await expect(page.getByText('kept on this device and will be sent')).toBeVisible();
  await openOutbox(page);
  await expect(entry(page, 'ann@example.com')).toBeVisible();
  await page.goto('/get-a-quote');
  await control(page, 'firstName').fill('Ann');
  await expect.poll(() => keptValue(page, 'quote', 'firstName')).toBe('Ann');
  await page.reload();
  await expect(control(page, 'firstName')).toHaveValue('Ann');

  await page.goto('/about');
  expect(await brokenPictures(page)).toEqual([]);
  const lately = await page.evaluate(() =>
    [...document.images].map(({ currentSrc }) => currentSrc).filter((src) => src.includes('/assets/')),
  );
  expect(lately.length).toBeGreaterThan(3);
  await expect.poll(async () => (await cached())['pictures']).toEqual(expect.arrayContaining(lately));
  const { pictures: all = [], ...rest } = await cached();
  const saved = await savedLengths(page);

  await limitTo((await usage()) + 2_000);
  // A picture in a size that was not requested yet: it is shown, but there is no space to cache it.
  const isShown = await page.evaluate(async (known) => {
    const sizes = [...document.querySelectorAll('source')].flatMap(({ srcset }) => srcset.split(/,\s+/));
    const urls = sizes.map((size) => new URL(size.split(' ')[0] ?? '', location.origin).href);
    const image = new Image();
    image.src = urls.find((url) => !known.includes(url)) ?? '';
    await image.decode();
    return image.naturalWidth > 0;
  }, all);
  expect(isShown).toBe(true);
  // Half of them stay. The new picture may count as one, because its use is noted before it is cached.
  const half = Math.floor(all.length / 2);
  const shortOfHalf = async () => half - ((await cached())['pictures']?.length ?? 0);
  await expect.poll(async () => [0, 1].includes(await shortOfHalf())).toBe(true);
  const { pictures: left, ...restLeft } = await cached();
  // Those that the page showed last: it shows more than half of all.
  expect(left).toEqual(expect.arrayContaining(lately.slice(-4)));
  expect(restLeft).toEqual(rest);
  expect(await savedLengths(page)).toEqual(saved);

  await context.setOffline(true);
  await page.reload();
  expect(await brokenPictures(page)).toEqual([]);
  await page.goto('/portfolio/present');
  await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible();
  expect(await brokenPictures(page)).toEqual([]);
  await page.goto('/get-a-quote');
  await expect(control(page, 'firstName')).toHaveValue('Ann');
  await openOutbox(page);
  await expect(entry(page, 'ann@example.com')).toBeVisible();
  await context.close();
});
