/** The number of articles stored at once, so that a statement stays within its time-out on a busy machine. */
const BATCH = 500;

/** Stores copies of the first article, each an hour older than the one before. */
export async function storeManyArticles(
  execute: (sql: string) => Promise<unknown>,
  count = 5_000,
): Promise<void> {
  for (let first = 1; first <= count; first += BATCH) {
    await execute(
      `insert into "entry" ("kind", "number", "title", "slug", "fields", "lists", "version", "createdAt", "updatedAt", "publishAt", "text")
       select 'article', 1000 + n, 'Article ' || n, 'article-' || n,
         "fields" || jsonb_build_object('title', 'Article ' || n, 'slug_url', 'article-' || n), "lists", 1, now(), now(),
         now() - n * interval '1 hour', "text"
       from generate_series(${first}, ${Math.min(first + BATCH - 1, count)}) as "n",
         (select * from "entry" where "kind" = 'article' order by "number" limit 1) as "article"`,
    );
  }
  await execute('vacuum analyze "entry"');
}
