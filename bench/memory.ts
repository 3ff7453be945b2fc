import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { storeManyArticles } from '../graphql-api/test/many-articles.ts';
import { cachedCalls } from './cached.ts';
import { nextMessage } from './leads.ts';
import { load } from './load.ts';
import type { Row } from './row.ts';
import { onSite, type Site } from './site.ts';

const SECONDS = 3;
const ARTICLES = 2_000;
/** Pages of the blog that are requested. */
const PAGES = 100;

/** Returns the resident memory of a process in megabytes. */
export const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Returns the memory of a process of Node without any module, in megabytes. */
export async function bareMemory(): Promise<number> {
  const bare = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)']);
  await once(bare.stdout, 'data');
  const memory = memoryOf(bare.pid ?? 0);
  bare.kill();
  return memory;
}

/** Memory of a bare process of Node 24 on Linux, in megabytes. The budgets are targets divided by it. */
export const BARE_MB = 45;

/** Measures the server's memory beside that of a bare process of Node. */
export const memory = onSite(async function* measureMemory(site) {
  const row = async (when: string, target: number): Promise<Row> => ({
    measured: `memory of the Node process ${when}`,
    ours: memoryOf(site.pid),
    reference: await bareMemory(),
    beside: 'a bare Node process',
    unit: 'MB',
    budget: target / BARE_MB,
  });
  // A server of 1 GB has place for both, PostgreSQL and a process for pictures.
  yield await row('at rest', 250);
  for (const call of Object.values(cachedCalls)) await load(site, () => call, SECONDS);
  await load(site, nextMessage, SECONDS);
  yield await row('after load', 300);
  await storeManyArticles(site.query, ARTICLES);
  for (let number = 1; number <= ARTICLES; number += 1) await open(site, `/artical/article-${number}`);
  await load(site, () => ({ path: `/blogs?page=${1 + Math.floor(Math.random() * PAGES)}` }), SECONDS);
  yield await row(`after the pages of ${ARTICLES} more articles`, 400);
});

async function open({ url }: Site, path: string): Promise<void> {
  const response = await fetch(url + path);
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  await response.bytes();
}
