import { PICTURE_ID } from '../../../rules/wire/picture.ts';
import type { App } from '../platform/access/context.ts';
import { pictureFolder, videoKey } from './service.ts';

/** Age at which the sweep deletes an unused picture, in milliseconds. */
const UNUSED_FOR = 7 * 24 * 60 * 60 * 1000;

/** SQL for all texts that may contain URLs of pictures, including deleted content and earlier versions. */
const texts = ['entry', 'entry_version', 'entry_draft', 'lead_reply', 'lead_draft']
  .map((table) => `select to_jsonb("${table}")::text as "text" from "${table}"`)
  .join(' union all ');

/** Deletes unused pictures and videos after a week, with their files. Returns their number. */
export async function sweepPictures({ database, files }: App, now = new Date()): Promise<number> {
  const em = database.em.fork();
  const before = [new Date(now.getTime() - UNUSED_FOR)];
  // The row goes first: a concurrent use of the picture then fails.
  const pictures = await em.execute<{ id: string }[]>(
    `with "named" as (
       select (regexp_matches("text", '${PICTURE_ID}', 'g'))[1] as "id" from (${texts}) as "texts"
     )
     delete from "picture" where "createdAt" < ? and "picture_id" not in (select "id" from "named")
     returning "picture_id" as "id"`,
    before,
  );
  const videos = await em.execute<{ id: string }[]>(
    `delete from "video" where "createdAt" < ? and "video_id" not in
       (select (regexp_matches("text", '/videos/([0-9a-f]{32})[.]', 'g'))[1] from (${texts}) as "texts")
     returning "video_id" as "id"`,
    before,
  );
  for (const { id } of pictures) await files.deleteAll(pictureFolder(id));
  for (const { id } of videos) await files.delete(videoKey(id));
  return pictures.length + videos.length;
}
