import { applyChanges } from '../../../rules/changes.ts';
import { prices } from '../../../rules/fact/prices.ts';
import { amountsOf } from '../../../rules/fact/tokens.ts';
import { findQuoting, listVersions } from '../entry/service.ts';
import { findChanged } from '../page-content/changes.ts';
import type { Context } from '../platform/access/context.ts';
import type { OutdatedFigure } from './type.ts';

/** Returns the amounts of earlier versions of the price list that entries still spell, such as '$2,995'. */
export async function listOutdatedFigures(context: Context): Promise<OutdatedFigure[]> {
  const [priceList] = await findChanged(context.em, ['prices']);
  if (!priceList) return [];
  const { changes, entry } = priceList;
  const current = amountsOf(applyChanges(prices, changes));
  const versions = await listVersions(context, entry, entry.number);
  const earlier = versions.flatMap(({ fields }) => [...amountsOf(applyChanges(prices, fields))]);
  const outdated = [...new Set(earlier)].filter((amount) => !current.has(amount));
  const figures = await Promise.all(
    outdated.map(async (amount) => ({ amount, entries: await findQuoting(context, amount) })),
  );
  return figures.filter(({ entries }) => entries.length > 0);
}
