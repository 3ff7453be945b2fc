import { ECDH, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import {
  createSubscriptionKeys,
  type PushService,
  type Subscription,
  startPushService,
} from '../../test/push-service.ts';
import { type AdminClient, signInAdmin } from '../../test/samples/content.ts';
import { message } from '../../test/samples/form-samples.ts';
import { sendForm } from '../../test/samples/forms.ts';
import { sendQuote, storedPhotos } from '../../test/samples/quote.ts';
import { pushJob } from './jobs.ts';

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
  await execute(`delete from "job" where "name" = 'push'`);
  service.status = 201;
  admin = await signInAdmin(app);
});

const execute = <Row>(sql: string) => app.app.database.em.fork().execute<Row[]>(sql);

const SUBSCRIBE = `mutation ($input: PushSubscriptionInput!) { subscribePush(input: $input) { publicKey devices { push_id enabled isCurrent } } }`;
const SWITCH = `mutation ($id: ID!, $enabled: Boolean!) { setPushEnabled(push_id: $id, enabled: $enabled) { enabled } }`;

interface Settings {
  publicKey: string;
  devices: { push_id: string; enabled: boolean; isCurrent: boolean; unreachableSince?: string | null }[];
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

const failing = () => execute(`select 1 from "push_device" where "failingSince" is not null`);

const { p256dh: point } = createSubscriptionKeys();
const inForm = (first: number, bytes = Buffer.from(point, 'base64url').subarray(1)) =>
  Buffer.from([first, ...bytes]).toString('base64url');

test.each([
  ['of 65 equal bytes', Buffer.alloc(65, 4).toString('base64url')],
  ['of zeros', Buffer.alloc(65).toString('base64url')],
  ['that is the point at infinity', 'AA'],
  ['of zeros with the mark of a point', inForm(4, Buffer.alloc(64))],
  ['without its last byte', point.slice(0, -2)],
  ['that is compressed', inForm(2, Buffer.from(point, 'base64url').subarray(1, 33))],
  ['in the hybrid form', ECDH.convertKey(point, 'prime256v1', 'base64url', 'base64url', 'hybrid') as string],
  ['that is no base64', '****'],
])('a key %s is rejected', async (_kind, p256dh) => {
  const input = { ...service.subscribe(), p256dh };
  const { errors } = await app.graphql(SUBSCRIBE, { input }, await app.signIn());
  expect(errors?.[0]?.extensions).toMatchObject({ fields: { p256dh: expect.stringContaining('P-256') } });
});

test('a lead is pushed, encrypted and signed, with its form, the first name and the number of unread leads, and nothing else', async () => {
  const browser = service.subscribe();
  const { publicKey, devices } = await subscribe(browser);
  expect(devices).toEqual([{ push_id: expect.any(String), enabled: true, isCurrent: true }]);
  const id = await sendLead();
  await expect
    .poll(() => received(browser.endpoint))
    .toEqual([{ id, form: 'Message', name: 'Zoé', unread: 1 }]);
  expect([service.faults, [...service.keys]]).toEqual([[], [publicKey]]);
});

test('the notification of a quote has the town', async () => {
  const browser = service.subscribe();
  await subscribe(browser);
  const change = { firstName: 'Ann', lastName: 'Lee', city: 'Guelph' };
  await sendQuote(app, { submissionId: randomUUID(), propertyPhotos: await storedPhotos(app), ...change });
  // The message and the quote are of one person, and so one conversation.
  await expect
    .poll(() => received(browser.endpoint))
    .toEqual([{ id: expect.any(String), form: 'Quote request', name: 'Ann', town: 'Guelph', unread: 1 }]);
});

test('a push service that is down delays a notification', async () => {
  const browser = service.subscribe();
  await subscribe(browser);
  service.status = 503;
  const id = await sendLead();
  await expect.poll(failing).toHaveLength(1);
  service.status = 201;
  await execute(`update "push_device" set "retryAt" = now()`);
  await execute(`update "job" set "dueAt" = now() where "name" = 'push'`);
  await expect.poll(() => received(browser.endpoint)).toMatchObject([{ id }]);
});

test('a push service that never answers is tried once for all leads, and given up after a day, as the account page says', async () => {
  const browser = service.subscribe();
  await subscribe(browser);
  service.status = 0;
  const before = service.requests;
  await sendLead();
  await expect.poll(failing).toHaveLength(1);
  /** Lets the queued notifications wait, or pass their time. */
  const pass = async (time: string) => {
    await execute(
      `update "push_device" set "failingSince" = "failingSince" - interval '${time}', "retryAt" = now()`,
    );
    await execute(`update "job" set "dueAt" = now() where "name" = 'push'`);
  };
  for (let count = 0; count < 2; count += 1) await sendLead();
  await expect
    .poll(() => execute(`select 1 from "job" where "name" = 'push' and "dueAt" > now()`))
    .toHaveLength(3);
  expect(service.requests - before).toBe(1);
  const SETTINGS = '{ pushSettings { devices { push_id enabled unreachableSince } } }';
  const device = async () => (await admin.run<Settings>(SETTINGS)).devices[0];
  expect(await device()).toMatchObject({ enabled: true, unreachableSince: null });

  await pass('23 hours');
  await expect.poll(() => service.requests - before).toBe(2);
  await expect
    .poll(() => execute(`select 1 from "job" where "name" = 'push' and "dueAt" > now()`))
    .toHaveLength(3);
  expect(await device()).toMatchObject({ enabled: true, unreachableSince: null });
  await pass('1 hour');
  await expect.poll(device).toMatchObject({ enabled: false, unreachableSince: expect.any(String) });
  await expect.poll(() => execute(`select 1 from "job" where "name" = 'push'`)).toEqual([]);
  await sendLead();
  expect(service.requests - before).toBe(3);

  service.status = 201;
  await admin.run(SWITCH, { id: (await device())?.push_id, enabled: true });
  expect(await device()).toMatchObject({ enabled: true, unreachableSince: null });
  const id = await sendLead();
  await expect.poll(() => received(browser.endpoint)).toMatchObject([{ id }]);
});

test.each([404, 410])('a subscription that answers %d is deleted', async (status) => {
  await subscribe(service.subscribe());
  service.status = status;
  await sendLead();
  await expect.poll(() => execute('select 1 from "push_device"')).toEqual([]);
});

test('a device of an account without the right receives nothing', async () => {
  const browser = service.subscribe();
  const { devices } = await subscribe(browser);
  const leadId = await sendLead();
  await expect.poll(() => received(browser.endpoint)).toHaveLength(1);
  await execute(`update "account" set "role" = 'editor'`);
  await pushJob.run(app.app, { leadId, device: devices[0]?.push_id ?? '' });
  await execute(`update "account" set "role" = 'owner'`);
  expect(received(browser.endpoint)).toHaveLength(1);
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

test('keys of wrong lengths and devices of others are rejected', async () => {
  const browser = service.subscribe();
  const fieldsOf = async (query: string, variables: object) =>
    Object.keys((await admin.ask(query, variables)).errors?.[0]?.extensions.fields ?? {});
  expect(await fieldsOf(SUBSCRIBE, { input: { ...browser, auth: 'AAAA' } })).toEqual(['auth']);
  expect(await fieldsOf(SUBSCRIBE, { input: { ...browser, endpoint: 'ftp://a.example' } })).toEqual([
    'endpoint',
  ]);
  const { errors } = await admin.ask(SWITCH, { id: randomUUID(), enabled: true });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
