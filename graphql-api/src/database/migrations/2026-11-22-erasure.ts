import { Migration } from '@mikro-orm/migrations';

/** What tells an erased person's data when it comes back, from a backup or from a device that heard no answer. */
export class Erasure extends Migration {
  override up(): void {
    this.addSql(`
      alter table "erasure"
        add "keyId" text,
        add "addressHash" text,
        add "submissionHashes" text[] not null default '{}',
        add "photoNames" text[] not null default '{}'`);
    this.addSql(`create index on "erasure" using gin ("submissionHashes")`);
    this.addSql(`create index on "lead" (lower("email"))`);
  }
}
