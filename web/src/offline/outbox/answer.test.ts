import { expect, test } from 'vitest';
import { readAnswer } from './answer.ts';

const success = { data: { requestQuote: { msg: 'success' } } };
const failure = (code: string, more: object = {}) => ({
  data: null,
  errors: [{ message: 'No', extensions: { code, ...more } }],
});
const read = (status: number, body: unknown, retryAfter: string | null = null) =>
  readAnswer(status, retryAfter, typeof body === 'string' ? body : JSON.stringify(body), 'requestQuote');

test('a root field with data means accepted', () => {
  expect(read(200, success)).toEqual({ kind: 'accepted', data: { msg: 'success' } });
});

test('the failure of a form is a rejection', () => {
  expect(read(200, { data: { requestQuote: { msg: 'fail' } } })).toEqual({
    kind: 'rejected',
    message: 'The site didn’t accept this form. Open it and send it again.',
    fields: {},
  });
});

test.each([200, 400])('an invalid field is a rejection with its fields, with status %i', (status) => {
  expect(read(status, failure('BAD_USER_INPUT', { fields: { city: 'City is required.' } }))).toEqual({
    kind: 'rejected',
    message: 'No',
    fields: { city: 'City is required.' },
  });
});

test.each([
  ['an internal error', 200, failure('INTERNAL_SERVER_ERROR')],
  ['a crash', 500, failure('INTERNAL_SERVER_ERROR')],
  ['a proxy that cannot reach the site', 502, '<h1>Bad gateway</h1>'],
  ['a proxy time-out', 504, ''],
  ['a network that requires a password', 401, '<h1>Sign in</h1>'],
  ['a firewall', 403, ''],
  ['a host without the site', 404, { message: 'Not found' }],
])('%s is a transient error', (_name, status, body) => {
  expect(read(status, body)).toEqual({ kind: 'transientError' });
});

test.each([
  ['in the error', failure('RATE_LIMITED', { retryAfter: 30 }), null],
  ['in the header', { msg: 'fail' }, '30'],
])('a rate limit is a transient error; the delay is %s', (_where, body, header) => {
  expect(read(429, body, header)).toEqual({ kind: 'transientError', retryAfter: 30 });
});

test('an unavailable service is a transient error with its message', () => {
  const body = failure('SERVICE_UNAVAILABLE', { retryAfter: 10 });
  expect(read(503, body)).toEqual({ kind: 'transientError', retryAfter: 10, message: 'No' });
});

test.each([
  ['a sign-in page of a hotel', 200, '<html>Room number?</html>'],
  ['a network that says that it needs a sign-in', 511, '<html>Room number?</html>'],
  ['the same in JSON', 511, { error: 'sign in' }],
  ['an empty body', 200, ''],
  ['a response without the root field', 200, { data: { other: 1 } }],
])('%s is a network error', (_name, status, body) => {
  expect(read(status, body)).toEqual({ kind: 'networkError' });
});

test.each([
  ['a body that is too large', 413, { error: 'too large' }],
  ['a malformed body', 400, '<h1>Bad Request</h1>'],
])('%s is a rejection', (_name, status, body) => {
  expect(read(status, body)).toEqual({
    kind: 'rejected',
    message: `The server answered ${status}.`,
    fields: {},
  });
});
