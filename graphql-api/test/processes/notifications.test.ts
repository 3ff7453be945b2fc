import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PushService, startPushService } from '../push-service.ts';
import { message } from '../samples/form-samples.ts';
import { postForm } from '../samples/forms.ts';
import { prepareServer, type ServerProcess } from '../server-process.ts';
import { ask, signInto } from './replicas.ts';

let service: PushService;
let server: ServerProcess;
beforeAll(async () => {
  service = await startPushService();
  server = await prepareServer({ SEED: 'none', PRIVATE_NETWORKS: 'on' });
});
afterAll(async () => {
  await server.remove();
  await service.close();
});

test('a notification survives a kill between the transaction of its lead and its delivery, and is sent once', async () => {
  await server.start();
  const SUBSCRIBE =
    'mutation ($input: PushSubscriptionInput!) { subscribePush(input: $input) { publicKey } }';
  const browser = service.subscribe();
  expect((await ask(server, SUBSCRIBE, { input: browser }, await signInto(server))).errors).toBeUndefined();
  service.status = 503;
  expect((await postForm(server, message)).status).toBe(200);
  await server.kill();
  expect(service.messages).toEqual([]);

  service.status = 201;
  await server.start();
  // The queue detects interrupted notifications after a minute.
  await expect.poll(() => service.messages.length).toBe(1);
  expect(service.faults).toEqual([]);
  // The next lead's notification is sent after the queued ones.
  expect((await postForm(server, message)).status).toBe(200);
  await expect.poll(() => service.messages.length).toBe(2);
  const leads = service.messages.map(({ text }) => (JSON.parse(text) as { id: string }).id);
  expect(new Set(leads).size).toBe(2);
});
