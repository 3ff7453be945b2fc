import { Migration } from '@mikro-orm/migrations';

/** The path of a field before, and its path with the key of its block. Fields below it move with it. */
const moved: Record<string, Record<string, string>> = {
  '/blog': Object.fromEntries(
    [
      'laterTitle',
      'feedTitle',
      'featuredHeading',
      'listHeading',
      'latestHeading',
      'first',
      'previous',
      'next',
      'empty',
    ].map((field) => [field, `list.${field}`]),
  ),
  '/contact': { map: 'hero.map', 'details.heading': 'form.detailsHeading' },
  '/credits': { paragraphs: 'introduction.paragraphs' },
  '/design': { form: 'hero.form', cards: 'cards.items' },
  '/decorating-short-term-rental': { form: 'hero.form' },
  '/portfolio': { groups: 'gallery.groups', presentHint: 'gallery.presentHint', empty: 'gallery.empty' },
  '/privacy': { sections: 'sections.items' },
  '/staging': { 'audiences.cards': 'audiences.items' },
  '/staging-builders': { cards: 'cards.items' },
  '/staging-home-owner': { cards: 'cards.items' },
  '/staging-realtors': { cards: 'cards.items' },
  '/thank-you': {
    heading: 'thanks.heading',
    text: 'thanks.text',
    next: 'thanks.next',
    links: 'thanks.links',
  },
  '/virtual-staging': { pair: 'hero.pair' },
};

/** Pages are lists of blocks: the path of a change starts with the key of a block. */
export class PageBlocks extends Migration {
  override up(): void {
    const rows = Object.entries(moved).flatMap(([page, fields]) =>
      Object.entries(fields).map(([from, to]) => `('${page}', '${from}', '${to}')`),
    );
    for (const table of ['page_content', 'page_content_revision'])
      this.addSql(`
        update "${table}" as "content" set "changes" = (
          select jsonb_object_agg(
            case
              when "key" = 'estimate' then 'estimate.services'
              else coalesce("moved"."to" || substr("key", length("moved"."from") + 1), "key")
            end, "value")
          from jsonb_each("content"."changes")
          left join (values ${rows.join(', ')}) as "moved" ("page", "from", "to")
            on "moved"."page" = "content"."page"
              and ("key" = "moved"."from" or starts_with("key", "moved"."from" || '.')))
        where "page" like '/%' and "changes" <> '{}'`);
  }
}
