import type { EntityManager } from '@mikro-orm/postgresql';
import { applyChanges } from '../../../rules/changes.ts';
import { fillTokensOfHtml } from '../../../rules/fact/html-tokens.ts';
import { prices } from '../../../rules/fact/prices.ts';
import type { TokenValues } from '../../../rules/fact/tokens.ts';
import type { Entry } from '../entry/entity.ts';
import { changesOf } from '../page-content/changes.ts';
import type { Context } from '../platform/access/context.ts';
import type { Config } from '../platform/core/config.ts';
import { batchLoader } from '../platform/graphql/batch-loader.ts';
import { readBusiness } from './service.ts';

const token = /\{\w+\.\w+\}/;

/** Returns the values of all tokens. */
export async function readFacts(em: EntityManager, config: Config): Promise<TokenValues> {
  const priceList = applyChanges(prices, await changesOf(em, 'prices'));
  return { ...priceList, business: await readBusiness({ em, app: { config } }) };
}

const findFacts = batchLoader<'facts', TokenValues>(
  async ({ em, app }) => new Map([['facts', await readFacts(em, app.config)]]),
);

/** Returns texts with tokens such as `{vacantStaging.price}` replaced by prices and business details. */
export async function withFacts<Texts>(context: Context, texts: Texts): Promise<Texts> {
  if (!token.test(JSON.stringify(texts))) return texts;
  const values = (await findFacts(context, 'facts')) ?? {};
  return fillTokensOfHtml(texts, values);
}

/** Returns an entry with the facts in its texts, as readers see it. */
export async function entryWithFacts<Found extends Entry | null>(
  context: Context,
  entry: Found,
): Promise<Found> {
  if (!entry) return entry;
  const { title, fields, lists } = entry;
  return { ...entry, ...(await withFacts(context, { title, fields, lists })) };
}

/** Returns entries with the facts in their texts. */
export const entriesWithFacts = (context: Context, entries: Entry[]): Promise<Entry[]> =>
  Promise.all(entries.map((entry) => entryWithFacts(context, entry)));
