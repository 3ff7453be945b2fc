import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { prepareServer, type ServerProcess } from '../../test/server-process.ts';
import { someVisitor } from '../../test/visitor.ts';

// Crafted archives: test/processes/crafted-archive.test.ts. Only a command reads them, into an empty site.
// An import of a large export: operations/import/speed.full.test.ts.

/** Maximum time that a reader waits longer because of an attack, in milliseconds. */
const MAX_LONGER = 300;
const ATTACKERS = 8;
/** Duration of an attack, and of reading without one. */
const DURATION = 4_000;

let server: ServerProcess;
beforeAll(async () => {
  server = await prepareServer({ TRUST_PROXY: '127.0.0.1' });
  await server.start();
  return () => server.remove();
});

/** Reads a page again and again until `until` resolves; returns the longest time, in milliseconds. */
async function longestRead(until: Promise<unknown>): Promise<number> {
  let longest = 0;
  const end = new AbortController();
  void until.finally(() => end.abort());
  while (!end.signal.aborted) {
    const start = performance.now();
    const response = await fetch(`${server.url}/about`);
    await response.text();
    expect(response.status).toBe(200);
    longest = Math.max(longest, performance.now() - start);
    await delay(20);
  }
  return longest;
}

/** Sends requests from several IP addresses, in sequence from each. Returns the count of each status. */
async function attack(request: (number: number) => [string, RequestInit?]): Promise<Record<number, number>> {
  const end = performance.now() + DURATION;
  const statuses: Record<number, number> = {};
  let number = 0;
  const attacker = async () => {
    while (performance.now() < end) {
      const [path, init] = request((number += 1));
      const headers = { ...init?.headers, ...someVisitor() };
      const response = await fetch(server.url + path, { ...init, headers, redirect: 'manual' });
      await response.bytes();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: ATTACKERS }, attacker));
  return statuses;
}

const post = (query: string, variables: object) => {
  const body = Buffer.from(JSON.stringify({ query, variables }));
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  return (): [string, RequestInit] => ['/graphql', init];
};
const PAGES = 'query ($p: [String!]!) { pageContents(pages: $p) { page } }';
const brackets = '[a'.repeat(20_000);

const attacks: [string, (number: number) => [string, RequestInit?]][] = [
  ['a list of 60,000 items', post(PAGES, { p: Array(60_000).fill('') })],
  ['unknown paths', (number) => [`/unknown-${number}`]],
  ['unknown articles', (number) => [`/artical/unknown-${number}`]],
  ['pages of a list', (number) => [`/blog?page=${number}`]],
  ['unknown parameters', (number) => [`/blog?x=${number}&page=${number}`]],
  [
    'a text of 40,000 brackets',
    post(`mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }`, {
      input: { name: 'Ann', email: 'ann@example.com', phoneNum: '9055550100', message: brackets },
    }),
  ],
];

test.each(attacks)(`a reader waits at most ${MAX_LONGER} ms longer beside %s`, async (name, request) => {
  const quiet = await longestRead(delay(DURATION));
  const attacking = attack(request);
  const longest = await longestRead(attacking);
  const statuses = JSON.stringify(await attacking);
  process.stdout.write(
    `/about beside ${name}: ${longest.toFixed(0)} ms, without ${quiet.toFixed(0)} ms ${statuses}\n`,
  );
  expect(longest - quiet).toBeLessThan(MAX_LONGER);
});
