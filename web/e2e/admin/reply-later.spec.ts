import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectSound, laptop, mark, phone, picture, when } from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { leadOf, openLead, openNewLead, rowOf, sendMessage } from '../support/inbox-page.ts';

async function sendTomorrow(page: Page, lead: Locator): Promise<void> {
  await lead.getByRole('button', { name: 'Send later' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tomorrow/ })
    .click();
}

for (const size of [phone, laptop])
  test(`a reply is sent later, and changed or withdrawn until then, at ${size.width} px${when(size)}`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(size);
    const { lead } = await openNewLead(page, app, email);
    const text = lead.getByLabel('Reply', { exact: true });
    await text.fill('I can come on Monday');
    await lead.getByRole('button', { name: 'Send later' }).click();
    const question = page.getByRole('dialog', { name: 'Send later' });
    await expectSound(page);
    await expect(question.getByLabel('Another time')).toHaveValue(/T09:00$/);
    await question.getByLabel('Another time').fill('2020-01-31T08:00');
    await question.getByRole('button', { name: 'Schedule' }).click();
    const time = question.getByLabel('Another time');
    await expect(time).toHaveAccessibleDescription('Choose a time in the future.');
    await expect(time).toBeFocused();
    await expect(time).toHaveValue('2020-01-31T08:00');
    await expectSound(page);
    await expect(text).toHaveValue('I can come on Monday');
    await question.getByRole('button', { name: /^Tomorrow\s\w{3}, .*,\s9:00\sa\.m\.$/ }).click();
    await expect(page.getByText(/^The reply will be sent on .*\sat\s9:00\sa\.m\./)).toBeVisible();
    await expect(text).toHaveValue('');
    await expect(lead.getByRole('region', { name: 'Answer' })).toBeFocused();
    const conversation = lead.getByRole('list', { name: 'Conversation' });
    await expect(conversation.getByText(/^Will be sent on .*\sat\s9:00\sa\.m\./)).toBeVisible();
    await expectSound(page);
    await page.reload();
    await conversation.getByRole('button', { name: 'Change or withdraw' }).click();
    await expect(text).toHaveValue('I can come on Monday');
    await expect(conversation.getByText('Will be sent on')).toHaveCount(0);

    // The time stays chosen.
    await expect(page.getByText('The reply is a draft again, and stays here until you send')).toBeVisible();
    await text.fill('I can come on Tuesday');
    await expect(lead.getByText('Draft saved')).toBeVisible();
    await page.reload();
    await expect(lead.getByRole('button', { name: 'Send reply' })).toHaveCount(0);
    await expectSound(page);
    await lead.getByRole('button', { name: /^Send\s\w{3}, .*,\s9:00\sa\.m\.$/ }).click();
    await expect(conversation.getByText(/^Will be sent on .*\sat\s9:00\sa\.m\./)).toBeVisible();
    await conversation.getByRole('button', { name: 'Change or withdraw' }).click();
    await lead.getByRole('button', { name: 'Change time' }).click();
    const change = page.getByRole('dialog', { name: 'Change time' });
    await expect(change.getByLabel('Another time')).toHaveValue(/T09:00$/);
    await expectSound(page);
    await change.getByRole('button', { name: /^In a week/ }).click();
    await expect(conversation.getByText('Will be sent on')).toBeVisible();
    await conversation.getByRole('button', { name: 'Change or withdraw' }).click();
    await lead.getByRole('button', { name: 'Change time' }).click();
    await change.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('The reply is on its way.')).toBeVisible();
    await app.makeMailsDue();
    await expect
      .poll(() => app.mail.received.flatMap((mail) => /come on (\w+)/.exec(mail.text ?? '')?.[1] ?? []))
      .toEqual(['Tuesday']);
  });

test('a scheduled reply to a lead that becomes spam is held, and goes at its time if it is none', async ({
  app,
  page,
  email,
}) => {
  await page.setViewportSize(laptop);
  const { name, lead } = await openNewLead(page, app, email);
  await lead.getByLabel('Reply', { exact: true }).fill('I can come on Monday');
  await sendTomorrow(page, lead);
  await expect(lead.getByText('Will be sent on')).toBeVisible();
  await lead.getByLabel('State of this lead').selectOption('SPAM');
  await expect(page.getByText(`Moved ${name} to Spam.`)).toBeVisible();
  await page.goto('/admin/leads#box=SPAM');
  await rowOf(page, name).click();
  await expect(lead.getByText('Reply to the visitor: held')).toBeVisible();
  await expect(lead.getByRole('button', { name: /again$/ })).toHaveCount(0);
  await lead.getByLabel('State of this lead').selectOption('ANSWERED');
  await expect(lead.getByText('Will be sent on')).toBeVisible();
});

test('a lost answer to a scheduled reply sends one, and Today shows what is sent today', async ({
  app,
  page,
  email,
}) => {
  await page.setViewportSize(laptop);
  const { name, lead } = await openNewLead(page, app, email);
  await lead.getByLabel('Reply', { exact: true }).fill('I can come on Monday');
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('ReplyToLead')) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await sendTomorrow(page, lead);
  // The conversation is read again, and has the reply.
  await expect(lead.getByText('Will be sent on')).toHaveCount(1);
  await expect(lead.getByLabel('Reply', { exact: true })).toHaveValue('');
  await app.execute(`update "lead_reply" set "sendAt" = now() + interval '2 minutes'`);
  await page.goto('/admin');
  const due = page.getByRole('list', { name: 'Waiting for you' }).getByRole('link');
  await expect(due).toContainText([`${name}Scheduled reply · MessageI can come on Monday`]);
});

for (const size of [phone, laptop])
  test(`photos of a lead become the pictures before of a project, at ${size.width} px${when(size)}`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(size);
    const form = new FormData();
    for (const colour of ['teal', 'olive']) {
      const { buffer, mimeType, name } = await picture(colour);
      form.append('images', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
    }
    const uploaded = await fetch(`${app.url}/api/upload/assessment`, { method: 'POST', body: form });
    const { fileNames } = (await uploaded.json()) as { fileNames: string[] };
    const name = `Ann ${mark()}`;
    await sendMessage(app, name, { email });
    await app.execute(`update "lead" set "photos" = '{${fileNames.join(',')}}';
      update "photo" set "claimedBy" = (select "id" from "lead"), "network" = null`);
    await openLead(page, app, name);
    const photos = leadOf(page, name).getByRole('link', { name: /^Sent with the request/ });
    await expect(photos).toHaveCount(2);
    const tops = await photos.evaluateAll((links) => links.map((it) => it.getBoundingClientRect().top));
    expect(new Set(tops).size, 'the photos are beside each other').toBe(1);
    const button = leadOf(page, name).getByRole('button', { name: 'Use as “before” of a project' });
    await expect(button).toHaveAccessibleDescription(/Ask for permission/);
    await expectSound(page);
    await button.focus();
    const [top, { y = 0, height = 0 } = {}] = await Promise.all([
      leadOf(page, name).getByRole('region', { name: 'Answer' }).boundingBox(),
      button.boundingBox().then((box) => box ?? undefined),
    ]);
    expect(y + height, 'the composer does not cover it').toBeLessThanOrEqual(top?.y ?? 0);
    await button.press('Enter');
    const editor = page.getByRole('dialog').first();
    await expect(editor.getByRole('heading', { level: 2, name: 'Edit project' })).toBeVisible();
    await expect(editor.locator('[name="before"]')).toBeVisible();
    await page.goto('/admin/portfolio#state=DRAFT');
    await expect(page.getByRole('article', { name: 'Untitled' })).toHaveCount(1);
    const { entries } = await app.graphql<{ entries: { items: { draft: { fields: object } }[] } }>(
      '{ entries(kind: "project", state: DRAFT) { items { draft { fields } } } }',
      {},
      await app.signIn(),
    );
    expect(entries.items[0]?.draft.fields).toMatchObject({
      before: expect.stringContaining('/pictures/'),
      pairs: [{ before: expect.stringContaining('/pictures/') }],
    });
  });

for (const size of [phone, laptop])
  test(`a list without new leads names the reply that is not sent, which is on its way then, at ${size.width} px${when(size)}`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(size);
    const { name, lead } = await openNewLead(page, app, email);
    await lead.getByLabel('Reply', { exact: true }).fill('Hello Ann');
    await expect(lead.getByText('Draft saved')).toBeVisible();
    await lead.getByLabel('State of this lead').selectOption('ANSWERED');
    await expect(page.getByText(`Moved ${name} to Waiting.`)).toBeVisible();
    await page.goto('/admin/leads');
    await expect(page.getByRole('heading', { name: '1 unsent reply' })).toBeVisible();
    await expect(page.getByText('All answered')).toBeHidden();
    await expectSound(page);
    await page.getByRole('link', { name, exact: true }).click();
    await lead.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('The reply is on its way.')).toBeVisible();
    await expect(lead.getByText('Reply to the visitor: on its way')).toBeVisible();
    await page.goto('/admin/leads');
    await expect(page.getByRole('heading', { name: 'All answered' })).toBeVisible();
  });

const keyboard = 364;

/** Makes the visible part of the page as small as with a keyboard, which Chromium on a desktop lacks. */
const coverByKeyboard = (page: Page) =>
  page.evaluate((height) => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    Object.defineProperty(viewport, 'height', { value: window.innerHeight - height });
    viewport.dispatchEvent(new Event('resize'));
  }, keyboard);

const lower = (page: Page) => page.setViewportSize({ ...phone, height: phone.height - keyboard });

for (const [way, raise] of [
  ['covers the page', coverByKeyboard],
  ['makes the window lower', lower],
] as const)
  test(`a keyboard that ${way} leaves the message that is answered above the composer`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(phone);
    const name = `Ann ${mark()}`;
    for (const message of ['First question', `Second question ${randomUUID()}`])
      await sendMessage(app, name, { email, message });
    const lead = await openLead(page, app, name);
    const text = lead.getByLabel('Reply', { exact: true });
    await text.fill('Hello Ann,\n\nThank you for your message.');
    await raise(page);
    const boxOf = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return { top: Math.round(y), bottom: Math.round(y + height) };
    };
    const visible = phone.height - keyboard;
    const back = page.getByRole('link', { name: 'All leads' });
    const isAbove = async () => {
      const { top, bottom } = await boxOf(lead.getByText(/^Second question/));
      const composer = await boxOf(lead.getByRole('region', { name: 'Answer' }));
      return top >= (await boxOf(back)).bottom && bottom <= composer.top && composer.bottom <= visible;
    };
    await expect.poll(isAbove).toBe(true);
    await text.pressSequentially('\n\nI can come on Monday.\n');
    await expect.poll(isAbove).toBe(true);
    const template = lead.getByLabel('Insert a template');
    await expect(template).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
    for (const part of [text, template, lead.getByRole('button', { name: 'Send reply' })]) {
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual(visible);
      await part.click({ trial: true });
    }
  });
