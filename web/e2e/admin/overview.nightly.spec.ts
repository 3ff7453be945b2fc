import { randomUUID } from 'node:crypto';
import { desktop, expectSound, openAdmin, phone } from '../support/admin-page.ts';
import { expect, type Site, test } from '../support/fixtures.ts';

async function sendMessage(app: Site, name: string, source: string): Promise<void> {
  const phoneNum = `90555501${name.charCodeAt(4)}`;
  await app.graphql('mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }', {
    input: {
      submissionId: randomUUID(),
      name,
      email: `${name.replace(' ', '.')}@example.com`,
      phoneNum,
      message: 'Two rooms',
      source,
    },
  });
}

test('an empty list says how to begin, without filters and charts', async ({ app, page }) => {
  await openAdmin(page, app, '/admin');
  await expect(page.getByText('No leads in this range.')).toHaveCount(1);
  await expect(page.getByRole('img', { name: /^Leads by week/ })).toHaveCount(0);
  await page.goto('/admin/newsletter');
  await expect(page.getByText('Begin with “New newsletter”.')).toBeVisible();
  await expect(page.getByLabel('Search titles')).toHaveCount(0);
  // Only the fragment changes, so the browser loads no document.
  await page.goto('/admin/newsletter#search=tea');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByText('Begin with “New newsletter”.')).toBeVisible();
});

test('a new lead appears in every number of the page Today at the same time', async ({ app, page }) => {
  await page.clock.install();
  await openAdmin(page, app, '/admin');
  await expect(page.getByText('No leads in this range.')).toBeVisible();
  await sendMessage(app, 'Ann New', `${app.url}/ `);
  await page.clock.runFor(30_000);
  await expect(page.getByRole('link', { name: 'Leads 1 unread' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ann New/ })).toBeVisible();
  const overview = page.getByRole('region', { name: 'Leads', exact: true });
  await expect(overview.getByRole('definition').first()).toHaveText('1');
});

test('the overview counts the leads of a range', async ({ app, page }) => {
  const home = `${app.url}/`;
  await sendMessage(app, 'Ann Old', `${home} https://www.google.com/`);
  await sendMessage(app, 'Ann Won', `${home}?utm_source=flyer `);
  await sendMessage(app, 'Ann New', `${home} `);
  await app.graphql('mutation ($input: NewsletterInput!) { subscribeNewsletter(input: $input) { msg } }', {
    input: { submissionId: randomUUID(), email: 'ann@example.com', source: `${home}?utm_source=flyer ` },
  });
  const token = await openAdmin(page, app, '/admin');
  const { leads } = await app.graphql<{ leads: { nodes: { id: string }[] } }>(
    '{ leads(formType: "Contact") { nodes { id } } }',
    {},
    token,
  );
  const [, won] = leads.nodes;
  await app.graphql(
    'mutation ($won: ID!) { setLeadStates(ids: [$won], state: WON) { id } }',
    { won: won?.id },
    token,
  );
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.goto('/admin');
    const overview = page.getByRole('region', { name: 'Leads', exact: true });
    await expect(overview.getByRole('definition')).toHaveText(['3', '33%', '33%', /^\d+ minutes?$/]);
    await expect(
      overview.getByRole('img', { name: /^Leads by week, .*most in the week of .* with 3/ }),
    ).toBeVisible();
    await overview.getByText('Leads by week as a table').click();
    const weeks = overview.getByRole('table', { name: 'Leads by week' }).getByRole('row');
    await expect(weeks).toHaveCount(13);
    await expect(weeks.nth(1).getByRole('cell')).toHaveText(['3', '2', '1']);
    await expect(overview.getByRole('table', { name: 'Leads by form' })).toContainText('Message31');
    const sources = overview.getByRole('table', { name: 'Leads by source' }).getByRole('rowheader');
    await expect(sources).toHaveText(['flyer', 'www.google.com', 'Direct or unknown']);
    await expectSound(page);
    await overview.getByLabel('Range').selectOption({ label: 'Last 4 weeks' });
    await expect(weeks).toHaveCount(5);
    await page.reload();
    await expect(overview.getByLabel('Range')).toHaveValue('4');
  }
});
