import { Migration } from '@mikro-orm/migrations';

/** The text of a lead for searches: values without field names. Deletes leads of empty newsletter forms. */
export class LeadSearch extends Migration {
  override up(): void {
    this.addSql(`delete from "lead" where "formType" = 'Newsletter' and "email" = ''`);
    // Excludes values that the site generates: names of photos and versions of wordings.
    this.addSql(`
      create function "lead_search_text"("fields" jsonb) returns text language sql immutable parallel safe as $$
        select coalesce(string_agg(lower("value"), chr(10)), '') from jsonb_each_text("fields")
        where "key" not in ('propertyPhotos', 'consentVersion')
      $$`);
    // Stored, because computing it for 50,000 leads takes a second and reading it 40 ms. Not every server has an
    // index for substrings (pg_trgm).
    this.addSql(`
      alter table "lead" add "searchText" text not null
        generated always as ("lead_search_text"("fields")) stored`);
  }
}
