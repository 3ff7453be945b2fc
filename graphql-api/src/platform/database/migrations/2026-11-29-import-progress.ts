import { Migration } from '@mikro-orm/migrations';

/** The progress of imports, and their reports in lines; the numbers of imported articles on their earlier site; the openings of newsletters as HTML. */
export class ImportProgress extends Migration {
  override up(): void {
    this.addSql(`
      create table "import_line" (
        "run_id" uuid not null references "import_run" on delete cascade,
        "number" integer not null,
        "line" text not null,
        primary key ("run_id", "number")
      )`);
    this.addSql(`
      insert into "import_line" ("run_id", "number", "line")
      select "run_id", "number", "line"
      from "import_run", unnest("leftOut") with ordinality as lines ("line", "number")`);
    this.addSql(`
      alter table "import_run"
        add "state" text not null default 'finished',
        add "reason" text,
        add "aliveAt" timestamptz not null default now(),
        add "cancelRequested" boolean not null default false,
        add "posts" integer not null default 0,
        add "done" integer not null default 0,
        add "pictures" integer not null default 0,
        add "leftOutCount" integer not null default 0`);
    this.addSql(`
      update "import_run" set "leftOutCount" = cardinality("leftOut"),
        "posts" = "imported" + "unchanged", "done" = "imported" + "unchanged",
        "state" = case when "finishedAt" is null then 'running' else 'finished' end`);
    this.addSql(
      `alter table "import_run" drop "leftOut", alter "state" drop default, alter "aliveAt" drop default`,
    );
    this.addSql(`alter table "imported_article" add "number" integer`);
    this.addSql(`
      update "imported_article" set "number" = substring("source" from ' (\\d{1,9})$')::integer`);
    this.addSql(`create index "imported_article_number" on "imported_article" ("number")`);
    this.addSql(`
      update "mailing" set "intro" = '<p>' || replace(replace(replace("intro", '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>'
      where "intro" <> ''`);
  }
}
