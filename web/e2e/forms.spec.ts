import type { Page } from '@playwright/test';
import { openAlive } from './alive.ts';
import { control, leadsOf, mailsAbout, submitButton } from './quote-form.ts';
import { expect, test } from './shared-site.ts';

interface FormCase {
  path: string;
  formType: string;
  /** What is typed, by the control's name, and what is stored of it where that differs. */
  fields: Record<string, string>;
  stored?: Record<string, string>;
  failure: string;
}

const enquiry = {
  name: 'Ann Lee',
  email: 'ann.lee@example.com',
  phoneNum: '9055550100',
  timeToConnect: 'Weekday mornings',
  description: 'A kitchen and two bathrooms, in spring.',
};

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
  },
  {
    path: '/about',
    formType: 'Get in Touch',
    fields: { name: "Pat O'Neil", email: 'pat@example.com', phone: '9055550100', message: 'Please call.' },
    failure: 'Failed to send, try again by reloading the page.',
  },
  {
    path: '/design',
    formType: 'Get in Touch',
    fields: { name: 'Pat', email: 'pat@example.com', phone: '9055550100', message: 'A den.' },
    failure: 'Failed to send, try again by reloading the page.',
  },
  {
    path: '/project-management',
    formType: 'Message genrated through Project Management form',
    fields: enquiry,
    failure: 'Failed to send message, try again by reloading the page.',
  },
  {
    path: '/partnership-opportunities',
    formType: 'Message genrated through Partnership form',
    fields: enquiry,
    failure: 'Failed to send message, try again by reloading the page.',
  },
];

async function fill(page: Page, { path, fields }: FormCase): Promise<void> {
  await openAlive(page, path);
  for (const [name, value] of Object.entries(fields)) await control(page, name).fill(value);
}

for (const form of forms) {
  test(`${form.path}: what is sent becomes one lead and two mails`, async ({ page, app, email }) => {
    const fields = { ...form.fields, email };
    await fill(page, { ...form, fields });
    await submitButton(page).click();
    await expect(page).toHaveURL('/thank-you');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for submitting your request');
    const leads = await leadsOf(app, email);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ formType: form.formType, email, fields });
    await expect.poll(() => mailsAbout(app, email).length).toBe(2);
  });
}

/** Ways in which a server answers that it failed. */
const failures = [
  { status: 500, json: { errors: [] } },
  { status: 200, json: { errors: [{ message: 'fail', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } },
];

for (const form of forms) {
  test(`${form.path}: a failure is told in the form’s own words, and costs the email address only`, async ({
    page,
  }) => {
    await fill(page, form);
    for (const failure of failures) {
      await page.route('**/graphql', (route) => route.fulfill(failure));
      await control(page, 'email').fill(form.fields.email ?? '');
      await submitButton(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(form.failure);
      for (const [name, value] of Object.entries(form.fields)) {
        await expect(control(page, name)).toHaveValue(name === 'email' ? '' : value);
      }
      await page.unroute('**/graphql');
    }
  });
}

test('where no answer comes the form says that it is kept, and it goes out once', async ({
  page,
  app,
  context,
  email,
}) => {
  for (const form of forms) {
    await test.step(form.path, async () => {
      await fill(page, { ...form, fields: { ...form.fields, email } });
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await submitButton(page).click();
      await expect(page.getByText('kept on this device and will be sent')).toBeVisible();
      await context.setOffline(false);
    });
  }
  await expect.poll(async () => (await leadsOf(app, email)).length).toBe(forms.length);
});

test('a broken rule is told at its field, the first of them gets the focus', async ({ page }) => {
  for (const { path, fields } of forms) {
    await test.step(path, async () => {
      await page.goto(path);
      await submitButton(page).click();
      const [first = ''] = Object.keys(fields);
      await expect(control(page, first)).toBeFocused();
      for (const name of Object.keys(fields)) {
        await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(control(page, name)).toHaveAccessibleDescription(/is required\./);
      }
      await expect(page).toHaveURL(path);
    });
  }
});

test('controls let in what they take', async ({ page }) => {
  await page.goto('/contact');
  await control(page, 'name').pressSequentially('J4ne D-oe');
  await expect(control(page, 'name')).toHaveValue('Jne Doe');
  await control(page, 'phoneNum').pressSequentially('(905) 555-0100');
  await expect(control(page, 'phoneNum')).toHaveValue('9055550100');
  const limits: Record<string, Record<string, number>> = {
    '/contact': { name: 36, email: 66, phoneNum: 25, message: 350 },
    '/about': { name: 40, email: 36, phone: 22, message: 70 },
    '/project-management': { name: 36, email: 66, phoneNum: 25, timeToConnect: 25, description: 350 },
  };
  for (const [path, lengths] of Object.entries(limits)) {
    await page.goto(path);
    for (const [name, length] of Object.entries(lengths)) {
      await expect(control(page, name), `${path} ${name}`).toHaveAttribute('maxlength', String(length));
    }
  }
  await page.goto('/about');
  await control(page, 'phone').pressSequentially('1'.repeat(22));
  await expect(control(page, 'phone')).toHaveValue('1'.repeat(20));
});

test('the main contact form says what became of the message', async ({ page }) => {
  await fill(page, forms[0] as FormCase);
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

  test('is subscribed to from any page', async ({ page, app, email }) => {
    await page.goto('/privacy');
    await field(page).fill(email);
    await subscribe(page).click();
    await expect(alert(page)).toHaveText('Newsletter Subscribed Successfully!');
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL('/privacy');
    const leads = await leadsOf(app, email);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ formType: 'Newsletter', email });
    expect(leads[0]?.fields).toMatchObject({ page: '/privacy', consentVersion: '2026-11' });
  });

  test('says so where the server fails, and clears the field', async ({ page }) => {
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await page.goto('/');
    await field(page).fill('ann.lee@example.com');
    await subscribe(page).click();
    await expect(alert(page)).toHaveText('Email failed to send, try again by reloading the page.');
    await expect(field(page)).toHaveValue('');
  });

  test('keeps what is typed through a reload', async ({ page }) => {
    await page.goto('/about');
    // What was typed is kept as soon as the form's program is there, which comes when the page is idle.
    await expect(async () => {
      await field(page).fill('ann.lee@exam');
      await page.reload();
      await expect(field(page)).toHaveValue('ann.lee@exam', { timeout: 3000 });
    }).toPass();
  });

  test('without a connection it waits on the device, and goes out once', async ({
    page,
    app,
    context,
    email,
  }) => {
    // The form's program comes when the page has nothing better to do.
    const isThere = page.waitForEvent('requestfinished', (it) => /\/newsletter-sender-/.test(it.url()));
    await page.goto('/about');
    await isThere;
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
