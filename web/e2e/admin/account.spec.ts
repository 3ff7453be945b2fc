import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { admin } from '../../../graphql-api/test/admin.ts';
import { message } from '../../../graphql-api/test/samples/form-samples.ts';
import { answer, expectSound, openAdmin, phone } from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { readCode } from '../support/qr-code.ts';

async function fillSignIn(page: Page, password: string, email = admin.email): Promise<void> {
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('the owner turns a second factor on, confirms an export and an erasure, and signs in by a recovery code @full', async ({
  app,
  page,
  email,
}) => {
  await app.graphql('mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }', {
    input: { ...message.sample, submissionId: randomUUID(), email },
  });
  await page.setViewportSize(phone);
  await openAdmin(page, app, '/admin/account');
  await expect(page.getByText('This device').first()).toBeVisible();
  const setup = page.getByRole('form', { name: 'Two-step verification' });
  await setup.locator('[name="password"]').fill(admin.password);
  await setup.getByRole('button', { name: 'Turn on two-step verification' }).click();
  const uri = await readCode(page.getByRole('img', { name: 'QR code for the authenticator app' }));
  await expectSound(page);
  await expect(setup.locator('[name="code"]')).toBeFocused();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Key copied.')).toBeVisible();
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await setup.locator('[name="code"]').fill(totp.generate());
  await setup.getByRole('button', { name: 'Turn on', exact: true }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectSound(page);
  const [first = '', second = '', third = ''] = await codes.allInnerTexts();
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
  await page.goto('/admin/erasures');
  await page.getByLabel('Email address of the person').fill(email);
  await page.getByRole('button', { name: 'Find data' }).click();
  await page.getByRole('button', { name: 'Delete this person’s data' }).click();
  // The code of the export still counts.
  await answer(page, 'Delete permanently');
  await expect(page.getByText('Deleted permanently.')).toBeVisible();

  await page.goto('/admin/account');
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

  // The code of the sign-in does not count. The list asks only if the owner wants to see it.
  await page.goto('/admin/newsletter');
  const subscribers = page.getByRole('region', { name: 'Subscribers' });
  await expect(subscribers.getByRole('alert')).toContainText('Enter a code');
  await expect(question).toBeHidden();
  await expectSound(page);
  await subscribers.getByRole('button', { name: 'Confirm that it’s you' }).click();
  await question.locator('[name="code"]').fill(third);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(subscribers.getByText('No confirmed subscribers yet.')).toBeVisible();
});

test('a cancelled question for a code leaves the form as it is @nightly', async ({ app, page, email }) => {
  const token = await openAdmin(page, app, '/admin/account');
  const { beginSecondFactor } = await app.graphql<{ beginSecondFactor: { secret: string } }>(
    'mutation ($password: String!) { beginSecondFactor(password: $password) { secret } }',
    { password: admin.password },
    token,
  );
  const code = new TOTP({ secret: Secret.fromBase32(beginSecondFactor.secret) }).generate();
  await app.graphql(
    'mutation ($code: String!) { enableSecondFactor(code: $code) { recoveryCodes } }',
    { code },
    token,
  );
  const invitation = page.getByRole('form', { name: 'Invite an admin' });
  await invitation.locator('[name="email"]').fill(email);
  await invitation.getByRole('button', { name: 'Send an invitation' }).click();
  await page
    .getByRole('dialog', { name: 'Confirm that it’s you' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(invitation.getByRole('alert')).toContainText('Enter a code');
  await expect(invitation.locator('[name="email"]')).toHaveValue(email);
});

test('a forgotten password is set by a mailed link', async ({ app, page }) => {
  await page.setViewportSize(phone);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const request = page.getByRole('form', { name: 'Forgot password?' });
  await request.locator('[name="email"]').fill(admin.email);
  await expectSound(page);
  await request.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('a link is on its way')).toBeFocused();
  await expect.poll(() => app.mail.received.length).toBe(1);
  const [link = ''] = /http\S+#\S+/.exec(app.mail.received[0]?.text ?? '') ?? [];
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await page.locator('[name="password"]').fill('another-one');
  await expectSound(page);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await fillSignIn(page, 'another-one');
  await expect(page).toHaveURL('/admin');
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.getByText('This link no longer works. Request another one.')).toBeVisible();
});

test('an invited admin sets a password, signs out another device, and changes the password @full', async ({
  app,
  page,
  email,
  browser,
}) => {
  await openAdmin(page, app, '/admin/account');
  // Waits for the lists above the form, which would move it.
  await expect(page.getByText('This device').first()).toBeVisible();
  const invitation = page.getByRole('form', { name: 'Invite an admin' });
  await invitation.locator('[name="email"]').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  await expect(invitation.locator('[name="email"]')).toBeFocused();
  const waiting = page.getByRole('list', { name: 'Waiting for an answer' });
  await expect(waiting.getByRole('listitem')).toContainText([`Invited by ${admin.email}`]);
  await expect.poll(() => app.mail.received.length).toBe(1);
  expect(app.mail.received[0]?.envelope.to).toEqual([email]);
  const [link = ''] = /http\S+#\S+/.exec(app.mail.received[0]?.text ?? '') ?? [];

  const own = await browser.newContext({ baseURL: app.url, viewport: phone });
  const invited = await own.newPage();
  await invited.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await invited.locator('[name="password"]').fill('first-of-mine');
  await invited.getByRole('button', { name: 'Save the password' }).click();
  await expect(invited.getByText('Your password is set. Welcome!')).toBeFocused();
  await invited.getByRole('link', { name: 'Continue' }).click();
  await expect(invited).toHaveURL('/admin');

  const stolen = await browser.newContext({ baseURL: app.url });
  const elsewhere = await stolen.newPage();
  await elsewhere.goto('/login');
  await fillSignIn(elsewhere, 'first-of-mine', email);
  await expect(elsewhere).toHaveURL('/admin');

  await invited.goto('/admin/account');
  const devices = invited.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expectSound(invited);
  await devices.getByRole('button', { name: /^Sign out/ }).click();
  await expect(invited.getByText('Device signed out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login');

  const change = invited.getByRole('form', { name: 'Password' });
  await change.locator('[name="currentPassword"]').fill('first-of-mine');
  await change.locator('[name="password"]').fill('second-of-mine');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(invited.getByText('Password changed. All other devices are signed out.')).toBeVisible();
  await fillSignIn(elsewhere, 'first-of-mine', email);
  await expect(elsewhere.getByRole('alert').first()).toBeVisible();
  await fillSignIn(elsewhere, 'second-of-mine', email);
  await expect(elsewhere).toHaveURL('/admin');
  await own.close();
  await stolen.close();

  await page.reload();
  const admins = page.getByRole('list', { name: 'Admins', exact: true });
  await expect(admins.getByText('You')).toBeVisible();
  await admins.getByRole('button', { name: `Remove ${email}` }).click();
  await expectSound(page);
  await answer(page, 'Remove');
  await expect(page.getByText(`${email} is no longer an admin.`)).toBeVisible();
  await expect(admins.getByRole('button', { name: `Remove ${email}` })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Admins' })).toBeFocused();
});

test('an invitation stays in a list whose first response arrives after it @nightly', async ({
  app,
  page,
  email,
}) => {
  const { promise: isInvited, resolve: onInvited } = Promise.withResolvers<void>();
  let [requests, responses] = [0, 0];
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Admins')) return route.continue();
    requests += 1;
    const isFirst = requests === 1;
    const response = await route.fetch();
    if (isFirst) await isInvited;
    await route.fulfill({ response });
    responses += 1;
  });
  await openAdmin(page, app, '/admin/account');
  const invitation = page.getByRole('form', { name: 'Invite an admin' });
  await invitation.locator('[name="email"]').fill(email);
  await invitation.getByRole('button', { name: 'Send an invitation' }).click();
  const withdraw = page.getByRole('button', { name: `Withdraw the invitation to ${email}` });
  await expect(withdraw).toBeVisible();
  onInvited();
  await expect.poll(() => responses).toBe(3);
  await expect(withdraw).toBeVisible();
});

test('the owner withdraws an invitation, and its link does not work any more @nightly', async ({
  app,
  page,
  email,
}) => {
  await page.setViewportSize(phone);
  await openAdmin(page, app, '/admin/account');
  const invitation = page.getByRole('form', { name: 'Invite an admin' });
  await invitation.locator('[name="email"]').fill(email);
  await invitation.getByRole('button', { name: 'Send an invitation' }).click();
  await expect.poll(() => app.mail.received.length).toBe(1);
  const [link = ''] = /http\S+#\S+/.exec(app.mail.received[0]?.text ?? '') ?? [];
  await expectSound(page);
  await page.getByRole('button', { name: `Withdraw the invitation to ${email}` }).click();
  await expect(page.getByText(`The invitation to ${email} is withdrawn.`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Waiting for an answer' })).toBeHidden();
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.getByText('This link no longer works. Request another one.')).toBeFocused();
  await expect(page.locator('[name="password"]')).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/login/forgot');
});

test('without a connection each form of accounts says so @nightly', async ({ app, context, page }) => {
  const forms: [path: string, fill: () => Promise<void>, button: string][] = [
    ['/login', () => fillSignIn(page, admin.password), ''],
    ['/login/forgot', () => page.locator('[name="email"]').fill(admin.email), 'Send the link'],
    [
      '/login/password#token',
      () => page.locator('[name="password"]').fill('another-one'),
      'Save the password',
    ],
  ];
  for (const [path, fill, button] of forms) {
    await page.goto(path);
    await page.route('**/graphql', (route) => route.abort('connectionfailed'));
    await fill();
    if (button) await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').first()).toHaveText(/^There’s no connection\./);
    await page.unroute('**/graphql');
    await page.route('**/graphql', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await page.getByRole('button', { name: button || 'Sign In' }).click();
    await expect(page.getByRole('alert').first()).toHaveText(/^The site isn’t answering/);
    await page.unroute('**/graphql');
  }
  await openAdmin(page, app, '/admin/account');
  const change = page.getByRole('form', { name: 'Password' });
  const setup = page.getByRole('form', { name: 'Two-step verification' });
  await expect(setup).toBeVisible();
  await context.setOffline(true);
  await change.locator('[name="currentPassword"]').fill(admin.password);
  await change.locator('[name="password"]').fill('another-one');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByRole('alert')).toContainText('No connection');
  await setup.locator('[name="password"]').fill(admin.password);
  await setup.getByRole('button', { name: 'Turn on two-step verification' }).click();
  await expect(setup.getByRole('alert')).toContainText('No connection');
});
