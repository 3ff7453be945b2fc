import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, type Mock, test, vi } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { sendForm } from '../../../test/samples/forms.ts';

const ROWS = 3;

let app: TestApp;
let adminClient: AdminClient;
let blog_id: number;
let blog_image: string | undefined;
/** Called by the ORM for each statement. */
let statements: Mock<(context: { query: string }) => void>;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
  for (let row = 0; row < ROWS; row += 1) await createCorrectedLead();
  const { items } = await adminClient.run<{ items: { blog_image: string }[] }>(
    '{ blogs(pageSize: 1) { items { blog_image } } }',
  );
  blog_image = items[0]?.blog_image;
  blog_id = (await adminClient.createBlog()).blog_id;
  for (let row = 0; row < ROWS; row += 1) await changeBlog(`Version ${row}`);
  const pending = () => adminClient.run<{ totalCount: number }>('{ pendingMails { totalCount } }');
  await vi.waitUntil(async () => (await pending()).totalCount === 0, 300_000);
  statements = vi.spyOn(app.app.database.em.config.getLogger(), 'logQuery');
});
afterAll(() => app.close());

/** A lead with an earlier version, mails and a note. */
async function createCorrectedLead(): Promise<void> {
  const submissionId = randomUUID();
  await sendForm(app, message, { submissionId });
  await sendForm(app, message, { replaces: submissionId });
  const { nodes } = await adminClient.run<{ nodes: { id: string }[] }>(
    '{ leads(first: 1) { nodes { id } } }',
  );
  await adminClient.run('mutation ($id: ID!) { addLeadNote(id: $id, text: "Call.") { id } }', nodes[0]);
  await adminClient.run(
    'mutation ($id: ID!, $input: LeadReplyInput!) { replyToLead(id: $id, input: $input) { id } }',
    { id: nodes[0]?.id, input: { reply_id: randomUUID(), text: 'Hello' } },
  );
}

async function changeBlog(title: string): Promise<void> {
  // With tokens in both, one row needs the facts too.
  const fact = '{vacantStaging.price}';
  const blogs_content = [{ heading: 'One', paragraph: `<p>${fact}</p>` }];
  const input = { title: `${title} ${fact}`, slug_url: 'counted', category: 2, blog_image, blogs_content };
  await adminClient.updateBlog(blog_id, input);
}

/** Reads of the content version, which each process repeats. */
const isRepeated = ([{ query }]: [{ query: string }]) => query.includes('from "content_version"');

/** Returns the number of an operation's statements: the minimum of three runs, because jobs run some too. */
async function statementsOf(query: string): Promise<number> {
  const counts: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    statements.mockClear();
    await adminClient.run(query);
    counts.push(statements.mock.calls.filter((call) => !isRepeated(call)).length);
  }
  return Math.min(...counts);
}

const PICTURE = 'picture { src alt placeholder sources { type srcset } }';
const BLOGS = `items { title ${PICTURE} categoryDetails { category } blogs_content { heading } state }`;
const LEADS = `nodes { answers { label value } photos { url } notes { text } mails { state }
  replies { text mail { state } }
  earlier { answers { value } mails { state } notes { text } earlier { id } } }`;

test.each([
  ['leads', (rows: number) => `{ leads(first: ${rows}) { totalCount ${LEADS} } }`],
  ['pendingMails', (rows: number) => `{ pendingMails(first: ${rows}) { nodes { id lastError } } }`],
  ['blogs', (rows: number) => `{ blogs(pageSize: ${rows}) { ${BLOGS} } }`],
  [
    'entries',
    (rows: number) =>
      `{ entries(kind: "article", pageSize: ${rows}) { items { title fields state address draft { revision } } } }`,
  ],
])('%s takes as many statements for many rows as for one', async (_name, query) => {
  const one = await statementsOf(query(1));
  expect(one).toBeGreaterThan(0);
  expect(await statementsOf(query(ROWS))).toBe(one);
});

test('the facts in entries and in their blocks are read once in a request', async () => {
  statements.mockClear();
  await adminClient.run(
    `{ blogs(pageSize: ${ROWS}) { items { title blogs_content { heading paragraph } } } }`,
  );
  const priceLists = statements.mock.calls.filter(([{ query }]) => /'prices'|"slug" in/.test(query));
  expect(priceLists).toHaveLength(1);
});
