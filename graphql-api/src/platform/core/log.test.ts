import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../../../test/admin.ts';
import { captureLog } from '../../../test/captured-log.ts';
import { type MailingApp, startMailingApp } from '../../../test/mailing-app.ts';
import { message, newsletter } from '../../../test/samples/form-samples.ts';
import { postForm, sendForm } from '../../../test/samples/forms.ts';
import { ConfigError } from './config.ts';
import { AppError, BadInput, OwnError } from './errors.ts';
import { describeError } from './log.ts';

/** Values that no log line may contain, in the places where a visitor, a link or a mistake could put them. */
const secret = {
  name: 'Quintessa',
  email: 'quintessa@private.example',
  rejected: 'quintilian@private.example',
  search: 'sesquipedalian',
  signature: 'c2lnbmF0dXJlLW9mLWE-cGhvdG8',
  id: '5f0e7f5a-0c49-4d53-9a3e-6b7c1d2e3f40',
  password: 'wrong-xylophone',
  token: 'dG9rZW4tb2Ytc29tZWJvZHk',
  ipAddress: '203.0.113.77',
};

const log = captureLog();
let app: MailingApp;
beforeAll(async () => {
  app = await startMailingApp({ LOG_LEVEL: 'trace' }, { logged: log });
  const em = app.app.database.em.fork();
  // PostgreSQL's message about a violated check quotes the whole row.
  await em.execute(
    `alter table "lead" add constraint "fails" check ("email" <> '${secret.email}') not valid`,
  );
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { headers: { 'x-forwarded-for': secret.ipAddress, ...headers } });
const post = (path: string, body: string, type = 'application/json') =>
  fetch(`${app.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body });
const login = (email: string, password: string) =>
  post('/api/users/login', JSON.stringify({ email, password }));

/** Sends bytes that no HTTP client sends. */
function sendRaw(text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.end(text));
    socket.on('error', () => {}).on('close', () => resolve());
    socket.resume();
  });
}

test('no line contains a query, a search, a signature, the id of a link or personal data, whichever error occurs', async () => {
  const token = await app.signIn();
  const bearer = { authorization: `Bearer ${token}` };
  const everything = Object.values(secret).join(' ');
  const query = new URLSearchParams({ search: everything }).toString();

  await get(`/api/leads.csv?${query}`, bearer);
  await get(`/api/leads.csv?${query}`);
  await app.graphql('query ($search: String) { leads(search: $search) { totalCount } }', secret, token);
  await app.graphql(`{ leads(search: "${secret.search}") { nope } }`, {}, secret.token);
  await get(`/graphql?query={business{name}}&operationName=${secret.search}`);
  await get(`/photos/room.jpg?expires=1&signature=${secret.signature}`);
  await get(`/newsletter/unsubscribe/${secret.id}`);
  await post(`/newsletter/unsubscribe/${secret.id}`, '', 'application/x-www-form-urlencoded');
  await get(`/artical/${secret.search}?${query}`);
  await get(`/blog/${secret.search}?${query}`);
  await get(`/${secret.email}`);
  await post(`/${secret.search}?${query}`, '{}');
  await post('/send-quote', `{"name": ${secret.name}`);
  await post('/graphql', `{"query": ${secret.name}`);
  await post('/blog', JSON.stringify({ title: secret.name }));
  await sendRaw(`GET /%zz${secret.search}?${query} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await sendRaw(`${secret.name} ${secret.email}\r\n\r\n`);
  await login(secret.email, secret.password);
  await sendForm(app, newsletter, { email: secret.email, page: `/${secret.search}` });

  const { name, email } = secret;
  expect((await postForm(app, message, { name, email })).status).toBe(500);
  const failed = await sendForm(app, message, { name, email });
  expect(failed.errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');

  app.smtp.unknown = secret.rejected;
  await sendForm(app, message, { name, email: secret.rejected });
  await expect.poll(() => log.text()).toContain('a mail could not be sent');
  await expect.poll(() => log.text()).toContain('a mail was sent');
  app.app.log.error(new Error(everything));
  app.app.log.warn({ err: new Error('failed', { cause: new Error(everything) }) }, 'words of ours');

  const text = log.text();
  for (const value of [...Object.values(secret), token, admin.email, admin.password])
    expect(text).not.toContain(value);
  // Names that only the query or a trusted proxy's header contains.
  for (const value of ['search=', 'signature=', 'X-Forwarded-For']) expect(text).not.toContain(value);
  // The details that an operator needs are in the log.
  for (const value of [
    '23514',
    '"constraint":"fails"',
    '"responseCode":550',
    '"responseCode":250',
    '"release":"',
    'words of ours',
  ])
    expect(text).toContain(value);
  expect(text).toContain('"route":"/photos/:fileName"');
  expect(text).toMatch(/"stack":" {4}at [^"]+\.ts:\d+/);
});

test('an error is logged by its class, codes and stack frames', () => {
  const error = Object.assign(new TypeError('bad\n    at Jane Doe (/home/jane:1:1)'), {
    code: 'E_TEST',
    command: 'RCPT TO',
    constraint: '<jane@example.com>',
    detail: 'Key (email)=(jane@example.com)',
  });
  const { stack, ...described } = describeError(error);
  expect(described).toEqual({ type: 'TypeError', code: 'E_TEST', command: 'RCPT TO' });
  expect(stack).toContain('log.test.ts');
  expect(stack).not.toContain('ane');
});

test('the message of an error of our own is logged, and no other', () => {
  const cause = new OwnError('The disk of /data is almost full.');
  expect(describeError(new Error('Key (email)=(jane@example.com)', { cause }))).toMatchObject({
    type: 'Error',
    cause: { type: 'OwnError', message: 'The disk of /data is almost full.' },
  });
  expect(describeError(new ConfigError('PORT is not a port'))).toMatchObject({
    message: 'PORT is not a port',
  });
  expect(describeError(new AppError('NOT_FOUND', 'There is no such lead.'))).toHaveProperty('message');
  for (const error of [new Error('Jane'), new BadInput({ name: 'There is already a template ‘Jane’.' })])
    expect(describeError(error)).not.toHaveProperty('message');
});

test('security events are log lines with a field `event`', async () => {
  log.takeEvents();
  await login(admin.email, 'wrong-password');
  await login('nobody@example.com', 'wrong-password');
  expect(log.takeEvents()).toEqual(['login.failed', 'login.failed']);
  const token = await app.signIn();
  expect(log.takeEvents()).toEqual(['login.succeeded']);
  await app.graphql('mutation { logout }', {}, token);
  await app.graphql('mutation { logout }', {}, token);
  expect(log.takeEvents()).toEqual(['logout']);
  await app.graphql('{ leads { totalCount } }', {}, token);
  await fetch(`${app.url}/blog/1`, { method: 'DELETE' });
  await get('/photos/room.jpg?expires=9999999999&signature=x');
  expect(log.takeEvents()).toEqual(['access.refused', 'access.refused', 'access.refused']);
  await Promise.all(Array.from({ length: 21 }, () => login('somebody@example.com', 'wrong-password')));
  expect(new Set(log.takeEvents())).toEqual(new Set(['login.failed', 'login.limited']));
});

test('an error about a lost or slow connection to the database has a code', async () => {
  const server = createServer((socket) => void socket.once('data', () => socket.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const lost = await new Client({ host: '127.0.0.1', port }).connect().catch((error: unknown) => error);
  expect(describeError(lost)).toMatchObject({ type: 'Error', code: 'CONNECTION_LOST' });
  server.removeAllListeners('connection');
  const slow = new Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 });
  const timeout = await slow.connect().catch((error: unknown) => error);
  expect(describeError(timeout)).toMatchObject({ type: 'Error', code: 'CONNECTION_TIMEOUT' });
  server.close();
});
