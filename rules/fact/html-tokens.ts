import { escapeHtml } from '../escape.ts';
import { isHtml } from '../wire/html.ts';
import { fillTokens, mapTexts, type TokenValues } from './tokens.ts';

/** Replaces the tokens in every text of a content; in texts that are HTML, the values are escaped. */
export function fillTokensOfHtml<Content>(content: Content, values: TokenValues): Content {
  const escaped = mapTexts(values, escapeHtml);
  return mapTexts(content, (text) => fillTokens(text, isHtml(text) ? escaped : values));
}
