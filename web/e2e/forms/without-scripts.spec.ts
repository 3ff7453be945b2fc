import type { Page } from '@playwright/test';
import { violationsOn } from '../support/accessibility.ts';
import { hydrate } from '../support/hydration.ts';
import { control, leadsOf, mailsAbout, photoFiles, quote, submitButton } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

const contact = {
  name: 'Zoë Müller',
  phoneNum: '(905) 555-0100',
  message: 'Is Saturday possible?\nOr Sunday?',
};
const enquiry = {
  name: 'Ann Lee',
  phoneNum: '9055550100',
  timeToConnect: 'Weekday mornings',
  description: 'A kitchen.',
};
const forms = [
  { path: '/contact', fields: contact },
  { path: '/about', fields: { name: 'Pat', phone: '9055550100', message: 'Please call.' } },
  { path: '/design', fields: { name: 'Pat', phone: '9055550100', message: 'A den.' } },
  { path: '/project-management', fields: enquiry },
  { path: '/partnership-opportunities', fields: enquiry },
];
const likeAnother = ['/design', '/project-management', '/partnership-opportunities'];

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await control(page, name).fill(value);
}

async function expectValues(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await expect(control(page, name)).toHaveValue(value);
}

const newsletterEmail = (page: Page) => page.getByRole('contentinfo').getByLabel('Email');

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, fields } of forms) {
    const when = likeAnother.includes(path) ? ' @nightly' : '';
    test(`${path}: shows errors at the fields, keeps the values, sends one lead${when}`, async ({
      app,
      email,
      page,
    }) => {
      await page.goto(path);
      await fill(page, { ...fields, email: 'nobody' });
      await submitButton(page).click();
      await expect(page).toHaveURL(path);
      await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(control(page, 'email')).toHaveAccessibleDescription(/like name@example\.com/);
      await expect(control(page, 'email')).toBeFocused();
      await expectValues(page, { ...fields, email: 'nobody' });
      await control(page, 'email').fill(email);
      await submitButton(page).click();
      await expect(page).toHaveURL('/thank-you');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Thank you for submitting your request',
      );
      expect(await leadsOf(app, email)).toMatchObject([{ fields: { name: fields.name } }]);
      await expect.poll(() => mailsAbout(app, email)).toHaveLength(2);
    });
  }

  test('/get-a-quote: asks for the photos again, and sends them', async ({ app, email, page }) => {
    await page.goto('/get-a-quote');
    await fill(page, { ...quote, email, firstName: '', additionalText: 'By the lake', date: '2027-05-01' });
    await control(page, 'occupation').selectOption('Realtor');
    await control(page, 'state').selectOption('Nunavut');
    await control(page, 'propertyPhotos').setInputFiles(photoFiles(2));
    await submitButton(page).click();
    await expect(control(page, 'firstName')).toBeFocused();
    await expect(control(page, 'propertyStatus')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Please check these 3 fields:')).toBeVisible();
    await page.getByRole('link', { name: 'Property status' }).click();
    await expect(control(page, 'propertyStatus')).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please choose your photos again.');
    await expect(control(page, 'propertyPhotos')).toHaveAccessibleDescription(/choose your photos again/);
    await expectValues(page, { lastName: 'Lee', email, additionalText: 'By the lake', date: '2027-05-01' });
    await expectValues(page, { occupation: 'Realtor', state: 'Nunavut' });
    await control(page, 'firstName').fill('Ann');
    await control(page, 'propertyStatus').selectOption('Vacant');
    await control(page, 'propertyPhotos').setInputFiles(photoFiles(2));
    await submitButton(page).click();
    await expect(page).toHaveURL('/thank-you');
    const [lead, ...others] = await leadsOf(app, email);
    expect(others).toEqual([]);
    expect(lead?.photos).toHaveLength(2);
    expect(lead?.fields).toMatchObject({ date: '2027-05-01', state: 'Nunavut' });
  });

  test('a half-typed date says what it becomes @full', async ({ page }) => {
    await page.goto('/get-a-quote');
    const warning = page.getByText('This date is incomplete, or does not exist.');
    await expect(warning).toBeHidden();
    await control(page, 'date').focus();
    await page.keyboard.type('0230');
    await expect(warning).toBeVisible();
    await expect(control(page, 'date')).toHaveAccessibleDescription(/it becomes today’s date\.$/);
    await page.keyboard.type('2028');
    await expect(warning).toBeVisible();
    await control(page, 'date').fill('2028-02-29');
    await expect(warning).toBeHidden();
    await expect(control(page, 'date')).toHaveAccessibleDescription('');
  });

  test('the newsletter: from any page', async ({ app, email, page }) => {
    await page.goto('/blog?page=2');
    await newsletterEmail(page).fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/thank-you');
    await expect(page.getByText(/confirm your subscription/)).toBeVisible();
    expect(await leadsOf(app, email)).toMatchObject([{ fields: { page: '/blog' } }]);
  });
});

for (const [lost, files, when] of [
  ['every script', /\/assets\/.*\.js$/, ''],
  ['the client’s chunk', /\/assets\/client-[^/]+\.js$/, ' @nightly'],
] as const) {
  test(`a form is sent although ${lost} is lost${when}`, async ({ app, email, page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/contact');
    await fill(page, { ...contact, email });
    await submitButton(page).click();
    await expect(page).toHaveURL('/thank-you');
    expect(await leadsOf(app, email)).toHaveLength(1);
  });

  test(`a form is sent ten seconds after the press although ${lost} never arrives${when}`, async ({
    app,
    email,
    page,
  }) => {
    await page.clock.install();
    await page.route(files, () => undefined);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fill(page, { ...contact, email });
    await submitButton(page).click();
    await page.clock.runFor(9_000);
    await expect(page).toHaveURL('/contact');
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL('/thank-you');
    expect(await leadsOf(app, email)).toHaveLength(1);
  });
}

test('a half-typed date is not sent as an empty one although every script is lost @full', async ({
  app,
  email,
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/get-a-quote');
  await fill(page, { ...quote, email });
  await control(page, 'occupation').selectOption('Realtor');
  await control(page, 'propertyStatus').selectOption('Vacant');
  await control(page, 'propertyPhotos').setInputFiles(photoFiles(1));
  await control(page, 'date').focus();
  await page.keyboard.type('0230');
  await submitButton(page).click();
  await expect(control(page, 'date')).toBeFocused();
  await control(page, 'date').fill('2028-02-28');
  await submitButton(page).click();
  await expect(page).toHaveURL('/thank-you');
  expect(await leadsOf(app, email)).toMatchObject([{ fields: { date: '2028-02-28' } }]);
});

test('without a connection a held form stays as it was typed, and a press after it sends the form @full', async ({
  app,
  context,
  email,
  page,
}) => {
  await page.clock.install();
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page, { ...contact, email });
  await context.setOffline(true);
  await submitButton(page).click();
  await page.clock.runFor(10_000);
  await context.setOffline(false);
  await expectValues(page, { ...contact, email });
  await submitButton(page).click();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/thank-you');
  expect(await leadsOf(app, email)).toHaveLength(1);
});

test('scripts that arrive with the errors keep the values, and send the corrected form @full', async ({
  app,
  email,
  page,
}) => {
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto('/get-a-quote');
  await fill(page, { ...quote, email, city: '', date: '2027-05-01' });
  await control(page, 'occupation').selectOption('Realtor');
  await control(page, 'propertyStatus').selectOption('Vacant');
  await page.unroute(scripts);
  await submitButton(page).click();
  await expect(control(page, 'propertyPhotos')).toHaveAttribute('aria-invalid', 'true');
  await hydrate(page);
  const kept = {
    ...quote,
    email,
    city: '',
    date: '2027-05-01',
    occupation: 'Realtor',
    propertyStatus: 'Vacant',
  };
  await expectValues(page, kept);
  await expect(control(page, 'city')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please upload a image file');
  expect(await violationsOn(page)).toEqual([]);

  await test.step('a reload restores them from the draft', async () => {
    await control(page, 'city').fill('Milton');
    await expect(control(page, 'city')).not.toHaveAttribute('aria-invalid');
    await page.goto('/get-a-quote');
    await expectValues(page, { ...kept, city: 'Milton' });
  });

  await test.step('the form is sent once', async () => {
    await control(page, 'propertyPhotos').setInputFiles(photoFiles(1));
    await submitButton(page).click();
    await expect(page).toHaveURL('/thank-you');
    expect(await leadsOf(app, email)).toHaveLength(1);
  });
});

test('clearing a form that the server has rendered empties it @full', async ({ page }) => {
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto('/get-a-quote');
  await fill(page, { firstName: 'Ann', additionalText: 'By the lake' });
  await control(page, 'state').selectOption('Nunavut');
  await page.unroute(scripts);
  await submitButton(page).click();
  await expect(control(page, 'propertyPhotos')).toHaveAttribute('aria-invalid', 'true');
  await hydrate(page);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expectValues(page, { firstName: '', additionalText: '', state: 'Ontario' });
  await expect(control(page, 'date')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectValues(page, { firstName: 'Ann', additionalText: 'By the lake', state: 'Nunavut' });
});

test('a press that the browser sends while the scripts are late, and that they repeat, is one lead @full', async ({
  app,
  email,
  page,
}) => {
  const { promise: mayCome, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/client-[^/]+\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  // The press reaches the server; the visitor stops loading the next page.
  await page.route('/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch({ maxRedirects: 0 });
    return route.abort('aborted');
  });
  await page.clock.install();
  await page.goto('/contact');
  await fill(page, { ...contact, phoneNum: '9055550100', email });
  await submitButton(page).click();
  await page.clock.runFor(10_000);
  await expect.poll(() => leadsOf(app, email)).toHaveLength(1);
  release();
  await expect(page).toHaveURL('/thank-you');
  expect(await leadsOf(app, email)).toHaveLength(1);
});
