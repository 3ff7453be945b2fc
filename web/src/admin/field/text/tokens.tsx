import { useContext } from 'react';
import { figuresIn } from '../../../../../rules/fact/figures.ts';
import { dollars } from '../../../../../rules/fact/prices.ts';
import { tokenLabel } from '../../../../../rules/fact/token-names.ts';
import { fillTokens, type TokenValues, tokensOf } from '../../../../../rules/fact/tokens.ts';
import { Button } from '../../ui/button.tsx';
import common from '../../ui/common.module.css';
import styles from '../field.module.css';
import { SurroundingsContext } from '../form.ts';

export const tokenPattern = /\{(\w+\.\w+)\}/;

/** Returns HTML with its tokens replaced, except those in tags. */
export const replaceTokens = (html: string, replacementOf: (name: string) => string): string =>
  html.replace(new RegExp(`<[^<>]*>|${tokenPattern.source}`, 'g'), (whole, name?: string) =>
    name ? replacementOf(name) : whole,
  );

/** The names in words and the values of a text's tokens: 'Staging consultation, $495'. */
export function TokenChips({ text }: { text: string }) {
  const { tokens: values } = useContext(SurroundingsContext);
  const tokens = [...new Set(text.match(/\{[^{}]*\}/g))];
  if (tokens.length === 0) return null;
  return (
    <ul className={styles.tokens} aria-label="Prices and facts in this text">
      {tokens.map((token) => (
        <li key={token} data-unknown={fillTokens(token, values) === token || undefined}>
          {inWords(token, values)}
        </li>
      ))}
    </ul>
  );
}

/** Returns the name and the value of a token, or says that it has none. */
export function inWords(token: string, values: TokenValues): string {
  const value = fillTokens(token, values);
  return value === token
    ? `${token} isn’t a price or fact: change it before you publish`
    : `${tokenLabel(token.slice(1, -1))}, ${value}`;
}

interface PriceOffersProps {
  text: string;
  /** Replaces an amount by a token: the first in the text, or each. */
  onUse: (amount: number, token: string, each: boolean) => void;
}

/** Offers the prices that a text spells as tokens. */
export function PriceOffers({ text, onUse }: PriceOffersProps) {
  const { tokens: values } = useContext(SurroundingsContext);
  const amounts = [...new Set(figuresIn(text).map(({ amount }) => amount))];
  return amounts
    .map((amount) => ({ amount, tokens: tokensOf(amount, values) }))
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ amount, tokens }) => (
      <p key={amount} className={`${common.quietText} ${styles.offer}`}>
        {dollars(amount)} is on the price list.
        {tokens.map((token) => (
          <Button key={token} look="tool" onClick={() => onUse(amount, token, tokens.length === 1)}>
            Use {tokenLabel(token)}
          </Button>
        ))}
      </p>
    ));
}
