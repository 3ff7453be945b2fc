import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { type Dovecot, hasDovecot, startDovecot } from '../../../graphql-api/test/dovecot.ts';
import { heic } from '../../../graphql-api/test/heic.ts';
import type { Received } from '../../../graphql-api/test/mail-server.ts';
import { expectSound, mark, openAdmin, phone, picture } from '../support/admin-page.ts';
import { expect, test as siteTest } from '../support/fixtures.ts';
import { leadOf, rowOf, sendMessage } from '../support/inbox-page.ts';

/** `test` of a site that reads a mailbox of its own. */
const test = siteTest.extend<{ dovecot: Dovecot }>({
  dovecot: async ({}, use) => {
    const dovecot = await startDovecot();
    await use(dovecot);
    await dovecot.remove();
  },
  environment: ({ dovecot }, use) => use({ IMAP_URL: dovecot.url }),
});
test.skip(!hasDovecot, 'Dovecot is not installed.');

const laptop = { width: 1366, height: 768 };

/** Expects that an element, if it is visible, does not cover another one. */
async function expectBeside(element: Locator, other: Locator): Promise<void> {
  const [box, otherBox] = [await element.boundingBox(), await other.boundingBox()];
  expect(box ? box.x + box.width : 0).toBeLessThanOrEqual(otherBox?.x ?? 0);
}

interface Part {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns the answer of a client as an iPhone writes it: text with the quoted mail, and files. */
function answerTo(acknowledgement: Received | undefined, from: string, files: Part[]): string {
  const text = [
    'Yes, Tuesday works. Here is the hall.',
    '',
    '> On Nov 28, 2026, at 9:14 AM, Studio <studio@business.example> wrote:',
    '> ',
    '> Thank you for your message.',
  ];
  const parts = [
    `Content-Type: text/plain; charset=utf-8\r\n\r\n${text.join('\r\n')}`,
    ...files.map(
      ({ name, mimeType, buffer }) =>
        `Content-Type: ${mimeType}; name="${name}"\r\nContent-Disposition: inline; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${buffer.toString('base64')}`,
    ),
  ];
  return [
    `From: ${from}`,
    'Subject: Re: Your message',
    `Message-ID: <${randomUUID()}@mail.example>`,
    `In-Reply-To: ${acknowledgement?.messageId}`,
    `Date: ${new Date().toUTCString()}`,
    'Content-Type: multipart/mixed; boundary=parts',
    '',
    ...parts.map((part) => `--parts\r\n${part}`),
    '--parts--',
    '',
  ].join('\r\n');
}

test('the account page says whether the mailbox is read, and a test mail arrives in it', async ({
  app,
  page,
  dovecot,
}) => {
  await page.setViewportSize(phone);
  await openAdmin(page, app, '/admin/account');
  const mailbox = page.getByRole('region', { name: 'Mailbox' });
  await expect(mailbox).toContainText(/The mailbox of studio@business\.example was last read/);
  await mailbox.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(mailbox).toContainText(/The test mail of .+ has not arrived yet\./);
  await expectSound(page);
  const sent = () => app.mail.received.find(({ subject }) => subject === 'Test of the mailbox');
  await expect.poll(sent).toBeDefined();
  await dovecot.deliver(
    `From: ${sent()?.from?.address}\r\nMessage-ID: ${sent()?.messageId}\r\nSubject: Test of the mailbox\r\n\r\nTest\r\n`,
  );
  await expect(mailbox).toContainText(/The test mail of .+ arrived/);

  await dovecot.stop();
  await expect(mailbox.getByRole('alert')).toContainText(/cannot be read since .+ The mail server said: /);
  await expectSound(page);
  await dovecot.start();
});

for (const size of [phone, laptop])
  test(`a client answers by mail with photos, and the owner replies in the conversation at ${size.width} px`, async ({
    app,
    page,
    email,
    dovecot,
  }) => {
    const name = `Ann ${mark()}`;
    const mails = () => app.mail.received.filter(({ envelope }) => envelope.to.includes(email));
    await sendMessage(app, name, { email });
    await expect.poll(mails).toHaveLength(1);
    const photos = [await picture('teal'), await picture('maroon')];
    const iphone = { name: 'IMG_0003.HEIC', mimeType: 'image/heic', buffer: Buffer.from(heic) };
    const sent = answerTo(mails()[0], `${name} <${email}>`, [...photos, iphone]);
    // Folders store whole seconds: this one is not in the second of the form.
    await dovecot.deliver(sent, 'INBOX', new Date(Date.now() + 1000));

    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/leads');
    await expect(rowOf(page, name)).toHaveCount(1);
    await rowOf(page, name).click();
    const lead = leadOf(page, name);
    const events = lead.getByRole('list', { name: 'Conversation' }).locator(':scope > li');
    await expect(events).toHaveCount(2);
    await expect(events.first()).toContainText('Two rooms');
    const answer = events.last();
    await expect(answer).toContainText('Yes, Tuesday works. Here is the hall.');
    const quoted = answer.getByText('Thank you for your message.');
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

    await lead.getByLabel('Reply', { exact: true }).fill('See you on Tuesday.');
    await lead.getByRole('button', { name: 'Send reply' }).click();
    await expect(events).toHaveCount(3);
    await expect(events.last()).toContainText('See you on Tuesday.');
    await expectBeside(page.getByText('All answered'), lead);
    await app.makeMailsDue();
    await expect.poll(mails).toHaveLength(2);
    const reply = mails()[1];
    expect(reply?.subject).toBe('Re: Your message');
    expect(reply?.inReplyTo).toMatch(/@mail\.example>$/);
  });
