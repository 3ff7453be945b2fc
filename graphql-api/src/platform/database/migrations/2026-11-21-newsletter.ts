import { Migration } from '@mikro-orm/migrations';

/** Newsletter subscriptions, and the key that signs form tokens. */
export class Newsletter extends Migration {
  override up(): void {
    this.addSql(`
      create table "subscription" (
        "id" uuid primary key,
        "email" text not null unique,
        "consentedAt" timestamptz not null,
        "consentVersion" text,
        "page" text,
        "unsubscribedAt" timestamptz
      )`);
    // 244 random bits.
    this.addSql(
      `insert into "secret" values ('formToken', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))`,
    );
  }
}
