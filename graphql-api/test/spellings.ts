import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import PQueue from 'p-queue';
import { expect } from 'vitest';

/** The response to a request. */
interface Answer {
  status: number | undefined;
  type: string | undefined;
  body: string;
}

/**
 * Requests a target as written, which `fetch` would normalize. Uses a separate connection, because Node
 * closes that of a malformed target.
 */
export function ask(url: string, target: string, method = 'GET', accept = '*/*'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false, method, path: target, headers: { accept } }, async (response) =>
      resolve({
        status: response.statusCode,
        type: response.headers['content-type'],
        // The manifest has the ETags of the pages that are rendered already.
        body: (await text(response)).replaceAll(/"etag":"W\/\\"[\w-]*\\"",/g, ''),
      }),
    )
      .on('error', (cause) => reject(new Error(`${method} ${target} failed`, { cause })))
      .end();
  });
}

const encoded = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Spellings of a path, which has at least two characters. */
const pathSpellings: ((path: string) => string)[] = [
  ...['/', '//', '/.', '/./', '/x/..', '/%2e', '%2F', '.', '..', '%2e', ';', ';x=1', '%3B'].map(
    (end) => (path: string) => path + end,
  ),
  ...['%20', '%00', '%09', '%3Fx', '%23x', '%5C', '\\', '*', '%FF', '%zz'].map(
    (end) => (path: string) => path + end,
  ),
  ...['/', '/.', '/x/..', '/%2e', '\\', 'http://other.example', 'HTTP://OTHER.EXAMPLE:80'].map(
    (start) => (path: string) => start + path,
  ),
  (path) => path.toUpperCase(),
  (path) => `${path.toUpperCase()}/`,
  (path) => path.replace(/\/(.)/, (_, first: string) => `/${first.toUpperCase()}`),
  (path) => path.replace(/[a-z]/, encoded),
  (path) => `${path.replace(/[a-z]/, encoded)}/`,
  (path) => path.replaceAll(/[a-z.-]/g, encoded),
  (path) => path.replace(/[a-z]/, (letter) => `%25${encoded(letter).slice(1)}`),
  (path) => `/${path.slice(1).replaceAll('/', '%2F')}`,
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('.', '%2E'),
];

/** Ends of a target that do not change its response. */
const searchSpellings = ['', '&', '&utm_source=x', '&utm_source=x#y', '#', '#&page=2&variables={"page":2}'];

const spellingsOf = (address: string): string[] => {
  const [path = '', search = ''] = address.split('?');
  const whole = (spelled: string) => (search ? `${spelled}?${search}` : spelled);
  return [
    ...pathSpellings.map((spell) => whole(spell(path))),
    ...searchSpellings.map((end) => `${path}?${search}${end}`),
  ];
};

/** Requests addresses in all spellings and methods. */
export async function flood(url: string, addresses: readonly string[]): Promise<void> {
  const requests = new PQueue({ concurrency: 16 });
  const failures: unknown[] = [];
  for (const address of addresses)
    for (const [index, target] of spellingsOf(address).entries())
      for (const method of index % 4 === 0 ? ['HEAD', 'GET'] : ['GET'])
        void requests.add(async () => {
          const { status = 0 } = await ask(url, target, method, index % 2 === 0 ? 'text/html' : '*/*');
          if (status >= 500) failures.push([method, target, status]);
        });
  await requests.onIdle();
  expect.soft(failures).toEqual([]);
}

/** Returns the responses of addresses. */
export async function answersOf(url: string, addresses: readonly string[]): Promise<object[]> {
  const answers = [];
  for (const address of addresses) answers.push({ address, ...(await ask(url, address)) });
  return answers;
}
