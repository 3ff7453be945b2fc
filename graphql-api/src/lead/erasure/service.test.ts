import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { startBucket } from '../../../test/bucket.ts';
import { captureLog } from '../../../test/captured-log.ts';
import { dumpOf } from '../../../test/data-dump.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import { message, newPhone, newsletter } from '../../../test/samples/form-samples.ts';
import { sendForm } from '../../../test/samples/forms.ts';
import { sendQuote, storedPhotos } from '../../../test/samples/quote.ts';
import { readConfig } from '../../platform/core/config.ts';
import { purge } from '../../purge.jobs.ts';
import { LeadEntity } from '../model/lead.entity.ts';

const log = captureLog();
let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'info', LEAD_RETENTION_DAYS: '1095' }, { logged: log });
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

interface Proof {
  leads: number;
  photos: number;
  mails: number;
  subscriptions: number;
  erasedBy: string;
}

const erase = (email: string, by = adminClient) =>
  by.run<Proof>(
    'mutation ($email: String!) { erasePerson(email: $email) { leads photos mails subscriptions erasedBy } }',
    { email },
  );
const erasures = async () =>
  (
    await adminClient.run<{ nodes: Proof[] }>(
      '{ erasures { nodes { leads photos mails subscriptions erasedBy } } }',
    )
  ).nodes;
const leadsOf = async (email: string) =>
  (await adminClient.run<{ nodes: { id: string }[] }>(`{ leads(search: "${email}") { nodes { id } } }`))
    .nodes;
const inDataDir = (...parts: string[]) => join(app.app.config.dataDir, ...parts);
const mailFiles = () => readdir(inDataDir('mail')).catch(() => []);
const photoFiles = (): Promise<string[]> => readdir(inDataDir('files', 'photos')).catch(() => []);
const execute = (sql: string) => app.app.database.em.fork().execute(sql);
/** Returns the texts that the dump contains. */
const tracesIn = (dump: string, texts: string[]) => texts.filter((text) => dump.includes(text));
const pendingMails = async () => (await execute(`select 1 from "mail" where "state" = 'queued'`)).length;

/** Sends a quote with two photos, a message and a subscription of one person, and waits for their mails. */
async function submissionsOf(email: string, lastName: string) {
  const ids = { quote: randomUUID(), message: randomUUID() };
  const propertyPhotos = await storedPhotos(app, 2);
  await sendQuote(app, { submissionId: ids.quote, email, lastName, propertyPhotos, phone: newPhone() });
  await sendForm(app, message, { submissionId: ids.message, email, name: lastName });
  await sendForm(app, newsletter, { email });
  await expect.poll(pendingMails).toBe(0);
  return { ...ids, propertyPhotos };
}

test('an erasure leaves no data of the person in the database, mails and files, and keeps the data of others', async () => {
  const email = 'Forget.Me@example.com';
  const sent = await submissionsOf(email, 'Forgotten');
  const others = await submissionsOf('stays@example.com', 'Remembered');
  const [lead] = await leadsOf(email);
  await adminClient.run(
    'mutation ($id: ID!) { addLeadNote(id: $id, text: "Forgotten called.") { id } }',
    lead,
  );
  // A counter of a limit, a queued mail that was deleted, and an incomplete mail file.
  await adminClient.rest(
    'POST',
    '/api/users/login',
    { email: email.toLowerCase(), password: 'not mine' },
    null,
  );
  await execute(`delete from "mail" where "lead_id" =
    (select "id" from "lead" where "submissionId" = '${sent.message}')`);
  await writeFile(
    inDataDir('mail', `${randomUUID()}.eml.part`),
    `From: a@b.c\r\nTo: F <${email}>\r\n\r\nHello`,
  );
  const traces = [
    'forget.me',
    'forgotten',
    sent.quote,
    sent.message,
    String(lead?.id),
    // The key under which limits count the email address.
    createHash('sha256').update(email.toLowerCase()).digest('base64url').toLowerCase(),
  ];
  expect(tracesIn(await dumpOf(app), traces)).toEqual(traces);

  log.takeEvents();
  const proof = await erase(' forget.me@EXAMPLE.com');
  expect(proof).toMatchObject({ leads: 2, photos: 2, subscriptions: 1, erasedBy: 'owner@example.com' });
  expect(proof.mails).toBeGreaterThanOrEqual(6);
  expect(log.takeEvents()).toEqual(['person.erased']);
  expect(log.text().toLowerCase()).not.toContain('forget.me');
  const after = await dumpOf(app);
  expect(tracesIn(after, traces)).toEqual([]);
  expect((await photoFiles()).filter((name) => sent.propertyPhotos.includes(name))).toEqual([]);
  expect(await photoFiles()).toEqual(expect.arrayContaining(others.propertyPhotos));
  const ofOthers = ['stays@example.com', 'remembered', others.message];
  expect(tracesIn(after, ofOthers)).toEqual(ofOthers);
  expect((await mailFiles()).length).toBeGreaterThanOrEqual(5);
});

test('a mail that is written while its person is erased is not left behind', async () => {
  for (let round = 0; round < 8; round += 1) {
    const email = `raced-${round}@example.com`;
    await sendForm(app, message, { email, name: 'Raced' });
    await erase(email);
  }
  await expect.poll(pendingMails).toBe(0);
  // A mail that is still being written is taken back when its file is complete.
  await expect.poll(async () => tracesIn(await dumpOf(app), ['raced'])).toEqual([]);
});

test('a submission of an erased person that a device sends again is answered as before, and not stored', async () => {
  const email = 'resent@example.com';
  const { quote, message: submissionId, propertyPhotos } = await submissionsOf(email, 'Resent');
  await erase(email);
  const quoteAgain = await sendQuote(app, { submissionId: quote.toUpperCase(), email, propertyPhotos });
  expect(quoteAgain.data).toEqual({ requestQuote: { submissionId: quote, msg: 'success' } });
  const messageAgain = await sendForm(app, message, { submissionId, email });
  expect(messageAgain.data).toEqual({ sendMessage: { submissionId, msg: 'success' } });
  expect(await leadsOf(email)).toEqual([]);

  // A new submission is stored like any other.
  await sendForm(app, message, { email });
  await purge(app.app);
  expect(await leadsOf(email)).toHaveLength(1);
});

test('erasing a person deletes no photo that an outdated version named, only photos that it has claimed', async () => {
  const [theirs = ''] = await storedPhotos(app);
  await sendQuote(app, { email: 'victim@example.com', propertyPhotos: [theirs] });
  const [own = ''] = await storedPhotos(app);
  const replaces = randomUUID();
  await sendQuote(app, { email: 'mallory@example.com', replaces, propertyPhotos: [own] });
  await sendQuote(app, {
    email: 'mallory@example.com',
    submissionId: replaces,
    propertyPhotos: [theirs, own],
  });

  const [lead] = (
    await adminClient.run<{ nodes: { earlier: { photos: { fileName: string }[] }[] }[] }>(
      '{ leads(search: "mallory@example.com") { nodes { earlier { photos { fileName } } } } }',
    )
  ).nodes;
  expect(lead?.earlier[0]?.photos).toEqual([{ fileName: own }]);
  expect(await erase('mallory@example.com')).toMatchObject({ leads: 2, photos: 1 });
  expect(await photoFiles()).toContain(theirs);
  expect(await photoFiles()).not.toContain(own);
});

test('retention deletes no photo that a newer version of the lead has claimed', async () => {
  // The corrected version belongs to the conversation of its own email address.
  const [email, corrected] = ['mistyped@example.com', 'corrected@example.com'];
  await sendForm(app, message, { email: corrected, phoneNum: newPhone() });
  const [photo = ''] = await storedPhotos(app);
  const submissionId = randomUUID();
  await sendQuote(app, { email, submissionId, propertyPhotos: [photo], phone: newPhone() });
  await sendQuote(app, { email: corrected, replaces: submissionId, propertyPhotos: [photo] });
  await execute(`update "lead" set "submittedAt" = now() - interval '1096 days'
    where "submissionId" = '${submissionId}'`);
  await purge(app.app);
  expect(await execute(`select 1 from "lead" where "email" = '${email}'`)).toEqual([]);
  expect(await leadsOf(corrected)).toHaveLength(2);
  expect(await photoFiles()).toContain(photo);
});

test.each([
  [
    'the client has sent another form',
    `insert into "lead" ("id", "submissionId", "formType", "email", "submittedAt", "fields", "photos", "spam")
    select gen_random_uuid(), gen_random_uuid(), "formType", "email", now() - interval '1094 days', "fields", '{}', false from "old"`,
  ],
  [
    'the client has written a mail',
    `update "lead" set "messagedAt" = now() - interval '1094 days' where "id" in (select "id" from "old")`,
  ],
  [
    'an admin has replied',
    `insert into "lead_reply" ("reply_id", "lead_id", "text", "writtenBy", "writtenAt")
    select gen_random_uuid(), "id", 'Hello', 'owner@example.com', now() - interval '1094 days' from "old"`,
  ],
])('an old lead is kept as long as its conversation goes on: %s', async (_title, change) => {
  const email = `${randomUUID()}@example.com`;
  const of = async () => (await execute(`select 1 from "lead" where "email" = '${email}'`)).length;
  await sendForm(app, message, { email, phoneNum: newPhone() });
  await execute(`update "lead" set "submittedAt" = now() - interval '1096 days' where "email" = '${email}'`);
  await execute(`with "old" as (select * from "lead" where "email" = '${email}') ${change}`);
  const before = await of();
  await purge(app.app);
  expect(await of()).toBe(before);

  await execute(`update "lead" set "submittedAt" = now() - interval '1098 days', "messagedAt" = "messagedAt" - interval '2 days'
    where "email" = '${email}'`);
  await execute(`update "lead_reply" set "writtenAt" = "writtenAt" - interval '2 days'`);
  await purge(app.app);
  expect(await of()).toBe(0);
});

test('a damaged erasures.json is reported and not overwritten', async () => {
  const file = inDataDir('files', 'erasures.json');
  const before = await readFile(file);
  await writeFile(file, before.subarray(0, before.length - 1));
  await sendForm(app, message, { email: 'damaged@example.com' });
  await erase('damaged@example.com');
  expect(log.text().includes('erasures.json is damaged')).toBe(true);
  const after = await readFile(file);
  await writeFile(file, before);
  expect(after).toEqual(before.subarray(0, before.length - 1));
});

test('the count of personal data has a subscription once: with its form, and with a new request after its end', async () => {
  const email = 'again@example.com';
  await sendForm(app, newsletter, { email });
  await execute(`insert into "subscription" ("id", "email", "consentedAt", "unsubscribedAt")
    values ('${randomUUID()}', '${email}', now(), now())`);
  const found = await adminClient.run(
    'query ($email: String!) { personalData(email: $email) { leads subscriptions } }',
    { email },
  );
  expect(found).toEqual({ leads: 0, subscriptions: 1 });
  expect(await erase(email)).toMatchObject({ leads: 0, subscriptions: 1 });
  expect(await leadsOf(email)).toEqual([]);
});

test('leads are erased when they are older than is configured, with all that belongs to them', async () => {
  const old = await submissionsOf('old@example.com', 'Older');
  const young = await submissionsOf('young@example.com', 'Younger');
  const age = (email: string, days: number) =>
    execute(`update "lead" set "submittedAt" = now() - interval '${days} days' where "email" = '${email}'`);
  await age('old@example.com', 1096);
  await age('young@example.com', 1094);
  const head = (date: string) => `From: a@b.c\r\nTo: x@example.com\r\nDate: ${date}\r\n\r\nHello`;
  const [longAgo, lately] = [randomUUID(), randomUUID()].map((id) => `${id}.eml`) as [string, string];
  await writeFile(inDataDir('mail', longAgo), head('Mon, 02 Jan 2012 10:00:00 +0000'));
  await writeFile(inDataDir('mail', lately), head(new Date().toUTCString()));

  await purge(app.app);
  expect(await leadsOf('old@example.com')).toEqual([]);
  expect(await leadsOf('young@example.com')).toHaveLength(3);
  const photos = await photoFiles();
  expect(photos.filter((name) => old.propertyPhotos.includes(name))).toEqual([]);
  expect(photos).toEqual(expect.arrayContaining(young.propertyPhotos));
  expect(await mailFiles()).toContain(lately);
  expect(await mailFiles()).not.toContain(longAgo);
  expect((await erasures())[0]).toMatchObject({ leads: 3, photos: 2, erasedBy: 'the retention period' });
});

test('without LEAD_RETENTION_DAYS no lead is deleted for its age', async () => {
  const site = await startApp();
  const em = site.app.database.em.fork();
  await sendForm(site, message);
  await em.execute(`update "lead" set "submittedAt" = '1999-01-01'`);
  await purge(site.app);
  expect(await em.count(LeadEntity)).toBe(1);
  await site.close();
});

test.each(['0', '3', '29', '36501', 'three years', '1.5'])(
  'LEAD_RETENTION_DAYS=%s stops the start',
  (days) => {
    expect(() => readConfig({ LEAD_RETENTION_DAYS: days })).toThrow(
      'LEAD_RETENTION_DAYS is not a number of days (30 to 36500)',
    );
  },
);

test('in a bucket the photos go too, and the record of the erasure is there', async () => {
  const bucket = await startBucket();
  const elsewhere = await startApp(bucket.environment);
  try {
    const email = 'bucket@example.com';
    const propertyPhotos = await storedPhotos(elsewhere, 2);
    await sendQuote(elsewhere, { email, propertyPhotos });
    const keys = propertyPhotos.map((name) => `photos/${name}`);
    expect(await bucket.keys()).toEqual(expect.arrayContaining(keys));
    await erase(email, await signInAdmin(elsewhere));
    expect((await bucket.keys()).filter((key) => keys.includes(key))).toEqual([]);
    expect(await bucket.keys()).toContain('erasures.json');
  } finally {
    await elsewhere.close();
    await bucket.close();
  }
});
