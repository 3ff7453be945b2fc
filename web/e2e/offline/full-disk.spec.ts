import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { limitStorage } from '../support/device-storage.ts';
import { entry, isEmpty, sendMessage } from '../support/outbox.ts';
import { startProxy } from '../support/proxy.ts';
import { control, fillQuote, leadsOf, submitButton } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

const alert = (page: Page, words: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: words });
const notWritten = 'We can’t save this form on your device.';
const notCached = 'this browser can’t save the form. Nothing was sent';

/** Photos that no encoder makes smaller than 2 MB. */
const largePhotos = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const create = { width: 2_400, height: 1_800, channels: 3, background: 'white', noise } as const;
      const buffer = await sharp({ create }).jpeg().toBuffer();
      return { name: `large-${index}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );

test('on a full device a message appears, no input is lost, nothing is stored partially, and the form is sent @full', async ({
  app,
  context,
  email,
  page,
}) => {
  const [early, edited, late] = [`early-${email}`, `edited-${email}`, `late-${email}`];
  const proxy = await startProxy(app.url);
  let isReached = false;
  proxy.decide(({ method }) => (method !== 'POST' || isReached ? 'pass' : 'lost'));
  const device = await limitStorage(page, proxy.url, 8_000_000);
  await page.goto(`${proxy.url}/contact`);
  await sendMessage(page, early);
  await expect(page.getByText('kept on this device and will be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Send another message' }).click();
  await sendMessage(page, edited);
  await expect(page.getByText('kept on this device and will be sent')).toBeVisible();
  const editing = await context.newPage();
  await editing.goto(`${proxy.url}/outbox`);
  await entry(editing, edited).getByRole('button', { name: 'Edit' }).click();
  await expect(control(editing, 'email')).toHaveValue(edited);
  await device.fill(page);

  await test.step('a message', async () => {
    await page.getByRole('button', { name: 'Send another message' }).click();
    await control(page, 'name').fill('Ann');
    await expect(alert(page, notWritten)).toBeVisible();
    await sendMessage(page, late, 'Three rooms.');
    await expect(alert(page, notCached)).toBeVisible();
    await expect(control(page, 'message')).toHaveValue('Three rooms.');
    await expect(control(page, 'email')).toHaveValue(late);
  });

  const other = await context.newPage();
  await test.step('a quote whose text would fit without its photos', async () => {
    await other.goto(`${proxy.url}/get-a-quote`);
    await device.empty(other);
    await fillQuote(other, { email }, proxy.url);
    await device.fill(other, 500_000);
    await control(other, 'propertyPhotos').setInputFiles(await largePhotos(2));
    await expect(alert(other, 'We can’t save the photos on your device.')).toBeVisible();
    await submitButton(other).click();
    await expect(alert(other, notCached)).toBeVisible();
    await expect(control(other, 'city')).toHaveValue('Milton');
    await expect(other.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  });

  await test.step('the outbox lists only items that were stored before', async () => {
    const list = await context.newPage();
    await list.goto(`${proxy.url}/outbox`);
    await expect(entry(list, early)).toContainText('Waiting');
    await expect(entry(list, email)).toHaveCount(2);
    // No byte is left: items cannot be updated.
    await device.fill(list);
    isReached = true;
    const waiting = entry(list, early);
    // The timer may send it before the press.
    const pressed = waiting.getByRole('button', { name: 'Try now' }).click();
    await Promise.race([pressed, waiting.waitFor({ state: 'hidden' })]);
    await expect(waiting).toBeHidden();
    await submitButton(editing).click();
    await expect(editing).toHaveURL(/\/thank-you$/);
    await isEmpty(list);
  });

  for (const form of [page, other]) {
    await submitButton(form).click();
    await expect(form).toHaveURL(/\/thank-you$/);
  }
  const photosOf = async (sender: string) => (await leadsOf(app, sender)).map(({ photos }) => photos.length);
  expect(await photosOf(email)).toEqual([2]);
  for (const sender of [early, edited, late]) expect(await photosOf(sender), sender).toEqual([0]);
  await proxy.close();
});
