import { Migration } from '@mikro-orm/migrations';

/** Articles become entries, their revisions versions, and their earlier slugs redirects. */
export class ArticleEntries extends Migration {
  override up(): void {
    const columns =
      '{blog_id,slug,blogs_content,createdAt,updatedAt,publishAt,deletedAt,version,updatedBy,searchText}';
    this.addSql(`
      insert into "entry" ("kind", "number", "title", "slug", "fields", "lists", "publishAt", "deletedAt", "version", "createdAt", "updatedAt", "updatedBy")
      select 'article', "blog_id", "title", "slug", jsonb_strip_nulls(to_jsonb("blog") - '${columns}'::text[]),
        jsonb_build_object('blogs_content', "blogs_content"), "publishAt", "deletedAt", "version", "createdAt", "updatedAt", "updatedBy"
      from "blog"`);
    // A revision has the time and the author of the version that replaced it.
    this.addSql(`
      insert into "entry_version" ("kind", "number", "version", "action", "fields", "at", "by")
      select 'article', "blog_id", "version", 'saved', "fields",
        coalesce(lag("savedAt") over "article", "createdAt"), lag("savedBy") over "article"
      from (
        select r."blog_id", r."version", r."savedAt", r."savedBy", b."createdAt", r."revision_id" as "order", jsonb_strip_nulls(r."content") as "fields"
        from "blog_revision" r join "blog" b using ("blog_id")
        union all
        select b."number", b."version", b."updatedAt", b."updatedBy", b."createdAt", null, b."fields" || b."lists"
        from "entry" b where b."kind" = 'article'
      ) as "text"
      window "article" as (partition by "blog_id" order by "order" nulls last)
      order by "blog_id", "order" nulls last`);
    this.addSql(`
      update "entry_version" v set "action" = case when "publishAt" > now() then 'scheduled' else 'published' end, "at" = "updatedAt", "by" = "updatedBy"
      from "entry" e
      where e."kind" = 'article' and v."kind" = 'article' and e."number" = v."number" and e."version" = v."version" and "publishAt" is not null`);
    this.addSql(`
      insert into "entry_number" select 'article', "last_value" from "blog_blog_id_seq" where "is_called"`);
    this.addSql(`
      insert into "redirect" ("kind", "slug", "number")
      select 'article', o."slug", "id" from "old_slug" o join "blog" on "blog_id" = "id" where "kind" = 'blog'`);
    for (const table of ['mailing', 'imported_article']) {
      this.addSql(`alter table "${table}" drop constraint "${table}_blog_id_fkey"`);
      this.addSql(`
        alter table "${table}" add "kind" text not null generated always as ('article') stored,
          add foreign key ("kind", "blog_id") references "entry" on delete cascade`);
    }
    this.addSql(
      `create index "entry_category" on "entry" (("fields" ->> 'category')) where "kind" = 'article'`,
    );
    this.addSql(`drop table "blog_revision", "blog", "old_slug"`);
  }
}
