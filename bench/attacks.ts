import { setTimeout as delay } from 'node:timers/promises';
import { someVisitor } from '../graphql-api/test/visitor.ts';
import { memoryOf } from './memory.ts';
import type { Row } from './row.ts';
import { onSite, type Site } from './site.ts';
import { longest, REFERENCE_MS, scriptTime } from './work.ts';

/** Maximum time that a reader waits longer because of an attack, in milliseconds. */
const MAX_LONGER = 300;
const ATTACKERS = 8;
/** Duration of an attack, and of reading without one, in milliseconds. */
const DURATION = 4_000;
/** Requests after which memory is measured. */
const VARIED = 10_000;

/** Sends requests from several IP addresses, in sequence from each, as long as `goesOn` says so. */
async function attack({ url }: Site, request: Attack, goesOn: (number: number) => boolean): Promise<void> {
  let number = 0;
  const attacker = async () => {
    while (goesOn((number += 1))) {
      const [path, init] = request(number);
      const headers = { ...init?.headers, ...someVisitor() };
      const response = await fetch(url + path, { ...init, headers, redirect: 'manual' });
      await response.bytes();
    }
  };
  await Promise.all(Array.from({ length: ATTACKERS }, attacker));
}

/** Returns the path and options of a request. */
type Attack = (number: number) => [string, RequestInit?];

const post = (query: string, variables: object): Attack => {
  const body = Buffer.from(JSON.stringify({ query, variables }));
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  return () => ['/graphql', init];
};
const PAGES = 'query ($p: [String!]!) { pageContents(pages: $p) { page } }';
const SEND = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }';
const brackets = '[a'.repeat(20_000);
const message = { name: 'Ann', email: 'ann@example.com', phoneNum: '9055550100', message: brackets };

const aliases = Array.from({ length: 28 }, (_, at) => `a${at}: blog(slug: $slug) { slug }`).join(' ');
const wrongFields = Array.from({ length: 900 }, (_, at) => `wrong${at}`).join(' ');
const sameName = 'a: blogs { totalPages } '.repeat(640);
/** Spellings of paths that are no page's. */
const spellings = ['/sw.js/', '/FEED.XML/', '/feed%2Exml/', '/robots.txt/.', '/Blogs', '/sitemap.xml//'];
const badForm = new URLSearchParams({ form: 'message', email: 'not an address' }).toString();

const requests: Record<string, Attack> = {
  'a text of 240 KB under 28 aliases': post(`query ($slug: String!) { ${aliases} }`, {
    slug: 'a'.repeat(240_000),
  }),
  'other spellings': (number) => [spellings[number % spellings.length] ?? '/sw.js/'],
  'queries by GET': (number) => [
    `/graphql?query={blogs(page:${number}){totalPages}}&variables={"x":${number}}`,
  ],
  '900 wrong fields': post(`{ ${wrongFields} }`, {}),
  'one name 640 times': post(`{ ${sameName} }`, {}),
  'native forms that are rejected': () => [
    '/contact',
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: badForm },
  ],
  'a list of 60,000 items': post(PAGES, { p: Array(60_000).fill('') }),
  'unknown paths': (number) => [`/unknown-${number}`],
  'unknown articles': (number) => [`/artical/unknown-${number}`],
  'pages of a list': (number) => [`/blog?page=${number}`],
  'unknown parameters': (number) => [`/blog?x=${number}&page=${number}`],
  'a text of 40,000 brackets': post(SEND, { input: message }),
};

/** Measures how much longer a reader waits during an attack, beside a fixed script. */
export const attacks = onSite(async function* measureAttacks(site) {
  const read = async () => {
    const response = await fetch(`${site.url}/about`);
    await response.text();
    if (!response.ok) throw new Error(`/about answers ${response.status}`);
  };
  for (const [name, request] of Object.entries(requests)) {
    const quiet = await longest(read, delay(DURATION));
    const end = performance.now() + DURATION;
    const attacked = await longest(
      read,
      attack(site, request, () => performance.now() < end),
    );
    const row: Row = {
      measured: `a reader waits longer beside ${name}`,
      ours: Math.max(0, attacked - quiet),
      reference: await scriptTime(),
      beside: 'a fixed script',
      unit: 'ms',
      budget: MAX_LONGER / REFERENCE_MS,
    };
    yield row;
  }
  const all = Object.values(requests);
  const varied: Attack = (number) => (all[number % all.length] as Attack)(number);
  const memoryAfter = async () => {
    await attack(site, varied, (number) => number <= VARIED);
    return memoryOf(site.pid);
  };
  const reference = await memoryAfter();
  yield {
    measured: `memory of the Node process after another ${VARIED} requests of these kinds`,
    ours: await memoryAfter(),
    reference,
    beside: 'after as many',
    unit: 'MB',
    budget: 1.1,
  };
});
