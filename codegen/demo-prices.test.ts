import { expect, test } from 'vitest';
import { readDemoContent } from '../graphql-api/src/seed/demo-content.ts';
import { dollars, prices } from '../rules/fact/prices.ts';
import { amountsByToken, fillTokens } from '../rules/fact/tokens.ts';

const { stagingConsultation, vacantStaging, occupiedStaging, declutter, organization } = prices;

/** The prices that the demo content may quote, and the sums that it may compute from them. */
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

test('demo articles and location pages quote only sums of the price list', () => {
  const quoted = JSON.stringify(fillTokens(readDemoContent(), prices)).match(/\$\d[\d,]*\d/g) ?? [];
  expect(quoted.length).toBeGreaterThan(40);
  expect(quoted.filter((sum) => !known.includes(sum))).toEqual([]);
});

test('demo articles and location pages name the prices of the list by tokens', () => {
  const spelt = JSON.stringify(readDemoContent()).match(/\$\d[\d,]*\d/g) ?? [];
  const listed = [...amountsByToken(prices).values()].map(dollars);
  expect(spelt.filter((sum) => listed.includes(sum))).toEqual([]);
});
