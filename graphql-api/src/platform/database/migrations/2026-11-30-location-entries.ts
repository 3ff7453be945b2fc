import { Migration } from '@mikro-orm/migrations';

/** Location pages become entries, and their earlier slugs redirects. */
export class LocationEntries extends Migration {
  override up(): void {
    const columns = '{location_id,slug,createdAt,updatedAt,deletedAt,version,updatedBy}';
    this.addSql(`
      insert into "entry" ("kind", "number", "title", "slug", "fields", "publishAt", "deletedAt", "version", "createdAt", "updatedAt", "updatedBy")
      select 'location', "location_id", "main_heading", "slug", jsonb_strip_nulls(to_jsonb("location_page") - '${columns}'::text[]),
        "createdAt", "deletedAt", "version", "createdAt", "updatedAt", "updatedBy" from "location_page"`);
    this.addSql(`
      insert into "entry_version" ("kind", "number", "version", "action", "fields", "at", "by")
      select "kind", "number", "version", 'published', "fields", "updatedAt", "updatedBy" from "entry" where "kind" = 'location'`);
    this.addSql(`
      insert into "entry_number"
      select 'location', "last_value" from "location_page_location_id_seq" where "is_called"`);
    this.addSql(`
      insert into "redirect" ("kind", "slug", "number")
      select 'location', o."slug", "id" from "old_slug" o join "location_page" on "location_id" = "id" where "kind" = 'location'`);
    this.addSql(`delete from "old_slug" where "kind" = 'location'`);
    this.addSql(`drop table "location_page"`);
  }
}
