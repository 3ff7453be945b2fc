import { execFileSync } from 'node:child_process';
import { prepareServer } from '../graphql-api/test/server-process.ts';
import { cachedCalls, compare } from './cached.ts';
import { measureLeads, measureQuotes } from './leads.ts';
import { measurePage } from './lighthouse.ts';
import type { Load } from './load.ts';

// Prints a table. A bare `node:http` server sends the same bytes in the same run as a reference for cached responses.
// Compares processor time, because rates depend on the load of the machine. `npm run bench -- leads` runs one part:
// cached, leads or pages.

const pages = ['/', '/blog', '/portfolio', '/contact', '/get-a-quote'];
const QUOTES = 100;

const rows: Record<string, string>[] = [];
const add = (row: Record<string, string>) => {
  console.error(Object.values(row).join('  '));
  rows.push(row);
};

const format = ({ rate, cost }: Load) => `${Math.round(rate)}/s, ${cost.toFixed(3)} ms`;
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
      const { score, times } = await measurePage(server.url + path);
      const ours = `${score}; ${times.map(Math.round).join(' / ')} ms`;
      add({ measured: `Lighthouse, FCP / LCP / TBT of ${path}`, ours, target: '100' });
    }
  add({ measured: 'memory of the Node process after load', ours: memory(server.pid), target: '300 MB' });
} finally {
  await server.remove();
}
console.table(rows);
