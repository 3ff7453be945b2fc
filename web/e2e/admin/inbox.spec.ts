import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { desktop, expectSound, mark, openAdmin, phone, refreshUntil } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import type { Site } from '../support/fixtures.ts';

const sendMessage = (app: Site, name: string, change: object) =>
  app.graphql('mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }', {
    input: { submissionId: randomUUID(), name, phoneNum: '1', message: 'Two rooms', ...change },
  });
/** Stores the number on the app's icon, which no page can read, in the session storage. */
const watchBadge = (page: Page) =>
  page.addInitScript(() => {
    navigator.setAppBadge = async (count) => sessionStorage.setItem('badge', String(count));
    navigator.clearAppBadge = async () => sessionStorage.removeItem('badge');
  });
const badge = (page: Page) => page.evaluate(() => sessionStorage.getItem('badge'));
const rowOf = (page: Page, name: string) => page.getByRole('link', { name });
const unreadCount = async (page: Page) => Number(/^\((\d+)\) Leads/.exec(await page.title())?.[1] ?? 0);

for (const size of [desktop, phone])
  test(`a lead is opened, answered from a template and scheduled at ${size.width} px${size === phone ? ' @full' : ''}`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(size);
    const name = `Ann ${mark()} Whitfield Alexander`;
    await sendMessage(app, name, { email, message: 'First question' });
    await sendMessage(app, name, { email, message: 'Second question' });
    await watchBadge(page);
    await openAdmin(page, app, '/admin/leads');
    const row = rowOf(page, name).first();
    await expect(row).toHaveAccessibleName(/^Unread: /);
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48);
    const before = await unreadCount(page);
    expect(before).toBeGreaterThanOrEqual(2);
    await expectSound(page);

    await row.click();
    await expect(page).toHaveURL(/\/admin\/leads\/[\da-f-]{36}$/);
    const lead = page.getByRole('article', { name });
    await expect(lead.getByRole('list', { name: 'Conversation' }).locator(':scope > li')).toContainText([
      'First question',
      'Second question',
    ]);
    await expect.poll(() => unreadCount(page)).toBe(before - 2);
    await expect.poll(() => badge(page)).toBe(String(before - 2));
    await expect(page.getByRole('list', { name: 'Leads' })).toBeVisible({ visible: size === desktop });

    await lead.getByLabel('Insert a template').selectOption({ label: 'Arrange a call' });
    const text = lead.getByLabel('Reply', { exact: true });
    await expect(text).toHaveValue(/^Hello Ann,\n\nThank you/);
    await text.fill(`${await text.inputValue()}\n\nAnna`);
    await lead.getByRole('button', { name: 'Send reply' }).click();
    await expect(lead.getByText('Email to the visitor: sent').last()).toBeVisible();
    await expect(text).toHaveValue('');
    await expect(lead.getByLabel('State of this lead')).toHaveValue('ANSWERED');
    await lead.getByLabel('Follow up on').fill('2030-01-31');
    await lead.getByLabel('Follow up on').blur();
    await expect(page.getByText('Follow up on January 31, 2030.')).toBeVisible();
    await expect
      .poll(() =>
        app.mail.received.filter((mail) => mail.text?.includes('Anna')).map(({ subject }) => subject),
      )
      .toContain('Re: We have received your message');
    await page.reload();
    await expect(lead.getByLabel('Follow up on')).toHaveValue('2030-01-31');
    await expect(lead.getByText(/Anna$/)).toBeVisible();
    await expectSound(page);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    expect(await badge(page)).toBeNull();
  });

for (const size of [desktop, phone])
  test(`leads are found, marked together and answered by an own template at ${size.width} px @full`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(size);
    const own = mark();
    await page.clock.install();
    const token = await openAdmin(page, app, '/admin/leads');
    const list = page.getByRole('list', { name: 'Leads' });
    await expect(page.getByText(/^\d+ leads?$/)).toBeVisible();
    // New rows appear on the open page without a reload.
    await sendMessage(app, `Noted ${own}`, { email });
    await sendMessage(app, `Answered ${own}`, { email: `second-${email}` });
    await sendMessage(app, `Placed ${own}`, { email, message: `A house in Élora${own}` });
    await refreshUntil(page, page.getByRole('link', { name: `Placed ${own}` }));
    await expect(list.getByRole('link', { name: own })).toHaveCount(3);

    const { leads } = await app.graphql<{ leads: { nodes: { id: string; fields: { name: string } }[] } }>(
      `{ leads(search: "${own}") { nodes { id fields } } }`,
      {},
      token,
    );
    const idOf = (name: string) => leads.nodes.find(({ fields }) => fields.name.startsWith(name))?.id;
    await app.graphql(
      `mutation ($noted: ID!, $answered: ID!, $reply: LeadReplyInput!) {
        addLeadNote(id: $noted, text: "Key under ${own} mat") { id }
        replyToLead(id: $answered, input: $reply) { id }
      }`,
      {
        noted: idOf('Noted'),
        answered: idOf('Answered'),
        reply: { reply_id: randomUUID(), text: `Thursday ${own}` },
      },
      token,
    );
    const search = page.getByLabel('Search', { exact: true });
    for (const [text, name] of [
      [`noted ${own}`, 'Noted'],
      [`elora${own}`, 'Placed'],
      [`under ${own} mat`, 'Noted'],
      [`thursday ${own}`, 'Answered'],
    ] as const) {
      await search.fill(text);
      await expect(list.getByRole('listitem')).toHaveText([new RegExp(`${name} ${own}`)]);
    }
    await search.fill(own);
    await page.getByLabel(`Select Noted ${own}`).check();
    await page.getByLabel(`Select Placed ${own}`).check();
    await expectSound(page);
    await page.getByLabel('State of the selected leads').selectOption({ label: 'Won' });
    await expect(rowOf(page, `Noted ${own}`)).toHaveAccessibleName(/Won/);
    await expect(rowOf(page, `Placed ${own}`)).toHaveAccessibleName(/Won/);
    await expect(page.getByLabel('State of the selected leads')).toBeHidden();

    await rowOf(page, `Answered ${own}`).click();
    const lead = page.getByRole('article', { name: `Answered ${own}` });
    await lead.getByRole('button', { name: 'Edit templates' }).click();
    const added = page.getByRole('form', { name: 'New template' });
    await added.getByLabel('Name of a new template').fill(`Template ${own}`);
    await added.getByLabel('Text').fill('Hi {first name}');
    await added.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('form', { name: `Template ${own}` })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Close' }).first().click();
    await lead.getByLabel('Insert a template').selectOption({ label: `Template ${own}` });
    await expect(lead.getByLabel('Reply', { exact: true })).toHaveValue(/^Hi Answered/);
    await lead.getByLabel('Note').fill(`Later ${own}`);
    // Another page unmounts the forms.
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Categories' }).click();
    await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
    await page.goBack();
    await expect(lead.getByLabel('Reply', { exact: true })).toHaveValue(/^Hi Answered/);
    await expect(lead.getByLabel('Note')).toHaveValue(`Later ${own}`);
  });

test('keys move, mark and list themselves; several leads get a state; templates are edited @full', async ({
  app,
  page,
  email,
}) => {
  await page.setViewportSize(desktop);
  const name = mark();
  for (const letter of ['A', 'B', 'C']) await sendMessage(app, `${letter} ${name}`, { email });
  await openAdmin(page, app, `/admin/leads#search=${name}`);
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(rowOf(page, `C ${name}`)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rowOf(page, `B ${name}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: `B ${name}` })).toBeVisible();
  await expect(rowOf(page, `B ${name}`)).not.toHaveAccessibleName(/^Unread/);
  await page.keyboard.press('u');
  await expect(rowOf(page, `B ${name}`)).toHaveAccessibleName(/^Unread/);
  await page.keyboard.press('e');
  await expect(rowOf(page, `B ${name}`)).toHaveAccessibleName(/Answered/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Mark as answered');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Note', { exact: true }).fill('jeu?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Note', { exact: true }).fill('');

  await page.getByLabel(`Select A ${name}`).check();
  await page.getByLabel(`Select C ${name}`).check();
  await page.getByLabel('State of the selected leads').selectOption({ label: 'Lost' });
  await expect(rowOf(page, `A ${name}`)).toHaveAccessibleName(/Lost/);
  await expect(rowOf(page, `C ${name}`)).toHaveAccessibleName(/Lost/);

  await page.getByRole('button', { name: 'Edit templates' }).click();
  const added = page.getByRole('form', { name: 'New template' });
  await added.getByLabel('Name of a new template').fill(`Template ${name}`);
  await added.getByLabel('Text').fill('Hi {first name}');
  await added.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByRole('form', { name: `Template ${name}` });
  await saved.getByRole('button', { name: 'Delete template' }).click();
  await expect(saved).toBeHidden();
  await expectSound(page);
});
