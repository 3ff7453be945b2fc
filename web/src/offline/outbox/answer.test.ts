import { expect, test } from 'vitest';
import { readAnswer } from './answer.ts';

const success = { data: { requestQuote: { msg: 'success' } } };
const failure = (code: string, more: object = {}) => ({
  data: null,
  errors: [{ message: 'No', extensions: { code, ...more } }],
});
const read = (status: number, body: unknown, retryAfter: string | null = null) =>
  readAnswer(status, retryAfter, typeof body === 'string' ? body : JSON.stringify(body), 'requestQuote');

test('the root field with data is acceptance', () => {
  expect(read(200, success)).toEqual({ kind: 'accepted', data: { msg: 'success' } });
});

test.each([200, 400])('a broken rule is a rejection with its fields, whatever the status (%i)', (status) => {
  expect(read(status, failure('BAD_USER_INPUT', { fields: { city: 'City is required.' } }))).toEqual({
    kind: 'rejected',
    message: 'No',
    fields: { city: 'City is required.' },
  });
});

test.each([
  ['an error inside', 200, failure('INTERNAL_SERVER_ERROR')],
  ['a crash', 500, failure('INTERNAL_SERVER_ERROR')],
  ['a proxy without the site', 502, '<h1>Bad gateway</h1>'],
  ['a proxy that gave up', 504, ''],
  ['a network that wants a password', 401, '<h1>Sign in</h1>'],
  ['a firewall', 403, ''],
  ['a host on which the site is missing', 404, { message: 'Not found' }],
])('%s is a transient error', (_what, status, body) => {
  expect(read(status, body)).toEqual({ kind: 'transientError' });
});

test.each([
  ['in the error', failure('RATE_LIMITED', { retryAfter: 30 }), null],
  ['in the header', { msg: 'fail' }, '30'],
])('a limit is a transient error with the wait %s', (_where, body, header) => {
  expect(read(429, body, header)).toEqual({ kind: 'transientError', retryAfter: 30 });
});

test('what the server cannot do now is a transient error with its message', () => {
  const body = failure('SERVICE_UNAVAILABLE', { retryAfter: 10 });
  expect(read(503, body)).toEqual({ kind: 'transientError', retryAfter: 10, message: 'No' });
});

test.each([
  ['a sign-in page of a hotel', 200, '<html>Room number?</html>'],
  ['nothing', 200, ''],
  ['an answer to something else', 200, { data: { other: 1 } }],
])('%s is a network error', (_what, status, body) => {
  expect(read(status, body)).toEqual({ kind: 'networkError' });
});

test.each([
  ['a body over the limit', 413, { error: 'too large' }],
  ['a body that cannot be read', 400, '<h1>Bad Request</h1>'],
])('%s is a rejection', (_what, status, body) => {
  expect(read(status, body)).toEqual({
    kind: 'rejected',
    message: `The server answered ${status}.`,
    fields: {},
  });
});
