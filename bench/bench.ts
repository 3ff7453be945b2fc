import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareServer, type ServerProcess } from '../graphql-api/test/server-process.ts';
import { compare, questions } from './answers.ts';
import { measureLeads, measureQuotes } from './leads.ts';
import { measurePages } from './lighthouse.ts';
import { type Load, tool } from './load.ts';
import { picturesAreMade } from './pictures.ts';
import { memory } from './process.ts';
import { references } from './servers.ts';

// Prints one table. Every rate stands beside that of bare servers which answered the same bytes in the same run, for
// machines differ; processor time a request says what a request costs however busy the machine is.

const QUOTES = 200;

const pages = [
  '/',
  '/blog',
  '/artical/home-office-in-a-small-bedroom',
  '/portfolio',
  '/contact',
  '/get-a-quote',
];

const head = ['', 'ours', ...references.map((name) => `${name}, same bytes`), 'of node:http', 'to reach'];
const rows: string[][] = [head];

const shown = ({ rate, cost }: Load) =>
  `${Math.round(rate).toLocaleString('en')}/s${Number.isNaN(cost) ? '' : ` (${cost.toFixed(3)} ms)`}`;
const megabytes = (pid: number) => `${Math.round(memory(pid))} MB`;

/** By processor time where it is known: the rates of a busy machine are what it had left. */
function shareOf(ours: Load, bare: Load = { rate: Number.NaN, cost: Number.NaN }): string {
  const byTime = bare.cost / ours.cost;
  return (Number.isNaN(byTime) ? ours.rate / bare.rate : byTime).toFixed(2);
}

function addRow(
  name: string,
  ours: string,
  target: string,
  bare: string[] = references.map(() => ''),
  share = '',
) {
  rows.push([name, ours, ...bare, share, target]);
  console.error(`${name}: ${ours}`);
}

/** Answers that are cached, against bare servers. */
async function measureAnswers(server: ServerProcess, folder: string): Promise<void> {
  for (const { name, target, ...question } of questions) {
    const { ours, bare } = await compare(server, question, folder);
    addRow(name, shown(ours), target, [...bare.values()].map(shown), shareOf(ours, bare.get('node:http')));
  }
}

/** What only we do, on one kind of database. */
async function measureWrites(server: ServerProcess, kind: string, atRest: string): Promise<void> {
  const [leads, most] = kind === 'embedded' ? ['500/s', '300 / 450 MB'] : ['1,000/s', '250 MB'];
  addRow(`leads, 2 mails owed each, ${kind}`, shown(await measureLeads(server)), leads);
  addRow(`quotes with a photo, ${kind}`, shown(await measureQuotes(server, QUOTES)), '');
  addRow(`memory at rest / after load, ${kind}`, `${atRest} / ${megabytes(server.pid)}`, most);
}

/** The pages on a phone, as Lighthouse sees them. */
async function measureFirstLoads({ url }: ServerProcess): Promise<void> {
  for (const [path, load] of await measurePages(url, pages)) {
    const { firstPaint, largestPaint, blocked, blockedByProcessor } = load;
    const times = [firstPaint, largestPaint, blocked, blockedByProcessor].map(Math.round).join(' / ');
    const ours = `${load.score}: ${times} ms (${Math.round(load.benchmarkIndex)})`;
    addRow(
      `Lighthouse: paints / blocked / by processor time, ${path}`,
      ours,
      path === '/' ? '100: LCP 1,200, blocked 0 ms' : '100',
    );
  }
}

async function measureEmbedded(folder: string): Promise<void> {
  // With pictures as visitors see them: Lighthouse weighs them. A folder of an earlier server has them already.
  const server = await prepareServer({ TRUST_PROXY: '127.0.0.1' }, process.env['DATA_DIR']);
  try {
    await server.start();
    await picturesAreMade(server);
    await server.stop();
    await server.start();
    const atRest = megabytes(server.pid);
    await measureFirstLoads(server);
    await measureAnswers(server, folder);
    await measureWrites(server, 'embedded', atRest);
  } finally {
    await server.remove();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  await measureEmbedded(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`Measured with ${tool}; in brackets the server's processor time a request, and Lighthouse's index of this
machine, which is 1,000 to 2,000 where it is quiet. Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}.\n`);
const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
for (const row of rows)
  console.log(widths.map((width, column) => (row[column] ?? '').padEnd(width)).join('  '));
