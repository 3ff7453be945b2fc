import { createRequire } from 'node:module';
import type * as CommonWords from '@zxcvbn-ts/language-common';
import { MAX_PASSWORD, MIN_PASSWORD } from '../../../../rules/form/account.ts';

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
