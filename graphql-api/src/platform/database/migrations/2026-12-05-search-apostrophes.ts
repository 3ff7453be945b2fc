import { Migration } from '@mikro-orm/migrations';

/** Searches find a text with another apostrophe or without it, and without its invisible characters. */
export class SearchApostrophes extends Migration {
  override up(): void {
    // `translate` deletes the characters that have no counterpart: apostrophes.
    this.addSql(`
      create or replace function "plain_text"("value" text) returns text language sql immutable parallel safe as $$
        select lower(translate(
          replace(replace(replace(replace(replace(replace(
            regexp_replace(normalize("value", NFKD), '[\\u0300-\\u036f\\u200b-\\u200f\\u2060\\ufe0e\\ufe0f\\ufeff]', '', 'g'),
            'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
          'øØłŁđĐı''’‘ʼ\`', 'oollddi'))
      $$`);
    this.addSql(`
      update "lead_search" "found" set "text" = "lead_search_text"("lead") from "lead"
      where "lead"."id" = "found"."lead_id"`);
    this.addSql(`alter table "entry" drop column "searchText"`);
    this.addSql(`
      alter table "entry" add "searchText" text not null
        generated always as ("plain_text"("title" || chr(10) || coalesce("slug", ''))) stored`);
  }
}
