import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '../samples/form-samples.ts';
import { prepareServer, type ServerProcess } from '../server-process.ts';

const half = 12;

let server: ServerProcess;
beforeAll(async () => {
  server = await prepareServer({ SEED: 'none' });
});
afterAll(() => server.remove());

/** A submission whose last part has not been sent. */
interface HalfSent {
  finish(): Promise<string>;
}

const SEND = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }';
/** The requests of one form over both transports. */
const submissions = {
  [message.path]: () => ({ formType: message.formType, ...message.sample }),
  '/graphql': () => ({
    query: SEND,
    variables: { input: { submissionId: randomUUID(), ...message.sample } },
  }),
};

/** Sends a request up to byte `until`, counted from the end of its headers. */
async function sendHalf(url: string, path: string, until: number): Promise<HalfSent> {
  const body = Buffer.from(JSON.stringify(submissions[path]?.()));
  const { hostname, port } = new URL(url);
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${hostname}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  const request = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
  const cut = request.length - body.length + until;
  const socket: Socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(request.subarray(0, cut));
  return {
    finish: () => {
      socket.write(request.subarray(cut));
      return text(socket);
    },
  };
}

/** Returns whether the server accepts a new connection. */
const isServing = (url: string) =>
  fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );

/** Sends SIGTERM and waits until the server accepts no new connections. */
async function stopNow(): Promise<Promise<number | null>[]> {
  const exit = server.stop();
  await expect.poll(() => isServing(server.url)).toBe(false);
  // In an array, because `await` would unwrap a nested promise.
  return [exit];
}

// The server waits up to 25 seconds for uploads.
test('SIGTERM lets half-sent requests finish, does not wait for idle connections, and the process exits with 0', async () => {
  await server.start();
  const agent = new Agent({ keepAlive: true });
  const [idle] = await once(get(`${server.url}/healthz`, { agent }), 'response');
  await text(idle);
  // Stopped in the headers and in the body, over REST and GraphQL.
  const paths = Object.keys(submissions);
  const sending = await Promise.all(
    Array.from({ length: half }, (_, index) =>
      sendHalf(server.url, paths[index % paths.length] ?? '', index < half / 3 ? -20 : 10),
    ),
  );
  const [exit] = await stopNow();
  const answered = await Promise.all(sending.map((one) => one.finish()));
  expect(answered.map((answer) => answer.slice(0, 15))).toEqual(Array(half).fill('HTTP/1.1 200 OK'));
  expect(answered.filter((answer) => answer.includes('{"msg":"success"}'))).toHaveLength(half);
  expect(await exit).toBe(0);
  // The server logs it when it has waited 25 seconds for a connection.
  expect(server.output()).not.toContain('closing the connections of unfinished requests');
  agent.destroy();
});

test('a second signal ends the process at once, despite a request in flight', async () => {
  await server.start();
  const sending = await sendHalf(server.url, message.path, 10);
  const [exit] = await stopNow();
  // The server counts signals within a second as one, because a terminal and npm both send them.
  const asking = setInterval(() => server.signal('SIGTERM'), 100);
  expect(await exit).toBe(143);
  clearInterval(asking);
  await sending.finish().catch(() => undefined);
});
