import { millisecondsOf, periods } from '../../../rules/periods.ts';
import { PICTURE_ID } from '../../../rules/wire/picture.ts';
import type { App } from '../platform/access/context.ts';
import { pictureFolder, videoKey } from './service.ts';

/** The entry that an editor opens; null for a deleted one. */
const editable = `case when "deletedAt" is null
  then jsonb_build_object('kind', "kind", 'number', "number", 'slug', "slug") end`;

/** The entry of a row of another table; its title is never empty. */
const owner = (table: string) => `left join lateral (
  select coalesce(nullif("title", ''), 'untitled') as "title", ${editable} as "entry" from "entry"
  where "entry"."kind" = "${table}"."kind" and "entry"."number" = "${table}"."number"
) as "owner" on true`;

interface Using {
  /** The name of the content in SQL. */
  name: string;
  entry?: string;
  join?: string;
}

/** The tables whose texts may contain URLs of pictures; content that readers see comes first. */
const tables: Record<string, Using> = {
  entry: {
    name: `"title" || case when "deletedAt" is null then '' else ' (in the trash)' end`,
    entry: editable,
  },
  entry_draft: {
    name: `'A draft: ' || "owner"."title"`,
    entry: '"owner"."entry"',
    join: owner('entry_draft'),
  },
  entry_version: {
    name: `'An earlier version: ' || "owner"."title"`,
    entry: '"owner"."entry"',
    join: owner('entry_version'),
  },
  lead_reply: { name: `'A reply'` },
  lead_draft: { name: `'A draft of a reply'` },
};

const texts = Object.entries(tables)
  .map(
    ([table, { name, entry = 'null::jsonb', join = '' }], rank) =>
      `select to_jsonb("${table}")::text as "text", ${name} as "name", ${entry} as "entry", ${rank} as "rank"
       from "${table}" ${join}`,
  )
  .join(' union all ');

/** SQL for the ids of pictures in use, and the names and entries with them, deleted content included. */
export const used = `
  select (regexp_matches("text", '${PICTURE_ID}', 'g'))[1] as "id", "name", "entry", "rank"
  from (${texts}) as "texts"`;

/** SQL for a condition of pictures that nothing uses. */
export const isUnused = `"picture_id" not in (select "id" from (${used}) as "used")`;

/**
 * Deletes pictures that content has never named a week after their upload, and those that an admin deleted
 * thirty days later, unless content uses them; unused videos after a week. Returns their number.
 */
export async function sweepPictures({ database, files }: App, now = new Date()): Promise<number> {
  const em = database.em.fork();
  const before = (period: { hours: number }) => new Date(now.getTime() - millisecondsOf(period));
  const week = before(periods.unusedPicture);
  // The row goes first: a concurrent use of the picture then fails.
  const pictures = await em.execute<{ id: string }[]>(
    `delete from "picture" where ("deletedAt" < ? or "keptAt" is null and "createdAt" < ?) and ${isUnused}
     returning "picture_id" as "id"`,
    [before(periods.trash), week],
  );
  const videos = await em.execute<{ id: string }[]>(
    `delete from "video" where "createdAt" < ? and "video_id" not in
       (select (regexp_matches("text", '/videos/([0-9a-f]{32})[.]', 'g'))[1] from (${texts}) as "texts")
     returning "video_id" as "id"`,
    [week],
  );
  for (const { id } of pictures) await files.deleteAll(pictureFolder(id));
  for (const { id } of videos) await files.delete(videoKey(id));
  return pictures.length + videos.length;
}
