import { Migration } from '@mikro-orm/migrations';

/** The texts of each lead for searches, with its notes and replies; whether a lead waits for an answer; columns that lists read. */
export class LeadSearchTable extends Migration {
  override up(): void {
    // NFKD also converts digits and letters of another width. The letters in `translate` have no decomposition.
    this.addSql(`
      create or replace function "plain_text"("value" text) returns text language sql immutable parallel safe as $$
        select lower(translate(
          replace(replace(replace(replace(replace(
            regexp_replace(normalize("value", NFKD), '[\\u0300-\\u036f]', '', 'g'),
            'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
          'øØłŁđĐıẞ', 'oollddis'))
      $$`);
    this.addSql(`alter table "lead" drop column "searchText"`);
    this.addSql(`drop function "lead_search_text"(jsonb)`);
    // Excludes values that the site generates. A short value with digits, such as a postal code, is found without its spaces too.
    this.addSql(`
      create function "lead_search_text"("lead" "lead") returns text language sql stable as $$
        select "plain_text"(coalesce(string_agg(
            case when "value" ~ '[0-9]' and length("value") <= 40
              then "value" || chr(10) || regexp_replace("value", '[^[:alnum:]]', '', 'g') else "value" end, chr(10)), ''))
        from (
          -- The names of the forms in lists (web/src/admin/lead/labels.ts).
          select case ("lead")."formType"
            when 'Get a Qoute' then 'Quote request'
            when 'Get in Touch' then 'Short message'
            when 'Contact' then 'Message'
            when 'Message genrated through Project Management form' then 'Project management enquiry'
            when 'Message genrated through Partnership form' then 'Partnership enquiry'
            when 'Newsletter' then 'Newsletter subscription'
            else ("lead")."formType" end as "value"
          union all select ("lead")."email" where ("lead")."fields"->'email' is null
          union all select "value" from jsonb_each_text(("lead")."fields")
            where "key" not in ('propertyPhotos', 'consentVersion')
          union all select "text" from "lead_note" where "lead_id" = ("lead")."id"
          union all select "text" from "lead_reply" where "lead_id" = ("lead")."id"
        ) as "values"
      $$`);
    // A separate table, because a search reads all of it. Not every server has an index for substrings (pg_trgm).
    this.addSql(`
      create table "lead_search" (
        "lead_id" uuid primary key references "lead" on delete cascade,
        "text" text not null
      )`);
    this.addSql(`
      create function "lead_search_update"() returns trigger language plpgsql as $$
      declare "changed" uuid;
      begin
        if tg_table_name = 'lead' then "changed" := new."id";
        elsif tg_op = 'DELETE' then "changed" := old."lead_id";
        else "changed" := new."lead_id";
        end if;
        insert into "lead_search" select "id", "lead_search_text"("lead") from "lead" where "id" = "changed"
          on conflict ("lead_id") do update set "text" = excluded."text";
        return null;
      end $$`);
    this.addSql(`
      create trigger "search" after insert or update of "formType", "email", "fields" on "lead"
        for each row execute function "lead_search_update"()`);
    for (const table of ['lead_note', 'lead_reply'])
      this.addSql(`
        create trigger "search" after insert or update or delete on "${table}"
          for each row execute function "lead_search_update"()`);
    this.addSql(`insert into "lead_search" select "id", "lead_search_text"("lead") from "lead"`);

    // A newsletter subscription has no message, and waits for no answer.
    this.addSql(`
      alter table "lead" add "unanswered" boolean not null generated always as
        ("state" = 'new' and not "spam" and ("formType" <> 'Newsletter' or "fields"->'message' is not null)) stored`);
    this.addSql(`drop index if exists "lead_submissionId_idx"`);
    this.addSql(`create index on "lead" ("submissionId") where "unanswered"`);
    this.addSql(`drop index if exists "lead_submittedAt_state_submissionId_formType_sourceName_ans_idx"`);
    this.addSql(`
      create index "lead_overview" on "lead" ("submittedAt")
        include ("state", "unanswered", "submissionId", "formType", "sourceName", "answeredAt") where not "spam"`);
    // Lists and searches read these two indexes, and only the rows of the table that they show.
    this.addSql(`drop index if exists "lead_submittedAt_id_idx", "lead_formType_submittedAt_id_idx"`);
    this.addSql(`
      create index "lead_list" on "lead" ("submittedAt" desc, "id" desc)
        include ("submissionId", "formType", "state", "spam", "unanswered")`);

    this.addSql(`
      create index "lead_found" on "lead" ("id")
        include ("submittedAt", "submissionId", "formType", "state", "spam", "unanswered")`);

    // The same for articles in the admin area.
    this.addSql(`
      alter table "blog" add "searchText" text not null
        generated always as ("plain_text"("title" || chr(10) || "slug_url")) stored`);
  }
}
