import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { memoryInUse } from '../../../test/memory-in-use.ts';
import { defaultLimits } from '../core/resource-limits.ts';
import { createHttpServer } from './connections.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: site\r\n\r\n`;

/** Opens a connection and reads nothing from it. */
async function open({ url }: TestApp = app): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {}).pause();
  await once(socket, 'connect');
  return socket;
}

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** Sends pipelined requests on several connections, and resolves when the server has closed them all. */
async function flood(path: string, connections: number, requests: number): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open()));
  const ends = sockets.map(closed);
  for (const socket of sockets) {
    socket.write(get(path).repeat(requests));
    // An unread response must not delay the notice that the connection was closed.
    socket.resume();
  }
  await Promise.all(ends);
}

async function picturePath(): Promise<string> {
  const { data } = await app.graphql('{ blogs(pageSize: 1) { items { picture { src } } } }');
  const blogs = (data as unknown as { blogs: { items: { picture: { src: string } }[] } }).blogs;
  return blogs.items[0]?.picture.src ?? '';
}

test.each([
  ['every article on two connections', async () => '/blogs', 2, 2_000],
  ['a page on 80 connections', async () => '/about', 80, 1_000],
  ['a picture on one connection', picturePath, 1, 20_000],
])('pipelined requests for %s take little memory, and others are served', async (_name, pathOf, ...size) => {
  const path = await pathOf();
  await (await fetch(app.url + path)).arrayBuffer();
  const before = memoryInUse().rss;
  await flood(path, ...size);
  expect((await fetch(`${app.url}/contact`)).status).toBe(200);
  expect(memoryInUse().rss - before).toBeLessThan(150e6);
});

test('the seventeenth unanswered request closes its connection, and no further one is processed', async () => {
  let count = 0;
  const server = createHttpServer(defaultLimits, () => {
    count += 1;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  socket.resume().write(get('/').repeat(1_000));
  await closed(socket);
  expect(count).toBe(16);
  server.close();
});

test('sixteen pipelined requests are answered in their order', async () => {
  const socket = await open();
  const paths = Array.from({ length: 8 }, () => ['/about', '/healthz']).flat();
  socket.write(paths.map(get).join(''));
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.resume();
  await expect.poll(() => text.match(/HTTP\/1\.1 200 OK/g)?.length).toBe(16);
  const types = [...text.matchAll(/\r\ncontent-type: (\S+);/gi)].map(([, type]) => type);
  expect(types).toEqual(paths.map((path) => (path === '/about' ? 'text/html' : 'application/json')));
  socket.destroy();
});

test('a connection whose client does not read its response is closed', async () => {
  const limits = { ...defaultLimits, connections: 1, writeIdleMs: 500 };
  const single = await startApp({}, { limits });
  const status = () =>
    fetch(`${single.url}/healthz`, { headers: { connection: 'close' } }).then(
      (response) => response.status,
      () => 'no connection',
    );
  await expect.poll(status).toBe(200);
  let socket = await open(single);
  // The server may have rejected it, if it had not closed the connection of the request before.
  const takeConnection = async () => {
    if ((await status()) === 200) socket = await open(single);
    return status();
  };
  await expect.poll(takeConnection).toBe('no connection');
  // Fewer requests than the limit, more bytes than the buffers of the system hold.
  const page = await (await fetch(`${app.url}/playground`)).text();
  const [script = ''] = /\/playground\/assets\/[^"]+\.js/.exec(page) ?? [];
  socket.write(get(script).repeat(limits.unansweredRequests));
  await expect.poll(status).toBe(200);
  socket.destroy();
  await single.close();
});
