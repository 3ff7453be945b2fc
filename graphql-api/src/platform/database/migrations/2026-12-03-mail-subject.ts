import { Migration } from '@mikro-orm/migrations';

/** Adds the subject with which a mail was sent. */
export class MailSubject extends Migration {
  override up(): void {
    this.addSql(`alter table "mail" add "subject" text`);
  }
}
