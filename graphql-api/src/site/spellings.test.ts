import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { answersOf, flood } from '../../test/spellings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** One address of each kind of responses; `spellings.nightly.test.ts` has all. */
const addresses = ['/feed.xml', '/blogs', '/about', '/graphql?query={categories{category}}'];

test('an address answers the same after requests in all of its other spellings', async () => {
  const before = await answersOf(app.url, addresses);
  expect(before).toEqual(addresses.map((address) => expect.objectContaining({ address, status: 200 })));
  // Its cache is empty.
  app = await app.restart();
  await flood(app.url, addresses);
  expect(await answersOf(app.url, addresses)).toEqual(before);
});
