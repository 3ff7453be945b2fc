import { startApp, type TestAppOptions } from './app.ts';
import { BLOG, type BlogResult, signInAdmin } from './samples/content.ts';

export type Articles = Awaited<ReturnType<typeof startArticles>>;

/** Starts an app, and returns functions that edit articles as an admin and read them as a visitor. */
export async function startArticles(options: TestAppOptions = {}) {
  const app = await startApp({}, options);
  const adminClient = await signInAdmin(app);
  let made = 0;
  return {
    app,
    adminClient,
    /** The number of articles that `fresh` has created; the title of the last one contains it. */
    get made() {
      return made;
    },
    fresh(change: object = {}) {
      made += 1;
      return adminClient.createBlog({ title: `Post ${made}`, slug_url: `Post number ${made}`, ...change });
    },
    update: (id: number, change: object, version?: number) => adminClient.updateBlog(id, change, version),
    /** Reads a post as an anonymous visitor. */
    async read(slug: string) {
      const { data } = await app.graphql(`query ($slug: String!) { blog(slug: $slug) { ...B } } ${BLOG}`, {
        slug,
      });
      return data?.['blog'] as unknown as BlogResult | null;
    },
    async firstInList() {
      const { data } = (await (await fetch(`${app.url}/blogs`)).json()) as { data: { title: string }[] };
      return data[0]?.title;
    },
  };
}
