import type { EntityManager } from '@mikro-orm/postgresql';
import { applyChanges } from '../../../rules/changes.ts';
import { fillTokensOfHtml } from '../../../rules/fact/html-tokens.ts';
import { prices } from '../../../rules/fact/prices.ts';
import type { TokenValues } from '../../../rules/fact/tokens.ts';
import type { Entry } from '../entry/entity.ts';
import { findChanged } from '../page-content/changes.ts';
import type { Context } from '../platform/access/context.ts';
import type { Config } from '../platform/core/config.ts';
import { contentLoader } from '../platform/graphql/batch-loader.ts';
import { withSettings } from './service.ts';

const token = /\{\w+\.\w+\}/;

/** Returns the values of all tokens. */
export async function readFacts(em: EntityManager, config: Config): Promise<TokenValues> {
  const changed = await findChanged(em, ['business', 'prices']);
  const changesOf = (key: string) => changed.find(({ page }) => page === key)?.changes ?? {};
  return {
    ...applyChanges(prices, changesOf('prices')),
    business: withSettings(config, changesOf('business')),
  };
}

/** Reads the values of all tokens once per request. */
export const findFacts = contentLoader<TokenValues>(({ em, app }) => readFacts(em, app.config));

/** Returns texts with tokens such as `{vacantStaging.price}` replaced by prices and business details. */
export async function withFacts<Texts>(context: Context, texts: Texts): Promise<Texts> {
  if (!token.test(JSON.stringify(texts))) return texts;
  return fillTokensOfHtml(texts, await findFacts(context));
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
