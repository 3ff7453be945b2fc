import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasDovecot, mail, partsOf, reportOf } from '../../../test/dovecot.ts';
import { heic } from '../../../test/heic.ts';
import { type MailboxApp, startMailboxApp } from '../../../test/mailbox-app.ts';
import { jpeg } from '../../../test/samples/quote.ts';
import { checkMailbox } from '../../operations/doctor/mailbox.ts';

describe.skipIf(!hasDovecot)('the mailbox', () => {
  let inbox: MailboxApp;
  beforeAll(async () => {
    inbox = await startMailboxApp();
  });
  afterAll(() => inbox.close());

  test('a mail joins by any of our Message-IDs, else by its sender, whatever the subject', async () => {
    const { id, email, acknowledgement } = await inbox.newLead();
    const reply_id = randomUUID();
    await inbox.reply(id, 'Does Tuesday suit you?', { reply_id });
    // Some relays replace the Message-IDs of our mails.
    const relayed = '<0100019a@us-east-2.amazonses.com>';
    const named: Record<string, string>[] = [
      { Subject: 'To the reply', 'In-Reply-To': `<${reply_id}@business.example>` },
      { Subject: 'By References', 'In-Reply-To': relayed, References: `${acknowledgement} ${relayed}` },
      { Subject: 'By address', 'In-Reply-To': relayed, References: relayed },
    ];
    for (const headers of named) await inbox.dovecot.deliver(mail({ From: email.toUpperCase(), ...headers }));
    const subjects = async () => (await inbox.messagesOf(id)).map(({ subject }) => subject).toSorted();
    await expect.poll(subjects).toEqual(named.map(({ Subject }) => Subject).toSorted());
    expect((await inbox.messagesOf(id)).filter((it) => it.isFromOtherAddress)).toEqual([]);
  });

  test('an answer from another address is marked; a forged id joins nothing', async () => {
    const { id, acknowledgement } = await inbox.newLead();
    await inbox.dovecot.deliver(
      mail({ From: 'spouse@example.org', Subject: 'Hi', References: acknowledgement }),
    );
    await inbox.dovecot.deliver(
      mail({
        From: 'stranger@example.org',
        Subject: 'Hi',
        'In-Reply-To': `<${randomUUID()}@business.example>`,
      }),
    );
    await inbox.dovecot.deliver(
      mail({ From: 'stranger@example.org', Subject: 'Hi', 'In-Reply-To': `<${id}@business.example>` }),
    );
    await expect
      .poll(() => inbox.messagesOf(id))
      .toMatchObject([{ from: { address: 'spouse@example.org' }, isFromOtherAddress: true }]);
    const others = () => inbox.admin.run<{ otherCount: number }>('{ mailbox { otherCount } }');
    await expect.poll(others).toEqual({ otherCount: 2 });
    expect(await inbox.messagesOf(id)).toHaveLength(1);
    // One in two folders counts once.
    const twice = mail({ From: 'stranger@example.org', Subject: 'Twice' });
    for (const folder of ['Others', 'INBOX']) await inbox.dovecot.deliver(twice, folder);
    await inbox.dovecot.deliver(
      mail({ From: 'spouse@example.org', Subject: 'Last', References: acknowledgement }),
      'Others',
    );
    await expect.poll(() => inbox.messagesOf(id)).toHaveLength(2);
    expect(await others()).toEqual({ otherCount: 3 });
  });

  test('a mail is stored once, in whichever folder and over whichever alias it arrives', async () => {
    const { id, email, acknowledgement } = await inbox.newLead();
    const raw = mail({ From: email, Subject: 'Once' }, 'Yes, Tuesday works.');
    await inbox.dovecot.deliver(raw, 'Clients');
    await inbox.dovecot.deliver(raw);
    await inbox.dovecot.deliver(`Delivered-To: info@business.example\r\n${raw}`);
    const same = { From: email, Subject: 'Once', 'Message-ID': '<same@mail.example>' };
    await inbox.dovecot.deliver(mail(same, 'The first body.'));
    await inbox.dovecot.deliver(mail(same, 'Another body, with the same id.'));
    await inbox.dovecot.deliver(mail({ From: email, 'Message-ID': '', Date: '' }, 'No headers.'));
    await inbox.dovecot.deliver(mail({ From: `Studio <studio@business.example>`, To: email }, 'Ours.'));
    const redirected = { From: email, 'Message-ID': acknowledgement };
    await inbox.dovecot.deliver(mail(redirected, 'Ours, which the client redirects.'));
    const texts = async () => (await inbox.messagesOf(id)).map(({ text }) => text).toSorted();
    await expect
      .poll(texts)
      .toEqual(['Another body, with the same id.', 'No headers.', 'The first body.', 'Yes, Tuesday works.']);
    // New UIDs for all mails: nothing is stored again.
    await inbox.dovecot.renumber();
    await inbox.dovecot.deliver(mail({ From: email, Subject: 'Last' }, 'Last.'));
    await expect.poll(async () => (await texts()).includes('Last.')).toBe(true);
    expect(await texts()).toHaveLength(5);
  });

  test('automatic mails are stored and marked, and change nothing else', async () => {
    const { id, email, acknowledgement } = await inbox.newLead();
    await inbox.reply(id, 'Hello');
    await inbox.dovecot.deliver(
      mail({
        From: email,
        Subject: 'Away',
        'In-Reply-To': acknowledgement,
        'Auto-Submitted': 'auto-replied',
      }),
    );
    await expect.poll(() => inbox.messagesOf(id)).toMatchObject([{ isAutomatic: true }]);
    expect(await inbox.read(id)).toMatchObject({ state: 'ANSWERED', isUnread: false, awaitsReply: false });
    await expect.poll(() => inbox.mailsTo(email)).toHaveLength(2);
  });

  test('a delivery report marks the reply that it is about, with its words, also behind a relay', async () => {
    const { id, email } = await inbox.newLead();
    const reply_id = randomUUID();
    await inbox.reply(id, 'Hello', { reply_id });
    await expect.poll(() => inbox.mailsTo(email)).toHaveLength(2);
    await expect.poll(async () => (await inbox.read(id)).replies[0]?.mail.state).toBe('SENT');
    const ours = `<${reply_id}@business.example>`;
    await inbox.dovecot.deliver(
      reportOf(ours, email, { action: 'delayed', status: '4.4.1', words: '450 Busy' }),
    );
    // A relay has replaced the Message-ID: the report names ours by the header that the mail has besides.
    const sent = inbox.mailsTo(email).at(-1);
    expect(sent?.headers.find(({ key }) => key === 'x-site-message-id')?.value).toBe(ours);
    await inbox.dovecot.deliver(
      reportOf(ours, email).replace(
        'Message-ID: <' + reply_id,
        'Message-ID: <0100019a@ses.example>\r\nX-Site-Message-ID: <' + reply_id,
      ),
    );
    await expect
      .poll(async () => (await inbox.read(id)).replies)
      .toMatchObject([{ bounce: '550 5.1.1 No such user here', mail: { state: 'FAILED' } }]);
    expect(await inbox.messagesOf(id)).toEqual([]);
    await inbox.admin.run('mutation ($id: ID!) { resendMail(id: $id) { state } }', { id: reply_id });
    await expect
      .poll(async () => (await inbox.read(id)).replies)
      .toMatchObject([{ bounce: null, mail: { state: 'SENT' } }]);
  });

  test('pictures are photos, other files downloads, and HTML a document that can do nothing', async () => {
    const { id, email } = await inbox.newLead();
    const picture = Buffer.from(await jpeg()).toString('base64');
    const parts = [
      'Content-Type: text/html; charset=utf-8\r\n\r\n<p onclick="x()">See <b>this</b><script>alert(1)</script><img src="https://track.example/a.gif" alt="A logo"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""><a href="https://evil.example">link</a></p>',
      `Content-Type: image/jpeg; name="hall.jpg"\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <a@b>\r\n\r\n${picture}`,
      'Content-Type: text/html; name="plan.html"\r\nContent-Disposition: attachment; filename="plan.html"\r\n\r\n<script>alert(1)</script>',
    ];
    const body = partsOf(...parts);
    await inbox.dovecot.deliver(
      mail({ From: email, Subject: 'Photos', 'Content-Type': 'multipart/mixed; boundary=b' }, body),
    );
    await expect.poll(() => inbox.messagesOf(id)).toHaveLength(1);
    const [stored] = await inbox.messagesOf(id);
    expect(stored?.text).toBe('See this link');
    expect(stored?.attachments).toMatchObject([
      { name: 'hall.jpg', contentType: 'image/jpeg' },
      { name: 'plan.html', contentType: 'text/html', thumbnail: null },
    ]);
    const get = (path: string | null | undefined) => fetch(`${inbox.app.url}${path}`);
    const [photo, file] = await Promise.all((stored?.attachments ?? []).map(({ url }) => get(url)));
    expect(photo?.headers.get('content-type')).toBe('image/jpeg');
    expect(file?.headers.get('content-type')).toBe('application/octet-stream');
    expect(file?.headers.get('content-disposition')).toContain('attachment');
    const page = await get(stored?.htmlUrl);
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(await page.text()).toContain(
      '<body><p>See <b>this</b><span>A logo</span><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" />link</p>',
    );
    expect(await (await get(stored?.originalUrl)).text()).toContain('alert(1)');
    expect((await get(stored?.originalUrl?.split('?')[0])).status).toBe(401);
  });

  test('photos of an iPhone in the text, HEIC photos and the rich text of Outlook are stored without loss', async () => {
    const { id, email } = await inbox.newLead();
    const picture = Buffer.from(await jpeg());
    const file = (type: string, name: string, bytes: Uint8Array, more = '') =>
      `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: inline; filename="${name}"\r\nContent-Transfer-Encoding: base64${more}\r\n\r\n${Buffer.from(bytes).toString('base64')}`;
    const text = (words: string) => `Content-Type: text/plain; charset=utf-8\r\n\r\n${words}`;
    const jpegs = [1, 2, 3].map((number) =>
      file('image/jpeg', `IMG_${number}.jpeg`, picture, `\r\nContent-ID: <${number}@iphone>`),
    );
    const heics = [4, 5].map((number) => file('image/heic', `IMG_${number}.HEIC`, heic));
    const unnamed = ['image/jpg', 'image/pjpeg', 'application/octet-stream'].map((given, index) =>
      file(given, `IMG_${index + 6}.jpg`, picture),
    );
    const signature = file('image/png', 'logo.png', Buffer.from('no picture'), '\r\nContent-ID: <logo>');
    const type = { 'Content-Type': 'multipart/mixed; boundary=b' };
    const parts = [text('The hall'), ...jpegs, text('The kitchen'), ...heics, ...unnamed, signature];
    await inbox.dovecot.deliver(mail({ From: email, Subject: 'iPhone', ...type }, partsOf(...parts)));
    const winmail = file('application/ms-tnef', 'winmail.dat', Buffer.from('x\x9f>"'));
    const outlook = partsOf(text('See the plan.'), winmail);
    await inbox.dovecot.deliver(mail({ From: email, Subject: 'Outlook', ...type }, outlook));
    await expect.poll(() => inbox.messagesOf(id)).toHaveLength(2);
    const [iphone, rich] = await inbox.messagesOf(id);
    expect(iphone?.text).toMatch(/^The hall\s+The kitchen$/);
    expect(iphone?.attachments.map(({ name, thumbnail }) => [name, thumbnail !== null])).toEqual([
      ...[1, 2, 3].map((number) => [`IMG_${number}.jpeg`, true]),
      ...[4, 5].map((number) => [`IMG_${number}.HEIC`, false]),
      ...[6, 7, 8].map((number) => [`IMG_${number}.jpg`, true]),
      ['logo.png', false],
    ]);
    expect(rich).toMatchObject({ text: 'See the plan.', attachments: [{ name: 'winmail.dat' }] });
    const bytes = async (url = '') =>
      Buffer.from(await (await fetch(`${inbox.app.url}${url}`)).arrayBuffer());
    expect(await bytes(iphone?.attachments[4]?.url)).toEqual(Buffer.from(heic));
    expect(await bytes(rich?.attachments[0]?.url)).toEqual(Buffer.from('x\x9f>"'));
  });

  test('a mail from the future is received now', async () => {
    const { id, email } = await inbox.newLead();
    const at = new Date(Date.now() + 1_000_000_000);
    await inbox.dovecot.deliver(mail({ From: email, Subject: 'Soon', Date: at.toUTCString() }), 'INBOX', at);
    await expect.poll(() => inbox.messagesOf(id)).toHaveLength(1);
    const [stored] = await inbox.messagesOf(id);
    expect(Date.parse(stored?.receivedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('erased messages do not return, and the data of a person includes her messages', async () => {
    const { id, email } = await inbox.newLead();
    const other = await inbox.newLead();
    const file = `Content-Type: image/jpeg; name="hall.jpg"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(await jpeg()).toString('base64')}`;
    const withPhoto = (headers: Record<string, string>) =>
      mail({ From: email, 'Content-Type': 'multipart/mixed; boundary=b', ...headers }, partsOf(file));
    await inbox.dovecot.deliver(withPhoto({ Subject: 'One' }));
    await inbox.dovecot.deliver(withPhoto({ Subject: 'Two', 'In-Reply-To': other.acknowledgement }));
    await expect.poll(() => inbox.messagesOf(id)).toHaveLength(1);
    await expect.poll(() => inbox.messagesOf(other.id)).toHaveLength(1);
    const counted = await inbox.admin.run(
      'query ($email: String!) { personalData(email: $email) { messages photos } }',
      {
        email,
      },
    );
    expect(counted).toEqual({ messages: 2, photos: 2 });
    const keys = await inbox.execute<{ id: string }>('select "message_id"::text as "id" from "lead_message"');
    const erased = await inbox.admin.run(
      'mutation ($email: String!) { erasePerson(email: $email) { leads messages photos } }',
      { email },
    );
    expect(erased).toEqual({ leads: 1, messages: 2, photos: 2 });
    const left = await inbox.execute<{ id: string }>('select "message_id"::text as "id" from "lead_message"');
    for (const key of keys)
      expect(await inbox.app.app.files.exists(`messages/${key.id}.eml`)).toBe(
        left.some((it) => it.id === key.id),
      );
    await inbox.dovecot.renumber();
    await inbox.dovecot.deliver(mail({ From: other.email, Subject: 'Last' }, 'Last.'));
    await expect.poll(() => inbox.messagesOf(other.id)).toMatchObject([{ text: 'Last.' }]);
  });

  test('the test mail that is sent must arrive, also over a relay that replaces its Message-ID, as the doctor says', async () => {
    const doctor = async () =>
      (await checkMailbox(inbox.app.app.config)).map(({ status, text }) => `${status}: ${text}`);
    expect(await doctor()).toContainEqual(expect.stringMatching(/^warning: no test mail was sent; send one/));
    const sent = await inbox.admin.run<{ testSentAt: string }>(
      'mutation { testMailbox { testSentAt testArrivedAt isTestOverdue state user } }',
    );
    expect(sent).toMatchObject({
      testArrivedAt: null,
      isTestOverdue: false,
      state: 'READING',
      user: 'studio@business.example',
    });
    await expect
      .poll(() =>
        inbox.mailsTo('studio@business.example').some(({ subject }) => subject === 'Test of the mailbox'),
      )
      .toBe(true);
    const arrived = inbox
      .mailsTo('studio@business.example')
      .find(({ subject }) => subject === 'Test of the mailbox');
    expect(await doctor()).toContainEqual(
      expect.stringMatching(/^warning: the test mail of 20\S+ has not arrived yet; /),
    );
    await inbox.execute(`update "mailbox" set "testSentAt" = "testSentAt" - interval '3 minutes'`);
    const state = () =>
      inbox.admin.run<{ testArrivedAt: string | null; isTestOverdue: boolean }>(
        '{ mailbox { testArrivedAt isTestOverdue } }',
      );
    expect(await state()).toEqual({ testArrivedAt: null, isTestOverdue: true });
    expect(await doctor()).toContainEqual(
      expect.stringMatching(/^warning: the test mail of 20\S+ has not arrived; check that mails /),
    );
    await inbox.dovecot.deliver(
      mail({
        From: 'Studio <studio@business.example>',
        'Message-ID': '<0100019a@us-east-2.amazonses.com>',
        'X-Site-Message-ID': arrived?.messageId ?? '',
      }),
    );
    await expect.poll(state).toEqual({ testArrivedAt: expect.any(String), isTestOverdue: false });
    expect(await doctor()).toContainEqual(expect.stringMatching(/^ok: the test mail arrived at 20/));
  });
});
