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

test('a reply survives a kill between its transaction and its mail, and is sent once', async () => {
  mail.rejecting = true;
  await server.start();
  expect((await postForm(server, message)).status).toBe(200);
  const token = await signIn();
  const { leads } = await ask<{ leads: { nodes: { id: string }[] } }>(
    '{ leads { nodes { id } } }',
    {},
    token,
  );
  const variables = { id: leads.nodes[0]?.id, input: { reply_id: randomUUID(), text: 'See you on Monday.' } };
  const REPLY =
    'mutation ($id: ID!, $input: LeadReplyInput!) { replyToLead(id: $id, input: $input) { state } }';
  expect(await ask(REPLY, variables, token)).toEqual({ replyToLead: { state: 'ANSWERED' } });
  await server.kill();
  expect(mail.received).toEqual([]);

  mail.rejecting = false;
  await server.start();
  // The client received no response and sends the reply again.
  await ask(REPLY, variables, await signIn());
  const replies = () => mail.received.filter(({ subject }) => subject?.startsWith('Re: '));
  // The queue detects interrupted mails after half a minute.
  await expect.poll(() => mail.received.length, { timeout: 120_000 }).toBe(3);
  expect(replies().map(({ text }) => text?.split('\n')[0])).toEqual(['See you on Monday.']);
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(mail.received.length);
});
