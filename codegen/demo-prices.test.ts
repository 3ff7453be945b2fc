import { expect, test } from 'vitest';
import { demoBlogs } from '../graphql-api/src/seed/blogs.ts';
import { demoLocations } from '../graphql-api/src/seed/locations.ts';
import { dollars, prices } from '../web/src/content/pricing/prices.ts';

const { stagingConsultation, vacantStaging, occupiedStaging, declutter, organization } = prices;

/** The prices that demo texts quote, and the sums that they work out of them. */
const known = [
  stagingConsultation.price,
  stagingConsultation.accessoryRental,
  stagingConsultation.price + stagingConsultation.accessoryRental,
  ...[0, 1, 2].flatMap((n) => [vacantStaging, occupiedStaging].map((it) => it.price + n * it.extraRoom)),
  vacantStaging.extraRoom,
  ...[declutter, organization].flatMap(({ price, minimumHours: hours }) =>
    [1, hours, 2 * hours].map((of) => of * price),
  ),
].map(dollars);

test('demo articles and places quote no sum that the price list does not give', () => {
  const quoted = JSON.stringify([demoBlogs, demoLocations]).match(/\$\d[\d,]*\d/g) ?? [];
  expect(quoted.length).toBeGreaterThan(40);
  expect(quoted.filter((sum) => !known.includes(sum))).toEqual([]);
});
