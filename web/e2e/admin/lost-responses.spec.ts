import { mark, openAdmin } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { leadOf, rowOf, sendMessage } from '../support/inbox-page.ts';
import { loseResponses } from '../support/lost-responses.ts';

const unknown = 'We don’t know whether it was sent.';

test('a reply that was corrected after its response was lost is sent once, as corrected', async ({
  app,
  page,
  email,
}) => {
  const name = `Ann ${mark()}`;
  await sendMessage(app, name, { email });
  await openAdmin(page, app, '/admin/leads');
  await rowOf(page, name).click();
  const lead = leadOf(page, name);
  const text = lead.getByLabel('Reply', { exact: true });
  const send = lead.getByRole('button', { name: 'Send reply' });
  await text.fill('I can come on Tuesday.');
  await loseResponses(page, 'ReplyToLead');
  await send.click();
  await expect(lead.getByRole('alert')).toHaveText(unknown);
  await text.fill('I can come on Wednesday.');
  await send.click();
  await expect(page.getByText('Reply sent.')).toBeVisible();
  await expect(lead.getByRole('alert')).toHaveCount(0);
  await app.makeMailsDue();
  const texts = () =>
    app.mail.received
      .filter(({ envelope }) => envelope.to.includes(email))
      .flatMap((mail) => /come on (\w+)/.exec(mail.text ?? '')?.[1] ?? []);
  await expect.poll(texts, { timeout: 30_000 }).toEqual(['Wednesday']);

  await text.fill('I can come on Thursday.');
  await loseResponses(page, 'ReplyToLead');
  await send.click();
  await expect(lead.getByRole('alert')).toHaveText(unknown);
  await app.makeMailsDue();
  await expect.poll(texts, { timeout: 30_000 }).toEqual(['Wednesday', 'Thursday']);
  await text.fill('I can come on Friday.');
  await send.click();
  await expect(lead.getByRole('alert')).toContainText('Your earlier reply was sent already');
  await expect(text).toHaveValue('I can come on Friday.');
  await send.click();
  await expect(page.getByText('Reply sent.')).toBeVisible();
  await app.makeMailsDue();
  await expect.poll(texts, { timeout: 30_000 }).toEqual(['Wednesday', 'Thursday', 'Friday']);
});

test('the page learns that a reply whose response was lost has arrived', async ({ app, page, email }) => {
  const name = `Ann ${mark()}`;
  await sendMessage(app, name, { email });
  await page.clock.install();
  await openAdmin(page, app, '/admin/leads');
  await rowOf(page, name).click();
  const lead = leadOf(page, name);
  const text = lead.getByLabel('Reply', { exact: true });
  await text.fill('I can come on Tuesday.');
  await loseResponses(page, 'ReplyToLead');
  await lead.getByRole('button', { name: 'Send reply' }).click();
  await expect(lead.getByRole('alert')).toHaveText(unknown);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Reply sent.')).toBeVisible();
  await expect(text).toHaveValue('');
  await expect(lead.getByRole('alert')).toHaveCount(0);
});
