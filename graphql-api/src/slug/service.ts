import type { EntityManager } from '@mikro-orm/postgresql';
import { BadInput } from '../core/errors.ts';
import { OldSlugEntity, type SlugKind } from './entity.ts';
import { slugOf } from './slugify.ts';

/** Characters that end a path, and endings that the server would take for a file or a parent folder. */
const unfit = /[/\\?#%\p{Cc}]|\.[a-z0-9]{2,12}$|^\.{1,2}$/u;

/** Returns the slug of the owner's input. Throws BadInput if it is not usable in a URL. */
export function fitSlug(slug_url: string): string {
  const slug = slugOf(slug_url);
  if (slug === '') throw new BadInput({ slug_url: 'The URL slug is required.' });
  if (unfit.test(slug)) {
    throw new BadInput({
      slug_url: 'The URL slug has none of / \\ ? # % and does not end like the name of a file.',
    });
  }
  return slug;
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
  if (from !== undefined && from !== to) await em.upsert(OldSlugEntity, { kind, slug: from, id });
}

/** Returns the id of the item that once had this slug; null if there is none. */
export async function idOfOldSlug(em: EntityManager, kind: SlugKind, slug: string): Promise<number | null> {
  return (await em.findOne(OldSlugEntity, { kind, slug }))?.id ?? null;
}
