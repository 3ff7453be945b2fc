import type { Context } from '../platform/access/context.ts';
import { AppError } from '../platform/core/errors.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { writeContent } from '../platform/database/content-version.ts';
import type { Focus, Picture } from './entity.ts';
import { idsIn } from './media.service.ts';
import { findPictureAt, keepStored } from './service.ts';
import { isUnused } from './sweep.ts';

/**
 * Changes the alternative text or the focal point of an uploaded picture, wherever it is used, and keeps the
 * picture. Without a `version` the last write wins. Throws NOT_FOUND and CONFLICT.
 */
export function changePicture(
  context: Context,
  url: string,
  change: { alt: string; isSuggested: false } | { focus: Focus | null },
  version?: number,
): Promise<Picture> {
  return writeContent(context, async (em) => {
    const picture = await findPictureAt(em, url);
    if (!picture) throw new AppError('NOT_FOUND', 'There is no such picture.');
    checkVersion(picture, version);
    const now = await databaseTime(em);
    Object.assign(picture, change, {
      version: picture.version + 1,
      keptAt: picture.keptAt ?? now,
      updatedAt: now,
      updatedBy: context.account?.email ?? null,
    });
    return picture;
  });
}

/**
 * Deletes those of these pictures that nothing uses, restorable for thirty days: content that names one
 * restores it. Returns the ids of the deleted ones. Waits for publications, which may use one.
 */
export function deletePictures(context: Context, urls: string[]): Promise<string[]> {
  return writeContent(context, async (em) => {
    const rows = await em.execute<{ id: string }[]>(
      `update "picture" set "deletedAt" = coalesce("deletedAt", now()), "keptAt" = coalesce("keptAt", now())
       where "picture_id" in (select jsonb_array_elements_text(?::jsonb)) and ${isUnused(context.app)}
       returning "picture_id" as "id"`,
      [JSON.stringify(idsIn(urls))],
    );
    return rows.map(({ id }) => id);
  });
}

/** Keeps pictures until an admin deletes them; restores deleted ones. Returns the ids of those that exist. */
export function keepPicturesAt(context: Context, urls: string[]): Promise<string[]> {
  return writeContent(context, async (em) => [...(await keepStored(em, idsIn(urls)))]);
}
