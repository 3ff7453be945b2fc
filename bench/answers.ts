import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { trustedDocuments } from '../web/src/generated/trusted-documents.ts';
import { type Load, load, type Question } from './load.ts';

/** Rounds of each side, in turns, so that a noisy minute of the machine hits all. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 3);

const blogList = `/graphql?${new URLSearchParams({
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: trustedDocuments.Blog } }),
  variables: JSON.stringify({ page: 1, following: 2 }),
})}`;

const twentyPosts = `{ blogs(pageSize: 20) { totalCount items {
  blog_id title slug_url brief_paragraph published_date categoryDetails { category } picture { src width height alt }
} } }`;

/** What is asked, and what share of a bare node:http it should reach. */
export const questions: (Question & { name: string })[] = [
  { name: 'HTML of /', path: '/' },
  { name: 'the blog list by hash', path: blogList },
  { name: '20 posts, free-form POST', path: '/graphql', body: JSON.stringify({ query: twentyPosts }) },
];

const references = ['http', 'fastify'] as const;

/** Medians of all rounds, by who answered. */
export type Compared = Record<'ours' | (typeof references)[number], Load>;

/** Compares our server with bare ones that answer the same bytes with the same headers. */
export async function compare(
  ours: { url: string; pid: number },
  question: Question,
  folder: string,
): Promise<Compared> {
  const answer = await fetchRaw(ours.url, question);
  const [http, fastify] = await Promise.all(references.map((kind) => startReference(kind, folder, answer)));
  if (!http || !fastify) throw new Error('no reference');
  const servers = { ours, http, fastify };
  const loads = { ours: [] as Load[], http: [] as Load[], fastify: [] as Load[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, server] of Object.entries(servers) as [keyof Compared, typeof ours][]) {
      const measured = await load(server, question, round === 0 ? 1 : SECONDS);
      // The first one warms up.
      if (round > 0) loads[name].push(measured);
    }
  }
  http.stop();
  fastify.stop();
  return { ours: medians(loads.ours), http: medians(loads.http), fastify: medians(loads.fastify) };
}

/** The answer as the wire has it: its headers and its bytes, compressed or not. */
async function fetchRaw(url: string, { path, body }: Question) {
  const headers = { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) };
  const sent = request(url + path, { method: body ? 'POST' : 'GET', headers }).end(body);
  const [response] = await once(sent, 'response');
  if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`);
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...sentHeaders } = response.headers;
  return { headers: sentHeaders as Record<string, string>, body: Buffer.concat(await response.toArray()) };
}

type Answer = Awaited<ReturnType<typeof fetchRaw>>;

async function startReference(kind: string, folder: string, { headers, body }: Answer) {
  const file = join(folder, 'body');
  await writeFile(file, body);
  const child = spawn(process.execPath, ['bench/reference.ts', kind, file, JSON.stringify(headers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), pid: child.pid ?? 0, stop: () => child.kill() };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const medians = (loads: Load[]): Load => ({
  rate: median(loads.map(({ rate }) => rate)),
  cost: median(loads.map(({ cost }) => cost)),
});
