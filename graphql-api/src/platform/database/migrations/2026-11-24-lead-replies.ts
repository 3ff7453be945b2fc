import { Migration } from '@mikro-orm/migrations';

/** Replies to leads, templates for them, read and follow-up marks of a lead, and the leads of one person. */
export class LeadReplies extends Migration {
  override up(): void {
    this.addSql(`
      alter table "lead" add "readAt" timestamptz, add "answeredAt" timestamptz, add "followUpOn" date`);
    this.addSql(`create index on "lead" ("submittedAt") where "readAt" is null and not "spam"`);
    this.addSql(`create index on "lead" ("followUpOn") where "followUpOn" is not null`);
    // Without the country code 1. Shorter texts do not identify a person.
    this.addSql(`
      create function "lead_phone"("fields" jsonb) returns text language sql immutable parallel safe as $$
        select substring(coalesce(nullif("fields"->>'phone', ''), "fields"->>'phoneNum') from '^1{0,1}([0-9]{7,})$')
      $$`);
    this.addSql(`create index on "lead" ("lead_phone"("fields"))`);
    this.addSql(`
      create table "lead_reply" (
        "reply_id" uuid primary key,
        "lead_id" uuid not null references "lead" on delete cascade,
        "text" text not null,
        "writtenBy" text not null,
        "writtenAt" timestamptz not null
      )`);
    this.addSql(`create index on "lead_reply" ("lead_id", "writtenAt")`);
    this.addSql(`
      create table "reply_template" (
        "template_id" serial primary key,
        "name" text not null unique,
        "text" text not null,
        "version" integer not null default 1,
        "updatedAt" timestamptz not null default now(),
        "updatedBy" text
      )`);
    this.addSql(`
      insert into "reply_template" ("name", "text") values
        ('Arrange a call', E'Hello {first name},\\n\\nThank you for your request. When may I call you to talk about your rooms and your dates?'),
        ('Confirm the estimate', E'Hello {first name},\\n\\nThank you for your request.\\n\\n{estimate}\\n\\nWe confirm the price in writing once we have seen the rooms. Which day suits you for a visit?')`);
  }
}
