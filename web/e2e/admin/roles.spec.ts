import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { admin } from '../../../graphql-api/test/admin.ts';
import { message } from '../../../graphql-api/test/samples/form-samples.ts';
import { answer, card, control, expectSound, mark, openAdmin, press } from '../support/admin-page.ts';
import { expect, type Site, test } from '../support/fixtures.ts';
import { holdProgram } from '../support/hydration.ts';

/** Adds an account with the password of the owner, and signs it in by the form. */
async function signInAs(page: Page, app: Site, role: string): Promise<string> {
  const email = `${role}-${mark()}@example.com`;
  await app.execute(`insert into "account" ("email", "passwordHash", "role", "createdAt")
    select '${email}', "passwordHash", '${role}', now() from "account" where "email" = '${admin.email}'`);
  await page.goto('/login');
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');
  return email;
}

/** Collects the URLs of operations that the server rejects, which no page may send. */
function watchRejections(page: Page): string[] {
  const rejected: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/graphql')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('"FORBIDDEN"')) rejected.push(response.url());
  });
  return rejected;
}

const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link').allInnerTexts();

const duties = (page: Page) => page.getByRole('list', { name: 'Waiting for you' }).getByRole('listitem');

async function expectNotOpen(page: Page, path: string, role: string): Promise<void> {
  await page.goto(path);
  const sentence = page.getByText(`Your account has the role ${role}, which does not open this page.`);
  await expect(sentence).toBeVisible();
  await page.getByRole('link', { name: 'Go to Today' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
}

test('an editor sees the content only', async ({ app, page }) => {
  await app.execute(
    `update "entry" set "title" = 'Lantern walk' where "kind" = 'page' and "slug" = '/about'`,
  );
  const rejected = watchRejections(page);
  await app.graphql('mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }', {
    input: { ...message.sample, submissionId: randomUUID() },
  });
  await app.execute(`update "entry" set "publishAt" = null where "kind" = 'article' and "number" = 1`);
  await signInAs(page, app, 'editor');
  await expect(duties(page)).toContainText(['Draft · Article']);
  await expect(duties(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Leads' })).toHaveCount(0);
  await expectSound(page);
  expect(await menu(page)).toEqual([
    'Today',
    'Pages',
    'Blog',
    'Categories',
    'Portfolio',
    'Location pages',
    'Media library',
    'Account',
  ]);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  const results = search.getByRole('list', { name: 'Results' }).getByRole('link');
  await search.getByRole('searchbox').fill('lantern');
  await expect(search.getByText('Nothing found.')).toBeVisible();
  await search.getByRole('searchbox').fill('ma');
  await expect(results.filter({ hasText: 'Mailbox' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/admin/account');
  await expect(page.getByText('Signed in', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Name and signature',
    'Password',
    'Two-step verification',
    'Signed-in devices',
    'Activity',
  ]);
  await page.goto('/admin/blogs');
  await expect(page.getByRole('button', { name: 'Edit Blog' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send as newsletter' })).toHaveCount(0);
  await page.goto('/admin/media');
  await expect(page.getByRole('heading', { name: 'Media library' })).toBeVisible();
  expect(rejected).toEqual([]);
  await expectNotOpen(page, '/admin/leads', 'Editor');
  await expectNotOpen(page, '/admin/shared-texts', 'Editor');
  await page.goto('/admin/pages');
  await expect(page.getByText('Begin with “New page”.')).toBeVisible();
  expect(rejected).toEqual([]);
});

test('an assistant sees leads and newsletters only', async ({ app, page, email }) => {
  await app.graphql('mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }', {
    input: { ...message.sample, submissionId: randomUUID(), email },
  });
  await app.execute(`update "entry" set "publishAt" = null where "kind" = 'article' and "number" = 1`);
  const rejected = watchRejections(page);
  const account = await signInAs(page, app, 'assistant');
  await expect(duties(page)).toContainText(['New lead · Message']);
  await expect(duties(page)).toHaveCount(1);
  expect((await menu(page)).map((line) => line.split('\n')[0])).toEqual([
    'Today',
    'Leads',
    'Reply templates',
    'Newsletters',
    'Account',
  ]);
  for (const [path, heading] of [
    ['/admin/leads', 'Leads'],
    ['/admin/templates', 'Reply templates'],
    ['/admin/newsletter', 'Newsletters'],
    ['/admin/account', 'Account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(rejected).toEqual([]);
  await expectNotOpen(page, '/admin/blogs', 'Assistant');
  await expectNotOpen(page, '/admin/erasures', 'Assistant');

  await page.goto('/admin/newsletter');
  await app.execute(`update "account" set "role" = 'editor' where "email" = '${account}'`);
  await page.reload();
  await expect(page.getByText('Your account has the role Editor')).toBeVisible();
});

test('before the role is known, the menu has the pages of every role, and nothing moves for an owner', async ({
  app,
  page,
}) => {
  const release = await holdProgram(page);
  await openAdmin(page, app, '/admin');
  expect(await menu(page)).toEqual(['Today', 'Account']);
  const account = page.getByRole('link', { name: 'Account' });
  const place = await account.boundingBox();
  release();
  await expect(page.getByRole('link', { name: 'Data requests' })).toBeVisible();
  expect(await account.boundingBox()).toEqual(place);
});

test('an owner invites an editor and changes the role', async ({ app, page, email }) => {
  await openAdmin(page, app, '/admin/account');
  const invitation = page.getByRole('form', { name: 'Invite an admin' });
  await invitation.locator('[name="email"]').fill(email);
  // The least powerful role, unless the owner chooses another one.
  await expect(invitation.getByLabel('Role')).toHaveValue('editor');
  await invitation.getByRole('button', { name: 'Send an invitation' }).click();
  await expect(page.getByRole('list', { name: 'Waiting for an answer' })).toContainText('Editor. Invited by');
  await app.execute(`insert into "account" ("email", "passwordHash", "role", "createdAt")
    values ('${email}', '', 'editor', now())`);
  await page.reload();
  const role = page.getByRole('combobox', { name: `Role of ${email}` });
  await expect(role).toHaveValue('EDITOR');
  await role.selectOption('Assistant');
  await expect(page.getByText(`${email} has another role now.`)).toBeVisible();
  await page.reload();
  await expect(role).toHaveValue('ASSISTANT');
  await expectSound(page);
});

test('an admin has a name, which colleagues see, and a signature for replies', async ({
  app,
  page,
  email,
}) => {
  const editor = await signInAs(page, app, 'editor');
  await page.goto('/admin/account');
  const form = page.getByRole('form', { name: 'Name and signature' });
  await expect(page.getByText(`, by ${editor}`).first()).toBeVisible();
  await form.getByLabel('Name').fill('Ann Sample');
  await form.getByLabel('Signature').fill('Warm regards,\nAnn');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Name and signature saved.')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Ann Sample');
  await expect(page.getByText(', by Ann Sample').first()).toBeVisible();
  await expectSound(page);
  await app.execute(`update "account" set "role" = 'owner' where "email" = '${editor}'`);
  await page.reload();
  const invitation = page.getByRole('form', { name: 'Invite an admin' });
  await invitation.locator('[name="email"]').fill(email);
  await invitation.getByRole('button', { name: 'Send an invitation' }).click();
  const waiting = page.getByRole('list', { name: 'Waiting for an answer' }).getByRole('listitem');
  await expect(waiting.filter({ hasText: email })).toContainText('Editor. Invited by Ann Sample,');
  await expect
    .poll(() =>
      app.mail.received.find(({ envelope }) => envelope.to.includes(email))?.text?.replaceAll(/\s+/g, ' '),
    )
    .toContain(`Ann Sample (${editor}) has invited you to manage the website of Maison Milton.`);
  await openAdmin(page, app, '/admin/account');
  await expect(page.getByRole('list', { name: 'Admins' })).toContainText(`Ann Sample, ${editor}`);
});

test('two admins who edit one entry see each other, also in a conflict and in the history', async ({
  app,
  browser,
  page,
}) => {
  await page.clock.install();
  const other = await browser.newPage({ baseURL: app.url });
  const email = await signInAs(other, app, 'editor');
  await app.execute(`update "account" set "name" = 'Anna' where "email" = '${email}'`);
  await openAdmin(page, app, '/admin/blogs#edit=1');
  const form = page.getByRole('dialog', { name: 'Edit Blog' });
  await expect(form).toBeVisible();
  await other.goto('/admin/blogs#edit=1');
  await expect(other.getByText('owner@example.com is editing this')).toBeVisible();
  await expect(form.getByText('is editing this')).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(form.getByText('Anna is editing this')).toBeVisible();
  await expectSound(page);
  await control(other, 'title').fill('Renamed by Anna');
  await press(other, 'Publish');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(form.getByText('is editing this')).toHaveCount(0);
  await other.close();
  await control(page, 'title').fill('Renamed by the owner');
  await press(page, 'Publish');
  const conflict = page.getByRole('dialog', { name: 'Saved elsewhere since you opened it' });
  await expect(conflict).toContainText('Anna saved this on');
  await answer(page, 'Save mine over it');
  await expect(form).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search titles' }).fill('Renamed by the owner');
  await card(page, 'Renamed by the owner').getByRole('button', { name: 'Edit Blog' }).click();
  await press(page, 'Earlier versions');
  await expect(page.getByRole('dialog', { name: 'Earlier versions' })).toContainText('by Anna');
});
