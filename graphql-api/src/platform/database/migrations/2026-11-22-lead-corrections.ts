import { Migration } from '@mikro-orm/migrations';

/** The submission that a lead corrects. */
export class LeadCorrections extends Migration {
  override up(): void {
    // No foreign key: the correction may arrive first.
    this.addSql(`alter table "lead" add column "replaces" uuid`);
    this.addSql(`create index on "lead" ("replaces") where "replaces" is not null`);
  }
}
