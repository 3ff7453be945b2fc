import type { Page, Route } from '@playwright/test';
import { quoteFields } from '../../../rules/form/quote.ts';
import { hydrate, openHydrated } from '../support/hydration.ts';
import { sendMessage } from '../support/outbox.ts';
import {
  control,
  fillQuote,
  leadsOf,
  mailsAbout,
  photoFiles,
  quote,
  submitButton,
  uploadPhotos,
} from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

const failure = 'Failed to send Quoute form, try again by reloading the page.';

/** Presses Tab until this control has the focus; a date takes several presses. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('name') ?? element?.getAttribute('type');
    });
    if (focused === wanted) return;
  }
  throw new Error(`Tab does not reach ${wanted}`);
}

/** Handles the requests that send the form; uploads and queries pass. */
async function onSend(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const isQuote = route.request().postData()?.includes('requestQuote') ?? false;
    await (isQuote ? handle(route) : route.fallback());
  });
}

test('a quote with five photos, by keyboard, reaches the business', async ({ app, page, email }) => {
  // Registered early, because the browser needs a moment and would otherwise open a real dialog.
  const choosing = page.waitForEvent('filechooser');
  await page.goto('/get-a-quote');
  await expect(page.locator('h1')).toHaveCount(1);
  await control(page, 'firstName').focus();
  await page.keyboard.type(quote.firstName);
  const answers = {
    lastName: quote.lastName,
    email,
    phone: '(905) 555-0100',
    occupation: 'Realtor',
    streetAddress: quote.streetAddress,
    city: quote.city,
    postalCode: quote.postalCode,
    propertySize: quote.propertySize,
    propertyType: quote.propertyType,
    propertyStatus: 'Vacant',
    listPrice: '1,250,000',
  };
  for (const [name, answer] of Object.entries(answers)) {
    await tabTo(page, name);
    await page.keyboard.type(answer);
  }
  await tabTo(page, 'propertyPhotos');
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(photoFiles(5));
  await expect(page.getByText('5 photos uploaded')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(5);
  await tabTo(page, 'additionalText');
  await page.keyboard.type('We list in the spring.');
  await tabTo(page, 'submit');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('main')).not.toContainText('newsletter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for submitting your request');
  const [lead, ...others] = await leadsOf(app, email);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ formType: 'Get a Qoute', email });
  expect(lead?.fields).toMatchObject({ firstName: 'Ann', phone: quote.phone, state: 'Ontario' });
  expect(lead?.photos).toHaveLength(5);
  await expect.poll(() => mailsAbout(app, email).length).toBe(2);
  const recipients = mailsAbout(app, email).flatMap(({ envelope }) => envelope.to);
  expect(recipients).toContain(email);
});

test('a failure clears only the email field, and the next press sends the same id @full', async ({
  app,
  page,
  email,
}) => {
  await fillQuote(page, { email });
  await uploadPhotos(page, 2);
  const ids: string[] = [];
  const { promise: isTyped, resolve: release } = Promise.withResolvers<void>();
  await onSend(page, async (route) => {
    ids.push(route.request().postDataJSON().variables.input.submissionId);
    if (ids.length > 1) return route.fallback();
    await isTyped;
    await route.fulfill({ status: 500, json: { errors: [] } });
  });
  await control(page, 'city').press('Enter');
  await expect.poll(() => ids.length).toBe(1);
  await test.step('the fields are inert while the form is being sent', async () => {
    await page.keyboard.type(' East');
    await expect(control(page, 'city')).toHaveValue(quote.city);
  });
  release();
  await expect(page.getByRole('alert')).toHaveText(failure);
  await expect(control(page, 'city')).toBeFocused();
  await expect(control(page, 'email')).toHaveValue('');
  await expect(control(page, 'city')).toHaveValue(quote.city);
  await expect(page.getByText('2 photos uploaded')).toBeVisible();

  await page.reload();
  await expect(control(page, 'city')).toHaveValue(quote.city);
  await control(page, 'email').fill(email);
  // A second press sends nothing.
  await submitButton(page).dblclick();
  await expect(page).toHaveURL('/thank-you');
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(await leadsOf(app, email)).toHaveLength(1);
});

test('a visitor who left the form stays on the new page; Back before the thank-you page opens an empty form @full', async ({
  app,
  page,
  email,
}) => {
  await fillQuote(page, { email });
  await uploadPhotos(page, 1);
  const { promise: hasLeft, resolve: release } = Promise.withResolvers<void>();
  await onSend(page, async (route) => {
    await hasLeft;
    await route.fallback();
  });
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  release();
  await expect.poll(async () => (await leadsOf(app, email)).length).toBe(1);

  await page.evaluate(() => {
    window.location.hash = 'form';
  });
  const { promise: isBack, resolve: draw } = Promise.withResolvers<void>();
  let isNext = false;
  await page.route('**/assets/thank-you-*.js', async (route) => {
    isNext = true;
    await isBack;
    await route.fallback();
  });
  await sendMessage(page, email);
  await expect.poll(() => isNext).toBe(true);
  await expect(page).toHaveURL('/contact#form');
  await page.goBack();
  await expect(control(page, 'message')).toHaveValue('');
  draw();
  await sendMessage(page, email, 'Another one.');
  await expect(page).toHaveURL('/thank-you');
  expect((await leadsOf(app, email)).map(({ fields }) => fields.message)).toContain('Another one.');
});

test('an empty form shows errors at its fields; too many photos show the specified alert', async ({
  page,
}) => {
  await page.goto('/get-a-quote');
  for (const name of Object.keys(quoteFields)) await expect.soft(control(page, name)).toHaveCount(1);
  await submitButton(page).click();
  const first = control(page, 'firstName');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription('First name is required.');
  await expect(page.getByRole('alert')).toHaveText('Please upload a image file');
  await test.step('the errors are counted, with links to their fields', async () => {
    const summary = page.getByRole('main').locator('[aria-live="polite"]', { hasText: 'Please check' });
    await expect(summary).toContainText('Please check these 12 fields:');
    await expect(summary.getByRole('link')).toHaveCount(12);
    await summary.getByRole('link', { name: 'Photos of the property' }).click();
    await expect(control(page, 'propertyPhotos')).toBeFocused();
    await expect(page).toHaveURL('/get-a-quote');
  });
  await first.fill('Ann');
  await expect(page.getByText('Please check these 11 fields:')).toBeVisible();
  await expect(page.getByText('First name is required.')).toBeHidden();

  const photos = control(page, 'propertyPhotos');
  await photos.setInputFiles(photoFiles(6));
  await expect(page.getByRole('alert')).toHaveText('You can upload a maximum of 5 images.');
  expect(await photos.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
});

test('the form shows how it reads a price, and rejects one that has two readings @full', async ({ page }) => {
  await openHydrated(page, '/get-a-quote');
  const price = control(page, 'listPrice');
  for (const [typed, read] of [
    ['450 000,50', 'We read this as $450,000.50.'],
    ['$1,250,000', 'We read this as $1,250,000.'],
  ] as const) {
    await price.fill(typed);
    await price.blur();
    await expect(price).toHaveAccessibleDescription(new RegExp(read.replace(/[$.]/g, '\\$&')));
  }
  await price.fill('450.000');
  await submitButton(page).click();
  await expect(price).toHaveAccessibleDescription(/can be read in two ways/);
  await expect(control(page, 'date')).toHaveAttribute('max', '9999-12-31');
});

test('a phone field accepts digits only, typed or pasted @full', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/get-a-quote');
  await hydrate(page);
  const phone = control(page, 'phone');
  await phone.pressSequentially('(905) 555-01ab00');
  await expect(phone).toHaveValue('9055550100');
  await phone.fill('');
  await page.evaluate(() =>
    navigator.clipboard.writeText('+1 (905) 555-0199, extension 12345678901234567890'),
  );
  await phone.press('ControlOrMeta+v');
  await expect(phone).toHaveValue('19055550199123456789');
});
