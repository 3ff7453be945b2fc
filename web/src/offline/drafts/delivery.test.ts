import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestForm } from '../../../e2e/support/test-form.ts';
import { drain } from '../outbox/drain.ts';
import { listItems } from '../outbox/store.ts';
import { database } from '../shared/database.ts';

/** The answer to the next request. */
type NetworkFault = 'answered' | 'reply lost' | 'request lost' | 'error after storing' | 'error';

interface Stored {
  message: string;
  replaces?: string;
}

/** A server that stores one lead for each submissionId. A correction replaces the lead that it names. */
class Server {
  readonly stored = new Map<string, Stored>();
  faults: NetworkFault[] = [];
  requests = 0;
  /** Submissions that arrived twice at the same time. */
  readonly sentTwiceAtOnce: string[] = [];
  readonly #arriving = new Set<string>();

  async answer(_url: string, { body }: { body: string }): Promise<Response> {
    this.requests += 1;
    const { input } = JSON.parse(body).variables;
    const { submissionId } = input;
    if (this.#arriving.has(submissionId)) this.sentTwiceAtOnce.push(submissionId);
    this.#arriving.add(submissionId);
    // Slower than the database, so that a second sender would reach the server in the meantime.
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    this.#arriving.delete(submissionId);
    return this.#decide(input);
  }

  #decide({ submissionId, replaces, message }: { submissionId: string } & Stored): Response {
    const fault = this.faults.shift() ?? 'answered';
    if (fault === 'request lost') throw new TypeError('fetch failed');
    if (message.includes('invalid')) {
      return Response.json({ errors: [{ message: 'No.', extensions: { code: 'BAD_USER_INPUT' } }] });
    }
    if (fault === 'error') return new Response('{}', { status: 500 });
    if (!this.stored.has(submissionId))
      this.stored.set(submissionId, { message, ...(replaces && { replaces }) });
    if (fault === 'reply lost') throw new TypeError('fetch failed');
    if (fault === 'error after storing') return new Response('{}', { status: 502 });
    return Response.json({ data: { sendMessage: { submissionId, msg: 'success' } } });
  }

  /** The messages of the leads that no correction has replaced. */
  leads(): string[] {
    const replaced = new Set([...this.stored.values()].map(({ replaces }) => replaces));
    return [...this.stored].filter(([id]) => !replaced.has(id)).map(([, { message }]) => message);
  }
}

let server: Server;
beforeEach(() => {
  server = new Server();
  vi.stubGlobal('fetch', (url: string, init: { body: string }) => server.answer(url, init));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  const db = await database();
  for (const store of ['outbox', 'drafts', 'photos'] as const) await db.clear(store);
});

const openForm = (correcting?: string) =>
  new TestForm('message', (message) => ({ message }), correcting).open();

/** Sends everything that waits, with a stable connection and past all delays. */
async function deliverAll(): Promise<void> {
  server.faults = [];
  const now = Date.now();
  for (let tries = 1; tries <= 5; tries += 1) {
    vi.spyOn(Date, 'now').mockReturnValue(now + tries * 3_600_000);
    await drain({ ignoreBackOff: true, waitForLocks: true });
  }
  vi.restoreAllMocks();
}

const fault = fc.constantFrom<NetworkFault>(
  'answered',
  'reply lost',
  'request lost',
  'error after storing',
  'error',
);
const step = fc.record({
  faults: fc.array(fault, { minLength: 1, maxLength: 3 }),
  edit: fc.constantFrom('', 'valid', 'invalid'),
  drainFirst: fc.boolean(),
  reload: fc.boolean(),
});

test('with lost requests, edits, retries and reloads, one lead arrives with the last content', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      server.stored.clear();
      let form = await openForm();
      let said = '';
      let isQueued = false;
      form.type(said);
      for (const [index, { faults, edit, drainFirst, reload }] of steps.entries()) {
        server.faults = [...faults];
        if (index > 0 && drainFirst) await drain({ ignoreBackOff: true });
        const [waiting] = await listItems();
        // The outbox has sent it: the next content would be a new submission.
        if (isQueued && !waiting) break;
        if (waiting || reload) {
          form.close();
          form = await openForm(waiting?.submissionId);
        }
        if (edit || index === 0) said = `version ${index} ${edit}`;
        form.type(said);
        const { kind } = await form.submit();
        if (kind === 'accepted') break;
        isQueued = kind === 'queued';
      }
      form.close();
      await deliverAll();
      const [left] = await listItems();
      // After an error the contents are back in the form, and the visitor sends it again.
      const isBack = (await (await database()).count('drafts')) > 0 || left?.state === 'rejected';
      if (isBack) {
        form = await openForm(left?.submissionId);
        if (said.includes('invalid')) said = 'corrected';
        form.type(said);
        await form.submit();
        form.close();
      }
      expect(server.leads()).toEqual([said]);
      for (const store of ['outbox', 'drafts'] as const) await (await database()).clear(store);
    }),
    { numRuns: 150 },
  );
});

test('when tabs and the worker send at the same time, each submission arrives once', async () => {
  const drains = fc.array(fc.record({ ignoreBackOff: fc.constant(true), waitForLocks: fc.boolean() }), {
    minLength: 2,
    maxLength: 3,
  });
  const faults = fc.array(fault, { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), faults, drains, async (count, lost, tabs) => {
      server.stored.clear();
      const messages = Array.from({ length: count }, (_, index) => `message ${index}`);
      for (const message of messages) {
        server.faults = ['request lost'];
        const form = await openForm();
        form.type(message);
        expect((await form.submit()).kind).toBe('queued');
        form.close();
      }
      server.faults = [...lost];
      await Promise.all(tabs.map((options) => drain(options)));
      await deliverAll();
      expect(server.leads().toSorted()).toEqual(messages);
      expect(server.sentTwiceAtOnce).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test.each<[NetworkFault, string]>([
  ['error', 'one message'],
  ['answered', 'invalid'],
])('a tab does not retry at once what another tab has just tried: %s, %s', async (outcome, message) => {
  server.faults = ['request lost'];
  const form = await openForm();
  form.type(message);
  await form.submit();
  form.close();
  server.faults = [outcome];
  server.requests = 0;
  await Promise.all([
    drain({ ignoreBackOff: true, waitForLocks: true }),
    drain({ ignoreBackOff: true, waitForLocks: true }),
  ]);
  expect(server.requests).toBe(1);
});

test('the same content keeps its id, edited content gets a new id and names the one that it replaces', async () => {
  server.faults = ['reply lost'];
  const form = await openForm();
  form.type('one');
  expect((await form.submit()).kind).toBe('queued');
  const [item] = await listItems();

  server.faults = ['reply lost'];
  await drain({ ignoreBackOff: true });
  expect([...server.stored.keys()]).toEqual([item?.submissionId]);

  const edited = await openForm(item?.submissionId);
  edited.type('two');
  expect((await edited.submit()).kind).toBe('accepted');
  const [first, second] = [...server.stored];
  expect(second?.[1]).toEqual({ message: 'two', replaces: first?.[0] });
});
