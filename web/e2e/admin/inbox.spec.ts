import type { Locator, Page } from '@playwright/test';
import { desktop, expectSound, laptop, mark, openAdmin, phone, when } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { leadOf, openInboxOf, openNewLead, rowOf, sendMessage } from '../support/inbox-page.ts';

/** Stores the number on the app's icon, which no page can read, in the session storage. */
const watchBadge = (page: Page) =>
  page.addInitScript(() => {
    navigator.setAppBadge = async (count) => sessionStorage.setItem('badge', String(count));
    navigator.clearAppBadge = async () => sessionStorage.removeItem('badge');
  });
const badge = (page: Page) => page.evaluate(() => sessionStorage.getItem('badge'));
const unreadCount = async (page: Page) => Number(/^\((\d+)\) Leads/.exec(await page.title())?.[1] ?? 0);

for (const size of [desktop, phone])
  test(`a person's messages are one conversation, answered from a template at ${size.width} px${size === phone ? ' @nightly' : ''}`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(size);
    const name = `Ann ${mark()} Whitfield Alexander`;
    await sendMessage(app, name, { email, message: 'First question' });
    await sendMessage(app, name, { email, message: 'Second question' });
    await watchBadge(page);
    await openAdmin(page, app, '/admin/categories');
    const titled = async () => /^\((\d+)\)/.exec(await page.title())?.[1];
    await expect.poll(async () => (await titled()) === (await badge(page))).toBe(true);
    await page.getByRole('link', { name: /^Leads/ }).click();
    const lead = leadOf(page, name);
    await expect(rowOf(page, name)).toHaveAccessibleName(/^Unread: .*Second question/);
    await expectSound(page);
    const before = await unreadCount(page);
    await rowOf(page, name).click();
    await expect.poll(() => unreadCount(page)).toBe(before - 1);
    await expect.poll(() => badge(page)).toBe(String(before - 1));
    await expect(page).toHaveURL(/\/admin\/leads\/[\da-f-]{36}$/);
    await expect(lead.getByRole('list', { name: 'Conversation' }).locator(':scope > li')).toContainText([
      'First question',
      'Second question',
    ]);
    await expect(page.getByRole('list', { name: 'Leads' })).toBeVisible({ visible: size === desktop });
    const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;
    const message = await widthOf(lead.getByText('Second question', { exact: true }));
    expect(message).toBeGreaterThan(0.85 * (await widthOf(lead)));

    const text = lead.getByLabel('Reply', { exact: true });
    await text.focus();
    const template = lead.getByLabel('Insert a template');
    await template.selectOption({ label: 'Arrange a call' });
    await expect(text).toHaveValue(/^Hello Ann,\n\nThank you/);
    await text.fill('Dear Ann,\n');
    await template.selectOption({ label: 'Arrange a call' });
    await expect(text).toHaveValue(/^Dear Ann,\n\nThank you/);
    await text.fill(`${await text.inputValue()}\n\nAnna`);
    await lead.getByRole('button', { name: 'Send reply' }).click();
    await expect(text).toHaveValue('');
    await expect(lead.getByLabel('State of this lead')).toHaveValue('ANSWERED');
    if (size === phone) await lead.getByRole('button', { name: 'Follow up' }).click();
    await lead.getByLabel('Follow up on').fill('2030-01-31');
    await expect(page.getByText(`${name}: follow up on January 31, 2030.`)).toBeVisible();
    await app.makeMailsDue();
    await expect
      .poll(() =>
        app.mail.received.filter((mail) => mail.text?.includes('Anna')).map(({ subject }) => subject),
      )
      .toContain('Re: Your message to Maison Milton');
    await page.reload();
    await expect(lead.getByLabel('Follow up on')).toHaveValue('2030-01-31');
    await expect(lead.getByText(/Anna$/)).toBeVisible();
    await expectSound(page);

    await page.goto('/admin/leads#box=FOLLOW_UP');
    await expect(rowOf(page, name)).toHaveAccessibleName(/ Follow up Jan.31 (Short m|M)essage /);
    await page.goto('/admin/account');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    expect(await badge(page)).toBeNull();
  });

for (const key of ['j', 'Enter'])
  test(`a wide inbox marks no lead as read until ${key} opens the first`, async ({ app, page }) => {
    await page.setViewportSize(laptop);
    const own = await openInboxOf(page, app, ['Ann']);
    await expect(page.getByRole('heading', { name: 'Choose a conversation' })).toBeVisible();
    await expect(rowOf(page, own)).toHaveAccessibleName(/^Unread/);
    await expect(page).toHaveURL(/\/leads#/);
    await page.keyboard.press(key);
    await expect(leadOf(page, `Ann ${own}`)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?Leads – Ann ${own}`));
    await expect(rowOf(page, own)).not.toHaveAccessibleName(/^Unread/);
  });

for (const size of [phone, laptop])
  test(`a lead whose change fails after the next one has opened is named, and opens again, at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const own = await openInboxOf(page, app, ['Ann', 'Bea']);
    await rowOf(page, `Bea ${own}`).click();
    await expect(leadOf(page, `Bea ${own}`)).toBeVisible();
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SetLeadStates') ? route.abort() : route.continue(),
    );
    await page.keyboard.press('e');
    await expect(page.getByRole('alert')).toContainText(`Bea ${own}: `);
    await expect(leadOf(page, `Ann ${own}`)).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: `Open Bea ${own}` }).click();
    await expect(leadOf(page, `Bea ${own}`)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

for (const [key, state] of [
  ['e', 'Done'],
  ['s', 'Spam'],
] as const)
  test(`Undo of ${state} opens the lead again`, async ({ app, page }) => {
    await page.setViewportSize(laptop);
    const own = await openInboxOf(page, app, ['Ann', 'Bea']);
    await rowOf(page, `Bea ${own}`).click();
    await expect(leadOf(page, `Bea ${own}`)).toBeVisible();
    await page.keyboard.press(key);
    await expect(leadOf(page, `Ann ${own}`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(leadOf(page, `Bea ${own}`).getByLabel('State of this lead')).toHaveValue('NEW');
  });

for (const size of [phone, laptop])
  test(`the words about a missing lead stand in the middle of its place, at ${size.width} px @nightly`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/leads/not-an-id');
    const heading = page.getByRole('heading', { name: 'There is no such lead' });
    await expect(heading).toBeVisible();
    const { y = 0 } = (await heading.boundingBox()) ?? {};
    expect(Math.abs(y / size.height - 0.5)).toBeLessThan(0.1);
    await expectSound(page);
  });

for (const size of [phone, laptop])
  test(`the bar of the selected leads is one line in the place of the foot, and moves no lead, at ${size.width} px @nightly`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const own = mark();
    for (const name of ['Ann', 'Bea'])
      await sendMessage(app, `${name} ${own}`, { email: `${name}-${own}@example.com` });
    await openAdmin(page, app, '/admin/leads');
    const before = await rowOf(page, `Ann ${own}`).boundingBox();
    await page.getByLabel(`Select Bea ${own}`).check();
    const bar = page.getByRole('region', { name: 'Selected leads' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
    await expect(page.getByRole('button', { name: 'Export as CSV' })).toBeHidden();
    expect(await rowOf(page, `Ann ${own}`).boundingBox()).toEqual(before);
    await expectSound(page);
    await bar.getByRole('button', { name: 'Mark as unread' }).click();
    await page.getByLabel(`Select Ann ${own}`).check();
    await expect(page.getByRole('region', { name: 'Message' })).toContainText('unread.');
    await expect(bar).toContainText('1 selected');
    for (const name of ['Mark as unread', 'Clear selection'])
      await bar.getByRole('button', { name }).click({ trial: true });
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect(page.getByRole('button', { name: 'Export as CSV' })).toBeVisible();
  });

for (const size of [phone, laptop])
  test(`the menu of a lead has the deletion of the person’s data, beside the name, at ${size.width} px @nightly`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(size);
    const { lead } = await openNewLead(page, app, email);
    const erase = lead.getByRole('button', { name: 'Delete this person’s data' });
    await expect(lead.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(erase).toBeHidden();
    const more = lead.getByRole('button', { name: 'More', exact: true });
    const [box, heading] = await Promise.all([
      more.boundingBox(),
      lead.getByRole('heading', { level: 2 }).boundingBox(),
    ]);
    expect(box?.y).toBeLessThan((heading?.y ?? 0) + 48);
    await more.click();
    await expectSound(page);
    await erase.click();
    await expect(page.getByRole('dialog')).toContainText('1 lead');
  });

test('on a laptop all keys are shown @nightly', async ({ app, page }) => {
  await page.setViewportSize(laptop);
  await openAdmin(page, app, '/admin/leads');
  await page.getByRole('button', { name: 'Keys' }).click();
  const keys = page.getByRole('dialog', { name: 'Keys' });
  for (const meaning of ['Open the next lead', 'Show these keys'])
    await expect(keys.getByText(meaning)).toBeInViewport({ ratio: 1 });
  await expect(keys.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(keys.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expectSound(page);
});

for (const size of [phone, laptop])
  test(`at ${size.width} px a begun reply marks its line, and Escape leaves it for the keys${size === phone ? ' @nightly' : ''}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const own = await openInboxOf(page, app, ['Ann', 'Bea']);
    await rowOf(page, `Bea ${own}`).click();
    const text = leadOf(page, `Bea ${own}`).getByLabel('Reply', { exact: true });
    await text.fill(`Hello ${own}`);
    await page.keyboard.press('Escape');
    await expect(leadOf(page, `Bea ${own}`).getByRole('list', { name: 'Conversation' })).toBeFocused();
    await expect(text).toHaveValue(`Hello ${own}`);
    await expect(leadOf(page, `Bea ${own}`).getByText(/^Draft saved/)).toBeVisible();
    await page.keyboard.press('j');
    await expect(leadOf(page, `Ann ${own}`)).toBeVisible();
    if (size === phone) await page.getByRole('link', { name: 'All leads' }).click();
    await expect(rowOf(page, `Bea ${own}`)).toContainText(`Draft: Hello ${own}`);
    await expect(rowOf(page, `Ann ${own}`)).not.toContainText('Draft:');
    await expectSound(page);
  });

for (const size of [phone, laptop])
  test(`a line of the inbox without a photo is as long as the list, at ${size.width} px @nightly`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const own = mark();
    const message = `Two rooms ${own} `.repeat(8);
    await sendMessage(app, `Ann ${own}`, { email: `ann-${own}@example.com`, message });
    await openAdmin(page, app, `/admin/leads#search=${own}`);
    const row = rowOf(page, own);
    const endOf = async (part: Locator) => {
      const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
      return Math.round(x + width);
    };
    expect(await endOf(row.getByText(/^Two rooms/))).toBe(await endOf(row.getByRole('time')));
  });
