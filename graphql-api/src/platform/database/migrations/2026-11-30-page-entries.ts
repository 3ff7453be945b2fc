import { Migration } from '@mikro-orm/migrations';

/** The changes of pages become entries, and their revisions versions. */
export class PageEntries extends Migration {
  override up(): void {
    this.addSql(`
      insert into "entry" ("kind", "number", "title", "slug", "fields", "publishAt", "version", "createdAt", "updatedAt", "updatedBy")
      select "kind", row_number() over (partition by "kind" order by "page"), "page", "page", "changes", "updatedAt", "version",
        "updatedAt", "updatedAt", "updatedBy"
      from (select *, case when "page" = 'business' then 'business' else 'page' end as "kind" from "page_content") as "content"`);
    // A revision has the time and the author of the version that replaced it.
    this.addSql(`
      insert into "entry_version" ("kind", "number", "version", "action", "fields", "at", "by")
      select e."kind", e."number", t."version", case when t."version" = 0 then 'saved' else 'published' end, t."fields",
        coalesce(lag(t."savedAt") over "page", t."savedAt"), lag(t."savedBy") over "page"
      from (
        select "page", "version", "savedAt", "savedBy", "revision_id" as "order", "changes" as "fields" from "page_content_revision"
        union all select "page", "version", "updatedAt", "updatedBy", null, "changes" from "page_content"
      ) t join "entry" e on e."slug" = t."page" and e."kind" in ('page', 'business')
      window "page" as (partition by t."page" order by t."order" nulls last)
      order by t."page", t."order" nulls last`);
    this.addSql(`
      insert into "entry_number"
      select "kind", max("number") from "entry" where "kind" in ('page', 'business') group by 1`);
    this.addSql(`drop table "page_content_revision", "page_content"`);
  }
}
