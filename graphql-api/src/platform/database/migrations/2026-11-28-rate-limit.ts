import { Migration } from '@mikro-orm/migrations';

/** Counts of rate limits need no flush at each request. A crash of the database resets them, a restart does not. */
export class RateLimit extends Migration {
  override up(): void {
    this.addSql(`alter table "rate_limit" set unlogged`);
  }
}
