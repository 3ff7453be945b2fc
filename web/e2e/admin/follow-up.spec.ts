import type { Page } from '@playwright/test';
import { timeZone } from '../../../rules/time-zone.ts';
import { expectSound, laptop, mark, openAdmin, phone, when } from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { leadOf, rowOf, sendMessage } from '../support/inbox-page.ts';

/** Returns the day of the business after some days: '2026-12-06'. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * 24 * 3_600_000);

/** Stores the number on the app's icon, which no page can read, in the session storage. */
const watchBadge = (page: Page) =>
  page.addInitScript(() => {
    navigator.setAppBadge = async (count) => sessionStorage.setItem('badge', String(count));
  });

/** Returns the numbers of unread leads in the menu, in the title of the tab and on the icon. */
const unreadNumbers = async (page: Page) => [
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /^Leads/ })
    .textContent(),
  (await page.title()).split(' ')[0],
  await page.evaluate(() => sessionStorage.getItem('badge')),
];

for (const size of [phone, laptop])
  test(`a follow-up is a press or a key away, and spam opens the next lead, at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const own = mark();
    for (const letter of ['A', 'B', 'C'])
      await sendMessage(app, `${letter} ${own}`, { email: `${letter}-${own}@example.com` });
    await watchBadge(page);
    await openAdmin(page, app, '/admin/categories');
    await expect.poll(() => unreadNumbers(page)).toEqual(['Leads3 unread', '(3)', '3']);
    await page.goto('/admin/leads');
    await rowOf(page, `B ${own}`).click();
    const lead = leadOf(page, `B ${own}`);
    await expect(lead).toBeVisible();
    await expect.poll(() => unreadNumbers(page)).toEqual(['Leads2 unread', '(2)', '2']);

    const date = lead.getByLabel('Follow up on');
    if (size === phone) await lead.getByRole('button', { name: 'Follow up' }).click();
    await lead.getByRole('button', { name: 'In a week' }).click();
    await expect(page.getByText(`B ${own}: follow up on`)).toBeVisible();
    await expect(date).toHaveValue(dayIn(7));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(date).toHaveValue('');
    await lead.getByText('Two rooms').click();
    await page.keyboard.press('t');
    await expect(page.getByText(`B ${own}: follow up on`)).toBeVisible();
    await expect(date).toHaveValue(dayIn(1));
    await page.keyboard.press('m');
    // On a Sunday and on a Monday it is the day of another button.
    await expect(lead.locator('[data-key*="m"]')).toHaveAttribute('aria-pressed', 'true');
    await expect(lead.locator('[data-key][aria-pressed="true"]')).toHaveCount(1);
    await expectSound(page);
    await page.keyboard.press('d');
    if (size === phone) await expect(date).toBeVisible();
    else await expect(date).toBeFocused();
    await page.goto('/admin/leads');

    await rowOf(page, `C ${own}`).click();
    await expect(leadOf(page, `C ${own}`)).toBeVisible();
    if (size === phone)
      await leadOf(page, `C ${own}`).getByLabel('State of this lead').selectOption({ label: 'Spam' });
    else await page.keyboard.press('s');
    await expect(page.getByText(`Moved C ${own} to Spam.`)).toBeVisible();
    await expect(leadOf(page, `A ${own}`)).toBeVisible();

    await page.goto('/admin/leads');
    const tabs = page.getByRole('navigation', { name: 'Lists of leads' }).getByRole('link');
    for (const width of size === phone ? [390, 360] : [1366, 1024]) {
      await page.setViewportSize({ ...size, width });
      await expect(tabs).toHaveCount(5);
      for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
    }
  });

for (const size of [phone, laptop])
  test(`a lead that is no spam goes to the new ones by a press, opened or selected, at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const own = mark();
    // A filled-in honeypot.
    for (const letter of ['A', 'B', 'C'])
      await sendMessage(app, `${letter} ${own}`, { email: `${letter}-${own}@example.com`, website: 'x' });
    await openAdmin(page, app, '/admin/leads#box=SPAM');
    await rowOf(page, `A ${own}`).click();
    const lead = leadOf(page, `A ${own}`);
    const button = lead.getByRole('button', { name: 'Not spam' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expectSound(page);
    await button.click();
    await expect(page.getByText(`Moved A ${own} to New.`)).toBeVisible();
    await expect(lead.getByLabel('State of this lead')).toHaveValue('NEW');
    await expect(button).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(button).toBeVisible();

    if (size === phone) await page.getByRole('link', { name: 'All leads' }).click();
    for (const letter of ['B', 'C']) await page.getByLabel(`Select ${letter} ${own}`).check();
    const bar = page.getByRole('region', { name: 'Selected leads' });
    const tops = await bar
      .locator(':scope > *')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
      );
    expect(Math.max(...tops) - Math.min(...tops), 'the bar is one line').toBeLessThan(8);
    await expectSound(page);
    await bar.getByRole('button', { name: 'Not spam' }).click();
    await expect(page.getByText('Moved 2 leads to New.')).toBeVisible();
    await page.goto('/admin/leads');
    for (const letter of ['B', 'C']) await expect(rowOf(page, `${letter} ${own}`)).toBeVisible();
    await expect(rowOf(page, `A ${own}`)).toHaveCount(0);
  });
