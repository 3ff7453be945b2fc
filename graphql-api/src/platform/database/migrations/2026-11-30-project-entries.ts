import { Migration } from '@mikro-orm/migrations';

/** The items of the portfolio become entries, with slugs from their captions. */
export class ProjectEntries extends Migration {
  override up(): void {
    // The URL that `uploadImage` returns (picture/view.ts).
    const url = (alias: string) =>
      `'/pictures/' || ${alias}."picture_id" || '/' || least(${alias}."width", 2560) || '.jpg'`;
    // The first item with a caption gets its slug without a number, unless the caption ends with one.
    this.addSql(`
      with "named" as (
        select *, trim('-' from left(trim('-' from regexp_replace("plain_text"("title"), '[^a-z0-9]+', '-', 'g')), 100)) as "base"
        from "portfolio_item"
      ), "numbered" as (
        select *, "base" = '' or "base" ~ '(^|-)[0-9]+$' or row_number() over (partition by "base" order by "portfolio_id") > 1 as "isTaken"
        from "named"
      ), "item" as (
        select *, case when "isTaken" then coalesce(nullif("base", ''), 'project') || '-' || "portfolio_id" else "base" end as "slug" from "numbered"
      )
      insert into "entry" ("kind", "number", "title", "slug", "fields", "position", "publishAt", "deletedAt", "version", "createdAt", "updatedAt", "updatedBy")
      select 'project', i."portfolio_id", i."title", i."slug",
        jsonb_strip_nulls(jsonb_build_object('title', i."title", 'slug_url', i."slug", 'group', i."group",
          'town', i."town", 'rooms', i."rooms", 'days', i."days", 'package', i."package",
          'picture', ${url('p')}, 'before', ${url('b')}, 'video', '/videos/' || i."video_id" || '.mp4')),
        i."position", i."createdAt", i."deletedAt", i."version", i."createdAt", i."updatedAt", i."updatedBy"
      from "item" i join "picture" p using ("picture_id") left join "picture" b on b."picture_id" = i."before_picture_id"`);
    this.addSql(`
      insert into "entry_version" ("kind", "number", "version", "action", "fields", "at", "by")
      select "kind", "number", "version", 'published', "fields", "updatedAt", "updatedBy" from "entry" where "kind" = 'project'`);
    this.addSql(`
      insert into "entry_number"
      select 'project', "last_value" from "portfolio_item_portfolio_id_seq" where "is_called"`);
    this.addSql(`drop table "portfolio_item"`);
  }
}
