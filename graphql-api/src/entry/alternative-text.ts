import type { EntityManager } from '@mikro-orm/postgresql';
import type { Descriptor } from '../../../rules/field/descriptor.ts';
import { picturesIn } from '../../../rules/field/pictures.ts';
import { findPictures } from '../picture/service.ts';
import { rejectAny } from '../platform/validation/input.ts';
import type { EntryFields } from './entity.ts';

/** Throws BadInput if a picture that requires an alternative text was not uploaded, or has none. */
export async function requireAlternativeTexts(
  em: EntityManager,
  fields: Record<string, Descriptor>,
  values: EntryFields,
): Promise<void> {
  const shown = picturesIn(fields, values).filter(({ field }) => field.altRequired);
  if (shown.length === 0) return;
  const urls = shown.map(({ url }) => url);
  const uploads = await findPictures(em, urls);
  const missing = shown.filter(({ url }) => !uploads.has(url));
  rejectAny(Object.fromEntries(missing.map(({ path }) => [path, 'Upload the picture first.'])));
  const bare = shown.filter(({ url }) => !uploads.get(url)?.alt);
  rejectAny(Object.fromEntries(bare.map(({ path }) => [`${path}.alt`, 'Alternative text is required.'])));
}
