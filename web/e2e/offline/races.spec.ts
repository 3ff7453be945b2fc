import type { Page } from '@playwright/test';
import { hasDatabase, keptValue } from '../support/device-storage.ts';
import { entry, sendMessage } from '../support/outbox.ts';
import { isMutation, type NetworkFault } from '../support/proxy.ts';
import { control, leadsOf, submitButton } from '../support/quote-form.ts';
import { expect, test } from '../support/worker-site.ts';

test('two tabs with the same draft send two submissions @full', async ({
  app,
  context,
  email,
  page,
  line,
}) => {
  const second = `second-${email}`;
  await page.goto('/contact');
  await control(page, 'name').fill('Ann');
  await addStore(page);
  await control(page, 'message').fill('Half a sentence');
  await expect.poll(() => keptValue(page, 'message', 'message')).toBe('Half a sentence');
  await page.reload();
  await expect(control(page, 'message')).toHaveValue('Half a sentence');
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(control(other, 'message')).toHaveValue('Half a sentence');
  // The second is sent while the first is in flight.
  const { promise: isSecondPressed, resolve: release } = Promise.withResolvers<void>();
  line.decide(async (passing): Promise<NetworkFault> => {
    if (isMutation(passing) && passing.body.includes(`"${email}"`)) await isSecondPressed;
    return 'pass';
  });
  await sendMessage(page, email);
  await sendMessage(other, second);
  release();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(other).toHaveURL(/\/thank-you$/);
  for (const sender of [email, second]) expect(await leadsOf(app, sender)).toHaveLength(1);
});

test('an edit of an item that is being sent waits for the result and is not lost @full', async ({
  app,
  context,
  email,
  page,
  line,
}) => {
  const { promise: isEdited, resolve: release } = Promise.withResolvers<void>();
  let isReached = false;
  line.decide(async (passing): Promise<NetworkFault> => {
    if (!isMutation(passing)) return 'pass';
    if (!isReached) return 'lost';
    if (passing.body.includes('One room.')) await isEdited;
    return 'pass';
  });
  await page.goto('/contact');
  await sendMessage(page, email, 'One room.');
  await page.getByRole('link', { name: 'See the forms waiting to be sent' }).click();
  await entry(page, email).getByRole('button', { name: 'Edit' }).click();
  await expect(control(page, 'message')).toHaveValue('One room.');
  const editing = page.url();
  const other = await context.newPage();
  await other.goto('/outbox');
  isReached = true;
  // Only the other tab can send it.
  await page.goto('about:blank');
  await expect(entry(other, email)).toContainText('Sending');
  // The form opens although another tab has its lock.
  await page.goto(editing);
  await expect(control(page, 'message')).toHaveValue('One room.');
  await control(page, 'message').fill('Three rooms.');
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/\/thank-you$/);
  const leads = await leadsOf(app, email);
  expect(leads.map(({ fields }) => fields.message).toSorted()).toEqual(['One room.', 'Three rooms.']);
});

/** Upgrades the device's database, as a newer release in another tab does. */
async function addStore(page: Page): Promise<void> {
  await hasDatabase(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('offline', 100);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('newer'));
        opening.addEventListener('blocked', () => reject(new Error('The page does not give way.')));
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
  );
}
