import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { admin } from '../admin.ts';
import { startMailServer } from '../mail-server.ts';
import { copyDatabase } from '../postgres.ts';
import { prepareServer } from '../server-process.ts';

const SUBSCRIBERS = 1000;

test('1,000 subscribers get a newsletter once each through two kills of the server', async () => {
  const { url, database } = inject('template');
  const copy = await copyDatabase(url, database);
  const mail = await startMailServer();
  const environment = {
    DATABASE_URL: copy.url,
    SMTP_URL: mail.url,
    BUSINESS_ADDRESS: '1 Main Street, Milton',
  };
  const server = await prepareServer(environment);
  const client = new Client({ connectionString: copy.url });
  await client.connect();
  await client.query(
    `insert into "subscription" ("id", "email", "consentedAt", "confirmedAt")
     select gen_random_uuid(), 'reader-' || n || '@example.com', now(), now() from generate_series(1, $1) n`,
    [SUBSCRIBERS],
  );
  const ask = async (query: string, variables: object = {}, token?: string): Promise<unknown> => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data = {} } = (await response.json()) as { data?: Record<string, unknown> };
    return Object.values(data)[0];
  };
  const signIn = async () => {
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
    return ((await ask(query, { input: admin })) as { token: string }).token;
  };
  /** Lifts the limit of newsletters in a minute, and makes delayed ones due. */
  const hurry = () =>
    client.query(
      `update "mail" set "triedAt" = null, "dueAt" = case when "state" = 'queued' then now() else "dueAt" end
       where "triedAt" is not null`,
    );
  const received = async () => {
    await hurry();
    return mail.received.length;
  };

  await server.start();
  const { rows } = await client.query<{ id: number }>(
    `select min("number") as "id" from "entry" where "kind" = 'article'`,
  );
  const fields = { subject: 'News', items: [{ entry: `article/${rows[0]?.id}` }] };
  const token = await signIn();
  const { draft } = (await ask(
    `mutation ($fields: JSONObject!) {
      saveEntryDraft(kind: "newsletter", fields: $fields, version: 0, revision: 0) { draft { revision } }
    }`,
    { fields },
    token,
  )) as { draft: object };
  const publish = `mutation ($revision: Int!) {
    publishEntry(kind: "newsletter", number: 1, revision: $revision) { state }
  }`;
  expect(await ask(publish, draft, token)).toEqual({ state: 'PUBLISHED' });
  for (const count of [200, 600]) {
    await expect.poll(received, { interval: 20 }).toBeGreaterThan(count);
    await server.kill();
    await server.start();
  }
  // Killed processes give their mails back after half a minute.
  await expect.poll(received, { interval: 20 }).toBeGreaterThanOrEqual(SUBSCRIBERS);
  const report = async () => {
    const mailings = await ask('{ mailings(number: 1) { state sentCount } }', {}, await signIn());
    return (mailings as object[])[0];
  };
  await expect.poll(report, { interval: 3_000 }).toEqual({ state: 'SENT', sentCount: SUBSCRIBERS });
  // A mail that the server had accepted when the process died is sent again with the same Message-ID.
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(SUBSCRIBERS);
  expect(new Set(mail.received.flatMap(({ envelope }) => envelope.to)).size).toBe(SUBSCRIBERS);
  expect(mail.received.length).toBeLessThanOrEqual(SUBSCRIBERS + 2);

  await client.end();
  await server.remove();
  await copy.remove();
  await mail.close();
});
