/** Stores copies of the first article, each an hour older than the one before. */
export async function storeManyArticles(
  execute: (sql: string) => Promise<unknown>,
  count = 5_000,
): Promise<void> {
  await execute(
    `insert into "entry" ("kind", "number", "title", "slug", "fields", "lists", "version", "createdAt", "updatedAt", "publishAt", "text")
     select 'article', 1000 + n, 'Article ' || n, 'article-' || n,
       "fields" || jsonb_build_object('title', 'Article ' || n, 'slug_url', 'article-' || n), "lists", 1, now(), now(),
       now() - n * interval '1 hour', "text"
     from generate_series(1, ${count}) as "n", (select * from "entry" where "kind" = 'article' order by "number" limit 1) as "article"`,
  );
  await execute('vacuum analyze "entry"');
}
