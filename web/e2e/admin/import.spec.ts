import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startPictureHost } from '../../../graphql-api/test/picture-host.ts';
import { expectSound, mark, openAdmin, phone } from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { visit } from '../support/offline-visit.ts';
import { testAlone } from '../support/worker-site.ts';

test.use({ environment: { PRIVATE_NETWORKS: 'on' } });
const testWithWorker = testAlone.extend({ storesSite: true });

/** Returns a WordPress export with one post, and pictures on this server. */
const wordPressExport = (slug: string, host: string) => `<?xml version="1.0"?>
<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<wp:wxr_version>1.2</wp:wxr_version>
<item>
  <title>From WordPress ${slug}</title>
  <link>https://old.example/2019/${slug}/</link>
  <guid>https://old.example/?p=${slug}</guid>
  <content:encoded><![CDATA[<p>An opening.</p><h2>A heading</h2><p>A paragraph.</p>
  <img src="${host}/room.jpg" alt="A room"><img src="${host}/missing.jpg" alt="">[gallery]]]></content:encoded>
  <wp:post_date_gmt>2019-05-04 15:30:00</wp:post_date_gmt>
  <wp:post_name>${slug}</wp:post_name>
  <wp:status>publish</wp:status>
  <wp:post_type>post</wp:post_type>
</item>
</channel></rss>`;

test('the owner imports a WordPress export, sees the omitted parts, and the old URL redirects @full', async ({
  app,
  page,
}) => {
  const slug = mark();
  const host = await startPictureHost();
  const file = (text: string) => ({ name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  await openAdmin(page, app, '/admin/import');
  const input = page.getByLabel('WordPress export (XML)');
  const button = page.getByRole('button', { name: 'Import', exact: true });
  await input.setInputFiles(file('<rss></rss>'));
  await button.click();
  await expect(input).toHaveAccessibleDescription(/This file isn’t a WordPress export/);
  await expectSound(page);

  await page.setViewportSize(phone);
  await input.setInputFiles(file(wordPressExport(slug, host.url)));
  await button.click();
  await expect(page.getByRole('region', { name: 'Imports' }).getByRole('listitem').first()).toContainText(
    '1 article imported, 1 picture',
  );
  await page.getByText('2 parts left out').last().click();
  await expect(page.getByText(`From WordPress ${slug}: [gallery]`)).toBeVisible();
  await expect(page.getByText(`${host.url}/missing.jpg: the server answered 404`)).toBeVisible();
  await expectSound(page);

  await page.goto(`/2019/${slug}/`);
  await expect(page).toHaveURL(`/artical/${slug}`);
  await expect(page.getByRole('heading', { name: 'A heading' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A room' })).toHaveAttribute('src', /^\/pictures\//);
  await host.close();
});

testWithWorker(
  'without a connection, the old URLs of an imported article open it @full',
  async ({ app, page, context }) => {
    const xml = wordPressExport('77', 'http://127.0.0.1:9')
      .replace('/2019/77/', '/2019/77.html')
      .replace('<guid>', '<wp:post_id>77</wp:post_id><guid>');
    await openAdmin(page, app, '/admin/import');
    await page
      .getByLabel('WordPress export (XML)')
      .setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('1 article imported')).toBeVisible();
    await visit(page, '/contact');
    await context.setOffline(true);
    for (const old of ['/2019/77.html', '/?p=77']) {
      await page.goto(old);
      await expect(page).toHaveURL(/\/artical\/article-77$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('From WordPress 77');
    }
    await page.goto('/?p=78');
    await expect(page).toHaveURL('/');
  },
);

const samples = new URL('../../../graphql-api/test/samples/wordpress/', import.meta.url);

test('the samples are imported twice with one result @nightly', async ({ app, page }) => {
  test.slow();
  const files = (await readdir(samples)).toSorted();
  await openAdmin(page, app, '/admin/import');
  const first = page.getByRole('region', { name: 'Imports' }).getByRole('listitem').first();
  const results: (string | null)[] = [];
  for (const name of [...files, ...files]) {
    await page.getByLabel('WordPress export (XML)').setInputFiles(fileURLToPath(new URL(name, samples)));
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    // The form is empty when the file was uploaded; the reload shows its import.
    await expect(page.getByLabel('WordPress export (XML)')).toHaveValue('');
    await page.reload();
    await expect(first).not.toContainText('Importing…');
    results.push((await first.locator('p').first().textContent())?.replace(/, \d+ picture.*/, '') ?? null);
  }
  const counts = [1, 1, 3, 1, 1, 3, 5, 1];
  const counted = (count: number) => `${count} article${count === 1 ? '' : 's'}`;
  expect(results).toEqual([
    ...counts.map((count) => `${counted(count)} imported`),
    ...counts.map((count) => `0 articles imported, ${counted(count)} imported before`),
  ]);
  await expectSound(page);
});

test('the owner sees the progress of an import, and cancels it @nightly', async ({ app, page }) => {
  const host = await startPictureHost();
  const pictures = Array.from({ length: 20 }, (_, index) => `<img src="${host.url}/slow.jpg?${index}">`).join(
    '',
  );
  const content = wordPressExport(mark(), host.url).replace('<p>An opening.</p>', pictures);
  await openAdmin(page, app, '/admin/import');
  const file = { name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(content) };
  await page.getByLabel('WordPress export (XML)').setInputFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '0 of 1 article, 0 pictures' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Import' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Cancel import' }).click();
  await expect(page.getByText('Cancelled. Until then: 0 articles imported')).toBeVisible();
  await host.close();
});
