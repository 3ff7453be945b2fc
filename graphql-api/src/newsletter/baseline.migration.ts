import { Migration } from '@mikro-orm/migrations';

/** Subscriptions, and newsletters with their drafts and counted clicks. */
export class NewsletterBaseline extends Migration {
  override up(): void {
    this.addSql(`
      create table "subscription" (
        "id" uuid primary key,
        "email" text not null unique,
        "consentedAt" timestamptz not null,
        "consentVersion" text,
        "page" text,
        "confirmedAt" timestamptz,
        "confirmationId" uuid unique,
        "unsubscribedAt" timestamptz
      )`);
    this.addSql(`
      create table "subscription_request" (
        "id" uuid primary key,
        "email" text not null unique,
        "subscriptionId" uuid not null,
        "consentedAt" timestamptz not null,
        "consentVersion" text,
        "page" text,
        "expiresAt" timestamptz not null
      )`);
    this.addSql(`create index on "subscription_request" ("expiresAt")`);
    this.addSql(`
      create table "mailing" (
        "mailing_id" uuid primary key,
        "title" text not null,
        "intro" text not null,
        "items" jsonb not null default '[]',
        "segment" text,
        "input" jsonb not null,
        "countsClicks" boolean not null default false,
        "startedAt" timestamptz,
        "scheduledFor" timestamptz,
        "startedBy" text not null
      )`);
    this.addSql(`
      create table "mailing_click" (
        "mailing_id" uuid references "mailing" on delete cascade,
        "item" integer,
        "count" integer not null,
        primary key ("mailing_id", "item")
      )`);
    this.addSql(`
      create table "mailing_draft" (
        "account_id" integer primary key references "account" on delete cascade,
        "input" jsonb not null,
        "savedAt" timestamptz not null default now()
      )`);
  }
}
