import { Migration } from '@mikro-orm/migrations';

const optional = {
  blog: ['brief_paragraph', 'blog_image', 'published_date', 'metaTitle', 'metaDescription', 'canonicalLink'],
  location_page: [
    'main_paragraph',
    'highlighted_heading',
    ...[1, 2, 3, 4].flatMap((section) => [`heading_${section}`, `paragraph_${section}`]),
    'meta_keywords',
    'meta_link',
    'meta_title',
    'meta_description',
  ],
};

/** Versions of categories and portfolio items; null instead of an empty text in optional columns. */
export class Versions extends Migration {
  override up(): void {
    for (const table of ['category', 'portfolio_item']) {
      this.addSql(`
        alter table "${table}"
          add "version" integer not null default 1,
          add "updatedAt" timestamptz not null default now(),
          add "updatedBy" text`);
    }
    for (const [table, columns] of Object.entries(optional)) {
      for (const column of columns) this.#allowNull(table, column);
      this.addSql(`alter table "${table}" alter "updatedBy" drop default`);
      this.#allowNull(table, 'updatedBy');
    }
    this.#allowNull('blog_revision', 'savedBy');
    const emptyTexts = optional.blog.map((column) => `'${column}', nullif("content" ->> '${column}', '')`);
    this.addSql(
      `update "blog_revision" set "content" = "content" || jsonb_build_object(${emptyTexts.join(', ')})`,
    );
    this.addSql(`create unique index "category_name" on "category" (lower("category"))`);
  }

  #allowNull(table: string, column: string): void {
    this.addSql(`alter table "${table}" alter "${column}" drop not null`);
    this.addSql(`update "${table}" set "${column}" = null where "${column}" = ''`);
  }
}
