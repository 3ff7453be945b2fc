import { type FilterQuery, raw } from '@mikro-orm/core';
import { asciiDigits } from '../../../../rules/digits.ts';
import { BadInput } from '../../platform/core/errors.ts';
import type { Lead } from '../model/lead.entity.ts';

const MAX_SEARCH = 200;

/**
 * Matches leads that contain each word of a search in any field, note or reply, or in the name of the form. Triggers
 * store these texts in `lead_search`. With `isConversation` any lead of the conversation may contain them. Throws BadInput for a
 * search that is too long.
 */
export function matching(search: string, isConversation = false): FilterQuery<Lead> {
  if (search.length > MAX_SEARCH)
    throw new BadInput({ search: `A search is at most ${MAX_SEARCH} characters.` });
  const words = asciiDigits(search).split(/\s+/).filter(Boolean).map(spellingsOf);
  if (words.length === 0) return {};
  const all = words
    .map((of) => `(${of.map(() => `"text" like "plain_text"(?)`).join(' or ')})`)
    .join(' and ');
  // PostgreSQL multiplies the shares of several words as if they were independent, and then looks up each lead.
  const condition = words.length > 1 ? `case when ${all} then true end` : all;
  const patterns = words.flat().map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const sql = (alias: string) =>
    isConversation
      ? `"${alias}"."conversation" in (select "conversation" from "lead_search" where ${condition})`
      : `"${alias}"."id" in (select "lead_id" from "lead_search" where ${condition})`;
  return { [raw(sql, patterns)]: [] };
}

/** Returns a word and, if it has digits, its letters and digits only: '905-555-0199' is stored as 9055550199. */
function spellingsOf(word: string): string[] {
  const bare = word.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return /\d/.test(bare) && bare !== word ? [word, bare] : [word];
}
