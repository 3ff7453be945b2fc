import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { admin } from '../../../graphql-api/test/admin.ts';
import { expectSound, openAdmin, phone } from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { readCode } from '../support/qr-code.ts';

async function fillSignIn(page: Page, password: string): Promise<void> {
  await page.locator('[name="email"]').fill(admin.email);
  await page.locator('[name="password"]').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('the owner turns a second factor on, confirms an export, and signs in by a recovery code', async ({
  app,
  page,
}) => {
  await page.setViewportSize(phone);
  await openAdmin(page, app, '/admin/account');
  await expect(page.getByText('This device').first()).toBeVisible();
  const setup = page.getByRole('form', { name: 'Second factor' });
  await setup.locator('[name="password"]').fill(admin.password);
  await setup.getByRole('button', { name: 'Set up the second factor' }).click();
  const uri = await readCode(page.getByRole('img', { name: 'QR code for the authenticator app' }));
  await expectSound(page);
  const totp = new TOTP({ secret: Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? '') });
  await setup.locator('[name="code"]').fill(totp.generate());
  await setup.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectSound(page);
  const [first = '', second = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('Unused recovery codes: 10')).toBeVisible();

  await page.goto('/admin/leads');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await question.locator('[name="code"]').fill('000000');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('This code is wrong')).toBeVisible();
  await expectSound(page);
  const download = page.waitForEvent('download');
  await question.locator('[name="code"]').fill(first);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await download;

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, admin.password);
  await expect(page.locator('[name="code"]')).toBeFocused();
  await expectSound(page);
  await page.locator('[name="code"]').fill(second);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/account');
  await expect(page.getByText('Used a recovery code').first()).toBeVisible();
  await expect(page.getByText('Exported leads').first()).toBeVisible();
});

test('a forgotten password is set by a mailed link', async ({ app, page }) => {
  await page.setViewportSize(phone);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const request = page.getByRole('form', { name: 'Forgot password?' });
  await request.locator('[name="email"]').fill(admin.email);
  await expectSound(page);
  await request.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('a link is on its way')).toBeVisible();
  await expect.poll(() => app.mail.received.length).toBe(1);
  const [link = ''] = /http\S+#\S+/.exec(app.mail.received[0]?.text ?? '') ?? [];
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await page.locator('[name="password"]').fill('another-one');
  await expectSound(page);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await fillSignIn(page, 'another-one');
  await expect(page).toHaveURL('/admin');
});
