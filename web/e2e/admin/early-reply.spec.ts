import type { Request } from '@playwright/test';
import { hold, laptop, phone, when } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { leadOf, openInboxOf, rowOf } from '../support/inbox-page.ts';

const isConversation = (request: Request) => /LeadConversation/.test(request.postData() ?? '');

for (const size of [phone, laptop])
  test(`a reply typed before its conversation has loaded stands in it, and changes no lead, at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const own = await openInboxOf(page, app, ['A', 'B', 'C']);
    await rowOf(page, `C ${own}`).click();
    await expect(leadOf(page, `C ${own}`)).toBeVisible();
    const release = await hold(page, isConversation);
    await page.keyboard.press('e');
    // Not loaded yet, so not done.
    await page.keyboard.press('e');
    await page.keyboard.press('r');
    await page.keyboard.type('Hello there, see you');
    const place = await page.getByRole('region', { name: 'Answer' }).boundingBox();
    release();
    const text = leadOf(page, `B ${own}`).getByLabel('Reply', { exact: true });
    await expect(text).toHaveValue('Hello there, see you');
    await expect(text).toBeFocused();
    expect(await page.getByRole('region', { name: 'Answer' }).boundingBox()).toEqual(place);
    await page.keyboard.type(' soon');
    await expect(text).toHaveValue('Hello there, see you soon');
    await expect(leadOf(page, `B ${own}`).getByText(/^Draft saved/)).toBeVisible();
    if (size === phone) await page.getByRole('link', { name: 'All leads' }).click();
    await expect(rowOf(page, `C ${own}`)).toContainText('Done');
    for (const letter of ['A', 'B'])
      await expect(rowOf(page, `${letter} ${own}`)).not.toContainText(/Done|Spam/);
  });

for (const size of [phone, laptop])
  test(`a reply typed before its conversation has loaded joins the draft of a lead that is left, at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const own = await openInboxOf(page, app, ['Ann', 'Bea']);
    const reply = (name: string) => leadOf(page, `${name} ${own}`).getByLabel('Reply', { exact: true });
    const pane = page.getByRole('region', { name: 'Answer' });
    const open = async (name: string) => {
      if (size === phone && (await pane.isVisible()))
        await page.getByRole('link', { name: 'All leads' }).click();
      await rowOf(page, `${name} ${own}`).click();
      await expect(pane).toBeVisible();
    };
    await open('Ann');
    await reply('Ann').fill('Hello Ann.');
    await expect(leadOf(page, `Ann ${own}`).getByText(/^Draft saved/)).toBeVisible();
    await page.goto(`/admin/leads#search=${own}`);
    await open('Bea');
    await expect(reply('Bea')).toBeVisible();
    const release = await hold(page, isConversation);
    await open('Ann');
    await expect(leadOf(page, own)).toBeHidden();
    await page.keyboard.press('r');
    await page.keyboard.type('See you soon');
    await open('Bea');
    release();
    await open('Ann');
    await expect(reply('Ann')).toHaveValue('Hello Ann.\n\nSee you soon');
    await page.reload();
    await expect(reply('Ann')).toHaveValue('Hello Ann.\n\nSee you soon');
  });
