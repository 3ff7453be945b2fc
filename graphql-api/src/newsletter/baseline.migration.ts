import { Migration } from '@mikro-orm/migrations';

/** Subscriptions, and the mailings of newsletters with their counted clicks. */
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
        "number" integer not null,
        "round" integer not null,
        "title" text not null,
        "intro" text not null,
        "items" jsonb not null default '[]',
        "segment" text,
        "countsClicks" boolean not null default false,
        "startedAt" timestamptz not null,
        "startedBy" text,
        unique ("number", "round")
      )`);
    this.addSql(`
      create table "mailing_click" (
        "mailing_id" uuid references "mailing" on delete cascade,
        "item" integer,
        "count" integer not null,
        primary key ("mailing_id", "item")
      )`);
    this.addSql(`
      create table "mailing_reader" (
        "mailing_id" uuid references "mailing" on delete cascade,
        "subscription_id" uuid references "subscription" on delete cascade,
        primary key ("mailing_id", "subscription_id")
      )`);
  }
}
