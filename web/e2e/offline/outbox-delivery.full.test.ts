import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { admin } from '../../../graphql-api/test/admin.ts';
import { prepareServer, type ServerProcess } from '../../../graphql-api/test/server-process.ts';
import type { FormName } from '../../../rules/form/form-types.ts';
import { drain } from '../../src/offline/outbox/drain.ts';
import { listItems } from '../../src/offline/outbox/store.ts';
import { faultOf, numbers } from '../support/lossy-network.ts';
import { type Proxy, startProxy } from '../support/proxy.ts';
import { TestForm } from '../support/test-form.ts';

const SUBMISSIONS = Number(process.env['SUBMISSIONS'] ?? 300);
/** The number of submissions that are filled in before the outbox is sent. */
const BATCH = 50;
const SEED = Number(process.env['LOSSY_SEED'] ?? 20_261_122);

const LEADS = `query ($after: String) {
  leads(first: 100, after: $after) { nodes { email fields earlier { id } } pageInfo { hasNextPage endCursor } }
}`;

interface Leads {
  nodes: { email: string; fields: Record<string, string>; earlier: { id: string }[] }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

let server: ServerProcess;
let proxy: Proxy;
beforeAll(async () => {
  server = await prepareServer({ SEED: 'none', TRUST_PROXY: '127.0.0.1' });
  await server.start();
  proxy = await startProxy(server.url);
  const { fetch } = globalThis;
  // Relative URLs refer to the site.
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => fetch(new URL(url, proxy.url), init));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await proxy.close();
  await server.remove();
});

const person = { name: 'Ann Lee', phoneNum: '9055550100' };
const enquiry = { ...person, timeToConnect: 'Mornings' };

/** The forms with one text field: returns the mutation's input for a text. */
const inputs: [FormName, (words: string) => object][] = [
  ['message', (message) => ({ ...person, message })],
  ['quick-message', (message) => ({ name: person.name, phone: person.phoneNum, message })],
  [
    'project',
    (description) => ({
      ...enquiry,
      description,
      formType: 'Message genrated through Project Management form',
    }),
  ],
  [
    'partnership',
    (description) => ({ ...enquiry, description, formType: 'Message genrated through Partnership form' }),
  ],
];

/** Queries the server directly, without the proxy. */
async function ask<Data>(path: string, body: object, token = ''): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const url = `${server.url}${path}`;
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<Data>;
}

async function readLeads(): Promise<Leads['nodes']> {
  const { token } = await ask<{ token: string }>('/api/users/login', admin);
  const found: Leads['nodes'] = [];
  for (let after: string | null = null; ; ) {
    const body: object = { query: LEADS, variables: { after } };
    const { data }: { data: { leads: Leads } } = await ask('/graphql', body, token);
    found.push(...data.leads.nodes);
    if (!data.leads.pageInfo.hasNextPage) return found;
    after = data.leads.pageInfo.endCursor;
  }
}

test(`${SUBMISSIONS} submissions, a third of them edited, arrive with their last content over a network that drops and duplicates requests`, async () => {
  const random = numbers(SEED);
  const said = new Map<string, string>();
  let edits = 0;
  let requests = 0;
  const setNetwork = (isUp: boolean) =>
    proxy.decide(({ method }) => {
      if (method !== 'POST') return 'pass';
      requests += 1;
      if (isUp) return faultOf(random());
      return random() < 0.5 ? 'unanswered' : 'lost';
    });

  async function fillIn(index: number): Promise<void> {
    const [form, fieldsOf] = inputs[index % inputs.length] as (typeof inputs)[number];
    const email = `visitor-${index}@example.com`;
    const submit = async (words: string, correcting?: string) => {
      const inputOf = (text: string) => ({ ...fieldsOf(text), email });
      const tab = await new TestForm(form, inputOf, correcting).open();
      tab.type(words);
      said.set(email, words);
      const { kind } = await tab.submit();
      tab.close();
      return kind;
    };
    const isEdited = index % 3 === 0;
    // The previous try failed: the request or its response was lost.
    setNetwork(!isEdited);
    await submit('What was said first.');
    if (!isEdited) return;
    setNetwork(true);
    for (const words of ['What was said then.', 'What was said last.']) {
      const waiting = (await listItems()).find(({ input }) => input['email'] === email);
      // It was sent: the next content would be a new submission.
      if (!waiting) break;
      edits += 1;
      await submit(words, waiting.submissionId);
    }
  }

  const drainAll = async () => {
    while ((await drain({ ignoreBackOff: true, waitForLocks: true })) > 0);
  };
  for (let index = 0; index < SUBMISSIONS; index += 1) {
    await fillIn(index);
    if (index % BATCH === BATCH - 1) await drainAll();
  }
  await drainAll();
  const leads = await readLeads();
  const words = leads.map(({ email, fields }) => [email, fields['message'] ?? fields['description']]);
  expect(words.toSorted()).toEqual([...said].toSorted());
  process.stdout.write(
    `${SUBMISSIONS} submissions, ${edits} edits, ${requests} requests: ${leads.length} leads, each what was said last, ` +
      `${leads.filter(({ earlier }) => earlier.length > 0).length} of them with earlier versions (seed ${SEED})\n`,
  );
}, 3_600_000);
