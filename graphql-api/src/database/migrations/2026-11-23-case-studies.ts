import { Migration } from '@mikro-orm/migrations';

/** What the owner may tell of a project of the portfolio; all of it may be missing. */
export class CaseStudies extends Migration {
  override up(): void {
    this.addSql(`alter table "portfolio_item" add column "town" text,
      add column "rooms" int, add column "days" int, add column "package" text`);
  }
}
