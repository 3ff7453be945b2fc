import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydration.ts';
import { control, leadsOf, mailsAbout, submitButton } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

interface FormCase {
  path: string;
  formType: string;
  /** The typed and stored values by the control's name. */
  fields: Record<string, string>;
  failure: string;
  /** Whether a failure clears the email field. */
  clearsEmail: boolean;
  /** The maximum length of each control. */
  limits: Record<string, number>;
}

const enquiry = {
  name: 'Ann Lee',
  email: 'ann.lee@example.com',
  phoneNum: '9055550100',
  timeToConnect: 'Weekday mornings',
  description: 'A kitchen and two bathrooms, in spring.',
};

const enquiryLimits = { name: 36, email: 66, phoneNum: 25, timeToConnect: 25, description: 350 };
const quickLimits = { name: 40, email: 36, phone: 22, message: 70 };

const forms: FormCase[] = [
  {
    path: '/contact',
    formType: 'Contact',
    fields: {
      name: 'Zoë Müller',
      email: 'zoe@example.com',
      phoneNum: '9055550100',
      message: 'Is Saturday possible?',
    },
    failure: 'Failed to send message, try again by reloading the page.',
    clearsEmail: false,
    limits: { name: 36, email: 66, phoneNum: 25, message: 350 },
  },
  {
    path: '/about',
    formType: 'Get in Touch',
    fields: { name: "Pat O'Neil", email: 'pat@example.com', phone: '9055550100', message: 'Please call.' },
    failure: 'Failed to send, try again by reloading the page.',
    clearsEmail: false,
    limits: quickLimits,
  },
  {
    path: '/design',
    formType: 'Get in Touch',
    fields: { name: 'Pat', email: 'pat@example.com', phone: '9055550100', message: 'A den.' },
    failure: 'Failed to send, try again by reloading the page.',
    clearsEmail: false,
    limits: quickLimits,
  },
  {
    path: '/project-management',
    formType: 'Message genrated through Project Management form',
    fields: enquiry,
    failure: 'Failed to send message, try again by reloading the page.',
    clearsEmail: true,
    limits: enquiryLimits,
  },
  {
    path: '/partnership-opportunities',
    formType: 'Message genrated through Partnership form',
    fields: enquiry,
    failure: 'Failed to send message, try again by reloading the page.',
    clearsEmail: true,
    limits: enquiryLimits,
  },
];

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await control(page, name).fill(value);
}

/** Responses of a server that failed. */
const failures = [
  { status: 500, json: { errors: [] } },
  { status: 200, json: { errors: [{ message: 'fail', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } },
];

/** Their forms have the same fields as another page's. */
const likeAnother = ['/design', '/project-management', '/partnership-opportunities'];

for (const form of forms) {
  const when = likeAnother.includes(form.path) ? ' @nightly' : '';
  test(`${form.path}: shows missing values, keeps the fields after a failure, sends one lead and two mails${when}`, async ({
    app,
    email,
    page,
  }) => {
    const fields = { ...form.fields, email };
    const names = Object.keys(fields);
    await openHydrated(page, form.path);
    await test.step('an error is shown at its field, and the first such field gets the focus', async () => {
      await submitButton(page).click();
      await expect(control(page, names[0] ?? '')).toBeFocused();
      for (const name of names) {
        await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(control(page, name)).toHaveAccessibleDescription(/is required\./);
        await expect(control(page, name)).toHaveAttribute('maxlength', String(form.limits[name]));
      }
      await expect(page).toHaveURL(form.path);
    });
    if (form.limits === quickLimits) {
      // The control accepts 22 characters and keeps 20 digits.
      await control(page, 'phone').pressSequentially('1'.repeat(22));
      await expect(control(page, 'phone')).toHaveValue('1'.repeat(20));
    }
    await fill(page, fields);
    await test.step('a failure shows the form’s own message', async () => {
      for (const failure of failures) {
        await page.route('**/graphql', (route) => route.fulfill(failure));
        await control(page, 'email').fill(email);
        await submitButton(page).click();
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(form.failure);
        for (const [name, value] of Object.entries(fields)) {
          const isCleared = name === 'email' && form.clearsEmail;
          await expect(control(page, name)).toHaveValue(isCleared ? '' : value);
        }
        await page.unroute('**/graphql');
      }
    });
    await control(page, 'email').fill(email);
    await submitButton(page).click();
    await expect(page).toHaveURL('/thank-you');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for submitting your request');
    const leads = await leadsOf(app, email);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ formType: form.formType, email, fields });
    await expect.poll(() => mailsAbout(app, email).length).toBe(2);
  });
}

test('the main contact form filters its input and confirms the message', async ({ page, email }) => {
  await openHydrated(page, '/contact');
  await control(page, 'name').pressSequentially('J4ne D-oe');
  await expect(control(page, 'name')).toHaveValue('Jne Doe');
  await control(page, 'phoneNum').pressSequentially('(905) 555-0100');
  await expect(control(page, 'phoneNum')).toHaveValue('9055550100');
  await fill(page, { email, message: 'Is Saturday possible?' });
  await submitButton(page).click();
  const sent = page.getByRole('status').filter({ hasText: 'Message sent Successfully!' });
  await expect(sent).toBeVisible();
  await page.reload();
  await expect(sent).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for submitting your request');
});

test.describe('the newsletter', () => {
  const field = (page: Page) => page.getByRole('contentinfo').getByLabel('Email address');
  const subscribe = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' });
  const alert = (page: Page) => page.getByRole('contentinfo').getByRole('alert');

  test('restores a draft, shows a failure, and takes subscriptions on any page', async ({
    page,
    app,
    email,
  }) => {
    await page.goto('/privacy');
    // The draft is saved once the page is hydrated.
    await expect(async () => {
      await field(page).fill(email);
      await page.reload();
      await expect(field(page)).toHaveValue(email, { timeout: 3000 });
    }).toPass();
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await subscribe(page).click();
    await expect(alert(page)).toHaveText('Email failed to send, try again by reloading the page.');
    await expect(field(page)).toHaveValue('');
    await page.unroute('**/graphql');

    await field(page).fill(email);
    const { promise: isSeen, resolve: forward } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await isSeen;
      await route.continue();
    });
    await subscribe(page).click();
    const spinner = () =>
      subscribe(page).evaluate((button) => getComputedStyle(button, '::after').animationIterationCount);
    await expect.poll(spinner).toBe('infinite');
    forward();
    await expect(alert(page)).toHaveText('Newsletter Subscribed Successfully!');
    await expect(page.getByText('One more step: open the email we just sent you and confirm.')).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL('/privacy');
    const leads = await leadsOf(app, email);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ formType: 'Newsletter', email });
    expect(leads[0]?.fields).toMatchObject({ page: '/privacy', consentVersion: '2026-11' });
  });

  test('waits on the device without a connection, and is sent once @full', async ({
    page,
    app,
    context,
    email,
  }) => {
    await openHydrated(page, '/about');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await field(page).fill(email);
    await subscribe(page).click();
    await expect(alert(page)).toContainText('kept on this device');
    await expect(page.getByRole('link', { name: 'Waiting to send' })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await leadsOf(app, email)).length).toBe(1);
  });
});

test('a control shows how much of its limit is used, and how much of a pasted text was cut', async ({
  page,
}) => {
  await page.goto('/about');
  const message = page.getByRole('textbox', { name: 'Message' });
  const text = 'We would like to talk about our listing on Main Street';
  await message.fill(text);
  await expect(page.getByText(/of 70 characters/)).toHaveCount(0);
  await message.press('End');
  await message.pressSequentially('!!');
  await expect(page.getByText('56 of 70 characters.')).toBeVisible();
  await message.press('ControlOrMeta+a');
  await message.press('ControlOrMeta+c');
  await message.press('End');
  await message.press('ControlOrMeta+v');
  await expect(message).toHaveValue(/^.{70}$/);
  await expect(page.getByText('42 characters of the pasted text didn’t fit.')).toBeVisible();
});
