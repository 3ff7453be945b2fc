import { expect } from '@playwright/test';
import { violationsOn } from '../support/accessibility.ts';
import { phone, sizes } from '../support/admin-page.ts';
import { test } from '../support/edited-site.ts';
import { openHydrated } from '../support/hydration.ts';

interface Entry {
  number: number;
  title: string;
  version: number;
  fields: { picture: string; [name: string]: unknown };
}

for (const size of sizes) {
  const { width } = size;
  test(`a project has a page with its story, pictures and testimonial at ${width} px${size === phone ? '' : ' @nightly'}`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize(size);
    const token = await app.signIn();
    const query = '{ entries(kind: "project") { items { number title version fields } } }';
    const { entries } = await app.graphql<{ entries: { items: Entry[] } }>(query, {}, token);
    const entry = entries.items.find(({ title }) => title === 'Open living and dining') as Entry;
    const other = entries.items.find(({ fields }) => fields.picture !== entry.fields.picture) as Entry;
    const slug = `A story at ${width}`;
    const fields = {
      ...entry.fields,
      slug_url: slug,
      story: '<p>Two days from <strong>empty</strong> to open house.</p>',
      pictures: [{ picture: other.fields.picture }],
      pairs: [{ before: other.fields.picture, after: entry.fields.picture }],
      quote: 'Sold in a week.',
      client: 'A builder in Milton',
      service: '/staging',
    };
    const variables = { number: entry.number, fields, version: entry.version };
    const { saveEntryDraft } = await app.graphql<{ saveEntryDraft: { draft: { revision: number } } }>(
      `mutation ($number: Int, $fields: JSONObject!, $version: Int!) {
        saveEntryDraft(kind: "project", number: $number, fields: $fields, version: $version, revision: 0) { draft { revision } }
      }`,
      variables,
      token,
    );
    await app.graphql(
      `mutation ($number: Int!, $revision: Int!) {
        publishEntry(kind: "project", number: $number, revision: $revision) { address }
      }`,
      { number: entry.number, revision: saveEntryDraft.draft.revision },
      token,
    );

    await openHydrated(page, '/portfolio');
    await page.getByRole('tabpanel').getByRole('link', { name: entry.title, exact: true }).click();
    await expect(page).toHaveURL(`/portfolio/a-story-at-${width}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: entry.title })).toBeVisible();
    await expect(main.getByText('Two days from empty to open house.')).toBeVisible();
    await expect(main.getByRole('slider')).toBeVisible();
    await expect(main.getByText('Sold in a week.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Read about this service' })).toHaveAttribute(
      'href',
      '/staging',
    );
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const rendered = await page.request.get(`/portfolio/a-story-at-${width}`);
    expect(await rendered.text()).toContain('Two days from');
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`/portfolio/a-story-at-${width}</loc>`);
    expect((await page.request.get('/portfolio/none')).status()).toBe(404);
    const former = entry.fields['slug_url'] as string;
    const moved = await page.request.get(`/portfolio/${former}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([301, `/portfolio/a-story-at-${width}`]);
  });
}
