import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { trustedDocuments } from '../web/src/generated/trusted-documents.ts';
import { type Call, type Load, load, median, type Server } from './load.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 3);

const blogList = new URLSearchParams({
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: trustedDocuments.Blog } }),
  variables: JSON.stringify({ page: 1, following: 2 }),
});

const twentyPosts = `{ blogs(pageSize: 20) { totalCount items {
  blog_id title slug_url brief_paragraph published_date categoryDetails { category } picture { src width height alt }
} } }`;

/** The responses that the server caches. */
export const cachedCalls: Record<string, Call> = {
  'HTML of /': { path: '/' },
  'blog list, trusted document': { path: `/graphql?${blogList}` },
  '20 posts, free-form POST': { path: '/graphql', body: JSON.stringify({ query: twentyPosts }) },
};

/** Measures our server and a bare `node:http` server with the same response, in alternating rounds. */
export async function compare(ours: Server, call: Call): Promise<{ ours: Load; bare: Load }> {
  const bare = await startReference(await fetchRaw(ours.url, call));
  const loads: { ours: Load; bare: Load }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measure = (server: Server) => load(server, () => call, SECONDS);
    loads.push({ ours: await measure(ours), bare: await measure(bare) });
  }
  bare.stop();
  // The first round warms both servers up.
  const measured = loads.slice(1);
  return { ours: medians(measured.map((it) => it.ours)), bare: medians(measured.map((it) => it.bare)) };
}

const medians = (loads: Load[]): Load => ({
  rate: median(loads.map(({ rate }) => rate)),
  cost: median(loads.map(({ cost }) => cost)),
});

/** Returns the response as it was sent: `fetch` would decompress its body. */
async function fetchRaw(url: string, { path, body }: Call) {
  const headers = { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) };
  const [response] = await once(
    request(url + path, { method: body ? 'POST' : 'GET', headers }).end(body),
    'response',
  );
  if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`);
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...sent } = response.headers;
  return { headers: sent, body: Buffer.concat(await response.toArray()).toString('base64') };
}

async function startReference(response: object): Promise<Server & { stop(): void }> {
  const child = fork(new URL('reference.ts', import.meta.url));
  child.send(response);
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
