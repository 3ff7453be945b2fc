import { Migration } from '@mikro-orm/migrations';

/** Search ignores accents; indexes for the counts of leads by week and the limits on acknowledgements. */
export class LeadQueries extends Migration {
  override up(): void {
    this.addSql(`delete from "secret" where "name" = 'formToken'`);
    // Base letters are ASCII after NFD, so lower() works in every locale. The extension unaccent is not on every server.
    this.addSql(`
      create function "plain_text"("value" text) returns text language sql immutable parallel safe as $$
        select lower(regexp_replace(normalize("value", NFD), '[\\u0300-\\u036f]', '', 'g'))
      $$`);
    this.addSql(`alter table "lead" drop column "searchText"`);
    this.addSql(`
      create or replace function "lead_search_text"("fields" jsonb) returns text language sql immutable parallel safe as $$
        select "plain_text"(coalesce(string_agg("value", chr(10)), '')) from jsonb_each_text("fields")
        where "key" not in ('propertyPhotos', 'consentVersion')
      $$`);
    this.addSql(`
      alter table "lead" add "searchText" text not null
        generated always as ("lead_search_text"("fields")) stored`);
    // Covers leadsByWeek.
    this.addSql(`create index on "lead" ("submittedAt") include ("state", "submissionId") where not "spam"`);
    this.addSql(`create index on "lead" ("acknowledgedAt") where "acknowledgedAt" is not null`);
  }
}
