import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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
/** A server that does not answer, so that an import waits for its pictures. */
let silent: Server;
beforeAll(async () => {
  server = await prepareServer({ SEED: 'none', PRIVATE_NETWORKS: 'on' });
  await server.start();
  token = await signIn();
  silent = createServer(() => {}).listen(0, '127.0.0.1');
});
afterAll(async () => {
  await server.remove();
  silent.close();
  silent.closeAllConnections();
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

async function upload(content: string): Promise<Run> {
  const body = new FormData();
  const query = `mutation ($file: Upload!) { importWordPress(file: $file) { ${FIELDS} } }`;
  body.set('operations', JSON.stringify({ query, variables: { file: null } }));
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', new Blob([content]), 'export.xml');
  const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
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
  await expect.poll(async () => (await run(id))?.state, { timeout: 120_000 }).toBe(state);
}

/** Returns an export whose import waits for a picture. */
const slowExport = () => {
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/room.jpg`;
  return exportOf(postItem(), postItem({ content: `<img src="${url}">` }), postItem());
};

test('an import runs in another process, and its report can be downloaded', async () => {
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
});

test('a running and a waiting import can be cancelled', async () => {
  const [first, second] = [await upload(slowExport()), await upload(exportOf(postItem()))];
  await reach(first.run_id, 'RUNNING');
  await expect.poll(async () => (await run(first.run_id))?.done, { timeout: 120_000 }).toBe(1);
  const cancel = 'mutation ($id: UUID!) { cancelImport(id: $id) { state } }';
  const data = await graphql(cancel, { id: second.run_id });
  expect(data).toEqual({ cancelImport: { state: 'CANCELLED' } });
  await graphql(cancel, { id: first.run_id });
  await reach(first.run_id, 'CANCELLED');
  expect(await run(first.run_id)).toMatchObject({ posts: 3, done: 1, imported: 1 });
  expect(await run(second.run_id)).toMatchObject({ state: 'CANCELLED', imported: 0 });
});

test.each(['stop', 'kill'] as const)(
  'an import fails with a reason after the %s of its server',
  async (end) => {
    const { run_id } = await upload(slowExport());
    await reach(run_id, 'RUNNING');
    await server[end]();
    await server.start();
    await reach(run_id, 'FAILED');
    expect((await run(run_id))?.reason).toContain('The server was stopped');
  },
);

test('any other file is rejected at once', async () => {
  await expect(upload('<rss><channel></channel></rss>')).rejects.toThrow(
    'This file isn’t a WordPress export',
  );
});
