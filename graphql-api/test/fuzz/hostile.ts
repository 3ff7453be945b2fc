import fc from 'fast-check';
import { place, post } from '../samples/content.ts';
import { forms } from '../samples/form-samples.ts';

const nasty = [
  ['', ' ', '\0', 'a\0b', '%', '%zz', '%00', '%ff', '%E0%A4%A', '..', '../../etc/passwd', '..%2f..%2f', '\\'],
  ['__proto__', 'constructor', 'hasOwnProperty.call', 'toString', 'null', 'undefined', 'true', '[]', '{}'],
  ['1', '0', '-1', '1.5', '1e400', 'NaN', '2147483648', '9'.repeat(20), '9'.repeat(400), '٣'],
  ['x'.repeat(3_000), '<script>', "' or 1=1 --", '%_\\', '\ud800', '\u202e', '😀', 'é', '\r\nX: y', '\t'],
  ['living-in-a-staged-house', 'home-staging-milton', 'index.php', 'a.jpg', 'bytes=0-', '2026-02-30'],
].flat();

/** Texts that are hard to parse. */
export const hostileText = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
);

/** Percent-encodes the characters that Node's client rejects in a path. */
export function inPath(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^!-~]/gu, encodeURIComponent);
}

/** Replaces the characters that Node's client rejects in a header. */
function inHeader(text: string): string {
  return text.replace(/[^\t -~\u0080-\u00ff]/g, '?');
}

/** Generates query strings with known, unknown and repeated names. */
export const hostileQuery = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('page', 'search', 'formType', 'state', 'service', 'rooms', 'expires', 'signature'),
        fc.constantFrom('query', 'variables', 'extensions', 'operationName', 'utm_source', '__proto__'),
        hostileText,
      ),
      hostileText,
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${inPath(name)}=${inPath(value)}`).join('&'));

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/csv',
  'application/x-www-form-urlencoded',
  'application/graphql',
  'multipart/form-data',
  'multipart/form-data; boundary="',
  'multipart/mixed; boundary=x',
  'application/json/;=',
  '*/*',
];

const header = (...usual: string[]) => fc.oneof(fc.constantFrom(...usual), hostileText.map(inHeader));

/** Generates headers that the server reads. */
export const hostileHeaders = fc.record(
  {
    accept: header('*/*', 'text/html', 'application/json', 'text/html;q=0', 'image/avif,*/*'),
    'accept-encoding': header('br', 'gzip;q=1.0', '*;q=0', `br;q=0.${'1'.repeat(2_000)}x`),
    range: header('bytes=0-', 'bytes=-5', 'bytes=5-1', 'bytes=0-1,2-3', `bytes=${'9'.repeat(400)}-`),
    'if-none-match': header('*', 'W/"x"', '"'),
    'if-range': header('"x"', 'Sun, 22 Nov 2026 10:00:00 GMT'),
    'if-modified-since': header('Sun, 22 Nov 2026 10:00:00 GMT', '0'),
    'idempotency-key': header('b1946ac9-2492-4d23-bc7f-1f1a6d2c3e4f'),
    'x-forwarded-proto': header('https', 'http,https'),
    'apollo-require-preflight': header('true'),
    cookie: header('a=b; c'),
    host: header('localhost', 'example.com:99999', '[::1'),
    origin: header('null', 'https://example.com'),
  },
  { requiredKeys: [] },
);

interface Body {
  type: string;
  bytes: Buffer;
}

const json = (value: unknown): Body => ({
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify(value) ?? ''),
});

const samples: Record<string, unknown>[] = [
  ...forms.map(({ sample }) => sample),
  { email: 'visitor@example.com', formType: 'Get a Qoute', assementData: { firstName: 'Zoé' } },
  { email: 'visitor@example.com', password: 'not-the-password' },
  { query: '{ business { name } }', variables: {}, operationName: null, extensions: {} },
  post,
  place,
];

const filled = fc
  .record({
    sample: fc.constantFrom(...samples),
    field: fc.nat(20),
    unknown: fc.boolean(),
    value: fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 })),
  })
  .map(({ sample, field, unknown, value }) => {
    const names = Object.keys(sample);
    const name = unknown ? '__proto__' : (names[field % names.length] ?? '');
    // In a literal, `__proto__` would set the prototype.
    return json(Object.fromEntries([...Object.entries(sample), [name, value]]));
  });

const inDisposition = (text: string) => text.replace(/["\r\n]/g, '_');

const parts = fc.array(
  fc.record({ name: hostileText, fileName: fc.option(hostileText), content: hostileText }),
  {
    maxLength: 3,
  },
);

/** Generates multipart forms with files, whole or truncated. */
const multipart = fc
  .record({ parts, end: fc.constantFrom(1, 1, 0.9, 0.5) })
  .map(({ parts: sent, end }): Body => {
    const texts = sent.map(({ name, fileName, content }) => {
      const file = fileName === null ? '' : `; filename="${inDisposition(fileName)}"`;
      return `--x\r\nContent-Disposition: form-data; name="${inDisposition(name)}"${file}\r\n\r\n${content}\r\n`;
    });
    const whole = Buffer.from(`${texts.join('')}--x--\r\n`);
    return {
      type: 'multipart/form-data; boundary=x',
      bytes: whole.subarray(0, Math.ceil(whole.length * end)),
    };
  });

/** Generates forms with one wrong field, JSON, broken JSON, multipart, and any bytes of any content type. */
export const hostileBody = fc.oneof(
  { weight: 4, arbitrary: filled },
  { weight: 2, arbitrary: multipart },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map(json) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.oneof(fc.constantFrom(...types), hostileText.map(inHeader)),
      bytes: fc.oneof(
        hostileText.map((text) => Buffer.from(text)),
        fc
          .constantFrom('{', '{"a":', '['.repeat(5_000), '{"a":'.repeat(5_000), '"\\ud800"')
          .map((it) => Buffer.from(it)),
        fc.uint8Array({ maxLength: 40 }).map((it) => Buffer.from(it)),
      ),
    }),
  },
);
