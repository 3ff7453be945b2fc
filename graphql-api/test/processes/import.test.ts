import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../admin.ts';
import { exportOf, postItem } from '../import-export.ts';
import { prepareServer, type ServerProcess } from '../server-process.ts';

const FIELDS = 'run_id state reason posts done imported unchanged pictures leftOutCount leftOut finishedAt';

interface Run {
  run_id: string;
  state: string;
  reason: string | null;
  posts: number;
  done: number;
  imported: number;
  unchanged: number;
  leftOutCount: number;
  leftOut: string[];
}

let server: ServerProcess;
let token: string;
/** A server of pictures, for which an import waits while it is silent. */
let pictures: Server;
let isSilent = true;
beforeAll(async () => {
  server = await prepareServer({ SEED: 'none', PRIVATE_NETWORKS: 'on' });
  await server.start();
  token = await signIn();
  pictures = createServer((_request, response) => isSilent || response.writeHead(404).end());
  pictures.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await server.remove();
  pictures.close();
  pictures.closeAllConnections();
});

async function signIn(): Promise<string> {
  const response = await fetch(`${server.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Sends an operation of the admin. */
async function graphql<Data>(query: string, variables: object = {}): Promise<Data> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
  return ((await response.json()) as { data: Data }).data;
}

async function upload(content: string, signal: AbortSignal | null = null): Promise<Run> {
  const body = new FormData();
  const query = `mutation ($file: Upload!) { importWordPress(file: $file) { ${FIELDS} } }`;
  body.set('operations', JSON.stringify({ query, variables: { file: null } }));
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', new Blob([content]), 'export.xml');
  const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body, signal });
  const { data, errors } = (await response.json()) as {
    data: { importWordPress: Run } | null;
    errors?: object;
  };
  if (!data) throw new Error(JSON.stringify(errors));
  return data.importWordPress;
}

const runs = async () => (await graphql<{ imports: Run[] }>(`{ imports { ${FIELDS} } }`)).imports;
const run = async (id: string) => (await runs()).find(({ run_id }) => run_id === id);
async function reach(id: string, state: string): Promise<void> {
  await expect.poll(async () => (await run(id))?.state).toBe(state);
}

/** Waits until the files of all imports are deleted. */
async function expectNoFiles(): Promise<void> {
  const files = () => readdir(join(server.dataDir, 'files/imports'));
  await expect.poll(files).toEqual([]);
}

/** Returns an export with three posts, whose import waits for a picture of the second one. */
const slowExport = () => {
  const url = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}/room.jpg`;
  return exportOf(
    postItem({ content: '[gallery]' }),
    postItem({ content: `<img src="${url}">` }),
    postItem(),
  );
};

test('an import runs as a job, and its report can be downloaded', async () => {
  const posts = Array.from({ length: 110 }, (_, index) =>
    postItem({ title: `Post ${index}`, content: '[gallery]' }),
  );
  const content = exportOf(...posts);
  const { run_id, state: first } = await upload(content);
  expect(first).toBe('WAITING');
  await reach(run_id, 'FINISHED');
  const result = await run(run_id);
  expect(result).toMatchObject({ posts: 110, done: 110, imported: 110, reason: null, leftOutCount: 110 });
  expect(result?.leftOut).toHaveLength(100);
  const path = `/api/imports/${run_id}/report.txt`;
  const report = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
  expect((await report.text()).split('\n').filter(Boolean)).toHaveLength(110);
  expect((await fetch(server.url + path)).status).toBe(401);
  const query = '{ activity(first: 1) { nodes { event by } } }';
  const { activity } = await graphql<{ activity: object }>(query);
  expect(activity).toEqual({ nodes: [{ event: 'ENTRY_IMPORTED', by: admin.email }] });
  const again = await upload(content);
  await reach(again.run_id, 'FINISHED');
  expect(await run(again.run_id)).toMatchObject({ imported: 0, unchanged: 110 });
  await expectNoFiles();
});

test('a running and a waiting import can be cancelled', async () => {
  const [first, second] = [await upload(slowExport()), await upload(exportOf(postItem()))];
  await reach(first.run_id, 'RUNNING');
  await expect.poll(async () => (await run(first.run_id))?.done).toBe(1);
  const cancel = 'mutation ($id: UUID!) { cancelImport(id: $id) { state } }';
  const data = await graphql(cancel, { id: second.run_id });
  expect(data).toEqual({ cancelImport: { state: 'CANCELLED' } });
  await graphql(cancel, { id: first.run_id });
  await reach(first.run_id, 'CANCELLED');
  expect(await run(first.run_id)).toMatchObject({ posts: 3, done: 1, imported: 1 });
  expect(await run(second.run_id)).toMatchObject({ state: 'CANCELLED', imported: 0 });
});

test.each(['stop', 'kill'] as const)('an import continues after the %s of its server', async (end) => {
  const { run_id } = await upload(slowExport());
  await expect.poll(async () => (await run(run_id))?.done).toBe(1);
  await server[end]();
  isSilent = false;
  await server.start();
  await reach(run_id, 'FINISHED');
  isSilent = true;
  const result = { posts: 3, done: 3, imported: 3, unchanged: 0, leftOutCount: 2 };
  expect(await run(run_id)).toMatchObject(result);
  await expectNoFiles();
});

test('uploads of the same file, one with a lost response, import each article once', async () => {
  const content = exportOf(...Array.from({ length: 30 }, () => postItem()));
  const known = new Set((await runs()).map(({ run_id }) => run_id));
  const lost = new AbortController();
  const first = upload(content, lost.signal).catch(() => undefined);
  await expect.poll(async () => (await runs()).some(({ run_id }) => !known.has(run_id))).toBe(true);
  lost.abort();
  await Promise.all([first, upload(content), upload(content)]);
  const started = async () => (await runs()).filter(({ run_id }) => !known.has(run_id));
  await expect
    .poll(async () => (await started()).map(({ state }) => state))
    .toEqual(['FINISHED', 'FINISHED', 'FINISHED']);
  const results = (await started()).map(({ imported, unchanged }) => [imported, unchanged]);
  expect(results.toSorted()).toEqual([
    [0, 30],
    [0, 30],
    [30, 0],
  ]);
});

test('any other file is rejected at once', async () => {
  await expect(upload('<rss><channel></channel></rss>')).rejects.toThrow(
    'This file isn’t a WordPress export',
  );
});
