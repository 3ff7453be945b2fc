import { escapeHtml } from '../escape.ts';
import { isHtml } from '../wire/html.ts';
import { prices } from './prices.ts';
import { fillTokens, type TokenValues } from './tokens.ts';

// For the editor and the server: pages fill tokens without their names.

const business = ['name', 'phone', 'email', 'location'];

/** Returns the names of all tokens, in the order of the price list. */
export function tokenNames(): string[] {
  const ofPrices = Object.entries(prices).flatMap(([group, values]) =>
    [...Object.keys(values).filter((key) => key !== 'from'), ...('price' in values ? ['fromPrice'] : [])].map(
      (key) => `${group}.${key}`,
    ),
  );
  return [...ofPrices, ...business.map((key) => `business.${key}`)];
}

/**
 * Returns the first token of a text that has no value; `more` are the tokens of its page. Braces around other
 * characters than those of names are no token.
 */
export function unknownToken(text: string, more: readonly string[] = []): string | undefined {
  const names = [...tokenNames(), ...more];
  return text.match(/\{[\w .-]+\}/g)?.find((token) => !names.includes(token.slice(1, -1)));
}

/** Returns the tokens whose values contain a text, in any case. */
export function tokensShowing(text: string, values: TokenValues): string[] {
  const isShown = (token: string) => fillTokens(token, values).toLowerCase().includes(text.toLowerCase());
  return tokenNames()
    .map((name) => `{${name}}`)
    .filter(isShown);
}

/** Returns a token's name in words: 'Staging consultation' for `stagingConsultation.price`. */
export function tokenLabel(name: string): string {
  const words = (key = '') => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const [group = '', key = ''] = name.split('.');
  const detail = key === 'price' ? [] : [key === 'fromPrice' ? 'with “from”' : words(key)];
  const [first = '', ...rest] = [...(group === 'facts' ? [] : [words(group)]), ...detail].join(', ');
  return first.toUpperCase() + rest.join('');
}

/** Returns a text with the value and the name of each token: '$495 (Staging consultation)'. */
export function tokensInWords(text: string, values: TokenValues): string {
  return text.replace(/\{(\w+\.\w+)\}/g, (token, name: string) => {
    const value = fillTokens(token, values);
    if (value === token) return token;
    return `${isHtml(text) ? escapeHtml(value) : value} (${tokenLabel(name)})`;
  });
}
