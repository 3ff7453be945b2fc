import { randomUUID } from 'node:crypto';
import { answer, card, dialog, expectSound, openAdmin, phone } from '../support/admin-page.ts';
import { expect, type Site, test } from '../support/fixtures.ts';

test.use({ environment: { BUSINESS_ADDRESS: '1 Main Street, Milton, Ontario' } });

const mailsTo = (app: Site, email: string) =>
  app.mail.received.filter(({ envelope }) => envelope.to.includes(email));

async function subscribe(app: Site, email: string): Promise<void> {
  await app.graphql('mutation ($input: NewsletterInput!) { subscribeNewsletter(input: $input) { msg } }', {
    input: { submissionId: randomUUID(), email },
  });
  await expect.poll(() => mailsTo(app, email).length).toBe(1);
  const [, path = ''] = /(\/newsletter\/confirm\/\S+)/.exec(mailsTo(app, email)[0]?.text ?? '') ?? [];
  expect((await fetch(app.url + path, { method: 'POST' })).status).toBe(200);
}

test('the owner sends an article to the subscribers, pauses and continues it, and removes a subscriber', async ({
  app,
  page,
  email,
}) => {
  const other = `other-${email}`;
  await subscribe(app, email);
  await subscribe(app, other);
  await openAdmin(page, app, '/admin/blogs');
  await page.setViewportSize(phone);
  const choice = page.getByLabel('Published article');
  await page.getByRole('button', { name: 'Edit Blog' }).first().click();
  await dialog(page).getByRole('link', { name: 'Send as newsletter' }).click();
  await expect(choice).not.toHaveValue('');
  const [article = ''] = await choice.locator('option:checked').allInnerTexts();
  await expect(page.getByRole('figure')).toContainText('1 Main Street, Milton, Ontario');
  await expectSound(page);
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('Sent to owner@example.com.')).toBeVisible();
  expect(mailsTo(app, 'owner@example.com')).toHaveLength(1);

  await page.getByRole('button', { name: 'Send to 2 subscribers' }).click();
  await answer(page, 'Send');
  const report = page.getByRole('region', { name: 'Sent articles' }).getByRole('listitem').first();
  await expect(report).toContainText('Sent: 2 of 2 emails sent, 0 failed, 0 unsubscribed since');
  await expectSound(page);
  await page.goto('/admin/blogs');
  await card(page, article).getByRole('link', { name: 'Send as newsletter' }).click();
  await expect(page.getByText('This article was sent already, or it is not published.')).toBeVisible();

  const subscribers = page.getByRole('region', { name: 'Subscribers' });
  await expect(subscribers).toContainText('2 subscribers');
  await subscribers.getByLabel('Search email addresses').fill('OTHER-');
  await expect(subscribers).toContainText('1 subscriber');
  await subscribers.getByRole('button', { name: `Remove ${other}` }).click();
  await answer(page, 'Remove');
  await expect(page.getByText(`${other} was removed.`)).toBeVisible();
  await expect(report).toContainText('1 unsubscribed since');
  const download = page.waitForEvent('download');
  await subscribers.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('subscribers.csv');

  await page.setViewportSize({ width: 1440, height: 900 });
  app.mail.rejecting = true;
  await choice.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Send to 1 subscriber' }).click();
  await answer(page, 'Send');
  await expect(report).toContainText('Try again later');
  await report.getByRole('button', { name: 'Pause' }).click();
  await expect(report).toContainText('Paused: 0 of 1 email sent');
  await expectSound(page);
  app.mail.rejecting = false;
  await report.getByRole('button', { name: 'Continue' }).click();
  await expect(report).toContainText('Sent: 1 of 1 email sent');
  // The confirmation and two articles.
  expect(mailsTo(app, email)).toHaveLength(3);
  expect(mailsTo(app, other)).toHaveLength(2);

  app.mail.unknown = email;
  await choice.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Send to 1 subscriber' }).click();
  await answer(page, 'Send');
  await expect(report).toContainText('Sent: 0 of 1 email sent, 1 failed');
  await report.getByText('1 email failed').click();
  await expect(report).toContainText(`${email}: `);
  await expect(report).toContainText('No such user');
  await expectSound(page);
  app.mail.unknown = undefined;
  await report.getByRole('button', { name: 'Send the failed again' }).click();
  await expect(report).toContainText('Sent: 1 of 1 email sent, 0 failed');
  expect(mailsTo(app, email)).toHaveLength(4);
});
