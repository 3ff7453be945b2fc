import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectSound, mark, openAdmin, phone } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import type { Site } from '../support/fixtures.ts';

const desktop = { width: 1440, height: 900 };
const sendMessage = (app: Site, name: string, change: object) =>
  app.graphql('mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }', {
    input: { submissionId: randomUUID(), name, phoneNum: '1', message: 'Two rooms', ...change },
  });
const rowOf = (page: Page, name: string) => page.getByRole('link', { name });
const unreadCount = async (page: Page) => Number(/^\((\d+)\) Leads/.exec(await page.title())?.[1] ?? 0);

for (const size of [desktop, phone])
  test(`a lead is opened, answered from a template and scheduled at ${size.width} px`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(size);
    const name = `Ann ${mark()}`;
    await sendMessage(app, name, { email, message: 'First question' });
    await sendMessage(app, name, { email, message: 'Second question' });
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
    await expect(page.getByRole('list', { name: 'Leads' })).toBeVisible({ visible: size === desktop });

    await lead.getByLabel('Insert a template').selectOption({ label: 'Arrange a call' });
    const text = lead.getByLabel('Reply', { exact: true });
    await expect(text).toHaveValue(/^Hello Ann,\n\nThank you/);
    await text.fill(`${await text.inputValue()}\n\nAnna`);
    await lead.getByRole('button', { name: 'Send reply' }).click();
    await expect(lead.getByText('Mail to the visitor: sent').last()).toBeVisible();
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
