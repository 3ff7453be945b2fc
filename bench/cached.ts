import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { trustedDocuments } from '../web/src/generated/trusted-documents.ts';
import { type Call, load, median, type Server } from './load.ts';
import { onSite } from './site.ts';

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

/** Measures cached responses beside a bare `node:http` server that sends the same bytes. */
export const cached = onSite(async function* measureCached(site) {
  for (const [name, call] of Object.entries(cachedCalls)) {
    const { ours, bare } = await compare(site, call);
    yield {
      measured: `processor time of a cached response: ${name}`,
      ours,
      reference: bare,
      beside: 'node:http',
      unit: 'ms',
      // Rates depend on the machine's load; 0.3 of the rate of `node:http` is far more than a site needs.
      budget: 1 / 0.3,
    };
  }
});

/** Returns the processor time of a request, in milliseconds, of both servers in alternating rounds. */
async function compare(ours: Server, call: Call): Promise<{ ours: number; bare: number }> {
  const bare = await startReference(await fetchRaw(ours.url, call));
  const costs: { ours: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measure = async (server: Server) => (await load(server, () => call, SECONDS)).cost;
    costs.push({ ours: await measure(ours), bare: await measure(bare) });
  }
  bare.stop();
  // The first round warms both servers up.
  const measured = costs.slice(1);
  return { ours: median(measured.map((it) => it.ours)), bare: median(measured.map((it) => it.bare)) };
}

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

/** Starts a bare `node:http` server that answers every request with a response. */
export async function startReference(response: {
  headers: object;
  body: string;
}): Promise<Server & { stop(): void }> {
  const child = fork(new URL('reference.ts', import.meta.url));
  child.send(response);
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
