import { openHydrated } from '../support/hydration.ts';
import { sendMessage } from '../support/outbox.ts';
import { control, fillQuote, submitButton, uploadPhotos } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

test('a cleared form can be restored, with its photos', async ({ page, email }) => {
  await fillQuote(page, { email });
  await uploadPhotos(page, 2);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(control(page, 'email')).toHaveValue('');
  await expect(page.getByText('2 photos uploaded')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(control(page, 'email')).toHaveValue(email);
  await expect(page.getByText('2 photos uploaded')).toBeVisible();
  await page.reload();
  await expect(control(page, 'email')).toHaveValue(email);
});

test('a short phone number and a past date get a hint and can be sent', async ({ page, email }) => {
  await fillQuote(page, { email });
  await control(page, 'phone').fill('5550100');
  await control(page, 'phone').blur();
  await expect(control(page, 'phone')).toHaveAccessibleDescription(/This number looks short/);
  await control(page, 'phone').fill('9055550100');
  await control(page, 'phone').blur();
  await expect(page.getByText('This number looks short.')).toHaveCount(0);
  await control(page, 'phone').fill('5550100');
  await control(page, 'date').fill('2020-01-31');
  await control(page, 'date').blur();
  await expect(control(page, 'date')).toHaveAccessibleDescription(/This date is in the past/);
  await uploadPhotos(page, 1);
  await submitButton(page).click();
  await expect(page).toHaveURL('/thank-you');
});

test('Back from the quote form shows the numbers of the estimate', async ({ page }) => {
  await openHydrated(page, '/staging');
  const rooms = page.getByRole('spinbutton').first();
  const estimate = page.getByRole('form').filter({ has: rooms });
  await estimate.getByRole('combobox').selectOption({ label: 'Vacant Home Staging' });
  await rooms.fill('7');
  const price = await estimate.getByRole('status').innerText();
  await estimate.getByRole('button').click();
  await expect(page).toHaveURL(/\/get-a-quote\?/);
  await page.goBack();
  await expect(rooms).toHaveValue('7');
  await expect(estimate.getByRole('status')).toHaveText(price);
});

test('Back from the thank-you page opens the empty form at its top', async ({ page, email }) => {
  await openHydrated(page, '/contact');
  await sendMessage(page, email);
  await expect(page).toHaveURL('/thank-you');
  await page.goBack();
  await expect(control(page, 'message')).toHaveValue('');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
