import { Migration } from '@mikro-orm/migrations';

/** Keeps what an admin wrote with a scheduled newsletter. */
export class MailingInput extends Migration {
  override up(): void {
    this.addSql(`alter table "mailing" add "input" jsonb`);
  }
}
