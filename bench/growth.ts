import { Readable } from 'node:stream';
import { articleOf, picturesIn } from '../graphql-api/src/operations/import/article.ts';
import { readItems } from '../graphql-api/src/operations/import/export-file.ts';
import { postOf } from '../graphql-api/src/operations/import/post.ts';
import { answerTo } from '../graphql-api/src/platform/cache/send-response.ts';
import { plainText } from '../graphql-api/src/platform/text/plain-text.ts';
import { admin } from '../graphql-api/test/admin.ts';
import { exportOf, postItem } from '../graphql-api/test/export-file.ts';
import { visitorAt } from '../graphql-api/test/visitor.ts';
import type { Row } from './row.ts';
import { onSite, type Site } from './site.ts';
import { shortest } from './work.ts';

/** The time of twice the input: linear functions need twice as long, quadratic ones four times. */
const LINEAR = 3;
const SIZE = 100_000;

/** Texts whose conversion could take more than linear time. */
const marks = ['<', '<a', '&', '<p>', '<a href="x">', ' '];
const markup = [
  '[a',
  '[a x="',
  "[a 'x' [/a]",
  '<div>',
  '<b></i>',
  '<!-- wp:a {',
  '\n',
  '<table><td>',
  '&nbsp; ',
];
/** `Accept-Encoding` headers of a length. */
const encodings: ((length: number) => string)[] = [
  (length) => `br;q=0.${'1'.repeat(length)}x`,
  (length) => `${',br;q=0'.repeat(length / 7)}x`,
  (length) => `br${' '.repeat(length)}x`,
];

/** Compares the time of twice an input with that of the input. */
export const growth = onSite(async function* measureGrowth(site) {
  const base = 'https://site.example';
  for (const part of marks)
    yield await compare(`the text of ${JSON.stringify(part)}`, (length) =>
      plainText(part.repeat(length / part.length), base),
    );
  for (const part of markup) {
    const name = `the import of ${JSON.stringify(part)}`;
    yield await compare(name, (length) => convert(part.repeat(length / part.length)));
  }
  const identity = Buffer.from('page');
  const page = { key: '/', status: 200, etag: '"1"', type: 'text/html', bodies: { identity, br: identity } };
  for (const header of encodings) {
    const name = `Accept-Encoding: ${header(20)}`;
    const answer = (length: number) => {
      const requested = { 'accept-encoding': header(length) };
      for (let count = 0; count < 200; count += 1) answerTo(requested, page);
    };
    // Node accepts headers of 16 KB together.
    yield await compare(name, answer, 7_500);
  }
  yield await compareSignIns(site);
});

async function compare(name: string, run: (length: number) => unknown, length = SIZE): Promise<Row> {
  const least = { once: Number.POSITIVE_INFINITY, twice: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 10; round += 1) {
    least.once = Math.min(least.once, await processorTime(() => run(length)));
    least.twice = Math.min(least.twice, await processorTime(() => run(2 * length)));
  }
  return {
    measured: `${name}, twice ${length / 1000} KB`,
    ours: least.twice,
    reference: least.once,
    beside: 'once',
    unit: 'ms',
    budget: LINEAR,
  };
}

/** Returns the processor time of this process for a function, in milliseconds. */
async function processorTime(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Converts a post of an export with this text to an article. */
async function convert(text: string): Promise<void> {
  const file = Buffer.from(exportOf(postItem({ content: text, excerpt: text })));
  const notes = { leaveOut: () => {}, shorten: () => {} };
  for await (const item of readItems(Readable.from([file]))) {
    const post = postOf(item);
    articleOf({ ...post, link: (href) => href }, picturesIn(post.html), new Map(), notes);
  }
}

/**
 * Compares a wrong password with an unknown email address. Otherwise the time of a response tells who has an
 * account: without the decoy hash the ratio is about 10.
 */
async function compareSignIns({ url }: Site): Promise<Row> {
  const signIn = (email: string) => async () => {
    const headers = { 'content-type': 'application/json', ...visitorAt('203.0.113.1') };
    const body = JSON.stringify({ email, password: 'wrong' });
    const { status } = await fetch(`${url}/api/users/login`, { method: 'POST', headers, body });
    if (status !== 401) throw new Error(`A wrong sign-in is answered with ${status}.`);
  };
  return {
    measured: 'a sign-in with a wrong password',
    ours: await shortest(signIn(admin.email), 5),
    reference: await shortest(signIn('nobody@example.com'), 5),
    beside: 'an unknown email address',
    unit: 'ms',
    budget: 2.5,
  };
}
