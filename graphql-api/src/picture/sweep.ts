import { millisecondsOf, periods } from '../../../rules/periods.ts';
import { PICTURE_ID } from '../../../rules/wire/picture.ts';
import type { App } from '../platform/access/context.ts';
import { Door } from '../platform/core/door.ts';
import { pictureFolder, videoKey } from './service.ts';

/**
 * Content that may show pictures and videos: SQL for its rows, deleted ones included, with their `text`, the
 * `name` of the content, the `kind` of its entry or else the right that shows it as `access`, as JSON the
 * `entry` that an editor opens or null, and a `rank`: of the contents of an entry the lowest one is its use.
 */
export const pictureUses = new Door<string>();

/** The rank of an earlier version. */
export const EARLIER = 2;

const textsIn = (app: App) => pictureUses.of(app).join(' union all ');

/** The ids in texts, as patterns of PostgreSQL. */
const patterns = { picture: PICTURE_ID, video: '/videos/([0-9a-f]{32})[.]' };
export type Table = keyof typeof patterns;

/** Returns SQL for the ids of pictures or videos in use, and the columns of `pictureUses` but the text. */
export const usedIn = (app: App, table: Table = 'picture') => `
  select (regexp_matches("text", '${patterns[table]}', 'g'))[1] as "id", "name", "access", "kind", "entry", "rank"
  from (${textsIn(app)}) as "texts"`;

/** Returns SQL for a condition of pictures or videos that nothing uses. */
export const isUnused = (app: App, table: Table = 'picture') =>
  `"${table}_id" not in (select "id" from (${usedIn(app, table)}) as "used")`;

/**
 * Deletes pictures that content has never named a week after their upload, and those that an admin deleted
 * thirty days later, unless content uses them; videos only after an admin deleted them. Returns their number.
 */
export async function sweepPictures(app: App, now = new Date()): Promise<number> {
  const { database, files } = app;
  const em = database.em.fork();
  const before = (period: { hours: number }) => new Date(now.getTime() - millisecondsOf(period));
  // The row goes first: a concurrent use of the picture then fails.
  const pictures = await em.execute<{ id: string }[]>(
    `delete from "picture" where ("deletedAt" < ? or "keptAt" is null and "createdAt" < ?) and ${isUnused(app)}
     returning "picture_id" as "id"`,
    [before(periods.trash), before(periods.unusedPicture)],
  );
  const videos = await em.execute<{ id: string }[]>(
    `delete from "video" where "deletedAt" < ? and ${isUnused(app, 'video')} returning "video_id" as "id"`,
    [before(periods.trash)],
  );
  for (const { id } of pictures) await files.deleteAll(pictureFolder(id));
  for (const { id } of videos) await files.delete(videoKey(id));
  return pictures.length + videos.length;
}
