import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import { message, newPhone, newsletter } from '../../../test/samples/form-samples.ts';
import { sendForm } from '../../../test/samples/forms.ts';
import { purge } from '../../purge.jobs.ts';

let app: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  app = await startApp({ LEAD_RETENTION_DAYS: '1095' });
  admin = await signInAdmin(app);
});
afterAll(() => app.close());

const execute = <Row>(sql: string, values: unknown[] = []) =>
  app.app.database.em.fork().execute<Row[]>(sql, values);
const newEmail = () => `${randomUUID().slice(0, 8)}@example.com`;

async function mailsAreSent(): Promise<void> {
  await expect.poll(() => execute(`select 1 from "mail" where "state" = 'queued'`)).toEqual([]);
}

async function sendMessages(count: number, email: string, phoneNum = newPhone()): Promise<string[]> {
  for (let index = 0; index < count; index += 1)
    await sendForm(app, message, { submissionId: randomUUID(), email, phoneNum, message: `${index}` });
  await mailsAreSent();
  const leads = await execute<{ id: string }>(
    `select "id"::text as "id" from "lead" where "email" = ? order by "id"`,
    [email],
  );
  return leads.map(({ id }) => id);
}

const waiting = async () =>
  (
    await execute(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length;

/** Runs statements in a transaction, starts the work, and commits once `count` of its transactions wait. */
async function beside<T>(statements: string, count: number, work: () => Promise<T>): Promise<T> {
  const em = app.app.database.em.fork();
  await em.begin();
  try {
    await em.execute(statements);
    const working = work();
    working.catch(() => {});
    await expect.poll(waiting).toBe(count);
    await em.commit();
    return await working;
  } catch (error) {
    await em.rollback();
    throw error;
  }
}

const ERASE = 'mutation ($email: String!) { erasePerson(email: $email) { leads mails subscriptions } }';
const erase = (email: string) => admin.ask(ERASE, { email });
const codesOf = (results: Awaited<ReturnType<typeof erase>>[]) =>
  results.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK').toSorted();

test('three erasures of one person at once write one record', async () => {
  const email = newEmail();
  await sendMessages(3, email);
  await sendForm(app, newsletter, { email, submissionId: randomUUID() });
  await mailsAreSent();
  const results = await beside(`select 1 from "lead" where "email" = '${email}' for update`, 3, () =>
    Promise.all([erase(email), erase(email), erase(email)]),
  );
  expect(codesOf(results)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'OK']);
  const erased = results.find(({ errors }) => !errors)?.data?.['erasePerson'];
  expect(erased).toMatchObject({ leads: 3, subscriptions: 1 });
  expect(await execute(`select "leads" from "erasure"`)).toEqual([{ leads: 3 }]);
});

test('three erasures at once of a person with mails in files only write one record', async () => {
  const email = newEmail();
  const file = join(app.app.config.dataDir, 'mail', `${randomUUID()}.eml`);
  await writeFile(file, `From: a@b.c\r\nTo: F <${email}>\r\n\r\nHello`);
  expect(codesOf(await Promise.all([erase(email), erase(email), erase(email)]))).toEqual([
    'BAD_USER_INPUT',
    'BAD_USER_INPUT',
    'OK',
  ]);
});

test('an erasure beside the purge of old leads counts each lead once', async () => {
  const email = newEmail();
  await sendMessages(2, email);
  await execute(`update "lead" set "submittedAt" = now() - interval '4 years' where "email" = ?`, [email]);
  const erasedLeads = async () =>
    (await execute<{ sum: number }>('select sum("leads")::int as "sum" from "erasure"'))[0]?.sum ?? 0;
  const before = await erasedLeads();
  await beside(`select 1 from "lead" where "email" = '${email}' for update`, 3, () =>
    Promise.all([erase(email), purge(app.app), purge(app.app)]),
  );
  expect((await erasedLeads()) - before).toBe(2);
});

test('two persons with one phone number are erased at once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [phone, one, other] = [newPhone(), newEmail(), newEmail()];
    await sendMessages(2, one, phone);
    await sendMessages(2, other, phone);
    await sendMessages(1, one, phone);
    expect(codesOf(await Promise.all([erase(one), erase(other)]))).toEqual(['OK', 'OK']);
  }
});

test('a bulk change does not overwrite the state that another admin has just set', async () => {
  const [first = '', second = ''] = await sendMessages(2, newEmail());
  const BULK = `mutation ($ids: [ID!]!) { setLeadStates(ids: $ids, state: DONE) { id state } }`;
  await beside(`update "lead" set "state" = 'won' where "id" = '${second}'`, 1, () =>
    admin.run(BULK, { ids: [first] }),
  );
  const stored = await execute(`select "state" from "lead" where "id" in (?, ?) order by "id"`, [
    first,
    second,
  ]);
  expect(stored).toEqual([{ state: 'done' }, { state: 'won' }]);
});

test('bulk changes, marks and an erasure of the same leads at once do not fail', async () => {
  const email = newEmail();
  const ids = await sendMessages(4, email);
  const MARK = 'mutation ($ids: [ID!]!) { markLeads(ids: $ids, isRead: true) { id } }';
  const BULK = `mutation ($ids: [ID!]!) { setLeadStates(ids: $ids, state: LOST) { id } }`;
  const results = await Promise.all([
    admin.ask(MARK, { ids }),
    admin.ask(BULK, { ids }),
    admin.ask(MARK, { ids: ids.toReversed() }),
    admin.ask(BULK, { ids: ids.toReversed() }),
    erase(email),
    admin.ask('mutation ($id: ID!) { addLeadNote(id: $id, text: "x") { id } }', { id: ids[0] }),
    admin.ask('mutation ($id: ID!) { setLeadFollowUp(id: $id, followUpOn: "2027-01-02") { id } }', {
      id: ids[0],
    }),
  ]);
  const codes = results.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK');
  expect(codes.filter((code) => code !== 'OK' && code !== 'NOT_FOUND')).toEqual([]);
  expect(await execute(`select 1 from "lead" where "email" = ?`, [email])).toEqual([]);
});

test('a newsletter that is ended beside an erasure leaves nothing', async () => {
  const email = newEmail();
  await sendForm(app, newsletter, { email, submissionId: randomUUID() });
  await mailsAreSent();
  const [request] = await execute<{ id: string; subscriptionId: string }>(
    'select "id", "subscriptionId" from "subscription_request" where "email" = ?',
    [email],
  );
  const post = (path: string) => fetch(`${app.url}/newsletter/${path}`, { method: 'POST' });
  const results = await beside(
    `select 1 from "subscription_request" where "email" = '${email}' for update`,
    3,
    () =>
      Promise.all([
        erase(email),
        post(`confirm/${request?.id}`).then(({ status }) => status),
        post(`unsubscribe/${request?.subscriptionId}`).then(({ status }) => status),
      ]),
  );
  for (const status of results.slice(1)) expect(status).toBeLessThan(500);
  for (const table of ['subscription', 'subscription_request', 'lead'])
    expect(await execute(`select 1 from "${table}" where "email" = ?`, [email])).toEqual([]);
});

test('an entry that is restored beside the purge of the trash stays', async () => {
  const { blog_id: number } = await admin.createBlog({ slug_url: randomUUID() });
  const KIND = 'kind: "article", number: $number';
  await admin.run(`mutation ($number: Int!) { removeEntry(${KIND}) { number } }`, { number });
  await execute(`update "entry" set "deletedAt" = now() - interval '40 days' where "number" = ?`, [number]);
  const RESTORE = `mutation ($number: Int!) { restoreEntry(${KIND}) { number } }`;
  const [restored] = await beside('select 1 from "content_version" for update', 2, async () => {
    const restoring = admin.ask(RESTORE, { number });
    await expect.poll(waiting).toBe(1);
    return Promise.all([restoring, purge(app.app)]);
  });
  expect(restored.errors).toBeUndefined();
  expect(
    await execute(`select 1 from "entry" where "kind" = 'article' and "number" = ?`, [number]),
  ).toHaveLength(1);
});
