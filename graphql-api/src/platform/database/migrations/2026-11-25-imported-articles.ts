import { Migration } from '@mikro-orm/migrations';

/** Articles of an imported WordPress site, whose paths redirect. */
export class ImportedArticles extends Migration {
  override up(): void {
    this.addSql(`
      create table "imported_article" (
        "source" text primary key,
        "path" text,
        "blog_id" integer not null references "blog" on delete cascade
      )`);
    this.addSql(`create index "imported_article_path" on "imported_article" ("path")`);
  }
}
