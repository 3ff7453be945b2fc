import { requireKnownTokens } from '../entry/kind.ts';
import { findForUpdate, insertEntry, storeVersion, writeEntries } from '../entry/write.service.ts';
import type { Context } from '../platform/access/context.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { articleKind, type Blog, blogOf } from './kind.ts';
import type { BlogInput } from './type.ts';

/**
 * Stores a new article. Throws BadInput if its category is unknown, its slug is taken, or a text that is
 * published has an unknown token.
 */
export function createBlog(context: Context, input: BlogInput): Promise<Blog> {
  return writeEntries(context, async (within) => {
    const publishAt = publishTime(input, await databaseTime(within.em));
    if (publishAt) requireKnownTokens(articleKind, input);
    return blogOf(await insertEntry(within, articleKind, textOf(input), { publishAt }));
  });
}

/**
 * Replaces an article; the previous text stays a version. Without a `version` (REST) the last write wins.
 * Throws CONFLICT if `version` is not the stored one, NOT_FOUND, and BadInput as `createBlog` does.
 */
export function updateBlog(
  context: Context,
  blog_id: number,
  input: BlogInput,
  version?: number,
): Promise<Blog> {
  return writeEntries(context, async (within) => {
    const entry = await findForUpdate(within, articleKind, blog_id);
    checkVersion(entry, version);
    const publishAt = publishTime(input, await databaseTime(within.em), entry.publishAt ?? null);
    if (publishAt) requireKnownTokens(articleKind, input);
    return blogOf(await storeVersion(within, articleKind, entry, textOf(input), { publishAt }));
  });
}

const textOf = ({ draft: _draft, publishAt: _publishAt, ...text }: BlogInput) => text;

/**
 * Returns the time of publication; null for a draft. `stored` is the present one, undefined for a new
 * article. A published article keeps its time, and none is dated back, because the newest one comes first.
 */
function publishTime({ draft, publishAt }: BlogInput, now: Date, stored?: Date | null): Date | null {
  if (draft ?? (stored === null && publishAt === undefined)) return null;
  const requested = publishAt === undefined ? stored : new Date(publishAt);
  if (requested && requested > now) return requested;
  return stored && stored <= now ? stored : now;
}
