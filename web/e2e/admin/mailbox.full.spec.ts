import type { Locator, Page } from '@playwright/test';
import { mail, partsOf, reportOf } from '../../../graphql-api/test/dovecot.ts';
import { heic } from '../../../graphql-api/test/heic.ts';
import type { Received } from '../../../graphql-api/test/mail-server.ts';
import { expectSound, laptop, mark, openAdmin, phone, picture, when } from '../support/admin-page.ts';
import type { Site } from '../support/fixtures.ts';
import { leadOf, rowOf, sendMessage } from '../support/inbox-page.ts';
import { expect, test } from '../support/mailbox-site.ts';

/** Expects that an element, if it is visible, does not cover another one. */
async function expectBeside(element: Locator, other: Locator): Promise<void> {
  const [box, otherBox] = [await element.boundingBox(), await other.boundingBox()];
  expect(box ? box.x + box.width : 0).toBeLessThanOrEqual(otherBox?.x ?? 0);
}

/** Expects that a person sees an element above the composer. */
async function expectShown(element: Locator, composer: Locator): Promise<void> {
  await expect(async () => {
    const [box, below] = [await element.boundingBox(), await composer.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box ? box.y + box.height : Infinity).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  }).toPass();
}

interface Part {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns the answer of a client as an iPhone writes it: text with the quoted mail, and files. */
function answerTo(answered: Received | undefined, from: string, files: Part[]): string {
  const text = [
    'Yes, Tuesday works. Here is the hall.',
    '',
    '> On Nov 28, 2026, at 9:14 AM, Studio <studio@business.example> wrote:',
    '> ',
    '> Does Tuesday suit you?',
  ];
  return mail(
    {
      From: from,
      Subject: `Re: ${answered?.subject?.replace(/^Re: /, '')}`,
      'In-Reply-To': answered?.messageId ?? '',
      'Content-Type': 'multipart/mixed; boundary=b',
    },
    partsOf(
      `Content-Type: text/plain; charset=utf-8\r\n\r\n${text.join('\r\n')}`,
      ...files.map(
        ({ name, mimeType, buffer }) =>
          `Content-Type: ${mimeType}; name="${name}"\r\nContent-Disposition: inline; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${buffer.toString('base64')}`,
      ),
    ),
  );
}

test('the account page says whether the mailbox is read and what it could not store, and a test mail must arrive in it', async ({
  app,
  page,
  dovecot,
}) => {
  await page.setViewportSize(phone);
  await openAdmin(page, app, '/admin/account');
  const mailbox = page.getByRole('region', { name: 'Mailbox' });
  await expect(mailbox).toContainText(/The mailbox of studio@business\.example was last read/);
  await app.execute(
    `insert into "mailbox_failure" ("path", "uid", "tries", "lastError") values ('INBOX', 1, 3, 'Poison')`,
  );
  await app.execute(`insert into "mailbox_other" values ('one'), ('two')`);
  await expect(mailbox.getByRole('alert')).toHaveText(
    '1 mail could not be stored: npm run mails lists them.',
  );
  await expect(mailbox).toContainText('2 mails in it belong to no conversation, and stay there only.');
  await expectSound(page);
  await app.execute('delete from "mailbox_failure"');
  await mailbox.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(mailbox).toContainText(/The test mail of .+ has not arrived yet\./);
  await expectSound(page);
  await app.execute(`update "mailbox" set "testSentAt" = now() - interval '3 minutes'`);
  await expect(mailbox.getByRole('alert')).toContainText(
    /The test mail of .+ has not arrived\. Check that mails/,
  );
  await expectSound(page);
  const sent = () => app.mail.received.find(({ subject }) => subject === 'Test of the mailbox');
  await expect.poll(sent).toBeDefined();
  await dovecot.deliver(
    mail({
      From: sent()?.from?.address ?? '',
      'Message-ID': sent()?.messageId ?? '',
      Subject: 'Test of the mailbox',
    }),
  );
  await expect(mailbox).not.toContainText('has not arrived');
  await expect(mailbox).toContainText(/The test mail of .+ arrived/);

  await dovecot.stop();
  await expect(mailbox.getByRole('alert')).toContainText(/cannot be read since .+ The mail server said: /);
  await expectSound(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Mailbox cannot be read' }).click();
  await expect(mailbox).toBeInViewport();
  await dovecot.start();
});

interface Opened {
  app: Site;
  page: Page;
  email: string;
  size: typeof phone;
}

/** Sends a form, and opens its lead in a window of this size. */
async function openNewLead({ app, page, email, size }: Opened) {
  const name = `Ann ${mark()}`;
  await sendMessage(app, name, { email });
  await page.setViewportSize(size);
  await openAdmin(page, app, '/admin/leads');
  await expect(rowOf(page, name)).toHaveCount(1);
  await rowOf(page, name).click();
  const lead = leadOf(page, name);
  return {
    name,
    lead,
    /** The mails that the site sent to the client. */
    mails: () => app.mail.received.filter(({ envelope }) => envelope.to.includes(email)),
    reply: async (text: string) => {
      await lead.getByLabel('Reply', { exact: true }).fill(text);
      await lead.getByRole('button', { name: 'Send reply' }).click();
      await expect(lead.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
      await app.makeMailsDue();
    },
  };
}

for (const size of [phone, laptop])
  test(`an owner answers, gets an answer with three photos by mail and answers again in one conversation at ${size.width} px${when(size)}`, async ({
    app,
    page,
    email,
    dovecot,
  }) => {
    const { name, lead, mails, reply } = await openNewLead({ app, page, email, size });
    const events = lead.getByRole('list', { name: 'Conversation' }).locator(':scope > li');
    const composer = lead.getByRole('region', { name: 'Answer' });
    await reply('Does Tuesday suit you?');
    await expectShown(events.last(), composer);
    await expect.poll(mails).toHaveLength(2);

    const photos = [await picture('teal'), await picture('maroon')];
    const iphone = { name: 'IMG_0003.HEIC', mimeType: 'image/heic', buffer: Buffer.from(heic) };
    const sent = answerTo(mails()[1], `${name} <${email}>`, [...photos, iphone]);
    // Folders store whole seconds: this one is not in the second of the reply.
    await dovecot.deliver(sent, 'INBOX', new Date(Date.now() + 1000));
    await expect(events).toHaveCount(3);
    await expect(events.first()).toContainText('Two rooms');
    const answer = events.last();
    await expect(answer).toContainText('Yes, Tuesday works. Here is the hall.');
    await page.screenshot({ path: test.info().outputPath(`answer-${size.width}.png`) });
    const quoted = answer.getByText('Does Tuesday suit you?');
    await expect(quoted).toBeHidden();
    await answer.getByText('Show quoted text').click();
    await expect(quoted).toBeVisible();
    for (const { name: alt } of photos) {
      const photo = answer.getByRole('img', { name: alt });
      await photo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    const file = answer.getByRole('list', { name: 'Files' }).getByRole('link');
    await expect(file).toHaveAccessibleName('IMG_0003.HEIC');
    await expect(file).toHaveAccessibleDescription(/Browsers cannot show HEIC photos/);
    const started = page.waitForEvent('download');
    await file.click();
    expect((await started).suggestedFilename()).toBe('IMG_0003.HEIC');
    await expectSound(page);
    await page.screenshot({ path: test.info().outputPath(`photos-${size.width}.png`) });

    await reply('See you on Tuesday.');
    await expect(events).toHaveCount(4);
    await expect(events.last()).toContainText('See you on Tuesday.');
    await expectShown(events.last(), composer);
    await page.screenshot({ path: test.info().outputPath(`reply-${size.width}.png`) });
    await expectBeside(page.getByText('All answered'), lead);
    await expect(page.getByText('Once your mailbox is connected')).toHaveCount(0);
    await expect.poll(mails).toHaveLength(3);
    expect(mails()[2]).toMatchObject({
      subject: mails()[1]?.subject,
      inReplyTo: expect.stringMatching(/@mail\.example>$/),
    });
    await page.goto('/admin/leads');
    await page.getByRole('link', { name: /^Waiting/ }).click();
    await expect(rowOf(page, name)).toHaveCount(1);
  });

test('the original of a mail that is not shown in full can be downloaded', async ({
  app,
  page,
  email,
  dovecot,
}) => {
  const { lead } = await openNewLead({ app, page, email, size: phone });
  const begin = (at: number) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`;
  const nested = Array.from({ length: 150 }, (_, at) => begin(at)).join('');
  await dovecot.deliver(`From: ${email}\r\nSubject: Deep\r\n${nested}Content-Type: text/plain\r\n\r\nWords`);
  const scan = partsOf('Content-Type: application/pdf; name=plan.pdf\r\n\r\nThe plan');
  const type = { 'Content-Type': 'multipart/mixed; boundary=b' };
  await dovecot.deliver(mail({ From: email, Subject: 'Scan', ...type }, scan));
  await dovecot.deliver(mail({ From: email, Subject: 'Words only' }));
  const message = (subject: string) =>
    lead.getByRole('listitem').filter({ has: page.getByRole('heading', { name: subject }) });
  const download = { name: 'Download the original' };
  await expect(message('Words only').getByRole('link', download)).toHaveCount(0);
  await expect(message('Scan').getByRole('link', download)).toBeVisible();
  await expect(message('Deep')).toContainText('This mail is not shown in full');
  const started = page.waitForEvent('download');
  await message('Deep').getByRole('link', download).click();
  expect((await started).suggestedFilename()).toBe('message.eml');
  await expectSound(page);
});

test('a reply that could not be delivered says why, at the reply and on Today', async ({
  app,
  page,
  email,
  dovecot,
}) => {
  const { lead, mails, reply: send } = await openNewLead({ app, page, email, size: phone });
  await send('Does Tuesday suit you?');
  const reply = lead.getByRole('listitem').filter({ hasText: 'Does Tuesday suit you?' });
  await expect.poll(mails).toHaveLength(2);
  await expect(reply).toContainText('Reply to the visitor: sent');
  const words = '552 5.2.2 Mailbox full';
  await dovecot.deliver(reportOf(mails()[1]?.messageId ?? '', email, { status: '5.2.2', words }));
  await expect(reply).toContainText(`Reply to the visitor: not delivered: ${words}`);
  await expect(reply.getByRole('button', { name: 'Send the email to the visitor again' })).toBeVisible();
  await expectSound(page);
  await page.screenshot({ path: test.info().outputPath('bounce.png') });
  await page.goto('/admin');
  const due = page.getByRole('list', { name: 'Waiting for you' }).getByRole('link');
  await expect(due.filter({ hasText: 'Email not delivered' })).toContainText(
    `Email to the visitor: not delivered: ${words}`,
  );
  await page.screenshot({ path: test.info().outputPath('bounce-today.png') });
});
