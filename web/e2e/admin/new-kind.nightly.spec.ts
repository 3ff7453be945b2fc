import type { Page } from '@playwright/test';
import { card, control, dialog, openAdmin, picture, press, preview } from '../support/admin-page.ts';
import { buildEventRelease } from '../support/event-release.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Release } from '../support/release.ts';
import { htmlOf, servedPage } from '../support/served-page.ts';

let release: Release | undefined;
test.beforeAll(async () => {
  release = await buildEventRelease();
});
test.afterAll(() => release?.remove());

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a kind that is declared in five files has pages, and all lists and tools of the admin area', async ({
  app,
  page,
  context,
}) => {
  await app.stop();
  await app.start({ release: release?.folder });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const token = await openAdmin(page, app, '/admin');
  const path = '/events/open-house';

  await test.step('the owner writes one, reached by the menu, beside its page', async () => {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
    await expect(page.getByText('No events yet.')).toBeVisible();
    await page.getByRole('button', { name: 'New event' }).click();
    await control(page, 'name').fill('Open house');
    await control(page, 'slug_url').fill('Open House');
    await control(page, 'day').fill('2027-05-01');
    await control(page, 'place').fill('Main Street');
    await control(page, 'text').fill('Staging from {vacantStaging.price}.');
    await dialog(page)
      .locator('input[type="file"]:not([capture])')
      .setInputFiles(await picture('teal'));
    const shown = preview(page);
    await expect(shown.getByRole('heading', { level: 1 })).toContainText('Open house');
    await expect(shown.getByRole('img').first()).toBeVisible();
  });

  await test.step('shares the draft, which is not public', async () => {
    await expect(dialog(page).getByText('Draft saved')).toBeVisible();
    await press(page, 'More');
    await press(page, 'Share the draft');
    const sharing = page.getByRole('dialog', { name: 'Share the draft' });
    await sharing.getByRole('button', { name: 'Make a link' }).click();
    const link = new URL(await sharing.getByLabel('Link').inputValue());
    const draft = await fetch(app.url + link.pathname + link.search);
    expect(await draft.text()).toContain('Open house');
    expect((await servedPage(app.url + path)).status).toBe(404);
    expect(await htmlOf(`${app.url}/sitemap.xml`)).not.toContain(path);
    await sharing.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('publishes it: it has a page, and is in the lists for readers', async () => {
    await press(page, 'Publish');
    await expect(status(page, 'Event added.')).toBeVisible();
    const served = await servedPage(app.url + path);
    expect(served).toMatchObject({ status: 200, headings: ['Open house'] });
    expect(served.text).toContain('2027-05-01, Main Street');
    expect(served.text).toMatch(/Staging from \$[\d,]+\./);
    expect(served.html).toContain('/pictures/');
    expect(await htmlOf(`${app.url}/sitemap.xml`)).toContain(path);
    expect(await htmlOf(`${app.url}/feed.xml`)).toContain(path);
    const manifest = JSON.parse(await htmlOf(`${app.url}/offline-manifest.json`)) as {
      path: string;
      queries: string[];
    }[];
    const stored = manifest.find((it) => it.path === path);
    expect(stored?.queries).toHaveLength(1);
    expect(await (await fetch(`${app.url}${stored?.queries[0]}`)).text()).toContain('Open house');
  });

  await test.step('a visitor opens it, also by a navigation', async () => {
    const visitor = await context.newPage();
    await visitor.goto(path);
    await visitor.keyboard.press('Tab');
    await expect(visitor.locator('#root[data-hydrated]')).toBeAttached();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Open house');
    await visitor.close();
  });

  await test.step('the owner finds it by the search, the picture’s uses and the choice of a link', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await dialog(page).getByRole('searchbox').fill('open house');
    await dialog(page).getByRole('link', { name: 'Open house' }).click();
    await expect(control(page, 'place')).toHaveValue('Main Street');
    await page.goto('/admin/media');
    await page.getByRole('link', { name: 'Used in Open house' }).first().click();
    await page.getByRole('link', { name: 'Open house', exact: true }).click();
    await expect(control(page, 'place')).toHaveValue('Main Street');
    await page.goto('/admin/pages#edit=%2Fthank-you');
    await expect(
      dialog(page)
        .getByRole('option', { name: `Open house (${path})` })
        .first(),
    ).toBeAttached();
  });

  await test.step('its former addresses redirect, and an unpublished one is missing', async () => {
    const found = `{ entry(kind: "event", number: 1) { number version } }`;
    const { entry } = await app.graphql<{ entry: { number: number; version: number } }>(found, {}, token);
    const moved = { name: 'Open house', slug_url: 'spring', day: '2027-05-01' };
    const saved = await app.graphql<{ saveEntryDraft: { draft: { revision: number } } }>(
      `mutation ($fields: JSONObject!, $number: Int!, $version: Int!) {
        saveEntryDraft(kind: "event", number: $number, fields: $fields, version: $version, revision: 0) { draft { revision } }
      }`,
      { fields: moved, ...entry },
      token,
    );
    const { publishEntry } = await app.graphql<{ publishEntry: { version: number } }>(
      'mutation ($number: Int!, $revision: Int!) { publishEntry(kind: "event", number: $number, revision: $revision) { version } }',
      { number: entry.number, revision: saved.saveEntryDraft.draft.revision },
      token,
    );
    const former = await fetch(app.url + path, { redirect: 'manual' });
    expect([former.status, former.headers.get('location')]).toEqual([301, '/events/spring']);
    await app.graphql(
      'mutation ($number: Int!, $version: Int!) { unpublishEntry(kind: "event", number: $number, version: $version) { number } }',
      { number: entry.number, version: publishEntry.version },
      token,
    );
    expect((await servedPage(`${app.url}/events/spring`)).status).toBe(404);
    await page.goto('/admin/event');
    await expect(card(page, 'Open house')).toContainText('Draft');
  });
});
