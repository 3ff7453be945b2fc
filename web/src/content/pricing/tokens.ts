import { prices as defaults, dollars, type Prices, priceText } from './prices.ts';

// Texts refer to prices and facts by tokens: '{vacantStaging.price}' becomes '$2,995', '{vacantStaging.fromPrice}' 'from $2,995'.

const token = /\{([^{}]*)\}/g;

/** The amounts of the price list that are not dollars. */
const counts = /Hours$|Rooms$|Days$|revisions|Payments$|Turnaround$/;

/** Replaces the tokens in every text of a content. */
export function fillTokens<Content>(content: Content, prices: Prices): Content {
  return mapTexts(content, (text) =>
    text.includes('{') ? text.replace(token, (whole, name: string) => valueOf(name, prices) ?? whole) : text,
  ) as Content;
}

/** Returns the first token of a text that the price list does not have. */
export function unknownToken(text: string): string | undefined {
  return text.match(token)?.find((found) => valueOf(found.slice(1, -1), defaults) === undefined);
}

function valueOf(name: string, prices: Prices): string | undefined {
  const [group = '', key = ''] = name.split('.');
  const values = Object.hasOwn(prices, group) ? prices[group as keyof Prices] : undefined;
  if (!values) return undefined;
  if (key === 'fromPrice' && 'price' in values) return priceText(values);
  const value: unknown = Object.hasOwn(values, key) ? values[key as keyof typeof values] : undefined;
  if (typeof value === 'number') return counts.test(key) ? String(value) : dollars(value);
  return typeof value === 'string' ? value : undefined;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
