import { Migration } from '@mikro-orm/migrations';

/** The author of each current version, and paragraphs in HTML. */
export class Authors extends Migration {
  override up(): void {
    this.addSql(`alter table "blog" add "updatedBy" text not null default ''`);
    this.addSql(`alter table "location_page" add "updatedBy" text not null default ''`);
    this.addSql(`update "blog" set "blogs_content" = ${escaped('"blogs_content"')}
      where "blogs_content"::text like '%<%'`);
    this.addSql(`update "blog_revision" set "content" =
      jsonb_set("content", '{blogs_content}', ${escaped(`"content" -> 'blogs_content'`)})
      where "content"::text like '%<%'`);
  }
}

/** Escapes plain text that would now be parsed as HTML. */
function escaped(blocks: string): string {
  const words = `replace(replace(replace(
    "block" ->> 'paragraph', '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
  return `(
    select coalesce(jsonb_agg(
      case when "block" ->> 'paragraph' ~* '^<(p|h[234]|ul|ol|blockquote|hr|img)\\M'
      then jsonb_set("block", '{paragraph}', to_jsonb('<p>' || replace(${words}, chr(10), '<br />') || '</p>'))
      else "block" end order by "place"), '[]'::jsonb)
    from jsonb_array_elements(${blocks}) with ordinality as "blocks" ("block", "place")
  )`;
}
