import { Migration } from '@mikro-orm/migrations';

/** Facts of a project of the portfolio, all of them optional. */
export class CaseStudies extends Migration {
  override up(): void {
    this.addSql(`alter table "portfolio_item" add column "town" text,
      add column "rooms" int, add column "days" int, add column "package" text`);
  }
}
