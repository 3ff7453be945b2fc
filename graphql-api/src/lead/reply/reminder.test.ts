import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersAgainstReplies } from '../../../test/mail-server.ts';
import { type MailingApp, makeMailsDue, startMailingApp, studio } from '../../../test/mailing-app.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import { message, newsletter } from '../../../test/samples/form-samples.ts';
import { sendForm } from '../../../test/samples/forms.ts';
import { reminderJob } from './reminder.ts';

let app: MailingApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startMailingApp({ SITE_URL: 'https://business.example' });
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

const execute = (sql: string) => app.app.database.em.fork().execute(sql);

/** Sends a form; returns the id of its lead. */
async function newLead(change: object): Promise<string> {
  await sendForm(app, message, { email: `${randomUUID().slice(0, 8)}@example.com`, ...change });
  const list = '{ leads(first: 1) { nodes { id } } }';
  return (await adminClient.run<{ nodes: { id: string }[] }>(list)).nodes[0]?.id ?? '';
}

const reply = (id: string, followUpOn: string) =>
  adminClient.run(
    'mutation ($id: ID!, $input: LeadReplyInput!) { replyToLead(id: $id, input: $input) { id } }',
    { id, input: { reply_id: randomUUID(), text: 'Hello', followUpOn } },
  );

test('the daily mail lists unanswered and due leads once; without any, no mail is sent', async () => {
  await execute(`update "lead" set "state" = 'lost', "followUpOn" = null`);
  const waitingMails = () => execute(`select 1 from "mail" where "kind" = 'reminder' and "state" = 'queued'`);
  await reminderJob.run(app.app, {});
  await expect.poll(waitingMails).toEqual([]);
  expect(app.smtp.reminders).toEqual([]);

  const due = await newLead({ name: 'Due Today' });
  await reply(due, '2026-01-02');
  const later = await newLead({ name: 'Due Later' });
  await reply(later, '2999-01-02');
  const waiting = await newLead({ name: 'Not Answered' });
  await newLead({ name: 'Marked Spam', website: 'x' });
  await sendForm(app, newsletter, { email: 'subscriber@example.com' });
  // Two mornings without a mail server.
  app.smtp.rejecting = true;
  await reminderJob.run(app.app, {});
  await expect
    .poll(() =>
      execute(`select 1 from "mail" where "state" = 'queued' and "kind" = 'reminder' and "tries" > 0`),
    )
    .toHaveLength(1);
  await reminderJob.run(app.app, {});
  app.smtp.rejecting = false;
  await makeMailsDue(app);
  await expect.poll(() => app.smtp.reminders.length).toBe(1);
  const [mail] = app.smtp.reminders;
  expect(mail?.subject).toBe('1 to follow up, 1 unanswered');
  expect(mail?.envelope.to).toEqual([studio.BUSINESS_EMAIL]);
  expect(headersAgainstReplies(mail)).toEqual(['auto-generated', 'All']);
  expect(mail?.text).toMatch(
    /Due Today, Message, .*, follow up on January 2, 2026: https:\S+[\s\S]+Not Answered/,
  );
  for (const id of [due, waiting]) expect(mail?.text).toContain(`https://business.example/admin/leads/${id}`);
  expect(mail?.text).not.toMatch(/Due Later|Marked Spam|subscriber@/);
  expect(mail?.text).toContain(studio.BUSINESS_ADDRESS);
  await expect.poll(waitingMails).toEqual([]);
});
