import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../app.ts';
import { hostileText } from './hostile.ts';
import { runs, timeout } from './runs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Idle milliseconds after which the client closes a connection: the server waits for more of a request. */
const IDLE = 100;

const usually = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: others.length, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));

const methods = usually(
  'GET',
  'POST',
  'HEAD',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PRI',
  'get',
  'G ET',
  '',
  '\0',
);
const targets = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '*',
    '/about',
    '/graphql',
    '/send-quote',
    '/api/users/login',
    '/blog/1',
    '/share-photos',
  ),
  fc.constantFrom(
    '/api/upload/assessment',
    '/%',
    '/\0',
    '/a b',
    '?',
    '#',
    '',
    'http://a/about',
    'http://[',
    'a:1',
  ),
  fc.constantFrom(
    `/${'x'.repeat(20_000)}`,
    '/é',
    '/\u00ff',
    '/about HTTP/1.1\r\nX: y',
    '\\',
    '/\\/a',
    'https://a//b',
  ),
  hostileText,
);
const versions = usually(
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/0.9',
  'HTTP/9.9',
  'http/1.1',
  'HTTP/1.1 x',
  '',
);
const headerLines = fc.oneof(
  fc.constantFrom(
    'Host: a',
    'Host: a\r\nHost: b',
    'Host: ',
    'Connection: close',
    'Connection: keep-alive, x',
  ),
  fc.constantFrom('Content-Length: 5', 'Content-Length: -1', 'Content-Length: 9999999999999999999999'),
  fc.constantFrom('Content-Length: 5\r\nContent-Length: 6', 'Content-Length: 5x', 'Content-Length : 5'),
  fc.constantFrom(
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding: chunked, x',
  ),
  fc.constantFrom('Transfer-Encoding: \x0bchunked', 'Transfer-Encoding:', 'TE: trailers', 'Trailer: X'),
  fc.constantFrom(
    'Expect: 100-continue',
    'Expect: x',
    'Upgrade: h2c\r\nConnection: Upgrade',
    'Upgrade: websocket',
  ),
  fc.constantFrom(
    'Content-Type: application/json',
    'Content-Type: multipart/form-data; boundary=x',
    'Accept: text/html',
  ),
  fc.constantFrom(
    `X: ${'x'.repeat(20_000)}`,
    ' folded',
    'no colon',
    ': nameless',
    'A\0: b',
    'A: \0',
    'A: \u00ff',
    'A',
  ),
  fc.constantFrom(
    'X-Forwarded-For: x',
    `X-Forwarded-For: ${'1,'.repeat(1_000)}`,
    'Forwarded: for="',
    'Range: bytes=0-',
  ),
  hostileText,
);
const bodies = fc.oneof(
  fc.constantFrom(
    '',
    '{"a":1}',
    '{"a"',
    '5\r\nhello\r\n0\r\n\r\n',
    'zz\r\n',
    'ffffffffffffffffff\r\n',
    '-1\r\n',
    '5',
  ),
  fc.constantFrom(
    '5;x=\0\r\nhello\r\n0\r\n\r\n',
    '0\r\nX: y\r\n\r\n',
    '5\r\nhelloworld\r\n',
    '--x\r\n\r\n',
    '5\nhello\n0\n\n',
  ),
  hostileText,
);

interface Raw {
  text: string;
  /** Offsets at which the client splits it into writes. */
  cuts: number[];
  ending: 'next request' | 'end' | 'reset';
}

const raws = fc
  .record({
    line: fc.tuple(methods, targets, versions),
    headers: fc.array(headerLines, { maxLength: 5 }),
    lineEnd: usually('\r\n', '\n', '\r', '\n\r'),
    body: bodies,
    part: usually(1, 0.9, 0.5, 0.1),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
    ending: usually<Raw['ending']>('next request', 'end', 'reset'),
  })
  .map(({ line, headers, lineEnd, body, part, cuts, ending }): Raw => {
    const whole = [line.join(' '), ...headers, '', body].join(lineEnd);
    return {
      text: whole.slice(0, Math.ceil(whole.length * part)),
      cuts: cuts.map((cut) => Math.floor(cut * whole.length)).toSorted((a, b) => a - b),
      ending,
    };
  });

/** Sends the bytes over a new connection and returns everything received until it is closed. */
function converse({ text, cuts, ending }: Raw): Promise<string> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve) => {
    const answer: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket
      .on('data', (chunk) => answer.push(chunk))
      .on('error', () => socket.destroy())
      .on('close', () => resolve(Buffer.concat(answer).toString('latin1')))
      .setTimeout(IDLE, () => socket.destroy());
    let start = 0;
    for (const cut of [...cuts, text.length]) {
      socket.write(text.slice(start, cut), 'latin1');
      start = Math.max(start, cut);
    }
    // If the first request was complete, the response to this one closes the connection without a timeout.
    if (ending === 'next request')
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    if (ending === 'end') socket.end();
    if (ending === 'reset') socket.resetAndDestroy();
  });
}

test(
  'no bytes at all are answered by an error of ours, and the server goes on',
  async () => {
    const property = fc.asyncProperty(fc.array(raws, { minLength: 1, maxLength: 4 }), async (several) => {
      const answers = await Promise.all(several.map(converse));
      const statuses = answers.flatMap((answer) =>
        [...answer.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status)),
      );
      expect(Math.max(0, ...statuses)).toBeLessThan(500);
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    });
    await fc.assert(property, { numRuns: Math.ceil(runs / 2) });
  },
  timeout,
);
