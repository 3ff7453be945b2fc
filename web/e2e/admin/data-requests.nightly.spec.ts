import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { answer, expectSound, laptop, mark, openAdmin, phone } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { test as testAlone } from '../support/fixtures.ts';
import { sendMessage } from '../support/inbox-page.ts';
import { loseResponses } from '../support/lost-responses.ts';

for (const size of [phone, laptop])
  test(`the data of a person is counted, copied, and last deleted, at ${size.width} px`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(size);
    await sendMessage(app, `Ann ${mark()}`, { email });
    await app.graphql('mutation ($input: NewsletterInput!) { subscribeNewsletter(input: $input) { msg } }', {
      input: { submissionId: randomUUID(), email },
    });
    await openAdmin(page, app, '/admin/erasures');
    const field = page.getByLabel('Email address of the person');
    const section = page.getByRole('region', { name: 'A person’s data' });
    const erase = section.getByRole('button', { name: 'Delete this person’s data' });
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('Enter an email address.');
    await field.fill(`not-${email}`);
    await field.press('Enter');
    await expect(section.getByRole('status')).toHaveText(`Nothing is stored from not-${email}.`);
    await expect(section.getByRole('button')).toHaveText(['Find data']);
    await field.fill(email.toUpperCase());
    await expect(section.getByRole('status')).toHaveCount(0);
    await section.getByRole('button', { name: 'Find data' }).click();
    const found = `Found from ${email.toUpperCase()}: 1 lead, 4 emails and 1 subscription.`;
    await expect(section.getByRole('status')).toHaveText(found);
    await expect(section.getByRole('button')).toHaveText([
      'Find data',
      'Download a copy',
      'Delete this person’s data',
    ]);
    await expectSound(page);
    const downloading = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Download a copy' }).click();
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain(`"${email}"`);
    await erase.click();
    await expect(page.getByRole('dialog')).toContainText(found);
    await expectSound(page);
    await answer(page, 'Keep it');
    await expect(field).toHaveValue(email.toUpperCase());
    await loseResponses(page, 'ErasePerson');
    await erase.click();
    await answer(page, 'Delete permanently');
    await expect(page.getByText('We don’t know whether it was deleted. Try again.')).toBeVisible();
    await section.getByRole('button', { name: 'Find data' }).click();
    await expect(section.getByRole('status')).toHaveText(`Nothing is stored from ${email.toUpperCase()}.`);
    await sendMessage(app, `Ann ${mark()}`, { email });
    await section.getByRole('button', { name: 'Find data' }).click();
    await erase.click();
    await answer(page, 'Delete permanently');
    await expect(page.getByText('Deleted permanently.')).toBeVisible();
    await expect(field).toHaveValue('');
    const past = page.getByRole('region', { name: 'Past requests' }).getByRole('listitem');
    await expect(past.filter({ hasText: 'Deleted: 1 lead and 2 emails' })).not.toHaveCount(0);
  });

testAlone('data requests come in pages, each read from its start', async ({ app, page }) => {
  await page.setViewportSize(phone);
  const token = await openAdmin(page, app, '/admin');
  const erase = 'mutation ($email: String!) { erasePerson(email: $email) { erasure_id } }';
  for (let index = 0; index < 40; index += 1) {
    const email = `person${index}@example.com`;
    await sendMessage(app, 'Ann Lee', { email });
    await app.graphql(erase, { email }, token);
  }
  await page.goto('/admin/erasures');
  const requests = page.getByRole('region', { name: 'Past requests' }).getByRole('listitem');
  await expect(requests).toHaveCount(20);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByText('Page 2 of 2')).toBeAttached();
  await expect(requests).toHaveCount(20);
  await expect(requests.first()).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Pages of the list' })).toBeFocused();
});

testAlone('the number of unread leads follows a deletion', async ({ app, page }) => {
  await page.setViewportSize(phone);
  await sendMessage(app, 'Ann Lee', { email: 'ann@example.com' });
  await page.clock.install();
  await openAdmin(page, app, '/admin/erasures');
  const unread = page.getByRole('link', { name: /Leads/ }).getByText('unread');
  await expect(unread).toBeAttached();
  // The number is not polled.
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  await page.getByLabel('Email address of the person').fill('ann@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete this person’s data' }).click();
  await answer(page, 'Delete permanently');
  await expect(page.getByText('Deleted permanently.')).toBeVisible();
  await expect(unread).toHaveCount(0);
});
