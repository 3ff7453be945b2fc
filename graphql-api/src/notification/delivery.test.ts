import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { type PushService, type Subscription, startPushService } from '../../test/push-service.ts';
import { type AdminClient, signInAdmin } from '../../test/samples/content.ts';
import { message } from '../../test/samples/form-samples.ts';
import { sendForm } from '../../test/samples/forms.ts';
import { sendQuote, storedPhotos } from '../../test/samples/quote.ts';

let app: TestApp;
let service: PushService;
let admin: AdminClient;
beforeAll(async () => {
  [app, service] = await Promise.all([startApp({ PRIVATE_NETWORKS: 'on' }), startPushService()]);
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(async () => {
  await execute('delete from "push_device"');
  await execute('delete from "push_quiet"');
  await execute(`delete from "job" where "name" = 'push'`);
  service.status = 201;
  admin = await signInAdmin(app);
});

const execute = <Row>(sql: string) => app.app.database.em.fork().execute<Row[]>(sql);

const SUBSCRIBE = `mutation ($input: PushSubscriptionInput!) { subscribePush(input: $input) { publicKey devices { push_id enabled isCurrent } } }`;
const SWITCH = `mutation ($id: ID!, $enabled: Boolean!) { setPushEnabled(push_id: $id, enabled: $enabled) { enabled } }`;
const QUIET = `mutation ($from: Int, $to: Int) { setQuietHours(from: $from, to: $to) { quietFrom quietTo } }`;

interface Settings {
  publicKey: string;
  devices: { push_id: string; enabled: boolean; isCurrent: boolean }[];
}
const subscribe = (input: Subscription) => admin.run<Settings>(SUBSCRIBE, { input });

/** Sends a message and returns its id. */
async function sendLead(name = 'Zoé Visitor'): Promise<string> {
  const submissionId = randomUUID();
  await sendForm(app, message, { submissionId, name });
  const [lead] = await execute<{ id: string }>(
    `select "id"::text as "id" from "lead" where "submissionId" = '${submissionId}'`,
  );
  return lead?.id ?? '';
}

const received = (endpoint: string) =>
  service.messages.filter((sent) => sent.endpoint === endpoint).map(({ text }) => JSON.parse(text) as object);
const failedPushes = () => execute(`select 1 from "job" where "name" = 'push' and "lastError" is not null`);

test('a key that is no point of the curve is rejected', async () => {
  const input = { ...service.subscribe(), p256dh: Buffer.alloc(65, 4).toString('base64url') };
  const { errors } = await app.graphql(SUBSCRIBE, { input }, await app.signIn());
  expect(errors?.[0]?.extensions).toMatchObject({ fields: { p256dh: expect.stringContaining('P-256') } });
});

test('a lead is pushed, encrypted and signed, with its form and the first name and nothing else', async () => {
  const browser = service.subscribe();
  const { publicKey, devices } = await subscribe(browser);
  expect(devices).toEqual([{ push_id: expect.any(String), enabled: true, isCurrent: true }]);
  const id = await sendLead();
  await expect.poll(() => received(browser.endpoint)).toEqual([{ id, form: 'Message', name: 'Zoé' }]);
  expect([service.faults, [...service.keys]]).toEqual([[], [publicKey]]);
});

test('the notification of a quote has the town', async () => {
  const browser = service.subscribe();
  await subscribe(browser);
  const change = { firstName: 'Ann', lastName: 'Lee', city: 'Guelph' };
  await sendQuote(app, { submissionId: randomUUID(), propertyPhotos: await storedPhotos(app), ...change });
  await expect
    .poll(() => received(browser.endpoint))
    .toEqual([{ id: expect.any(String), form: 'Quote request', name: 'Ann', town: 'Guelph' }]);
});

test('a push service that is down delays a notification', async () => {
  const browser = service.subscribe();
  await subscribe(browser);
  service.status = 503;
  const id = await sendLead();
  await expect.poll(failedPushes).toHaveLength(1);
  service.status = 201;
  await execute(`update "job" set "dueAt" = now() where "name" = 'push'`);
  await expect.poll(() => received(browser.endpoint)).toMatchObject([{ id }]);
});

test.each([404, 410])('a subscription that answers %d is deleted', async (status) => {
  await subscribe(service.subscribe());
  service.status = status;
  await sendLead();
  await expect.poll(() => execute('select 1 from "push_device"')).toEqual([]);
});

test('a device that is switched off, and one whose session has ended, receive nothing', async () => {
  const [off, ended, on] = [service.subscribe(), service.subscribe(), service.subscribe()];
  const { devices } = await subscribe(off);
  await admin.run(SWITCH, { id: devices[0]?.push_id, enabled: false });
  admin = await signInAdmin(app);
  await subscribe(ended);
  await admin.run('mutation { logout }');
  admin = await signInAdmin(app);
  await subscribe(on);
  const id = await sendLead();
  await expect.poll(() => received(on.endpoint)).toMatchObject([{ id }]);
  expect([...received(off.endpoint), ...received(ended.endpoint)]).toEqual([]);
});

test('a notification waits until the end of the quiet hours', async () => {
  const browser = service.subscribe();
  await subscribe(browser);
  const hour = Number(
    new Date().toLocaleString('en-CA', { timeZone: 'America/Toronto', hour: 'numeric', hourCycle: 'h23' }),
  );
  const [from, to] = [hour, (hour + 2) % 24];
  expect(await admin.run(QUIET, { from, to })).toEqual({ quietFrom: from, quietTo: to });
  const id = await sendLead();
  const waiting = `select extract(epoch from "dueAt" - now()) / 3600 as "hours" from "job"
    where "name" = 'push' and "dueAt" > now()`;
  await expect.poll(() => execute(waiting)).toHaveLength(1);
  const [job] = await execute<{ hours: string }>(waiting);
  expect(Number(job?.hours)).toBeGreaterThan(0.9);
  expect(Number(job?.hours)).toBeLessThanOrEqual(2);
  expect(received(browser.endpoint)).toEqual([]);

  expect(await admin.run(QUIET)).toEqual({ quietFrom: null, quietTo: null });
  await execute(`update "job" set "dueAt" = now() where "name" = 'push'`);
  await expect.poll(() => received(browser.endpoint)).toMatchObject([{ id }]);
});

test('keys of wrong lengths, hours beyond the day and devices of others are rejected', async () => {
  const browser = service.subscribe();
  const fieldsOf = async (query: string, variables: object) =>
    Object.keys((await admin.ask(query, variables)).errors?.[0]?.extensions.fields ?? {});
  expect(await fieldsOf(SUBSCRIBE, { input: { ...browser, auth: 'AAAA' } })).toEqual(['auth']);
  expect(await fieldsOf(SUBSCRIBE, { input: { ...browser, endpoint: 'ftp://a.example' } })).toEqual([
    'endpoint',
  ]);
  expect(await fieldsOf(QUIET, { from: 8, to: 24 })).toEqual(['to']);
  expect(await fieldsOf(QUIET, { from: 8 })).toEqual(['to']);
  const { errors } = await admin.ask(SWITCH, { id: randomUUID(), enabled: true });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
