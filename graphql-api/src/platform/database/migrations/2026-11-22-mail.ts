import { Migration } from '@mikro-orm/migrations';

/** Subscribers confirm their subscriptions; acknowledgements are counted. */
export class Mail extends Migration {
  override up(): void {
    this.addSql(`alter table "subscription" add "confirmedAt" timestamptz, add "confirmationId" uuid unique`);
    // Earlier subscriptions stay valid.
    this.addSql(`update "subscription" set "confirmedAt" = "consentedAt"`);
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
    this.addSql(`alter table "lead" add "acknowledgedAt" timestamptz`);
  }
}
