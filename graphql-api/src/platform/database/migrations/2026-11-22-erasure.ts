import { Migration } from '@mikro-orm/migrations';

/** Hashes that recognise erased data in a backup or a repeated submission. */
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
