import { createRequire } from 'node:module';
import type * as CommonWords from '@zxcvbn-ts/language-common';

/** Shorter passwords can be guessed within the login limits. */
export const MIN_PASSWORD = 8;
/** The maximum length of the sign-in form (docs/product.md). */
export const MAX_PASSWORD = 16;

/** Returns the rule that a new password breaks, as the end of a sentence; undefined if it breaks none. */
export function passwordFault(password: string): string | undefined {
  if (password.length < MIN_PASSWORD || password.length > MAX_PASSWORD)
    return `must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`;
  return isCommon(password) ? 'is one of the most common passwords' : undefined;
}

/** Loads the list on first use: 49,000 words, 18 ms and several megabytes. */
function isCommon(password: string): boolean {
  const load = createRequire(import.meta.url);
  const { dictionary } = load('@zxcvbn-ts/language-common') as typeof CommonWords;
  return dictionary['passwords-common'].includes(password.toLowerCase());
}
