/** SQL for the content of entries that may show pictures, as `pictureUses` reads it. */
export const ENTRY_PICTURES = `
  select to_jsonb("entry")::text as "text", "title" as "name",
    case when "deletedAt" is null then jsonb_build_object('kind', "kind", 'number', "number", 'slug', "slug") end as "entry"
  from "entry"
  union all select to_jsonb("entry_version")::text, 'An earlier version', null from "entry_version"
  union all select to_jsonb("entry_draft")::text, 'A draft: ' || coalesce(nullif((select "title" from "entry" "of"
    where "of"."kind" = "entry_draft"."kind" and "of"."number" = "entry_draft"."number"), ''), 'untitled'), null
  from "entry_draft"`;
