import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { prepareServer } from '../graphql-api/test/server-process.ts';
import { cachedCalls, compare } from './cached.ts';
import { measurePresses } from './interactions.ts';
import { measureLeads, measureQuotes } from './leads.ts';
import { measurePage, type PageFigures } from './lighthouse.ts';
import type { Load } from './load.ts';
import { measureSecondPage } from './offline.ts';

// Prints a table of the figures beside those of the last run. A bare `node:http` server sends the same bytes,
// as a reference for cached responses. Compares processor time: rates depend on the machine's load.
// `npm run bench -- leads` runs one part: cached, leads, pages, presses or offline.

const pages = ['/', '/blog', '/artical/living-in-a-staged-house', '/portfolio', '/contact', '/get-a-quote'];
const QUOTES = 100;

/** The figures of the last run of each part, by name. */
const lastRun = new URL('../.data/bench.json', import.meta.url);
const before: Record<string, string> = existsSync(lastRun) ? JSON.parse(readFileSync(lastRun, 'utf8')) : {};

interface Row {
  measured: string;
  ours: string;
  'node:http'?: string;
  share?: string;
  'scripts blocked'?: string;
  target?: string;
}

const rows: Row[] = [];
const add = (row: Row) => {
  console.error(Object.values(row).join('  '));
  rows.push(row);
};

const format = ({ rate, cost }: Load) => `${Math.round(rate)}/s, ${cost.toFixed(3)} ms`;
const formatPage = (figures: PageFigures) => {
  const { score, paint, largestPaint, blocking, styleAndLayout, shift, scripts } = figures;
  const times = [paint, largestPaint, blocking, styleAndLayout].map(Math.round).join(' / ');
  return `${score}; ${times} ms; ${shift.toFixed(3)}; ${Math.round(scripts / 1000)} KB`;
};
const memory = (pid: number) =>
  `${Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)} MB`;

const parts = process.argv.slice(2);
const isWanted = (part: string) => parts.length === 0 || parts.includes(part);

const server = await prepareServer({ TRUST_PROXY: '127.0.0.1' });
try {
  await server.start();
  add({ measured: 'memory of the Node process at rest', ours: memory(server.pid), target: '250 MB' });
  if (isWanted('cached'))
    for (const [measured, call] of Object.entries(cachedCalls)) {
      const { ours, bare } = await compare(server, call);
      const share = (bare.cost / ours.cost).toFixed(2);
      add({ measured, ours: format(ours), 'node:http': format(bare), share, target: '0.3' });
    }
  if (isWanted('leads')) {
    add({
      measured: 'leads, each committed with its mails',
      ours: format(await measureLeads(server)),
      target: '350/s',
    });
    const rate = await measureQuotes(server, QUOTES);
    add({ measured: 'quotes with a photo, one after the other', ours: `${rate.toFixed(1)}/s` });
  }
  if (isWanted('pages'))
    for (const path of pages) {
      const { scripted, blocked } = await measurePage(server.url + path);
      add({
        measured: `Lighthouse, FCP / LCP / TBT / style and layout, CLS, scripts before use of ${path}`,
        ours: formatPage(scripted),
        'scripts blocked': formatPage(blocked),
        target: '100; 900 / 1300 / +100 / ×1.5 ms; 0; 30 KB',
      });
    }
  if (isWanted('presses')) {
    const presses = [];
    for (const path of pages) presses.push(...(await measurePresses(server.url + path)));
    const [slowest, ...others] = presses.toSorted((a, b) => b.duration - a.duration);
    const nineOfTen = others[Math.floor(presses.length / 10)]?.duration;
    add({
      measured: `a press, until the next paint: 9 of 10 of ${presses.length}, slowest`,
      ours: `${nineOfTen} ms, ${slowest?.duration} ms (${slowest?.control})`,
      target: '100 ms, 200 ms',
    });
  }
  if (isWanted('offline')) {
    const { withWorker, without } = await measureSecondPage(server.url);
    add({
      measured: 'the second page at 1.6 Mbit/s, with and without the service worker',
      ours: `${Math.round(withWorker)} / ${Math.round(without)} ms = ${(withWorker / without).toFixed(2)}`,
      target: '1.00',
    });
  }
  add({ measured: 'memory of the Node process after load', ours: memory(server.pid), target: '300 MB' });
} finally {
  await server.remove();
}
console.table(
  rows.map(({ measured, ours, ...rest }) => ({ measured, ours, before: before[measured] ?? '', ...rest })),
);
mkdirSync(new URL('.', lastRun), { recursive: true });
const figures = Object.fromEntries(rows.map(({ measured, ours }) => [measured, ours]));
writeFileSync(lastRun, JSON.stringify({ ...before, ...figures }, null, 2));
