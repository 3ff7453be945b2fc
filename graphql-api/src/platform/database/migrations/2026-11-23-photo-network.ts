import { Migration } from '@mikro-orm/migrations';

/** The network that an unclaimed photo came from, as a hash. */
export class PhotoNetwork extends Migration {
  override up(): void {
    this.addSql(`alter table "photo" add column "network" text`);
  }
}
