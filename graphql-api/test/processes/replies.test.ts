import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../admin.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { message } from '../samples/form-samples.ts';
import { postForm } from '../samples/forms.ts';
import { prepareServer, type ServerProcess } from '../server-process.ts';

let mail: MailServer;
let server: ServerProcess;
beforeAll(async () => {
  mail = await startMailServer();
  server = await prepareServer({ SEED: 'none', SMTP_URL: mail.url });
});
afterAll(async () => {
  await server.remove();
  await mail.close();
});

async function ask<Data>(query: string, variables: object = {}, token?: string): Promise<Data> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: Data }).data;
}
async function signIn(): Promise<string> {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  return (await ask<{ login: { token: string } }>(query, { input: admin })).login.token;
}

const REPLY = `mutation ($id: ID!, $input: LeadReplyInput!, $sendAt: DateTimeISO) {
  replyToLead(id: $id, input: $input, sendAt: $sendAt) { state }
}`;

/** Returns the id of the only lead, and a session. */
async function onlyLead(): Promise<{ id: string | undefined; token: string }> {
  const token = await signIn();
  const query = '{ leads { nodes { id } } }';
  const { leads } = await ask<{ leads: { nodes: { id: string }[] } }>(query, {}, token);
  return { id: leads.nodes[0]?.id, token };
}

const sentReplies = () => mail.received.filter(({ subject }) => subject?.startsWith('Re: '));
const firstLines = () => sentReplies().map(({ text }) => text?.split('\n')[0]);

test('a reply survives a kill between its transaction and its mail, and is sent once', async () => {
  mail.rejecting = true;
  await server.start();
  expect((await postForm(server, message)).status).toBe(200);
  const { id, token } = await onlyLead();
  const variables = { id, input: { reply_id: randomUUID(), text: 'See you on Monday.' } };
  expect(await ask(REPLY, variables, token)).toEqual({ replyToLead: { state: 'ANSWERED' } });
  await server.kill();
  expect(mail.received).toEqual([]);

  mail.rejecting = false;
  await server.start();
  // The client received no response and sends the reply again.
  await ask(REPLY, variables, await signIn());
  // The queue detects interrupted mails after half a minute.
  await expect.poll(() => mail.received.length).toBe(3);
  expect(firstLines()).toEqual(['See you on Monday.']);
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(mail.received.length);
});

test('a reply that is sent later leaves at its time, once, after a kill and a new start', async () => {
  const { id, token } = await onlyLead();
  const before = firstLines();
  const sendAt = new Date(Date.now() + 15_000);
  const input = { reply_id: randomUUID(), text: 'The keys are at the desk.' };
  await ask(REPLY, { id, input, sendAt }, token);
  await server.kill();
  await server.start();
  await ask(REPLY, { id, input, sendAt }, await signIn());
  await expect.poll(() => firstLines().length).toBeGreaterThan(before.length);
  expect(Date.now()).toBeGreaterThanOrEqual(sendAt.getTime());
  expect(firstLines()).toEqual([...before, input.text]);
});
