import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { memoryInUse } from '../../../test/memory-in-use.ts';
import { shared } from '../../../test/shared-app.ts';
import { someVisitor } from '../../../test/visitor.ts';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

/** Sends a unique document of about the maximum number of tokens. */
async function send(nth: number): Promise<void> {
  const fields = Array.from(
    { length: 45 },
    (_, at) => `a${nth}b${at}: __typename ${'@include(if: true) @skip(if: false) '.repeat(at % 2)}`,
  );
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...someVisitor() },
    body: JSON.stringify({ query: `{ ${fields.join(' ')} }` }),
  });
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining(`"a${nth}b0":"Query"`),
  ]);
}

test('any number of different documents needs little memory', async () => {
  await send(0);
  const before = memoryInUse().heapUsed;
  for (let nth = 1; nth <= 300; nth += 1) await send(nth);
  expect(memoryInUse().heapUsed - before).toBeLessThan(25e6);
});
