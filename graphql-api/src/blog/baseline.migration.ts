import { Migration } from '@mikro-orm/migrations';

/** Articles that were imported from another site. */
export class BlogBaseline extends Migration {
  override up(): void {
    this.addSql(`
      create table "imported_article" (
        "source" text primary key,
        "path" text,
        "number" integer,
        "blog_id" integer not null,
        "kind" text not null generated always as ('article') stored,
        foreign key ("kind", "blog_id") references "entry" on delete cascade
      )`);
    this.addSql(`create index "imported_article_path" on "imported_article" ("path")`);
    this.addSql(`create index "imported_article_number" on "imported_article" ("number")`);
  }
}
