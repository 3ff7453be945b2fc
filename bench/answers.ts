import { once } from 'node:events';
import { request } from 'node:http';
import { trustedDocuments } from '../web/src/generated/trusted-documents.ts';
import { type Load, load, type Question } from './load.ts';
import { median } from './median.ts';
import { type Answer, references, startReference } from './servers.ts';

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

/** What is asked, and what it should reach. */
export const questions: (Question & { name: string; target: string })[] = [
  { name: 'HTML of /', path: '/', target: '0.5 of node:http' },
  { name: 'the blog list by hash', path: blogList, target: '0.5 of node:http' },
  {
    name: '20 posts, free-form POST',
    path: '/graphql',
    body: JSON.stringify({ query: twentyPosts }),
    target: '4,600/s',
  },
];

/** Medians of all rounds: ours, and by the name of each reference. */
export interface Compared {
  ours: Load;
  bare: Map<string, Load>;
}

/** Compares our server with bare ones that answer the same bytes with the same headers. */
export async function compare(
  ours: { url: string; pid: number },
  question: Question,
  folder: string,
): Promise<Compared> {
  const answer = await fetchRaw(ours.url, question);
  const started = [];
  for (const kind of references) started.push(await startReference(kind, folder, answer));
  const servers = [ours, ...started];
  const loads = servers.map(() => [] as Load[]);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, server] of servers.entries()) {
      const measured = await load(server, question, round === 0 ? 1 : SECONDS);
      // The first one warms up.
      if (round > 0) loads[index]?.push(measured);
    }
  }
  for (const { stop } of started) stop();
  const [own, ...others] = loads.map(medians);
  if (!own) throw new Error('nothing was measured');
  return { ours: own, bare: new Map(others.map((measured, index) => [references[index] ?? '', measured])) };
}

/** The answer as the wire has it: its headers and its bytes, compressed or not. */
async function fetchRaw(url: string, { path, body }: Question): Promise<Answer> {
  const headers = { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) };
  const sent = request(url + path, { method: body ? 'POST' : 'GET', headers }).end(body);
  const [response] = await once(sent, 'response');
  if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`);
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...sentHeaders } = response.headers;
  return { headers: sentHeaders as Record<string, string>, body: Buffer.concat(await response.toArray()) };
}

const medians = (loads: Load[]): Load => ({
  rate: median(loads.map(({ rate }) => rate)),
  cost: median(loads.map(({ cost }) => cost)),
});
