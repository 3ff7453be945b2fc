import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasDovecot, mail, partsOf } from '../../../test/dovecot.ts';
import { type MailboxApp, startMailboxApp } from '../../../test/mailbox-app.ts';
import { startPushService } from '../../../test/push-service.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { sendForm } from '../../../test/samples/forms.ts';
import { reminderJob } from '../reply/reminder.ts';

describe.skipIf(!hasDovecot)('the answer of a client', () => {
  let inbox: MailboxApp;
  beforeAll(async () => {
    inbox = await startMailboxApp();
  });
  afterAll(() => inbox.close());

  test('an answer joins by our Message-ID, is unread and an open task, and leaves the mailbox as it is', async () => {
    const { id, email, acknowledgement } = await inbox.newLead();
    expect(await inbox.reply(id, 'Does Tuesday suit you?')).toMatchObject({
      state: 'ANSWERED',
      isUnread: false,
    });
    await inbox.dovecot.deliver(
      mail(
        { From: `Zoé <${email}>`, Subject: 'Another subject', 'In-Reply-To': acknowledgement },
        'Yes, Tuesday works.\r\n\r\nOn Mon, Nov 3, 2026 at 9:00 AM Studio <studio@business.example> wrote:\r\n> Does Tuesday suit you?',
      ),
    );
    await expect.poll(() => inbox.messagesOf(id)).toHaveLength(1);
    const lead = await inbox.read(id);
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
    const { edges } = await inbox.admin.run<{ edges: object[] }>(
      '{ leads(box: NEW, search: "Tuesday works") { edges { node { id } } } }',
    );
    expect(edges).toEqual([{ node: { id } }]);
    const client = await inbox.dovecot.client();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const left = await client.fetchAll('1:*', { flags: true, envelope: true });
    await client.logout();
    expect(left.map(({ envelope }) => envelope?.subject)).toContain('Another subject');
    const flags = left.flatMap((it) => [...(it.flags ?? [])]);
    expect(flags.filter((flag) => flag !== '\\Recent')).toEqual([]);
  });

  test('the conversation in which the client wrote last is first in the list, with her words', async () => {
    const [old, recent] = ['old', 'recent'].map((name) => `${name}-${randomUUID().slice(0, 8)}@example.com`);
    const word = randomUUID().slice(0, 8);
    await sendForm(inbox.app, message, { email: old, phoneNum: '4165550001', message: word });
    await sendForm(inbox.app, message, { email: recent, phoneNum: '4165550002', message: word });
    const age = `update "lead" set "submittedAt" = now() - ?::interval where "email" = ?`;
    await inbox.execute(age, ['3 weeks', old]);
    await inbox.execute(age, ['1 minute', recent]);
    const first = async () => {
      const list = `{ leads(box: NEW, first: 1, search: "${word}") { nodes { email newestMessage { text } } } }`;
      return (await inbox.admin.run<{ nodes: object[] }>(list)).nodes[0];
    };
    expect(await first()).toMatchObject({ email: recent, newestMessage: null });
    await inbox.dovecot.deliver(mail({ From: `Ann <${old}>`, Subject: 'My kitchen' }, 'Is Friday free?'));
    await expect.poll(first).toEqual({ email: old, newestMessage: { text: 'Is Friday free?' } });
  });

  test('a message makes an answered lead a task of Today, and its answer counts in the response times', async () => {
    const { id, email } = await inbox.newLead();
    await inbox.reply(id, 'Hello');
    const tasks = async () =>
      (await inbox.admin.run<{ unanswered: number }>('{ leadsToDo { unanswered } }')).unanswered;
    const before = await tasks();
    await inbox.dovecot.deliver(mail({ From: email, Subject: 'Again' }));
    await expect.poll(() => inbox.messagesOf(id)).toHaveLength(1);
    expect(await tasks()).toBe(before + 1);
    await inbox.execute(`update "lead_message" set "receivedAt" = now() - interval '6 days'`);
    // The forms were answered before the weeks that are counted.
    await inbox.execute(`update "lead" set "submittedAt" = "submittedAt" - interval '5 weeks'`);
    await inbox.reply(id, 'Hello again');
    expect(await tasks()).toBe(before);
    const overview = await inbox.admin.run<{ medianAnswerMinutes: number }>(
      '{ leadOverview(weeks: 2) { medianAnswerMinutes } }',
    );
    expect(overview.medianAnswerMinutes).toBe(6 * 24 * 60);
  });

  test('a message rings the phone of the owner, and an automatic one does not', async () => {
    const { email } = await inbox.newLead();
    const service = await startPushService();
    await inbox.admin.run(
      'mutation ($input: PushSubscriptionInput!) { subscribePush(input: $input) { publicKey } }',
      { input: service.subscribe() },
    );
    await inbox.dovecot.deliver(mail({ From: email, Subject: 'Away', 'Auto-Submitted': 'auto-replied' }));
    await inbox.dovecot.deliver(mail({ From: email, Subject: 'Again' }));
    await expect
      .poll(() => service.messages.map(({ text }) => text))
      .toEqual([expect.stringContaining('Answer: Message')]);
    await inbox.execute('delete from "push_device"');
    await service.close();
  });

  test('a message is found by sender, subject, text and file, and is in the CSV and the daily mail until the lead is settled', async () => {
    const { id, email } = await inbox.newLead();
    await inbox.admin.run('mutation ($ids: [ID!]!) { setLeadStates(ids: $ids, state: WON) { id } }', {
      ids: [id],
    });
    const type = { 'Content-Type': 'multipart/mixed; boundary=b' };
    const words = 'Content-Type: text/plain\r\n\r\nOne more room, please.';
    const plans = ['hall', 'attic'].map(
      (name) => `Content-Type: application/pdf; name="${name}.pdf"\r\n\r\nx`,
    );
    const from = `Zoé Roy <${email}>`;
    await inbox.dovecot.deliver(
      mail({ From: from, Subject: 'A larger plan', ...type }, partsOf(words, ...plans)),
    );
    await expect.poll(() => inbox.messagesOf(id)).toHaveLength(1);
    for (const search of ['Zoe Roy', 'larger plan', 'more room', 'attic.pdf']) {
      const { nodes } = await inbox.admin.run<{ nodes: object[] }>(
        'query ($search: String!) { leads(search: $search) { nodes { id } } }',
        { search },
      );
      expect(nodes).toEqual([{ id }]);
    }
    expect(await inbox.read(id)).toMatchObject({ state: 'WON', awaitsReply: true, isUnread: true });
    const headers = { authorization: `Bearer ${inbox.admin.token}` };
    const csv = async () =>
      (await fetch(`${inbox.app.url}/api/leads.csv?states=NEW&search=${email}`, { headers })).text();
    expect(await csv()).toMatch(
      /"\d{4}-\d\d-\d\d \d\d:\d\d One more room, please\. \(hall\.pdf, attic\.pdf\)"/,
    );
    await inbox.execute(`delete from "mail" where "kind" = 'reminder'`);
    await reminderJob.run(inbox.app.app, {});
    await expect
      .poll(() => inbox.app.smtp.reminders.some(({ text }) => text?.includes(`/admin/leads/${id}`)))
      .toBe(true);
    await inbox.admin.run('mutation ($ids: [ID!]!) { setLeadStates(ids: $ids, state: WON) { id } }', {
      ids: [id],
    });
    expect(await inbox.read(id)).toMatchObject({ state: 'WON', awaitsReply: false });
    expect(await csv()).not.toContain('One more room');
  });

  test('a reply after a message answers it, as a mail program does', async () => {
    const { id, email, acknowledgement } = await inbox.newLead();
    const messageId = `<${randomUUID()}@mail.example>`;
    await inbox.dovecot.deliver(
      mail(
        { From: email, Subject: 'RE: The sofa', 'Message-ID': messageId, References: acknowledgement },
        'Yes, Tuesday works.',
      ),
    );
    await expect.poll(() => inbox.messagesOf(id)).toHaveLength(1);
    const answered = await inbox.reply(id, 'See you then.');
    expect(answered).toMatchObject({ state: 'ANSWERED', awaitsReply: false, isUnread: false });
    await expect.poll(() => inbox.mailsTo(email)).toHaveLength(2);
    const sent = inbox.mailsTo(email).at(-1);
    expect(sent).toMatchObject({
      subject: 'Re: The sofa',
      inReplyTo: messageId,
      references: `${acknowledgement} ${messageId}`,
    });
    expect(sent?.text).toMatch(/See you then\.[\s\S]+On .+ wrote:\n> Yes, Tuesday works\./);
    expect(sent?.html).toContain('<blockquote type="cite"');
    await inbox.reply(id, 'Bring the keys.');
    await expect.poll(() => inbox.mailsTo(email)).toHaveLength(3);
    expect(inbox.mailsTo(email).at(-1)).toMatchObject({
      subject: 'Re: The sofa',
      inReplyTo: sent?.messageId,
      references: `${acknowledgement} ${messageId} ${sent?.messageId}`,
    });
  });

  test('an undone reply leaves the message unanswered', async () => {
    const { id, email } = await inbox.newLead();
    await inbox.dovecot.deliver(mail({ From: email, Subject: 'Hello' }));
    await expect.poll(() => inbox.messagesOf(id)).toHaveLength(1);
    const reply_id = randomUUID();
    expect(await inbox.reply(id, 'Yes', { reply_id, undoSeconds: 60 })).toMatchObject({ awaitsReply: false });
    await inbox.admin.run('mutation ($id: UUID!) { undoReply(reply_id: $id) { id } }', { id: reply_id });
    expect(await inbox.read(id)).toMatchObject({ state: 'NEW', awaitsReply: true });
  });
});
