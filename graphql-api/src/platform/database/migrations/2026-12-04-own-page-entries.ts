import { Migration } from '@mikro-orm/migrations';

/** The pages that the owner added become entries of the kind `ownPage`, with their paths, versions and drafts. */
export class OwnPageEntries extends Migration {
  override up(): void {
    // A deleted page has only its entry.
    this.addSql(`
      create temporary table "moved" on commit drop as
      select e."number" as "from", substr(e."slug", 6)::integer as "number", o."label", substr(o."path", 2) as "slug",
        coalesce(o."isPublished", false) as "isPublished", o."updatedAt", o."updatedBy",
        jsonb_strip_nulls(jsonb_build_object('label', coalesce(o."label", e."title"), 'path', o."path", 'place', o."place",
          'isListed', coalesce(o."isListed", true))) as "fields"
      from "entry" e left join "own_page" o on e."slug" = 'page/' || o."page_id"
      where e."kind" = 'page' and e."slug" like 'page/%'`);
    this.addSql(`
      insert into "entry" ("kind", "number", "title", "slug", "fields", "lists", "publishAt", "deletedAt", "version", "createdAt",
        "updatedAt", "updatedBy")
      select 'ownPage', m."number", coalesce(m."label", e."title"), m."slug",
        case when e."version" > 0 then e."fields" || m."fields" else '{}' end, '{}',
        case when m."isPublished" then coalesce(e."publishAt", m."updatedAt") end, e."deletedAt", e."version", e."createdAt",
        greatest(e."updatedAt", m."updatedAt"), coalesce(m."updatedBy", e."updatedBy")
      from "moved" m join "entry" e on e."kind" = 'page' and e."number" = m."from"`);
    // A page that was never written has only a draft.
    this.addSql(
      `delete from "entry_version" v using "moved" m where v."kind" = 'page' and v."number" = m."from" and v."version" = 0`,
    );
    this.addSql(`
      insert into "entry_draft" ("kind", "number", "fields", "version", "revision", "savedAt")
      select 'page', m."from", '{}', 0, 1, e."updatedAt" from "moved" m join "entry" e on e."kind" = 'page' and e."number" = m."from"
      where e."version" = 0 on conflict do nothing`);
    for (const table of ['entry_version', 'entry_draft'])
      this.addSql(`
        update "${table}" t set "kind" = 'ownPage', "number" = m."number", "fields" = t."fields" || m."fields"
        from "moved" m where t."kind" = 'page' and t."number" = m."from"`);
    // A time of its texts would publish the page, too.
    this.addSql(`
      update "entry_draft" t set "publishAt" = null
      from "moved" m where t."kind" = 'ownPage' and t."number" = m."number" and not m."isPublished"`);
    this.addSql(`
      update "draft_link" t set "kind" = 'ownPage', "number" = m."number"
      from "moved" m where t."kind" = 'page' and t."number" = m."from"`);
    this.addSql(`
      update "activity" t set "entryKind" = 'ownPage', "entryNumber" = m."number"
      from "moved" m where t."entryKind" = 'page' and t."entryNumber" = m."from"`);
    this.addSql(`
      insert into "redirect" ("kind", "slug", "number")
      select 'ownPage', substr("path", 2), "page_id" from "own_page_former_path" join "moved" on "number" = "page_id"`);
    this.addSql(
      `insert into "entry_number" select 'ownPage', "last_value" from "own_page_page_id_seq" where "is_called"`,
    );
    this.addSql(`delete from "entry" e using "moved" m where e."kind" = 'page' and e."number" = m."from"`);
    this.addSql(`drop table "own_page_former_path", "own_page"`);
  }
}
