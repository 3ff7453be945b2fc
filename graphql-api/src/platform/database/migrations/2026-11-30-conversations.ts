import { Migration } from '@mikro-orm/migrations';

/** The leads of one person as a conversation, drafts of replies and notes, and the subject and pictures of a reply. */
export class Conversations extends Migration {
  override up(): void {
    this.addSql(`alter table "lead" drop constraint "lead_state_check"`);
    this.addSql(
      `alter table "lead" add constraint "lead_state_check" check ("state" in ('new', 'answered', 'done', 'won', 'lost', 'spam'))`,
    );
    this.addSql(`
      alter table "lead" add "conversation" uuid, add "isHead" boolean not null default false,
        add "box" text not null generated always as (case when "spam" then 'spam' when "followUpOn" is not null then 'follow_up'
          when "state" = 'new' then 'new' when "state" = 'answered' then 'waiting' else 'done' end) stored`);
    this.addSql(`alter table "lead_search" add "conversation" uuid`);
    this.addSql(CONVERSATION_OF);
    this.addSql(SET_HEAD);
    for (const sql of TRIGGERS) this.addSql(sql);
    this.addSql(`create index on "lead" ("conversation", "submittedAt" desc, "id" desc)`);
    this.addSql(`drop index "lead_lower_idx", "lead_lead_phone_idx"`);
    this.addSql(`create index on "lead" (lower("email"), "submittedAt" desc)`);
    this.addSql(`create index on "lead" ("lead_phone"("fields"), "submittedAt" desc)`);
    // The next migrations cannot change tables whose triggers wait for the commit.
    this.addSql(`set constraints "head" immediate`);
    // In order of time, as the trigger would have done.
    this.addSql(`
      do $$ declare "row" "lead"; begin
        for "row" in select * from "lead" where "formType" <> 'Newsletter' or "fields"->'message' is not null order by "submittedAt", "id" loop
          update "lead" set "conversation" = "lead_conversation"("row") where "id" = "row"."id";
        end loop;
      end $$`);
    this.addSql(`
      create or replace function "lead_search_update"() returns trigger language plpgsql as $$
      declare "changed" uuid;
      begin
        if tg_table_name = 'lead' then "changed" := new."id";
        elsif tg_op = 'DELETE' then "changed" := old."lead_id";
        else "changed" := new."lead_id";
        end if;
        insert into "lead_search" select "id", "lead_search_text"("lead"), "conversation" from "lead" where "id" = "changed"
          on conflict ("lead_id") do update set "text" = excluded."text", "conversation" = excluded."conversation";
        return null;
      end $$`);
    this.addSql(
      `update "lead_search" set "conversation" = "lead"."conversation" from "lead" where "lead_id" = "id"`,
    );
    this.addSql(`
      create index "lead_inbox" on "lead" ("box", "submittedAt" desc, "id" desc)
        include ("conversation", "followUpOn") where "isHead"`);
    this.addSql(`create index "lead_head" on "lead" ("conversation") where "isHead"`);
    this.addSql(`create index "lead_unread" on "lead" ("id") where "isHead" and "readAt" is null`);
    this.addSql(`drop index if exists "lead_submittedAt_idx"`);

    this.addSql(`
      alter table "lead_reply" add "subject" text, add "pictures" text[] not null default '{}'`);
    this.addSql(`
      create table "lead_draft" (
        "lead_id" uuid references "lead" on delete cascade,
        "account_id" integer references "account" on delete cascade,
        "subject" text not null,
        "reply" text not null,
        "pictures" text[] not null,
        "note" text not null,
        "savedAt" timestamptz not null default now(),
        primary key ("lead_id", "account_id")
      )`);
  }
}

/** The conversation of the same email address, else of the corrected version, else of the same phone number. */
const CONVERSATION_OF = `
  create function "lead_conversation"("one" "lead") returns uuid language sql stable as $$
    select coalesce(
      (select "conversation" from "lead" where lower("email") = lower(("one")."email") and "email" <> '' and "conversation" is not null
       order by "submittedAt" desc limit 1),
      (select "conversation" from "lead" where "submissionId" = ("one")."replaces"),
      (select "conversation" from "lead" where "replaces" = ("one")."submissionId" and "conversation" is not null limit 1),
      (select "conversation" from "lead" where "lead_phone"("fields") = "lead_phone"(("one")."fields") and "conversation" is not null
       order by "submittedAt" desc limit 1),
      ("one")."id")
  $$`;

/**
 * The head is the newest lead that is neither spam nor corrected. Lists show it for the conversation. By the lock of the first lead,
 * leads of one person that arrive at once see each other. A plan that was made for an empty table would read all leads.
 */
const SET_HEAD = `
  create function "lead_set_head"("wanted" uuid) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
  declare "head" uuid;
  begin
    perform from "lead" where "id" = "wanted" for no key update;
    select "id" into "head" from "lead" where "conversation" = "wanted" and not "spam" and (
        select true from "lead" "newer" where "newer"."replaces" = "lead"."submissionId" and not "newer"."spam" limit 1) is null
      order by "submittedAt" desc, "id" desc limit 1;
    update "lead" set "isHead" = false where "conversation" = "wanted" and "isHead" and "id" is distinct from "head";
    update "lead" set "isHead" = true where "id" = "head" and not "isHead";
  end $$`;

const TRIGGERS = [
  // A newsletter subscription has no conversation. The lock is that of the acknowledgements: leads of one person see each other.
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
