import { changePage } from '../../../graphql-api/test/page-content.ts';
import { prices } from '../../../rules/fact/prices.ts';
import { formTypeOf } from '../../../rules/form/form-types.ts';
import { expectSound, laptop, openAdmin, phone, when } from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { rowOf, sendMessage } from '../support/inbox-page.ts';

const SAVE = `mutation ($kind: String!, $fields: JSONObject!) {
  saveEntryDraft(kind: $kind, fields: $fields, version: 0, revision: 0) { number }
}`;
for (const size of [phone, laptop])
  test(`what waits is one list, the newest first, with a link to reply, at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const minutesAgo = (count: number) => `now() - interval '${count} minutes'`;
    for (const name of ['Ann Due', 'Ann New', 'Bea New', 'Ann Failed'])
      await sendMessage(app, name, { email: `${name.replace(' ', '.')}@example.com` });
    const of = (name: string) => `"email" = '${name.replace(' ', '.')}@example.com'`;
    await app.execute(`
      update "lead" set "submittedAt" = ${minutesAgo(1)} where ${of('Ann New')};
      update "lead" set "submittedAt" = ${minutesAgo(150)}, "formType" = '${formTypeOf.project}' where ${of('Bea New')};
      update "lead" set "submittedAt" = now() - interval '9 days', "followUpOn" = now() - interval '2 days' where ${of('Ann Due')};
      update "lead" set "submittedAt" = now() - interval '9 days', "state" = 'answered', "readAt" = now() where ${of('Ann Failed')};
      insert into "mail" ("kind", "recipient", "lead_id", "state", "lastError", "triedAt")
        select 'reply', "email", "id", 'failed', '550 No such user', ${minutesAgo(2)} from "lead" where ${of('Ann Failed')}`);
    const token = await app.signIn();
    await app.graphql(SAVE, { kind: 'article', fields: { title: 'Half an article' } }, token);
    await app.graphql(SAVE, { kind: 'article', fields: { title: '' } }, token);
    await app.execute(`update "entry_draft" set "savedAt" = ${minutesAgo(3)};
      update "entry_draft" set "savedAt" = ${minutesAgo(5)} where "fields"->>'title' = '';
      update "entry" set "updatedBy" = 'owner@example.com' where "kind" = 'location' and "number" = 1`);

    await openAdmin(page, app, '/admin');
    const due = page.getByRole('list', { name: 'Waiting for you' }).getByRole('listitem');
    await expect(due).toHaveText([
      /^Ann NewNew lead · MessageTwo roomswaits \d minutes?Reply/,
      /^Ann FailedEmail not delivered · MessageEmail to the visitor: not delivered: 550 No such user2 mins/,
      /^Half an articleDraft · Article3 mins/,
      /^Untitled articleDraft · Article5 mins/,
      /^Bea NewNew lead · Project management enquiryTwo roomswaits 2.5 hoursReply/,
      /^Ann DueFollow-up · MessageTwo rooms/,
    ]);
    await expect(page.getByRole('list', { name: 'Edited lately' }).getByRole('link')).toHaveText([
      /Location page.*by owner@example.com/,
    ]);
    await expect(due.first()).toBeInViewport({ ratio: 1 });
    // The name of no form wraps.
    const heightOf = (name: string) => due.filter({ hasText: name }).evaluate((row) => row.clientHeight);
    expect(await heightOf('Bea New')).toBe(await heightOf('Ann New'));
    await expectSound(page);

    await page.getByRole('link', { name: 'Reply to Bea New' }).click();
    const lead = page.getByRole('article', { name: 'Bea New' });
    await expect(lead.getByLabel('Reply', { exact: true })).toBeFocused();
    await page.goBack();
    await due.filter({ hasText: 'Half an article' }).getByRole('link').click();
    await expect(page.getByRole('dialog').locator('[name="title"]')).toHaveValue('Half an article');
    await page.goto('/admin');
    await due.getByRole('link', { name: 'Ann New New lead' }).click();
    await expect(page.getByRole('article', { name: 'Ann New' })).toBeVisible();
    await page.goto('/admin/leads#toDo=FAILED_MAIL');
    await expect(rowOf(page, 'Ann Failed')).toBeVisible();
  });

for (const size of [phone, laptop])
  test(`a day without duties has suggestions, at ${size.width} px${when(size)}`, async ({ app, page }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin');
    await expect(page.getByRole('heading', { name: 'Nothing is waiting for you' })).toBeVisible();
    const next = page.getByRole('list', { name: 'Good to do next' }).getByRole('link');
    await expect(next).toHaveText([/^Check the prices/, /^Check the business details/, /^Write an article/]);
    await expectSound(page);
    await next.first().click();
    await expect(page.getByRole('dialog', { name: 'Edit Prices' })).toBeVisible();
  });

test('an earlier price that a text still spells waits until it is replaced', async ({ app, page }) => {
  const token = await openAdmin(page, app, '/admin');
  await expect(page.getByRole('heading', { name: 'Nothing is waiting for you' })).toBeVisible();
  const was = prices.stagingConsultation.price;
  await app.execute(`update "entry" set "lists" = '{}', "fields" = "fields" || '{"brief_paragraph": "Only $${was}."}'
    where "kind" = 'article' and "number" = 1`);
  const ask = async (query: string, variables?: object) => ({
    data: await app.graphql<Record<string, null>>(query, variables, token),
  });
  await changePage(ask, 'prices', { 'stagingConsultation.price': was + 30 });
  await page.reload();
  const due = page.getByRole('list', { name: 'Waiting for you' }).getByRole('link');
  await expect(due).toContainText([`$${was}Earlier price`]);
  await due.click();
  await page.getByRole('button', { name: /^Use / }).first().click();
  await expect(page.getByText('No text has an earlier price any more.')).toBeVisible();
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is waiting for you' })).toBeVisible();
});
