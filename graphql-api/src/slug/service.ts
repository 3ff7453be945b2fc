import type { EntityManager } from '@mikro-orm/postgresql';
import { isFitSlug, isNumeric, slugOf } from '../../../rules/slug.ts';
import { BadInput } from '../platform/core/errors.ts';
import { OldSlugEntity, type SlugKind } from './entity.ts';

/** Returns the slug of the owner's input. Throws BadInput if it is not usable in a URL. */
export function fitSlug(slug_url: string): string {
  const slug = slugOf(slug_url);
  if (slug === '') throw new BadInput({ slug_url: 'The URL slug is required.' });
  if (!isFitSlug(slug)) {
    throw new BadInput({
      slug_url: 'The URL slug has none of / \\ ? # % and does not end like the name of a file.',
    });
  }
  return slug;
}

/** Throws BadInput for a new slug of an article that is a number: `/artical/{id}` is the address of another article. */
export function requireNoNumber(kind: SlugKind, slug: string): void {
  if (kind !== 'blog' || !isNumeric(slug)) return;
  throw new BadInput({ slug_url: 'The URL slug cannot be only a number. Add a word.' });
}

/** Returns the error for a slug that another post or page has. */
export function duplicateSlug(slug: string, by: string): BadInput {
  return new BadInput({ slug_url: `The URL slug '${slug}' is already used by ${by}. Choose another one.` });
}

/** Stores the previous slug of an item, so that it redirects to the current one; a slug in use is not an old one. */
export async function moveSlug(
  em: EntityManager,
  kind: SlugKind,
  id: number,
  { from, to }: { from?: string; to: string },
): Promise<void> {
  await em.nativeDelete(OldSlugEntity, { kind, slug: to });
  // The number of another article is no old slug.
  if (from !== undefined && from !== to && !(kind === 'blog' && isNumeric(from)))
    await em.upsert(OldSlugEntity, { kind, slug: from, id });
}

/** Returns the id of the item that once had this slug; null if there is none. */
export async function idOfOldSlug(em: EntityManager, kind: SlugKind, slug: string): Promise<number | null> {
  return (await em.findOne(OldSlugEntity, { kind, slug }))?.id ?? null;
}

/** Returns the first of `slug`, `slug-2`, `slug-3`, … from the number `first` on that no item has or had. */
export async function firstFreeSlug(
  em: EntityManager,
  kind: SlugKind,
  slug: string,
  first = 1,
): Promise<{ slug: string; number: number }> {
  const table = kind === 'blog' ? 'blog' : 'location_page';
  for (let number = first; ; number += 1) {
    const tried = number === 1 ? slug : `${slug}-${number}`;
    const taken = await em.execute<unknown[]>(
      `select 1 from "${table}" where "slug" = ? and "deletedAt" is null
       union all select 1 from "old_slug" where "kind" = ? and "slug" = ?`,
      [tried, kind, tried],
    );
    if (taken.length === 0) return { slug: tried, number };
  }
}
