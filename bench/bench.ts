import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, startOwnPostgres } from '../graphql-api/test/own-postgres.ts';
import { prepareServer, type ServerProcess } from '../graphql-api/test/server-process.ts';
import { cachedTemplate, makeTemplate } from '../web/e2e/support/site-template.ts';
import { compare, questions } from './answers.ts';
import { measureLeads, measureQuotes } from './leads.ts';
import { type Load, tool } from './load.ts';
import { memory } from './process.ts';

// Prints one table. Every rate stands beside that of a bare server which answered the same bytes in the same run, for
// machines differ; processor time a request says what a request costs however busy the machine is.

const LEADS = Number(process.env['LEADS'] ?? 2_000);
const QUOTES = LEADS / 10;

const rows: string[][] = [['', 'ours', 'node:http, same bytes', 'Fastify, same bytes', 'of node:http']];

const shown = ({ rate, cost }: Load) =>
  `${Math.round(rate).toLocaleString('en')}/s${Number.isNaN(cost) ? '' : ` (${cost.toFixed(3)} ms)`}`;
const megabytes = (pid: number) => `${Math.round(memory(pid))} MB`;

/** Answers that are cached, against bare servers. */
async function measureAnswers(server: ServerProcess, folder: string): Promise<void> {
  for (const { name, ...question } of questions) {
    const { ours, http, fastify } = await compare(server, question, folder);
    rows.push([name, shown(ours), shown(http), shown(fastify), (ours.rate / http.rate).toFixed(2)]);
  }
}

/** What only we do, on one kind of database. */
async function measureWrites(server: ServerProcess, kind: string, atRest: string): Promise<void> {
  rows.push([`leads, 2 mails owed each, ${kind}`, shown(await measureLeads(server, LEADS))]);
  rows.push([`quotes with a photo, ${kind}`, shown(await measureQuotes(server, QUOTES))]);
  rows.push([`memory at rest / after load, ${kind}`, `${atRest} / ${megabytes(server.pid)}`]);
}

/** The compressed bytes of the scripts that the HTML of a page names. */
async function scriptBytes({ url }: ServerProcess, path: string): Promise<number> {
  const html = await (await fetch(url + path)).text();
  const names = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  const sizes = [...names].map(async (name) => {
    const { headers } = await fetch(url + name, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    return Number(headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function measureEmbedded(folder: string): Promise<void> {
  const server = await prepareServer({ TRUST_PROXY: '127.0.0.1' }, await cachedTemplate());
  try {
    await server.start();
    const atRest = megabytes(server.pid);
    await measureAnswers(server, folder);
    await measureWrites(server, 'embedded', atRest);
    rows.push([
      'script named by the HTML of /',
      `${((await scriptBytes(server, '/')) / 1000).toFixed(1)} KB`,
    ]);
  } finally {
    await server.remove();
  }
}

async function measurePostgres(): Promise<void> {
  const postgres = await startOwnPostgres();
  const template = await makeTemplate(postgres.url);
  const server = await prepareServer({ TRUST_PROXY: '127.0.0.1', DATABASE_URL: postgres.url }, template);
  try {
    await server.start();
    await measureWrites(server, 'PostgreSQL', megabytes(server.pid));
  } finally {
    await server.remove();
    await postgres.remove();
    await rm(template, { recursive: true, force: true });
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  await measureEmbedded(folder);
  if (hasPostgres) await measurePostgres();
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`Measured with ${tool}; in brackets the server's processor time a request.\n`);
const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
for (const row of rows)
  console.log(widths.map((width, column) => (row[column] ?? '').padEnd(width)).join('  '));
