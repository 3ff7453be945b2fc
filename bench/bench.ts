import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { prepareServer } from '../graphql-api/test/server-process.ts';
import { trustedDocuments } from '../web/src/generated/trusted-documents.ts';

/** Rounds of each side, in turns, so that a noisy minute of the machine hits both. */
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;

const blogList = `/graphql?${new URLSearchParams({
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: trustedDocuments.Blog } }),
  variables: JSON.stringify({ page: 1, following: 2 }),
})}`;

const targets = [
  { name: 'HTML of /', path: '/' },
  { name: 'the blog list by GET /graphql', path: blogList },
];

/** The answer as the wire has it: its headers and its bytes, compressed or not. */
async function fetchRaw(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const sent = request(url, { headers: { 'accept-encoding': 'br' } }).end();
  const [response] = await once(sent, 'response');
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers;
  return { headers, body: Buffer.concat(chunks) };
}

/** A reference process that answers these bytes. */
async function startReference(folder: string, answer: { headers: Record<string, string>; body: Buffer }) {
  const file = join(folder, 'body');
  await writeFile(file, answer.body);
  const child = spawn(process.execPath, ['bench/reference.ts', file, JSON.stringify(answer.headers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), stop: () => child.kill() };
}

/** Requests a second. Throws when anything but 200 came back. */
async function measure(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} bad answers`);
  return result.requests.average;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const server = await prepareServer({});
try {
  await server.start();
  for (const { name, path } of targets) {
    const reference = await startReference(folder, await fetchRaw(server.url + path));
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measure(server.url + path));
      bare.push(await measure(reference.url));
    }
    reference.stop();
    const ratio = median(ours.map((value, round) => value / (bare[round] ?? Number.NaN)));
    const figures = `${Math.round(median(ours))} requests/s against ${Math.round(median(bare))} of a bare Fastify`;
    console.log(`${name}: ${ratio.toFixed(2)} of a bare Fastify with the same bytes (${figures})`);
  }
} finally {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
}
