import { Migration } from '@mikro-orm/migrations';

/**
 * Leads with their notes, replies, messages, drafts and photos; their search; erasures; the first reply
 * templates.
 */
export class LeadBaseline extends Migration {
  override up(): void {
    this.#createLead();
    this.#createAnswers();
    this.addSql(`
      create table "photo" (
        "fileName" text primary key,
        "width" integer not null,
        "height" integer not null,
        "byteSize" integer not null,
        "claimedBy" uuid references "lead" on delete set null,
        "network" text,
        "createdAt" timestamptz not null
      )`);
    this.addSql(`create index on "photo" ("claimedBy")`);
    this.addSql(`create index on "photo" ("createdAt") where "claimedBy" is null`);
    // Proof of an erasure, without personal data.
    this.addSql(`
      create table "erasure" (
        "erasure_id" uuid primary key,
        "erasedAt" timestamptz not null,
        "erasedBy" text not null,
        "leads" integer not null,
        "photos" integer not null,
        "mails" integer not null,
        "messages" integer not null,
        "subscriptions" integer not null,
        "keyId" text,
        "emailHash" text,
        "submissionHashes" text[] not null default '{}',
        "photoNames" text[] not null default '{}'
      )`);
    this.addSql(`create index on "erasure" using gin ("submissionHashes")`);
    this.addSql(`alter table "mail" add foreign key ("lead_id") references "lead" on delete cascade`);
    for (const sql of [...CONVERSATIONS, ...SEARCH, ...TEMPLATES]) this.addSql(sql);
  }

  #createLead(): void {
    // `replaces` has no foreign key: the correction may arrive first. A newsletter subscription waits for no
    // answer.
    this.addSql(`
      create table "lead" (
        "id" uuid primary key,
        "submissionId" uuid not null unique,
        "replaces" uuid,
        "formType" text not null,
        "email" text not null,
        "submittedAt" timestamptz not null,
        "fields" jsonb not null,
        "source" jsonb,
        "photos" text[] not null,
        "spam" boolean not null,
        "state" text not null default 'new' check ("state" in ('new', 'answered', 'done', 'won', 'lost', 'spam')),
        "acknowledgedAt" timestamptz,
        "readAt" timestamptz,
        "answeredAt" timestamptz,
        "awaitsReply" boolean not null default false,
        "messagedAt" timestamptz,
        "activeAt" timestamptz not null generated always as (greatest("submittedAt", "messagedAt")) stored,
        "followUpOn" date,
        "conversation" uuid,
        "isHead" boolean not null default false,
        "sourceName" text generated always as (coalesce("source"->>'utm_source', "source"->>'site')) stored,
        "unanswered" boolean not null generated always as
          (not "spam" and ("awaitsReply" or "state" = 'new' and ("formType" <> 'Newsletter' or "fields"->'message' is not null))) stored,
        "box" text not null generated always as (case when "spam" then 'spam' when "awaitsReply" then 'new'
          when "followUpOn" is not null then 'follow_up'
          when "state" = 'new' then 'new' when "state" = 'answered' then 'waiting' else 'done' end) stored
      )`);
    // Without the country code 1. Shorter texts do not identify a person.
    this.addSql(`
      create function "lead_phone"("fields" jsonb) returns text language sql immutable parallel safe as $$
        select substring(coalesce(nullif("fields"->>'phone', ''), "fields"->>'phoneNum') from '^1{0,1}([0-9]{7,})$')
      $$`);
    for (const index of LEAD_INDEXES) this.addSql(`create index ${index}`);
  }

  #createAnswers(): void {
    this.addSql(`
      create table "lead_note" (
        "note_id" serial primary key,
        "content_id" uuid unique,
        "lead_id" uuid not null references "lead" on delete cascade,
        "text" text not null,
        "writtenBy" text not null,
        "writtenAt" timestamptz not null
      )`);
    this.addSql(`create index on "lead_note" ("lead_id")`);
    this.addSql(`
      create table "lead_reply" (
        "reply_id" uuid primary key,
        "lead_id" uuid not null references "lead" on delete cascade,
        "subject" text,
        "text" text not null,
        "signature" text not null default '',
        "pictures" text[] not null default '{}',
        "writtenBy" text not null,
        "writtenAt" timestamptz not null,
        "sendAt" timestamptz
      )`);
    this.addSql(`create index on "lead_reply" ("lead_id", "writtenAt")`);
    this.addSql(`
      create table "lead_message" (
        "message_id" uuid primary key,
        "lead_id" uuid not null references "lead" on delete cascade,
        "identity" text not null unique,
        "messageId" text,
        "references" text[] not null,
        "fromName" text,
        "fromAddress" text,
        "subject" text not null,
        "text" text not null,
        "quotedText" text,
        "hasHtml" boolean not null,
        "isCut" boolean not null,
        "files" jsonb not null,
        "receivedAt" timestamptz not null,
        "storedAt" timestamptz not null default now(),
        "isAutomatic" boolean not null,
        "isFromOtherAddress" boolean not null,
        "answeredAt" timestamptz
      )`);
    this.addSql(`create index on "lead_message" ("lead_id", "receivedAt")`);
    this.addSql(`create index on "lead_message" (lower("fromAddress"))`);
    this.addSql(`
      create table "lead_draft" (
        "lead_id" uuid references "lead" on delete cascade,
        "account_id" integer references "account" on delete cascade,
        "subject" text not null,
        "reply" text not null,
        "pictures" text[] not null,
        "note" text not null,
        "sendAt" timestamptz,
        "savedAt" timestamptz not null default now(),
        primary key ("lead_id", "account_id")
      )`);
  }
}

const LEAD_INDEXES = [
  // Lists and searches read these two, and only the rows of the table that they show.
  `"lead_list" on "lead" ("submittedAt" desc, "id" desc) include ("submissionId", "formType", "state", "spam", "unanswered")`,
  `"lead_found" on "lead" ("id") include ("submittedAt", "submissionId", "formType", "state", "spam", "unanswered")`,
  `"lead_spam" on "lead" ("submittedAt" desc, "id" desc) include ("submissionId") where "spam"`,
  `"lead_overview" on "lead" ("submittedAt")
     include ("state", "unanswered", "submissionId", "formType", "sourceName", "answeredAt")
     where not "spam" and "formType" <> 'Newsletter'`,
  `"lead_inbox" on "lead" ("box", "activeAt" desc, "id" desc) include ("conversation", "followUpOn") where "isHead"`,
  `"lead_head" on "lead" ("conversation") where "isHead"`,
  `"lead_unread" on "lead" ("id") where "isHead" and "readAt" is null`,
  `on "lead" ("conversation", "submittedAt" desc, "id" desc)`,
  `on "lead" (lower("email"), "submittedAt" desc)`,
  `on "lead" ("lead_phone"("fields"), "submittedAt" desc)`,
  `on "lead" ("submissionId") where "unanswered"`,
  `on "lead" ("replaces") include ("spam") where "replaces" is not null`,
  `on "lead" ("acknowledgedAt") where "acknowledgedAt" is not null`,
  `on "lead" ("followUpOn") where "followUpOn" is not null`,
];

const CONVERSATIONS = [
  // The conversation of the same email address, else of the corrected version, else of the same phone number.
  `create function "lead_conversation"("one" "lead") returns uuid language sql stable as $$
    select coalesce(
      (select "conversation" from "lead" where lower("email") = lower(("one")."email") and "email" <> '' and "conversation" is not null
       order by "submittedAt" desc limit 1),
      (select "conversation" from "lead" where "submissionId" = ("one")."replaces"),
      (select "conversation" from "lead" where "replaces" = ("one")."submissionId" and "conversation" is not null limit 1),
      (select "conversation" from "lead" where "lead_phone"("fields") = "lead_phone"(("one")."fields") and "conversation" is not null
       order by "submittedAt" desc limit 1),
      ("one")."id")
  $$`,
  // The head is the newest lead that is neither spam nor corrected; lists show it for the conversation. With
  // the lock of the first lead, leads of one person that arrive at once see each other. A plan made for an
  // empty table would read all leads.
  `create function "lead_set_head"("wanted" uuid) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
  declare "head" uuid;
  begin
    perform from "lead" where "id" = "wanted" for no key update;
    select "id" into "head" from "lead" where "conversation" = "wanted" and not "spam" and (
        select true from "lead" "newer" where "newer"."replaces" = "lead"."submissionId" and not "newer"."spam" limit 1) is null
      order by "submittedAt" desc, "id" desc limit 1;
    update "lead" set "isHead" = false where "conversation" = "wanted" and "isHead" and "id" is distinct from "head";
    update "lead" set "isHead" = true where "id" = "head" and not "isHead";
  end $$`,
  // A newsletter subscription has no conversation. The lock is that of the acknowledgements, so that leads of
  // one person see each other.
  `create function "lead_join"() returns trigger language plpgsql as $$
   begin
     if new."conversation" is null and (new."formType" <> 'Newsletter' or new."fields"->'message' is not null) then
       perform pg_advisory_xact_lock(hashtextextended('acknowledgement ' || lower(new."email"), 0));
       new."conversation" := "lead_conversation"(new);
     end if;
     return new;
   end $$`,
  `create trigger "join" before insert on "lead" for each row execute function "lead_join"()`,
  `create function "lead_head"() returns trigger language plpgsql as $$
   declare "one" "lead";
   begin
     if tg_op = 'DELETE' then "one" := old; else "one" := new; end if;
     perform "lead_set_head"("one"."conversation");
     if "one"."replaces" is not null then
       perform "lead_set_head"("conversation") from "lead"
       where "submissionId" = "one"."replaces" and "conversation" <> "one"."conversation";
     end if;
     return null;
   end $$`,
  // At the commit, so that leads of one person wait for each other only then.
  `create constraint trigger "head" after insert or delete or update of "spam", "conversation", "replaces" on "lead"
   deferrable initially deferred for each row execute function "lead_head"()`,
];

const SEARCH = [
  // Excludes values that the site generates. A short value with digits, such as a postal code, is found
  // without its spaces too.
  `create function "lead_search_text"("lead" "lead") returns text language sql stable as $$
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
          union all select concat_ws(chr(10), "fromName", "fromAddress", "subject", "text", (
              select string_agg("file"->>'name', chr(10)) from jsonb_array_elements("files") "file"
            )) from "lead_message" where "lead_id" = ("lead")."id"
        ) as "values"
      $$`,
  // A separate table, because a search reads all of it. Not every server has pg_trgm to index substrings.
  `create table "lead_search" (
    "lead_id" uuid primary key references "lead" on delete cascade,
    "text" text not null,
    "conversation" uuid
  )`,
  `create function "lead_search_update"() returns trigger language plpgsql as $$
      declare "changed" uuid;
      begin
        if tg_table_name = 'lead' then "changed" := new."id";
        elsif tg_op = 'DELETE' then "changed" := old."lead_id";
        else "changed" := new."lead_id";
        end if;
        insert into "lead_search" select "id", "lead_search_text"("lead"), "conversation" from "lead" where "id" = "changed"
          on conflict ("lead_id") do update set "text" = excluded."text", "conversation" = excluded."conversation";
        return null;
      end $$`,
  `create trigger "search" after insert or update of "formType", "email", "fields" on "lead"
    for each row execute function "lead_search_update"()`,
  ...['lead_note', 'lead_reply', 'lead_message'].map(
    (table) => `create trigger "search" after insert or update or delete on "${table}"
      for each row execute function "lead_search_update"()`,
  ),
];

const TEMPLATES = [
  `insert into "entry" ("kind", "number", "title", "fields", "publishAt", "version", "createdAt", "updatedAt")
    select 'replyTemplate', "number", "name", jsonb_build_object('name', "name", 'text', "text"), now(), 1, now(), now()
    from (values
      (1, 'Arrange a call', E'Hello {first name},\\n\\nThank you for your request. When may I call you to talk about your rooms and your dates?'),
      (2, 'Confirm the estimate', E'Hello {first name},\\n\\nThank you for your request.\\n\\n{estimate}\\n\\nWe confirm the price in writing once we have seen the rooms. Which day suits you for a visit?')
    ) as "template" ("number", "name", "text")`,
  `insert into "entry_version" ("kind", "number", "version", "action", "fields", "at")
    select "kind", "number", "version", 'published', "fields", "updatedAt" from "entry" order by "number"`,
  `insert into "entry_number" values ('replyTemplate', 2)`,
];
