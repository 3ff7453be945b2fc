import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { captureLog } from '../../test/captured-log.ts';
import { deviceNameOf } from '../platform/access/device-name.ts';
import { purge } from '../purge.jobs.ts';

const log = captureLog();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'info' }, { logged: log });
});
afterAll(() => app.close());

const sql = (query: string) => app.app.database.em.fork().execute(query);
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signIn(password: string, userAgent = 'test'): Promise<string> {
  const response = await fetch(`${app.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: admin.email, password }),
  });
  return ((await response.json()) as { token: string }).token;
}

const isSignedIn = async (token: string) =>
  (await app.graphql('{ me { email } }', {}, token)).data?.['me'] !== null;

interface Device {
  session_id: string;
  device: string;
  isCurrent: boolean;
}

async function devices(token: string): Promise<Device[]> {
  const { data } = await app.graphql('{ devices { session_id device isCurrent } }', {}, token);
  return data?.['devices'] as unknown as Device[];
}

const change = (token: string, currentPassword: string, password: string) =>
  app.graphql(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }',
    { input: { currentPassword, password } },
    token,
  );

async function activity(token: string): Promise<Record<string, unknown>[]> {
  const { data } = await app.graphql('{ activity { nodes { event by subject count } } }', {}, token);
  return (data as unknown as { activity: { nodes: Record<string, unknown>[] } }).activity.nodes;
}

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KHTML} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge on macOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${KHTML} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPad',
  ],
  // An app on the home screen.
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${KHTML} Mobile/15E148`, 'Safari on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'Another program'],
])('%s is %s', (userAgent, name) => expect(deviceNameOf(userAgent)).toBe(name));

test('a device is listed by its browser and system, and any device can sign it out', async () => {
  const [here, there] = [await signIn(admin.password), await signIn(admin.password, FIREFOX)];
  const listed = await devices(here);
  const other = listed.find(({ device }) => device === 'Firefox on Windows');
  expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(other?.isCurrent).toBe(false);

  const END = 'mutation ($id: ID!) { endSession(id: $id) { session_id } }';
  expect((await app.graphql(END, { id: other?.session_id }, here)).errors).toBeUndefined();
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  for (const id of [other?.session_id, 'no-uuid']) {
    expect((await app.graphql(END, { id }, here)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test('an admin cannot end the session of another admin', async () => {
  const token = await signIn(admin.password);
  await sql(`insert into "account" ("email", "passwordHash", "role", "createdAt")
    select 'second@example.com', "passwordHash", 'owner', now() from "account" where "email" = '${admin.email}'`);
  const { data } = await app.graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    input: { email: 'second@example.com', password: admin.password },
  });
  const [own] = await devices(token);
  const result = await app.graphql(
    'mutation ($id: ID!) { endSession(id: $id) { session_id } }',
    { id: own?.session_id },
    (data as unknown as { login: { token: string } }).login.token,
  );
  expect(result.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await isSignedIn(token)).toBe(true);
});

test('changing the password checks the current one and the rule, and ends the other sessions', async () => {
  const [here, there] = [await signIn(admin.password), await signIn(admin.password)];
  const fieldsOf = async (current: string, next: string) =>
    (await change(here, current, next)).errors?.[0]?.extensions.fields;
  expect(await fieldsOf('wrong-password', 'a-new-password')).toHaveProperty('currentPassword');
  expect(await fieldsOf(admin.password, 'sunshine')).toEqual({
    password: 'The password is one of the most common passwords.',
  });
  expect(await fieldsOf(admin.password, admin.password)).toEqual({
    password: 'This is your current password.',
  });
  expect(await fieldsOf(admin.password, 'sev3n-c')).toHaveProperty('password');
  expect(await isSignedIn(there)).toBe(true);

  log.takeEvents();
  expect((await change(here, admin.password, 'a-new-password')).errors).toBeUndefined();
  expect(log.takeEvents()).toEqual(['password.changed']);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect(await signIn(admin.password)).toBeUndefined();
  expect(await signIn('a-new-password')).toBeDefined();
  expect((await change(here, 'a-new-password', admin.password)).errors).toBeUndefined();
});

test('guessing the current password is limited like a sign-in', async () => {
  const token = await signIn(admin.password);
  const codes: (string | undefined)[] = [];
  for (let count = 0; count < 21; count += 1) {
    codes.push((await change(token, 'wrong-password', 'a-new-password')).errors?.[0]?.extensions.code);
  }
  expect(codes.slice(-1)).toEqual(['RATE_LIMITED']);
  await sql('delete from "rate_limit"');
});

test('the activity lists sign-ins, exports, publications and erasures, for 90 days', async () => {
  const token = await signIn(admin.password, FIREFOX);
  await fetch(`${app.url}/api/leads.csv`, { headers: { authorization: `Bearer ${token}` } });
  const location = { slug_url: 'staging-acton', main_heading: 'Staging in Acton' };
  const CREATE =
    'mutation ($input: LocationPageInput!) { createLocationPage(input: $input) { location_id } }';
  expect((await app.graphql(CREATE, { input: location }, token)).errors).toBeUndefined();
  const blog = (draft: boolean) => ({
    title: 'Spring colours',
    slug_url: `spring-${draft}`,
    category: 2,
    draft,
  });
  const PUBLISH = 'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }';
  for (const draft of [true, false]) {
    expect((await app.graphql(PUBLISH, { input: blog(draft) }, token)).errors).toBeUndefined();
  }
  const message = {
    submissionId: '3f1d2c9e-5b7a-4c52-9d3e-0a1b2c3d4e5f',
    name: 'Ann',
    email: 'ann@example.com',
    phoneNum: '9055550123',
    message: 'Hello',
  };
  const SEND = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }';
  expect((await app.graphql(SEND, { input: message })).errors).toBeUndefined();
  await app.graphql('mutation { erasePerson(email: "ann@example.com") { leads } }', {}, token);
  const by = admin.email;
  expect((await activity(token)).slice(0, 5)).toEqual([
    { event: 'PERSON_ERASED', by, subject: null, count: expect.any(Number) },
    { event: 'ENTRY_PUBLISHED', by, subject: 'Spring colours', count: null },
    { event: 'ENTRY_PUBLISHED', by, subject: 'Staging in Acton', count: null },
    { event: 'LEADS_EXPORTED', by, subject: null, count: expect.any(Number) },
    { event: 'LOGIN_SUCCEEDED', by, subject: 'Firefox on Windows', count: null },
  ]);

  await sql(`update "activity" set "at" = now() - interval '91 days' where "event" = 'login.succeeded'`);
  await sql(`update "activity" set "at" = now() - interval '89 days' where "event" = 'entry.published'`);
  await purge(app.app);
  const events = (await activity(token)).map(({ event }) => event);
  expect(events).toContain('ENTRY_PUBLISHED');
  expect(events).not.toContain('LOGIN_SUCCEEDED');
});
