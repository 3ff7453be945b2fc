import { type FilterQuery, raw } from '@mikro-orm/core';
import { excerptOf } from '../../../rules/excerpt.ts';
import { tokensShowing } from '../../../rules/fact/token-names.ts';
import { fillTokens } from '../../../rules/fact/tokens.ts';
import type { Context } from '../platform/access/context.ts';
import { editableKinds } from '../platform/access/roles.ts';
import { arrayOf } from '../platform/database/array.ts';
import { beginning, containing, searchWords, wordPattern } from '../platform/text/search.ts';
import type { Entry } from './entity.ts';
import { findAll, type Key, nameOf } from './key.ts';

/** An entry that a search has found. */
interface FoundEntry {
  entry: Entry;
  /** The words around the first found one; null if the title or the slug has all of them. */
  excerpt: string | null;
}

/** Returns the patterns of each word of a search, with the tokens whose values have it. */
async function titlePatterns(context: Context, search: string): Promise<string[][]> {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const facts = await context.app.findFacts(context);
  return words.map((word) => [wordPattern(word), ...tokensShowing(word, facts).map(containing)]);
}

const IN_TITLE = `"searchText" like "plain_text"(?)`;

/**
 * Matches entries whose title or slug has each word of a search, also in the value of a token. Ignores case
 * and accents.
 */
export async function withWords(
  context: Context,
  search: string | null | undefined,
): Promise<FilterQuery<Entry>> {
  const contains = (pattern: string): FilterQuery<Entry> => ({
    [raw((alias) => `"${alias}".${IN_TITLE}`, [pattern])]: [],
  });
  const patterns = await titlePatterns(context, search ?? '');
  return patterns.length > 0 ? { $and: patterns.map((of) => ({ $or: of.map(contains) })) } : {};
}

/**
 * Returns the first entries of each kind that the caller may edit with the words of a search, the best ones
 * first: those that have them in the title or the slug, then those in whose texts words begin with them.
 */
export async function searchEntries(context: Context, search: string, first: number): Promise<FoundEntry[]> {
  const patterns = await titlePatterns(context, search);
  if (patterns.length === 0) return [];
  const kinds = arrayOf(editableKinds(context).map(({ kind }) => kind));
  const words = searchWords(search);
  const all = words.join(' ');
  const wordStarts = words.map((word) => wordPattern(` ${word}`));
  const values = [beginning(all), ...wordStarts, ...patterns.flat(), all, kinds, first, kinds];
  const rows = await context.em.execute<(Key & { text: string | null })[]>(found(patterns), values);
  const entries = await findAll(context, rows);
  const facts = await context.app.findFacts(context);
  return rows.flatMap(({ text, ...key }) => {
    const entry = entries.get(nameOf(key));
    return entry ? [{ entry, excerpt: text === null ? null : excerptOf(fillTokens(text, facts), all) }] : [];
  });
}

/**
 * Returns SQL with these values: the patterns of the start of a title and of the start of each word, all
 * patterns of each word, the words, the kinds, the number of entries of each, and the kinds again.
 * A "match" is 0 if the title starts with the search, 1 if its words start with those of the search, 2 if it
 * contains them, and 3 if only the text has them. The text is large: only returned entries read it.
 */
const found = (patterns: string[][]) => `
  select "kind", "number", case when "match" = 3 then "text" end as "text" from (
    select "kind", "number", "match",
      row_number() over (partition by "kind" order by "match", "position", "createdAt" desc, "number" desc) as "rank"
    from (
      select "kind", "number", min("match") as "match" from (
        select "kind", "number", case
          when ${IN_TITLE} then 0
          when ${patterns.map(() => `' ' || ${IN_TITLE}`).join(' and ')} then 1
          else 2 end as "match"
        from "entry" where ${patterns.map((of) => `(${of.map(() => IN_TITLE).join(' or ')})`).join(' and ')}
        union all
        select "kind", "number", 3 from "entry" where "words" @@ "entry_query"(?)
      ) as "each" group by "kind", "number"
    ) as "matched" join "entry" using ("kind", "number")
    where "kind" = any(?::text[]) and "deletedAt" is null
  ) as "ranked" join "entry" using ("kind", "number")
  where "rank" <= ? order by "match", array_position(?::text[], "kind"), "rank"`;
