import {
  answer,
  atStandstill,
  dialog,
  expectSound,
  laptop,
  phone,
  press,
  when,
} from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { loseResponses } from '../support/lost-responses.ts';
import {
  address,
  card,
  mailsTo,
  openNewsletters,
  report,
  send,
  sending,
  write,
} from '../support/newsletter-page.ts';

test.use({ environment: { BUSINESS_ADDRESS: address } });

for (const size of [phone, laptop])
  test(`a scheduled newsletter that was changed asks before it stays a draft, at ${size.width} pixels${when(size)}`, async ({
    app,
    page,
    email,
  }) => {
    await openNewsletters(page, app, email);
    await page.setViewportSize(size);
    await write(page, 'Winter');
    await sending(page).selectOption({ label: 'Schedule' });
    await dialog(page).getByLabel('Send at').fill('2020-01-31T09:00');
    await press(page, 'Schedule');
    await expect(dialog(page).getByText('Choose a time in the future.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await dialog(page).getByLabel('Send at').fill('2030-01-31T09:00');
    await press(page, 'Schedule');
    await answer(page, 'Schedule');
    const edit = async (subject: string) => {
      await page.getByRole('article').getByRole('button', { name: 'Edit' }).click();
      await dialog(page).getByLabel('Subject').fill(subject);
      await expect(dialog(page).getByText('No longer scheduled')).toBeVisible();
    };
    const question = page.getByRole('dialog', { name: /is no longer scheduled/ });

    await edit('Winter notes');
    await press(page, 'Close');
    await expect(question).toHaveAccessibleName('“Winter notes” is no longer scheduled.');
    await expect(question).toContainText('January 31, 2030 at 9:00 a.m.');
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await page.goBack();
    await answer(page, 'Schedule again');
    await expect(card(page, 'Winter notes')).toContainText('Scheduled for January 31, 2030 at 9:00 a.m.');

    await edit('Spring notes');
    await press(page, 'Close');
    await answer(page, 'Leave it as a draft');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page, 'Spring notes')).toContainText('Draft');
  });

for (const size of [phone, laptop])
  test(`a newsletter whose response was lost is not sent twice, and says so, at ${size.width} pixels${when(size)}`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(size);
    await openNewsletters(page, app, email);
    for (const subject of ['Spring', 'Summer']) {
      await write(page, subject);
      await loseResponses(page, 'PublishEntry');
      await atStandstill(page, async () => {
        await press(page, 'Send');
        await answer(page, 'Send');
        const message = dialog(page).getByRole('alert');
        await expect(message).toHaveText(
          'We don’t know whether it was sent. Press Send again to be sure: nobody gets it twice.',
        );
        const { height = 0 } = (await message.boundingBox()) ?? {};
        await message.click({ trial: true, position: { x: 4, y: height - 4 } });
      });
      await expectSound(page);
      if (subject === 'Spring') {
        await press(page, 'Send');
        await answer(page, 'Send');
        await expect(page.getByText('The newsletter is on its way.')).toBeVisible();
      } else await press(page, 'Close');
      await expect(card(page, subject)).toContainText(/Sent on .+· 1 reader/);
    }
    // The confirmation and the newsletters.
    expect(
      mailsTo(app, email)
        .map(({ subject }) => subject)
        .slice(1),
    ).toEqual(['Spring', 'Summer']);
  });

test('the list says how many emails of a newsletter are out until all are', async ({ app, page, email }) => {
  await openNewsletters(page, app, email);
  await page.setViewportSize(phone);
  await write(page, 'Slow');
  app.mail.rejecting = true;
  await press(page, 'Send');
  await answer(page, 'Send');
  await expect(card(page, 'Slow')).toContainText('Sending: 0 of 1');
  await expect(card(page, 'Slow')).not.toContainText('Sent on');
  await expectSound(page);
  await card(page, 'Slow').getByRole('button', { name: 'Report' }).click();
  await report(page).getByRole('button', { name: 'Pause' }).click();
  await press(page, 'Close');
  await expect(card(page, 'Slow')).toContainText('Paused: 0 of 1');
  app.mail.rejecting = false;
  await card(page, 'Slow').getByRole('button', { name: 'Report' }).click();
  await report(page).getByRole('button', { name: 'Continue' }).click();
  await press(page, 'Close');
  await expect(card(page, 'Slow')).toContainText(/Sent on .+· 1 reader(?!s|,)/);
});

test('a newsletter is scheduled, changed, paused and continued @nightly', async ({ app, page, email }) => {
  await openNewsletters(page, app, email);
  await write(page, 'Later');
  await dialog(page).getByLabel('Sending').selectOption({ label: 'Schedule' });
  await dialog(page).getByLabel('Send at').fill('2030-01-31T09:00');
  await press(page, 'Schedule');
  await answer(page, 'Schedule');
  await expect(card(page, 'Later')).toContainText('Scheduled for January 31, 2030 at 9:00 a.m.');
  await card(page, 'Later').getByRole('button', { name: 'Edit' }).click();
  await expect(dialog(page).getByText('A change ends the schedule')).toBeVisible();
  await dialog(page).getByLabel('Subject').fill('Slow');
  await expect(
    dialog(page).getByText('No longer scheduled for January 31, 2030 at 9:00 a.m. Eastern Time.'),
  ).toBeVisible();

  app.mail.rejecting = true;
  await dialog(page).getByLabel('Sending').selectOption({ label: 'Send now' });
  await send(page, 'Slow');
  await expect(report(page)).toContainText('Try again later');
  await report(page).getByRole('button', { name: 'Pause' }).click();
  await expect(report(page)).toContainText('Paused: 0 of 1 email sent');
  await page.goto('/admin');
  await page.getByRole('link', { name: /Slow\s*Paused · Newsletter\s*1 email not sent yet/ }).click();
  app.mail.rejecting = false;
  await report(page).getByRole('button', { name: 'Continue' }).click();
  await expect(report(page)).toContainText('Sent: 1 of 1 email sent');
  await expect(report(page)).toContainText('if it counts clicks. This one did not.');
});

test('a newsletter that a reader’s server rejected is sent again @nightly', async ({ app, page, email }) => {
  await openNewsletters(page, app, email);
  app.mail.unknown = email;
  await write(page, 'Unknown');
  await send(page, 'Unknown');
  await expect(report(page)).toContainText('Sent: 0 of 1 email sent, 1 failed');
  await report(page).getByText('1 email failed').click();
  await expect(report(page)).toContainText('No such user');
  await expectSound(page);
  app.mail.unknown = undefined;
  await report(page).getByRole('button', { name: 'Resend the failed emails' }).click();
  await expect(report(page)).toContainText('Sent: 1 of 1 email sent, 0 failed');
  // The confirmation and the newsletter.
  expect(mailsTo(app, email)).toHaveLength(2);
});

test.describe('without a postal address', () => {
  test.use({ environment: { BUSINESS_ADDRESS: 'Milton, Ontario, Canada' } });

  for (const size of [phone, laptop])
    test(`the newsletter says what is missing, where it is sent, and links to it at ${size.width} pixels${when(size)} @full`, async ({
      app,
      page,
      email,
    }) => {
      await page.setViewportSize(size);
      await openNewsletters(page, app, email);
      await write(page, 'No address');
      await expect(sending(page)).toHaveAccessibleDescription(/The law requires your postal address/);
      await expect(sending(page)).not.toBeInViewport();
      await press(page, 'Send');
      await expect(sending(page)).toBeFocused();
      await expect(sending(page)).toHaveAccessibleDescription(/each newsletter must contain it/);
      const link = page.getByRole('link', { name: 'Enter the street address or the P.O. box' });
      await expect(link).toBeInViewport();
      await expectSound(page);
      await link.click();
      await expect(page.getByRole('dialog', { name: /Business/ })).toBeVisible();
    });
});
