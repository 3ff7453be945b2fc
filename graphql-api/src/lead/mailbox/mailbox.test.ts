import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dovecot, hasDovecot, startDovecot } from '../../../test/dovecot.ts';
import { type MailingApp, startMailingApp } from '../../../test/mailing-app.ts';
import { startPushService } from '../../../test/push-service.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { leadWith, sendForm } from '../../../test/samples/forms.ts';
import { jpeg } from '../../../test/samples/quote.ts';
import { reminderJob } from '../reply/reminder.ts';

interface Message {
  message_id: string;
  from: { name: string | null; address: string | null };
  subject: string;
  text: string;
  quotedText: string | null;
  htmlUrl: string | null;
  originalUrl: string;
  attachments: { name: string; contentType: string; size: number; url: string; thumbnail: string | null }[];
  isAutomatic: boolean;
  isFromOtherAddress: boolean;
}

interface Lead {
  id: string;
  state: string;
  isUnread: boolean;
  awaitsReply: boolean;
  replySubject: string;
  messages: Message[];
  replies: { reply_id: string; bounce: string | null; mail: { state: string } }[];
}

const FIELDS = `state isUnread awaitsReply replySubject
  messages { message_id from { name address } subject text quotedText htmlUrl originalUrl receivedAt isAutomatic isFromOtherAddress
    attachments { name contentType size url thumbnail } }
  replies { reply_id bounce mail { state } }`;

describe.skipIf(!hasDovecot)('the mailbox', () => {
  let dovecot: Dovecot;
  let app: MailingApp;
  let admin: AdminClient;
  beforeAll(async () => {
    dovecot = await startDovecot();
    app = await startMailingApp({ IMAP_URL: dovecot.url, PRIVATE_NETWORKS: 'on' });
    admin = await signInAdmin(app);
  });
  afterAll(async () => {
    await app.close();
    await dovecot.remove();
  });

  const read = (id: string) => leadWith<Lead>(admin, id, FIELDS);
  const messagesOf = async (id: string) => (await read(id)).messages;
  const mailsTo = (email: string) => app.smtp.received.filter(({ envelope }) => envelope.to.includes(email));
  const execute = <Row>(sql: string, values: unknown[] = []) =>
    app.app.database.em.fork().execute<Row[]>(sql, values);

  /** Sends a form; returns its lead and the Message-ID of its acknowledgement. */
  async function newLead(): Promise<{ id: string; email: string; acknowledgement: string }> {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    await sendForm(app, message, { email });
    const { nodes } = await admin.run<{ nodes: { id: string }[] }>('{ leads(first: 1) { nodes { id } } }');
    await expect.poll(() => mailsTo(email).length).toBe(1);
    return { id: nodes[0]?.id ?? '', email, acknowledgement: mailsTo(email)[0]?.messageId ?? '' };
  }

  const reply = (id: string, text: string, change: object = {}) =>
    admin.run<Lead>(
      `mutation ($id: ID!, $input: LeadReplyInput!) { replyToLead(id: $id, input: $input) { id ${FIELDS} } }`,
      {
        id,
        input: { reply_id: randomUUID(), text, ...change },
      },
    );

  /** Returns a mail with these headers. */
  const mail = (headers: Record<string, string>, body = 'Yes, Tuesday works.') => {
    const all = {
      'Message-ID': `<${randomUUID()}@mail.example>`,
      Date: new Date().toUTCString(),
      ...headers,
    };
    const lines = Object.entries(all)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}: ${value}`);
    return `${lines.join('\r\n')}\r\n\r\n${body}\r\n`;
  };

  test('an answer joins by our Message-ID, is unread and an open task, and leaves the mailbox as it is', async () => {
    const { id, email, acknowledgement } = await newLead();
    expect(await reply(id, 'Does Tuesday suit you?')).toMatchObject({ state: 'ANSWERED', isUnread: false });
    await dovecot.deliver(
      mail(
        { From: `Zoé <${email}>`, Subject: 'Another subject', 'In-Reply-To': acknowledgement },
        'Yes, Tuesday works.\r\n\r\nOn Mon, Nov 3, 2026 at 9:00 AM Studio <studio@business.example> wrote:\r\n> Does Tuesday suit you?',
      ),
    );
    await expect.poll(() => messagesOf(id)).toHaveLength(1);
    const lead = await read(id);
    expect(lead).toMatchObject({
      state: 'NEW',
      isUnread: true,
      awaitsReply: true,
      replySubject: 'Re: Another subject',
    });
    expect(lead.messages).toMatchObject([
      {
        from: { address: email },
        subject: 'Another subject',
        text: 'Yes, Tuesday works.',
        isAutomatic: false,
        isFromOtherAddress: false,
      },
    ]);
    expect(lead.messages[0]?.quotedText).toContain('> Does Tuesday suit you?');
    const { edges } = await admin.run<{ edges: object[] }>(
      '{ leads(box: NEW, search: "Tuesday works") { edges { node { id } } } }',
    );
    expect(edges).toEqual([{ node: { id } }]);
    const client = await dovecot.client();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const flags = (await client.fetchAll('1:*', { flags: true })).map((it) => [...(it.flags ?? [])]);
    await client.logout();
    expect(flags.flat().filter((flag) => flag !== '\\Recent')).toEqual([]);
  });

  test('the conversation in which the client wrote last is first in the list, with her words', async () => {
    const [old, recent] = ['old', 'recent'].map((name) => `${name}-${randomUUID().slice(0, 8)}@example.com`);
    const word = randomUUID().slice(0, 8);
    await sendForm(app, message, { email: old, phoneNum: '4165550001', message: word });
    await sendForm(app, message, { email: recent, phoneNum: '4165550002', message: word });
    const age = `update "lead" set "submittedAt" = now() - ?::interval where "email" = ?`;
    await execute(age, ['3 weeks', old]);
    await execute(age, ['1 minute', recent]);
    const first = async () => {
      const list = `{ leads(box: NEW, first: 1, search: "${word}") { nodes { email newestMessage { text } } } }`;
      return (await admin.run<{ nodes: object[] }>(list)).nodes[0];
    };
    expect(await first()).toMatchObject({ email: recent, newestMessage: null });
    await dovecot.deliver(mail({ From: `Ann <${old}>`, Subject: 'My kitchen' }, 'Is Friday free?'));
    await expect.poll(first).toEqual({ email: old, newestMessage: { text: 'Is Friday free?' } });
  });

  test('a message makes an answered lead a task of Today, and its answer counts in the response times', async () => {
    const { id, email } = await newLead();
    await reply(id, 'Hello');
    const tasks = async () =>
      (await admin.run<{ unanswered: number }>('{ leadsToDo { unanswered } }')).unanswered;
    const before = await tasks();
    await dovecot.deliver(mail({ From: email, Subject: 'Again' }));
    await expect.poll(() => messagesOf(id)).toHaveLength(1);
    expect(await tasks()).toBe(before + 1);
    // The leads of these tests have one phone number: the reply answers all of their messages.
    await execute(`update "lead_message" set "receivedAt" = now() - interval '6 days'`);
    // The forms were answered before the weeks that are counted.
    await execute(`update "lead" set "submittedAt" = "submittedAt" - interval '5 weeks'`);
    await reply(id, 'Hello again');
    expect(await tasks()).toBe(before);
    const overview = await admin.run<{ medianAnswerMinutes: number }>(
      '{ leadOverview(weeks: 2) { medianAnswerMinutes } }',
    );
    expect(overview.medianAnswerMinutes).toBe(6 * 24 * 60);
  });

  test('a message rings the phone of the owner, and an automatic one does not', async () => {
    const { email } = await newLead();
    const service = await startPushService();
    await admin.run(
      'mutation ($input: PushSubscriptionInput!) { subscribePush(input: $input) { publicKey } }',
      { input: service.subscribe() },
    );
    await dovecot.deliver(mail({ From: email, Subject: 'Away', 'Auto-Submitted': 'auto-replied' }));
    await dovecot.deliver(mail({ From: email, Subject: 'Again' }));
    await expect
      .poll(() => service.messages.map(({ text }) => text))
      .toEqual([expect.stringContaining('Answer: Message')]);
    await execute('delete from "push_device"');
    await service.close();
  });

  test('a message is in the CSV and the daily mail, until the lead is settled', async () => {
    const { id, email } = await newLead();
    await admin.run('mutation ($ids: [ID!]!) { setLeadStates(ids: $ids, state: WON) { id } }', { ids: [id] });
    await dovecot.deliver(mail({ From: email, Subject: 'More' }, 'One more room, please.'));
    await expect.poll(() => messagesOf(id)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'WON', awaitsReply: true, isUnread: true });
    const headers = { authorization: `Bearer ${admin.token}` };
    const csv = async () =>
      (await fetch(`${app.url}/api/leads.csv?states=NEW&search=${email}`, { headers })).text();
    expect(await csv()).toMatch(/"\d{4}-\d\d-\d\d \d\d:\d\d One more room, please\."/);
    await execute(`delete from "mail" where "kind" = 'reminder'`);
    await reminderJob.run(app.app, {});
    await expect
      .poll(() => app.smtp.reminders.some(({ text }) => text?.includes(`/admin/leads/${id}`)))
      .toBe(true);
    await admin.run('mutation ($ids: [ID!]!) { setLeadStates(ids: $ids, state: WON) { id } }', { ids: [id] });
    expect(await read(id)).toMatchObject({ state: 'WON', awaitsReply: false });
    expect(await csv()).not.toContain('One more room');
  });

  test('a reply after a message answers it, as a mail program does', async () => {
    const { id, email, acknowledgement } = await newLead();
    const messageId = `<${randomUUID()}@mail.example>`;
    await dovecot.deliver(
      mail({ From: email, Subject: 'RE: The sofa', 'Message-ID': messageId, References: acknowledgement }),
    );
    await expect.poll(() => messagesOf(id)).toHaveLength(1);
    const answered = await reply(id, 'See you then.');
    expect(answered).toMatchObject({ state: 'ANSWERED', awaitsReply: false, isUnread: false });
    await expect.poll(() => mailsTo(email)).toHaveLength(2);
    const sent = mailsTo(email).at(-1);
    expect(sent).toMatchObject({
      subject: 'Re: The sofa',
      inReplyTo: messageId,
      references: `${acknowledgement} ${messageId}`,
    });
    expect(sent?.text).toMatch(/See you then\.[\s\S]+On .+ wrote:\n> Yes, Tuesday works\./);
    expect(sent?.html).toContain('<blockquote type="cite"');
    await reply(id, 'Bring the keys.');
    await expect.poll(() => mailsTo(email)).toHaveLength(3);
    expect(mailsTo(email).at(-1)).toMatchObject({
      subject: 'Re: The sofa',
      inReplyTo: sent?.messageId,
      references: `${acknowledgement} ${messageId} ${sent?.messageId}`,
    });
  });

  test('an undone reply leaves the message unanswered', async () => {
    const { id, email } = await newLead();
    await dovecot.deliver(mail({ From: email, Subject: 'Hello' }));
    await expect.poll(() => messagesOf(id)).toHaveLength(1);
    const reply_id = randomUUID();
    expect(await reply(id, 'Yes', { reply_id, undoSeconds: 60 })).toMatchObject({ awaitsReply: false });
    await admin.run('mutation ($id: UUID!) { undoReply(reply_id: $id) { id } }', { id: reply_id });
    expect(await read(id)).toMatchObject({ state: 'NEW', awaitsReply: true });
  });

  test('an answer from another address is marked; a forged id joins nothing', async () => {
    const { id, acknowledgement } = await newLead();
    await dovecot.deliver(mail({ From: 'spouse@example.org', Subject: 'Hi', References: acknowledgement }));
    await dovecot.deliver(
      mail({
        From: 'stranger@example.org',
        Subject: 'Hi',
        'In-Reply-To': `<${randomUUID()}@business.example>`,
      }),
    );
    await dovecot.deliver(
      mail({ From: 'stranger@example.org', Subject: 'Hi', 'In-Reply-To': `<${id}@business.example>` }),
    );
    await expect
      .poll(() => messagesOf(id))
      .toMatchObject([{ from: { address: 'spouse@example.org' }, isFromOtherAddress: true }]);
    const others = () => admin.run<{ otherCount: number }>('{ mailbox { otherCount } }');
    await expect.poll(others).toEqual({ otherCount: 2 });
    expect(await messagesOf(id)).toHaveLength(1);
  });

  test('a mail is stored once, in whichever folder and over whichever alias it arrives', async () => {
    const { id, email } = await newLead();
    const raw = mail({ From: email, Subject: 'Once' });
    await dovecot.deliver(raw, 'Clients');
    await dovecot.deliver(raw);
    await dovecot.deliver(`Delivered-To: info@business.example\r\n${raw}`);
    const same = { From: email, Subject: 'Once', 'Message-ID': '<same@mail.example>' };
    await dovecot.deliver(mail(same, 'The first body.'));
    await dovecot.deliver(mail(same, 'Another body, with the same id.'));
    await dovecot.deliver(mail({ From: email, 'Message-ID': '', Date: '' }, 'No headers.'));
    await dovecot.deliver(mail({ From: `Studio <studio@business.example>`, To: email }, 'Ours.'));
    const texts = async () => (await messagesOf(id)).map(({ text }) => text).toSorted();
    await expect
      .poll(texts, { timeout: 110_000 })
      .toEqual(['Another body, with the same id.', 'No headers.', 'The first body.', 'Yes, Tuesday works.']);
    // New UIDs for all mails: nothing is stored again.
    await execute(`update "mailbox_folder" set "uidValidity" = 1`);
    await dovecot.deliver(mail({ From: email, Subject: 'Last' }, 'Last.'));
    await expect.poll(async () => (await texts()).includes('Last.'), { timeout: 110_000 }).toBe(true);
    expect(await texts()).toHaveLength(5);
  });

  test('automatic mails are stored and marked, and change nothing else', async () => {
    const { id, email, acknowledgement } = await newLead();
    await reply(id, 'Hello');
    await dovecot.deliver(
      mail({
        From: email,
        Subject: 'Away',
        'In-Reply-To': acknowledgement,
        'Auto-Submitted': 'auto-replied',
      }),
    );
    await expect.poll(() => messagesOf(id)).toMatchObject([{ isAutomatic: true }]);
    expect(await read(id)).toMatchObject({ state: 'ANSWERED', isUnread: false, awaitsReply: false });
  });

  test('a delivery report marks the reply that it is about, with its words', async () => {
    const { id, email } = await newLead();
    const reply_id = randomUUID();
    await reply(id, 'Hello', { reply_id });
    await expect.poll(() => mailsTo(email)).toHaveLength(2);
    await expect.poll(async () => (await read(id)).replies[0]?.mail.state).toBe('SENT');
    await dovecot.deliver(bounceOf(`<${reply_id}@business.example>`, email));
    await expect
      .poll(async () => (await read(id)).replies)
      .toMatchObject([{ bounce: '550 5.1.1 No such user here', mail: { state: 'FAILED' } }]);
    expect(await messagesOf(id)).toEqual([]);
    await admin.run('mutation ($id: ID!) { resendMail(id: $id) { state } }', { id: reply_id });
    await expect
      .poll(async () => (await read(id)).replies)
      .toMatchObject([{ bounce: null, mail: { state: 'SENT' } }]);
  });

  test('pictures are photos, other files downloads, and HTML a document that can do nothing', async () => {
    const { id, email } = await newLead();
    const picture = Buffer.from(await jpeg()).toString('base64');
    const parts = [
      'Content-Type: text/html; charset=utf-8\r\n\r\n<p onclick="x()">See <b>this</b><script>alert(1)</script><img src="https://track.example/a.gif"><a href="https://evil.example">link</a></p>',
      `Content-Type: image/jpeg; name="hall.jpg"\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <a@b>\r\n\r\n${picture}`,
      'Content-Type: text/html; name="plan.html"\r\nContent-Disposition: attachment; filename="plan.html"\r\n\r\n<script>alert(1)</script>',
    ];
    const body = `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--`;
    await dovecot.deliver(
      mail({ From: email, Subject: 'Photos', 'Content-Type': 'multipart/mixed; boundary=b' }, body),
    );
    await expect.poll(() => messagesOf(id)).toHaveLength(1);
    const [stored] = await messagesOf(id);
    expect(stored?.text).toBe('See this link');
    expect(stored?.attachments).toMatchObject([
      { name: 'hall.jpg', contentType: 'image/jpeg' },
      { name: 'plan.html', contentType: 'text/html', thumbnail: null },
    ]);
    const get = (path: string | null | undefined) => fetch(`${app.url}${path}`);
    const [photo, file] = await Promise.all((stored?.attachments ?? []).map(({ url }) => get(url)));
    expect(photo?.headers.get('content-type')).toBe('image/jpeg');
    expect(file?.headers.get('content-type')).toBe('application/octet-stream');
    expect(file?.headers.get('content-disposition')).toContain('attachment');
    const page = await get(stored?.htmlUrl);
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(await page.text()).toContain('<body><p>See <b>this</b>');
    expect(await (await get(stored?.originalUrl)).text()).toContain('alert(1)');
    expect((await get(stored?.originalUrl?.split('?')[0])).status).toBe(401);
  });

  test('erased messages do not return, and the data of a person includes her messages', async () => {
    const { id, email } = await newLead();
    const other = await newLead();
    await dovecot.deliver(mail({ From: email, Subject: 'One' }));
    await dovecot.deliver(mail({ From: email, Subject: 'Two', 'In-Reply-To': other.acknowledgement }));
    await expect.poll(() => messagesOf(id)).toHaveLength(1);
    await expect.poll(() => messagesOf(other.id)).toHaveLength(1);
    const counted = await admin.run('query ($email: String!) { personalData(email: $email) { messages } }', {
      email,
    });
    expect(counted).toEqual({ messages: 2 });
    const keys = await execute<{ id: string }>('select "message_id"::text as "id" from "lead_message"');
    const erased = await admin.run(
      'mutation ($email: String!) { erasePerson(email: $email) { leads messages } }',
      { email },
    );
    expect(erased).toEqual({ leads: 1, messages: 2 });
    const left = await execute<{ id: string }>('select "message_id"::text as "id" from "lead_message"');
    for (const key of keys)
      expect(await app.app.files.exists(`messages/${key.id}.eml`)).toBe(left.some((it) => it.id === key.id));
    await execute(`update "mailbox_folder" set "uidValidity" = 1`);
    await dovecot.deliver(mail({ From: other.email, Subject: 'Last' }, 'Last.'));
    await expect.poll(() => messagesOf(other.id), { timeout: 110_000 }).toMatchObject([{ text: 'Last.' }]);
  });

  test('the test mail that is sent must arrive', async () => {
    const sent = await admin.run<{ testSentAt: string }>(
      'mutation { testMailbox { testSentAt testArrivedAt state user } }',
    );
    expect(sent).toMatchObject({ testArrivedAt: null, state: 'READING', user: 'studio@business.example' });
    await expect
      .poll(() => mailsTo('studio@business.example').some(({ subject }) => subject === 'Test of the mailbox'))
      .toBe(true);
    const arrived = mailsTo('studio@business.example').find(
      ({ subject }) => subject === 'Test of the mailbox',
    );
    await dovecot.deliver(
      mail({ From: 'Studio <studio@business.example>', 'Message-ID': arrived?.messageId ?? '' }),
    );
    const state = () => admin.run<{ testArrivedAt: string | null }>('{ mailbox { testArrivedAt } }');
    await expect.poll(async () => (await state()).testArrivedAt).not.toBeNull();
  });
});

/** Returns the report of a mail server that could not deliver a mail. */
const bounceOf = (messageId: string, to: string) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'To: studio@business.example',
    `Message-ID: <${randomUUID()}@mx.example>`,
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such user',
    ' here',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    `To: ${to}`,
    '--b--',
    '',
  ].join('\r\n');
