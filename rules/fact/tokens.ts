import { dollars, type Price, type Prices, priceText } from './prices.ts';

// Texts refer to prices, facts and the business by tokens: '{vacantStaging.price}' becomes '$2,995',
// '{vacantStaging.fromPrice}' 'from $2,995'.

/** The values of the tokens by group: those of the price list, and the details of the business. */
export type TokenValues = Readonly<Record<string, object>>;

const token = /\{([^{}]*)\}/g;

/** The amounts of the price list that are not dollars. */
const counts = /Hours$|Rooms$|Days$|revisions|Payments$|Turnaround$/;

/**
 * Replaces the tokens in every text of a content. Tokens without a value stay. `written` converts a value for the text that
 * it becomes a part of.
 */
export function fillTokens<Content>(
  content: Content,
  values: TokenValues,
  written = (value: string, _text: string) => value,
): Content {
  const fill = (text: string) =>
    text.replace(token, (whole, name: string) => {
      const value = valueOf(name, values);
      return value === undefined ? whole : written(value, text);
    });
  return mapTexts(content, (text) => (text.includes('{') ? fill(text) : text)) as Content;
}

function valueOf(name: string, all: TokenValues): string | undefined {
  const [group = '', key = ''] = name.split('.');
  const values = Object.hasOwn(all, group) ? all[group] : undefined;
  if (!values) return undefined;
  if (key === 'fromPrice' && 'price' in values) return priceText(values as Price);
  const value: unknown = Object.hasOwn(values, key) ? values[key as keyof typeof values] : undefined;
  if (typeof value === 'number') return counts.test(key) ? String(value) : dollars(value);
  return typeof value === 'string' ? value : undefined;
}

/** Returns the amounts of a price list that are dollars. */
export function amountsOf(list: Prices): Set<number> {
  const values = Object.values(list).flatMap((group) => Object.entries(group));
  return new Set(
    values.flatMap(([key, value]) => (typeof value === 'number' && !counts.test(key) ? [value] : [])),
  );
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
