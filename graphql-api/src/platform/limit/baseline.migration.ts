import { Migration } from '@mikro-orm/migrations';

/** The table of rate-limiter-flexible, as the library would create it. */
export class LimitBaseline extends Migration {
  override up(): void {
    // Unlogged, so that no request waits for a flush. A crash of the database resets the counts.
    this.addSql(`
      create unlogged table "rate_limit" (
        "key" varchar(255) primary key,
        "points" integer not null default 0,
        "expire" bigint
      )`);
  }
}
