import { Migration } from '@mikro-orm/migrations';

/** Several links for one email address; an invitation ends with the admin who sent it. */
export class PasswordLinks extends Migration {
  override up(): void {
    this.addSql(`
      alter table "password_link"
        drop constraint "password_link_pkey",
        drop constraint "password_link_tokenHash_key",
        add primary key ("tokenHash"),
        add "invitedBy" integer references "account" on delete cascade`);
    this.addSql(`create index on "password_link" ("email")`);
    this.addSql(`create index on "password_link" ("invitedBy")`);
  }
}
