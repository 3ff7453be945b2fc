import { Migration } from '@mikro-orm/migrations';

/** The source of a lead by one name, and indexes that contain the columns of the overview. */
export class LeadOverview extends Migration {
  override up(): void {
    this.addSql(`
      alter table "lead" add "sourceName" text
        generated always as (coalesce("source"->>'utm_source', "source"->>'site')) stored`);
    this.addSql(`drop index "lead_submittedAt_state_submissionId_idx"`);
    this.addSql(`
      create index on "lead" ("submittedAt") include ("state", "submissionId", "formType", "sourceName", "answeredAt")
      where not "spam"`);
    this.addSql(`drop index "lead_replaces_idx"`);
    this.addSql(`create index on "lead" ("replaces") include ("spam") where "replaces" is not null`);
    this.addSql(`create index on "lead" ("submissionId") where "state" = 'new' and not "spam"`);
  }
}
