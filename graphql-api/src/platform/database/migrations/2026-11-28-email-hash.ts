import { Migration } from '@mikro-orm/migrations';

/** Renames the column of an erasure that identifies the person. */
export class EmailHash extends Migration {
  override up(): void {
    this.addSql(`alter table "erasure" rename column "addressHash" to "emailHash"`);
  }
}
