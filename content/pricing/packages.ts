import { type Price, type Prices, prices, type ServiceKey } from '../../rules/fact/prices.ts';
import { fillTokens } from '../../rules/fact/tokens.ts';
import { getAQuote } from '../common/actions.ts';
import type { Link } from '../common/link.ts';
import packages from './packages.json' with { type: 'json' };

/** The keys of the packages, in the order of the price list. */
export const serviceKeys = Object.keys(prices).filter((key) => key !== 'facts') as ServiceKey[];

/** The original text of every package, by its key in the price list. */
export { packages };

export type PackageTexts = typeof packages;

/** The input of an estimate: the prices, and the texts of the packages with their tokens filled. */
export interface PriceList {
  prices: Prices;
  packages: PackageTexts;
}

/** The price list without changes of the owner. */
export const originalPriceList: PriceList = { prices, packages: fillTokens(packages, prices) };

/** A package with its price. */
export interface Package {
  key: ServiceKey;
  name: string;
  /** Canadian dollars. */
  price: number;
  /** The unit of the price, '' for the whole job. */
  unit: string;
  /** Whether the price is a minimum. */
  from: boolean;
  terms: string;
  /** The lead time, on the printed sheet. */
  leadTime: string;
  includes: string[];
  action: Link;
}

/** Returns a package with its price. */
export function packageOf(key: ServiceKey, list: PriceList): Package {
  const { price, from, unit = '' }: Price = list.prices[key];
  return { key, price, from, unit, action: getAQuote, ...list.packages[key] };
}
