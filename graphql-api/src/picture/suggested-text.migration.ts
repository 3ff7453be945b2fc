import { Migration } from '@mikro-orm/migrations';

/** Marks alternative texts that nobody has checked. */
export class SuggestedText extends Migration {
  override up(): void {
    this.addSql(`alter table "picture" add column "isSuggested" boolean not null default false`);
  }
}
