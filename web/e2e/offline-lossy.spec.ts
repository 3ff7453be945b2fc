import type { Page } from '@playwright/test';
import { expect, type Site, test } from './fixtures.ts';
import { isServed } from './offline-visit.ts';
import { isEmpty } from './outbox.ts';
import { type Fate, startProxy } from './proxy.ts';

test.use({ serviceWorkers: 'allow', environment: { TRUST_PROXY: '127.0.0.1' } });

const count = 200;
// Another one is tried by LOSSY_SEED=…
const seed = Number(process.env['LOSSY_SEED'] ?? 20_261_121);

test(`${count} submissions through a network that drops, delays and doubles arrive once each (seed ${seed})`, async ({
  app,
  context,
  page,
}) => {
  test.setTimeout(240_000);
  const proxy = await startProxy(app.url);
  await page.goto(`${proxy.url}/privacy`);
  await isServed(page);
  const other = await context.newPage();
  await other.goto(`${proxy.url}/privacy`);
  const random = numbers(seed);
  proxy.decide(async ({ method }) => {
    if (method !== 'POST') return 'pass';
    const [fate, delay] = [random(), random()];
    if (delay < 0.3) await new Promise((resolve) => setTimeout(resolve, delay * 500));
    return fateOf(fate);
  });

  const senders = Array.from({ length: count }, (_, index) => `visitor-${index}@example.com`);
  // Two tabs at once, and the worker, which the browser wakes whenever it believes in the connection.
  await Promise.all([
    subscribeAll(page, senders.slice(0, count / 2)),
    subscribeAll(other, senders.slice(count / 2)),
  ]);
  await page.goto(`${proxy.url}/outbox`);
  await isEmpty(page, 120_000);
  expect((await subscribers(app)).toSorted()).toEqual(senders.toSorted());
  await proxy.close();
});

/** Two in five go wrong on the way. */
function fateOf(number: number): Fate {
  if (number < 0.15) return 'lost';
  if (number < 0.3) return 'unanswered';
  return number < 0.4 ? 'twice' : 'pass';
}

/** Fills in the footer's form once for each address, as soon as it has been told of the one before; within the page, for speed. */
async function subscribeAll(page: Page, senders: string[]): Promise<void> {
  await page.evaluate(async (addresses) => {
    const form = document.querySelector<HTMLFormElement>('footer form');
    const field = form?.querySelector<HTMLInputElement>('[name="email"]');
    if (!form || !field) throw new Error('The page has no newsletter form.');
    const isTold = () =>
      form.querySelector('[role="alert"]') && !form.querySelector('[aria-busy="true"]') && field.value === '';
    for (const address of addresses) {
      field.value = address;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      form.requestSubmit();
      await new Promise<void>((resolve) => {
        const look = () => (isTold() ? resolve() : setTimeout(look, 20));
        setTimeout(look, 20);
      });
    }
  }, senders);
}

async function subscribers(app: Site): Promise<string[]> {
  const token = await app.signIn();
  const found: string[] = [];
  let after: string | null = null;
  do {
    const { leads }: { leads: Leads } = await app.graphql(
      'query ($after: String) { leads(first: 100, after: $after) { nodes { email } pageInfo { endCursor hasNextPage } } }',
      { after },
      token,
    );
    found.push(...leads.nodes.map(({ email }) => email));
    after = leads.pageInfo.hasNextPage ? leads.pageInfo.endCursor : null;
  } while (after);
  return found;
}

interface Leads {
  nodes: { email: string }[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbers(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
