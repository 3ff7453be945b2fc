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
  await page.goto('/admin/own-pages');
  await expect(page.getByText('Begin with “Add page”.')).toBeVisible();
  await expect(page.getByLabel('Search titles')).toHaveCount(0);
  await page.goto('/admin/own-pages#search=tea');
  await page.reload();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByText('Begin with “Add page”.')).toBeVisible();
});

test('a new lead appears in every number of the page Today at the same time', async ({ app, page }) => {
  await page.clock.install();
  await openAdmin(page, app, '/admin');
  await expect(page.getByText('No leads in this range.')).toBeVisible();
  await sendMessage(app, 'Ann New', `${app.url}/ `);
  await page.clock.runFor(30_000);
  await expect(page.getByRole('link', { name: 'Leads 1 unread' })).toBeVisible();
  await expect(page.getByRole('link', { name: '1 new lead', exact: true })).toBeVisible();
  const overview = page.getByRole('region', { name: 'Leads', exact: true });
  await expect(overview.getByRole('definition').first()).toHaveText('1');
});

test("the overview begins with the owner's tasks, and counts the leads of a range", async ({ app, page }) => {
  const home = `${app.url}/`;
  await sendMessage(app, 'Ann Due', `${home} https://www.google.com/`);
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
  const [, won, due] = leads.nodes;
  await app.graphql(
    `mutation ($won: ID!, $due: ID!) {
       setLeadStates(ids: [$won], state: WON) { id }
       setLeadFollowUp(id: $due, followUpOn: "2026-01-02") { id }
     }`,
    { won: won?.id, due: due?.id },
    token,
  );
  await app.graphql(
    `mutation ($fields: JSONObject!) {
      saveEntryDraft(kind: "article", fields: $fields, version: 0, revision: 0) { number }
    }`,
    { fields: { title: 'A draft' } },
    token,
  );
  const tile = (name: string) => page.getByRole('link', { name });
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Waiting for you');
    await expect(tile('0 emails not delivered')).toBeVisible();
    const newLeads = page.getByRole('list', { name: 'New leads' }).getByRole('link');
    await expect(newLeads).toHaveText([/Ann New.*Two rooms/]);
    await tile('1 follow-up due').click();
    await expect(page.getByRole('list', { name: 'Leads' }).getByRole('listitem')).toHaveText([/Ann Due/]);
    await page.goBack();
    await tile('1 new lead').click();
    await expect(page.getByRole('list', { name: 'Leads' }).getByRole('listitem')).toHaveText([/Ann New/]);
    await page.goBack();
    await tile('1 draft post').click();
    await expect(page.getByRole('article')).toHaveText([/A draft/]);
    await page.goBack();

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
