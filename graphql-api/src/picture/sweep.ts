import { millisecondsOf, periods } from '../../../rules/periods.ts';
import { PICTURE_ID } from '../../../rules/wire/picture.ts';
import type { App } from '../platform/access/context.ts';
import { pictureFolder, videoKey } from './service.ts';

/** The tables whose texts may contain URLs of pictures, and the name of their content in SQL. */
const tables = {
  entry: '"title"',
  entry_version: `'An earlier version'`,
  entry_draft: `'A draft: ' || coalesce(nullif((select "title" from "entry" "of"
    where "of"."kind" = "entry_draft"."kind" and "of"."number" = "entry_draft"."number"), ''), 'untitled')`,
  lead_reply: `'A reply'`,
  lead_draft: `'A draft'`,
};

/** The entry that an editor opens; null for other content and deleted entries. */
const editable = `case when "deletedAt" is null then jsonb_build_object('kind', "kind", 'number', "number", 'slug', "slug") end`;

const texts = Object.entries(tables)
  .map(
    ([table, name]) =>
      `select to_jsonb("${table}")::text as "text", ${name} as "name",
         ${table === 'entry' ? editable : 'null::jsonb'} as "entry" from "${table}"`,
  )
  .join(' union all ');

/** SQL for the ids of pictures in use, and the names and entries with them, deleted content included. */
export const used = `
  select (regexp_matches("text", '${PICTURE_ID}', 'g'))[1] as "id", "name", "entry" from (${texts}) as "texts"`;

/** Deletes unused pictures and videos after their period, with their files. Returns their number. */
export async function sweepPictures({ database, files }: App, now = new Date()): Promise<number> {
  const em = database.em.fork();
  const before = [new Date(now.getTime() - millisecondsOf(periods.unusedPicture))];
  // The row goes first: a concurrent use of the picture then fails.
  const pictures = await em.execute<{ id: string }[]>(
    `delete from "picture" where "createdAt" < ? and "picture_id" not in (select "id" from (${used}) as "used")
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
