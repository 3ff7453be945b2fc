import type { BusinessTokens } from '../business.ts';
import { prices } from './prices.ts';

// For the editor and the server: pages fill tokens without their names.

const business: (keyof BusinessTokens)[] = ['name', 'phone', 'email', 'location', 'retention'];

/** Returns the names of all tokens, in the order of the price list. */
export function tokenNames(): string[] {
  const ofPrices = Object.entries(prices).flatMap(([group, values]) =>
    [...Object.keys(values).filter((key) => key !== 'from'), ...('price' in values ? ['fromPrice'] : [])].map(
      (key) => `${group}.${key}`,
    ),
  );
  return [...ofPrices, ...business.map((key) => `business.${key}`)];
}

/** Returns the first token of a text that has no value. */
export function unknownToken(text: string): string | undefined {
  const names = tokenNames();
  return text.match(/\{[^{}]*\}/g)?.find((token) => !names.includes(token.slice(1, -1)));
}
