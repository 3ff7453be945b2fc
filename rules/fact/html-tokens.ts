import { isHtml } from '../wire/html.ts';
import { fillTokens, mapTexts, type TokenValues } from './tokens.ts';

/** Replaces the tokens in every text of a content; in texts that are HTML, `escape` converts the values. */
export function fillTokensOfHtml<Content>(
  content: Content,
  values: TokenValues,
  escape: (value: string) => string,
): Content {
  const escaped = mapTexts(values, escape);
  return mapTexts(content, (text) => fillTokens(text, isHtml(text) ? escaped : values));
}
