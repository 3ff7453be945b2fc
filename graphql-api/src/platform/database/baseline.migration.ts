import { Migration } from '@mikro-orm/migrations';

/** Tables that several features use. */
export class DatabaseBaseline extends Migration {
  override up(): void {
    // Removes case, accents and invisible characters for searches. NFKD also converts characters of another
    // width; the letters in `translate` have no decomposition, and it deletes the apostrophes, which have no
    // counterpart. lower() works in every locale on ASCII. Not every server has the extension unaccent.
    this.addSql(`
      create function "plain_text"("value" text) returns text language sql immutable parallel safe as $$
        select lower(translate(
          replace(replace(replace(replace(replace(replace(
            regexp_replace(normalize("value", NFKD), '[\\u0300-\\u036f\\u200b-\\u200f\\u2060\\ufe0e\\ufe0f\\ufeff]', '', 'g'),
            'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
          'øØłŁđĐı''’‘ʼ\`', 'oollddi'))
      $$`);
    // Signing keys, which all processes share and restarts do not change.
    this.addSql(`create table "secret" ("name" text primary key, "value" text not null)`);
    // 244 random bits each.
    this.addSql(`
      insert into "secret"
      select "name", replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
      from (values ('photoLink'), ('device')) as "row" ("name")`);
    // One row: the version of the content that cached responses were made from.
    this.addSql(
      `create table "content_version" ("id" boolean primary key default true check ("id"), "version" bigint not null)`,
    );
    this.addSql(`insert into "content_version" ("version") values (1)`);
    this.addSql(`
      create table "content_id" (
        "id" uuid primary key,
        "hash" text,
        "isWithdrawn" boolean not null,
        "expiresAt" timestamptz not null default now() + interval '30 days'
      )`);
  }
}
