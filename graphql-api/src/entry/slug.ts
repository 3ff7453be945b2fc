import type { EntityManager } from '@mikro-orm/postgresql';
import { fillTokens } from '../../../rules/fact/tokens.ts';
import { isFitSlug, isNumeric, slugOf } from '../../../rules/slug.ts';
import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { type Entry, type EntryFields, RedirectEntity } from './entity.ts';
import { type EntryKind, nounOf } from './kind.ts';

/**
 * Returns the slug of an entry with these fields; null if the kind has no slugs. Throws BadInput if another
 * undeleted entry has or reserves the slug, and if no URL can contain it.
 */
export async function requireSlug(
  context: Context,
  kind: EntryKind,
  entry: Entry,
  fields: EntryFields,
): Promise<string | null> {
  const typed = fields[kind.slugField ?? 'slug_url'];
  if (typeof typed !== 'string') return entry.slug ?? null;
  const slug = (kind.slugOf ?? fitSlug)(typed);
  await requireFreeSlug(context, kind, slug, entry.number);
  if (kind.isFoundByNumber && slug !== entry.slug && isNumeric(slug))
    throw new BadInput({ slug_url: 'The URL slug cannot be only a number. Add a word.' });
  return slug;
}

/** Returns the slug of an entry as `requireSlug` does, and redirects the previous one. */
export async function claimSlug(
  context: Context,
  kind: EntryKind,
  entry: Entry,
  fields: EntryFields,
): Promise<string | null> {
  const slug = await requireSlug(context, kind, entry, fields);
  const { em } = context;
  const { number, slug: previous } = entry;
  if (slug === null) return null;
  // A slug in use is not an old one.
  await em.nativeDelete(RedirectEntity, { kind: kind.kind, slug });
  const isOld = previous && previous !== slug && !(kind.isFoundByNumber && isNumeric(previous));
  if (isOld && entry.version > 0)
    await em.upsert(RedirectEntity, { kind: kind.kind, slug: previous, number });
  return slug;
}

/** Returns the slug of the owner's input. Throws BadInput if it is not usable in a URL. */
function fitSlug(slug_url: string): string {
  const slug = slugOf(slug_url);
  if (slug === '') throw new BadInput({ slug_url: 'The URL slug is required.' });
  if (isFitSlug(slug)) return slug;
  throw new BadInput({
    slug_url: 'The URL slug has none of / \\ ? # % and does not end like the name of a file.',
  });
}

/** SQL with a kind and a slug: the entries that have the slug, or reserve it by a scheduled draft. */
const TAKEN = `
  select "number", "title" from "entry" where "kind" = ? and "slug" = ? and "deletedAt" is null
  union all
  select "number", "title" from "entry" join "entry_draft" "draft" using ("kind", "number")
  where "kind" = ? and "draft"."slug" = ? and "deletedAt" is null`;

const findTaken = (em: EntityManager, kind: string, slug: string) =>
  em.execute<Pick<Entry, 'number' | 'title'>[]>(TAKEN, [kind, slug, kind, slug]);

/** Throws BadInput if another entry that is not deleted has or reserves this slug. */
export async function requireFreeSlug(
  context: Context,
  kind: EntryKind,
  slug: string,
  own: number,
): Promise<void> {
  const other = (await findTaken(context.em, kind.kind, slug)).find(({ number }) => number !== own);
  if (!other) return;
  const title = fillTokens(other.title, await context.app.findFacts(context));
  const { slugField = 'slug_url' } = kind;
  const name = slugField === 'slug_url' ? 'URL slug' : slugField;
  throw new BadInput({
    [slugField]: `The ${name} '${slug}' is already used by the ${nounOf(kind)} '${title}'. Choose another one.`,
  });
}

/** Returns the first of `slug`, `slug-2`, `slug-3`, … from the number `first` on that no entry has or had. */
export async function firstFreeSlug(
  em: EntityManager,
  { kind }: EntryKind,
  slug: string,
  first = 1,
): Promise<{ slug: string; number: number }> {
  for (let number = first; ; number += 1) {
    const tried = number === 1 ? slug : `${slug}-${number}`;
    const isTaken =
      (await findTaken(em, kind, tried)).length + (await em.count(RedirectEntity, { kind, slug: tried })) > 0;
    if (!isTaken) return { slug: tried, number };
  }
}
