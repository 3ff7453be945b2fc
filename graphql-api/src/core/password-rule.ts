import { createRequire } from 'node:module';
import type * as CommonWords from '@zxcvbn-ts/language-common';

/** Fewer characters are guessed within the limits of signing in. */
const MIN_PASSWORD = 8;
/** The longest that the sign-in form takes (docs/product.md). */
export const MAX_PASSWORD = 16;

/** What is wrong with a password that somebody chose, to be read after its name; undefined where nothing is. */
export function passwordFault(password: string): string | undefined {
  if (password.length < MIN_PASSWORD || password.length > MAX_PASSWORD)
    return `must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`;
  return isCommon(password) ? 'is one of the most common passwords' : undefined;
}

/** Loaded when it is asked for: 49,000 words, 18 ms and some megabytes, which no other start needs. */
function isCommon(password: string): boolean {
  const load = createRequire(import.meta.url);
  const { dictionary } = load('@zxcvbn-ts/language-common') as typeof CommonWords;
  return dictionary['passwords-common'].includes(password.toLowerCase());
}
