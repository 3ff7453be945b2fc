import { Migration } from '@mikro-orm/migrations';

/** Leads and their photos. */
export class Leads extends Migration {
  override up(): void {
    this.addSql(`
      create table "lead" (
        "id" uuid primary key,
        "submissionId" uuid not null unique,
        "formType" text not null,
        "email" text not null,
        "submittedAt" timestamptz not null,
        "fields" jsonb not null,
        "photos" text[] not null,
        "spam" boolean not null
      )`);
    this.addSql(`create index on "lead" ("submittedAt" desc, "id" desc)`);
    this.addSql(`create index on "lead" ("formType", "submittedAt" desc, "id" desc)`);
    this.addSql(`
      create table "photo" (
        "fileName" text primary key,
        "width" integer not null,
        "height" integer not null,
        "byteSize" integer not null,
        "claimedBy" uuid references "lead" on delete set null,
        "createdAt" timestamptz not null
      )`);
    this.addSql(`create index on "photo" ("claimedBy")`);
    this.addSql(`create index on "photo" ("createdAt") where "claimedBy" is null`);
    // Signing keys, which all processes share and restarts do not change. 244 random bits.
    this.addSql(`create table "secret" ("name" text primary key, "value" text not null)`);
    this.addSql(
      `insert into "secret" values ('photoLink', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))`,
    );
  }
}
