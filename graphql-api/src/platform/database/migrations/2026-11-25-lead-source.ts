import { Migration } from '@mikro-orm/migrations';

export class LeadSource extends Migration {
  override up(): void {
    this.addSql(`alter table "lead" add "source" jsonb`);
  }
}
