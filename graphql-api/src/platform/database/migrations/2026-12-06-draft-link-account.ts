import { Migration } from '@mikro-orm/migrations';

/** Ends the draft links of an account with the account. */
export class DraftLinkAccount extends Migration {
  override up(): void {
    this.addSql(
      `delete from "draft_link" where not exists (select 1 from "account" where "email" = "createdBy")`,
    );
    this.addSql(`
      alter table "draft_link" alter "createdBy" set not null,
        add foreign key ("createdBy") references "account" ("email") on delete cascade on update cascade`);
    this.addSql(`create index on "draft_link" ("createdBy")`);
  }
}
