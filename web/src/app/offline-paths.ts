import { blogPath, pageCountOf } from '../content/blog-pages.ts';
import { ownPaths, publicPaths } from '../content/public-paths.ts';
import { articlePath, locationPath } from '../sections/blog/article-text.ts';

/** How many articles are stored for reading offline, the newest ones. */
const mostArticles = 50;

/** What is published, newest first. */
interface Published {
  blogs: readonly { slug: string; blog_id: number }[];
  locations: readonly { slug: string }[];
}

/** The address of every page that is stored for reading offline, the most visited first. */
export function offlinePaths({ blogs, locations }: Published): string[] {
  const lists = Array.from({ length: pageCountOf(Math.min(blogs.length, mostArticles)) }, (_, index) =>
    blogPath(index + 1),
  );
  const articles = blogs
    .slice(0, mostArticles)
    .map(({ slug, blog_id }) => articlePath({ slug_url: slug, blog_id }));
  const places = locations.map(({ slug }) => locationPath(slug));
  return [...new Set([...publicPaths, ...ownPaths, ...lists, ...places, ...articles])];
}
