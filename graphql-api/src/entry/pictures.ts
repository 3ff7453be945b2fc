import { EARLIER } from '../picture/sweep.ts';

/** The entry that an editor opens; null for a deleted one. */
const editable = `case when "deletedAt" is null
  then jsonb_build_object('kind', "kind", 'number', "number", 'slug', "slug") end`;

/** Returns SQL for the contents of entries in another table, with the title of their entry. */
const ofEntry = (table: string, name: string, rank: number) => `
  select to_jsonb("${table}")::text, '${name}: ' || "owner"."title", null, "${table}"."kind", "owner"."entry", ${rank} from "${table}"
  left join lateral (
    select coalesce(nullif("title", ''), 'untitled') as "title", ${editable} as "entry" from "entry"
    where "entry"."kind" = "${table}"."kind" and "entry"."number" = "${table}"."number"
  ) as "owner" on true`;

/** SQL for the content of entries that may show pictures, as `pictureUses` reads it. */
export const ENTRY_PICTURES = `
  select jsonb_build_array("fields", "lists")::text as "text",
    "title" || case when "deletedAt" is null then '' else ' (in the trash)' end as "name",
    null as "access", "kind", ${editable} as "entry", 0 as "rank" from "entry"
  union all ${ofEntry('entry_draft', 'A draft', 1)}
  union all ${ofEntry('entry_version', 'An earlier version', EARLIER)}`;
