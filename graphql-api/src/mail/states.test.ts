import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailingApp, makeMailsDue, startMailingApp, studio } from '../../test/mailing-app.ts';
import { message } from '../../test/samples/form-samples.ts';
import { sendForm } from '../../test/samples/forms.ts';

interface Mail {
  id: string;
  to: string;
  state: string;
  sentAt: string | null;
  retries: number;
  lastError: string | null;
}

let app: MailingApp;
let token: string;
beforeAll(async () => {
  app = await startMailingApp();
  token = await app.signIn();
});
beforeEach(() => {
  app.smtp.received.length = 0;
  app.smtp.rejecting = false;
  app.smtp.unknown = undefined;
});
afterAll(() => app.close());

async function run<Data>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await app.graphql(query, variables, token);
  if (!data) throw new Error(JSON.stringify(errors));
  return data as unknown as Data;
}

/** Sends a message from a new email address. */
async function newLead(): Promise<{ id: string; email: string }> {
  const submissionId = randomUUID();
  const email = `${submissionId}@example.com`;
  await sendForm(app, message, { submissionId, email });
  const query = '{ leads(first: 1) { nodes { id submissionId } } }';
  const { leads } = await run<{ leads: { nodes: { id: string }[] } }>(query);
  return { id: leads.nodes[0]?.id ?? '', email };
}

const MAILS =
  'query ($id: ID!) { leadConversation(id: $id) { id mails { id to state sentAt retries lastError } } }';
const mailsOf = async (id: string) => {
  const { leadConversation } = await run<{ leadConversation: { id: string; mails: Mail[] }[] }>(MAILS, {
    id,
  });
  return leadConversation.find((lead) => lead.id === id)?.mails ?? [];
};
const statesOf = async (id: string) => (await mailsOf(id)).map(({ to, state }) => `${to} ${state}`);
const toVisitor = async (id: string) => (await mailsOf(id)).find(({ to }) => to === 'VISITOR');

const setState = (id: string, state: string) =>
  run('mutation ($id: ID!, $state: LeadState!) { setLeadStates(ids: [$id], state: $state) { state } }', {
    id,
    state,
  });
const resend = (id: string, by = token) =>
  app.graphql('mutation ($id: ID!) { resendMail(id: $id) { state } }', { id }, by);
const pending = async () =>
  (
    await run<{ pendingMails: { totalCount: number; failedCount: number; overdueCount: number } }>(
      '{ pendingMails { totalCount failedCount overdueCount } }',
    )
  ).pendingMails;

/** Returns how many mails an email address received. */
const received = (email: string) =>
  app.smtp.received.filter(({ envelope }) => envelope.to.includes(email)).length;

/** Shortens the delays between tries, for `expect.poll`. */
const hurried =
  <T>(read: () => Promise<T>) =>
  async () => {
    await makeMailsDue(app);
    return read();
  };

test('a permanently rejected mail ends as failed with the server’s error, and can be sent again', async () => {
  app.smtp.rejecting = true;
  const { id, email } = await newLead();
  app.smtp.unknown = email;
  app.smtp.rejecting = false;
  await expect.poll(hurried(() => statesOf(id))).toEqual(['BUSINESS SENT', 'VISITOR FAILED']);
  const failed = await toVisitor(id);
  expect(failed).toMatchObject({ sentAt: null, lastError: expect.stringContaining('550 No such user') });
  expect(failed?.retries).toBeLessThanOrEqual(3);
  expect(await pending()).toEqual({ totalCount: 1, failedCount: 1, overdueCount: 0 });

  // The recipient is still unknown, so the mail fails again. Then the test creates the mailbox.
  const { rejections } = app.smtp;
  await resend(failed?.id ?? '');
  await expect.poll(() => app.smtp.rejections).toBe(rejections + 1);
  await expect.poll(() => statesOf(id)).toEqual(['BUSINESS SENT', 'VISITOR FAILED']);
  app.smtp.unknown = undefined;
  const answers = await Promise.all([resend(failed?.id ?? ''), resend(failed?.id ?? '')]);
  for (const { data } of answers)
    expect(data?.['resendMail']).toEqual({ state: expect.stringMatching(/QUEUED|SENT/) });
  await expect.poll(() => statesOf(id)).toEqual(['BUSINESS SENT', 'VISITOR SENT']);
  expect(await toVisitor(id)).toMatchObject({ sentAt: expect.any(String), lastError: null });
  // A sent mail stays sent.
  expect((await resend(failed?.id ?? '')).data?.['resendMail']).toEqual({ state: 'SENT' });
  expect([received(email), received(studio.BUSINESS_EMAIL)]).toEqual([1, 1]);
  expect(await pending()).toEqual({ totalCount: 0, failedCount: 0, overdueCount: 0 });
});

test('temporary rejections do not count towards the permanent ones after which a mail fails', async () => {
  app.smtp.rejecting = true;
  const { id, email } = await newLead();
  const retries = async () => (await toVisitor(id))?.retries ?? 0;
  await expect.poll(hurried(retries)).toBeGreaterThan(4);
  const { rejections } = app.smtp;
  app.smtp.unknown = email;
  app.smtp.rejecting = false;
  await expect.poll(hurried(() => statesOf(id))).toEqual(['BUSINESS SENT', 'VISITOR FAILED']);
  expect(app.smtp.rejections - rejections).toBe(3);
  app.smtp.unknown = undefined;
  await resend((await toVisitor(id))?.id ?? '');
  await expect.poll(() => statesOf(id)).toEqual(['BUSINESS SENT', 'VISITOR SENT']);
});

test('mails to the business, and temporary rejections, are retried for much longer', async () => {
  app.smtp.unknown = studio.BUSINESS_EMAIL;
  const { id, email } = await newLead();
  const tries = async () => (await mailsOf(id)).find(({ to }) => to === 'BUSINESS')?.retries ?? 0;
  await expect.poll(hurried(tries)).toBeGreaterThan(6);
  expect(await statesOf(id)).toEqual(['BUSINESS QUEUED', 'VISITOR SENT']);
  app.smtp.unknown = undefined;
  app.smtp.rejecting = true;
  const before = await tries();
  await expect.poll(hurried(tries)).toBeGreaterThan(before + 6);
  app.smtp.rejecting = false;
  await expect.poll(hurried(() => statesOf(id))).toEqual(['BUSINESS SENT', 'VISITOR SENT']);
  expect([received(email), received(studio.BUSINESS_EMAIL)]).toEqual([1, 1]);
});

test('mails that have waited for more than an hour are counted', async () => {
  app.smtp.rejecting = true;
  const { id } = await newLead();
  expect(await pending()).toEqual({ totalCount: 2, failedCount: 0, overdueCount: 0 });
  await app.app.database.em
    .fork()
    .execute(`update "mail" set "firstDueAt" = now() - interval '61 minutes' where "lead_id" = ?`, [id]);
  expect(await pending()).toEqual({ totalCount: 2, failedCount: 0, overdueCount: 2 });
  app.smtp.rejecting = false;
  await expect.poll(hurried(() => statesOf(id))).toEqual(['BUSINESS SENT', 'VISITOR SENT']);
});

test('mails of a lead marked as spam are held, and sent once when it is unmarked', async () => {
  app.smtp.rejecting = true;
  const { id, email } = await newLead();
  const isTried = async () => (await mailsOf(id)).every(({ lastError }) => lastError !== null);
  await expect.poll(isTried).toBe(true);
  await setState(id, 'SPAM');
  expect(await statesOf(id)).toEqual(['BUSINESS HELD', 'VISITOR HELD']);
  expect(await pending()).toMatchObject({ totalCount: 0 });
  app.smtp.rejecting = false;
  const { id: other } = await newLead();
  await expect.poll(hurried(() => statesOf(other))).toEqual(['BUSINESS SENT', 'VISITOR SENT']);
  app.smtp.received.length = 0;
  expect(await statesOf(id)).toEqual(['BUSINESS HELD', 'VISITOR HELD']);
  expect(app.smtp.received).toEqual([]);

  await Promise.all([setState(id, 'NEW'), setState(id, 'ANSWERED')]);
  await expect.poll(hurried(() => statesOf(id))).toEqual(['BUSINESS SENT', 'VISITOR SENT']);
  // Marking and unmarking again sends nothing.
  await setState(id, 'SPAM');
  expect(await statesOf(id)).toEqual(['BUSINESS SENT', 'VISITOR SENT']);
  await setState(id, 'NEW');
  const { id: next } = await newLead();
  await expect.poll(hurried(() => statesOf(next))).toEqual(['BUSINESS SENT', 'VISITOR SENT']);
  expect([received(email), received(studio.BUSINESS_EMAIL)]).toEqual([1, 2]);
});

test('only an admin can resend mails, and only existing ones', async () => {
  const codeOf = async (answer: ReturnType<typeof resend>) => (await answer).errors?.[0]?.extensions.code;
  expect(await codeOf(resend(randomUUID(), ''))).toBe('UNAUTHENTICATED');
  expect(await codeOf(resend(randomUUID()))).toBe('NOT_FOUND');
  expect(await codeOf(resend('none'))).toBe('NOT_FOUND');
});
