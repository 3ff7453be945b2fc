import { expect } from 'vitest';
import { memoryInUse } from '../../test/memory-in-use.ts';
import { shared } from '../../test/shared-app.ts';
import { someVisitor } from '../../test/visitor.ts';

/** A document of its own, as long as one may be. */
const document = (nth: number) =>
  `{ ${Array.from({ length: 600 }, (_, at) => `a${nth}b${at}: __typename`).join(' ')} }`;

shared('any number of different documents takes little memory', async ({ app }) => {
  const send = async (nth: number) => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...someVisitor() },
      body: JSON.stringify({ query: document(nth) }),
    });
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining(`"a${nth}b0":"Query"`),
    ]);
  };
  await send(0);
  const before = memoryInUse().heapUsed;
  for (let nth = 1; nth <= 150; nth += 1) await send(nth);
  expect(memoryInUse().heapUsed - before).toBeLessThan(25e6);
});
