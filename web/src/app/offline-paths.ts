import { blogPath, pageCountOf } from '../content/common/blog-pages.ts';
import { ownPaths, publicPaths } from '../content/common/public-paths.ts';
import { articlePath, locationPath } from '../sections/blog/article-text.ts';

/** The number of newest articles that are stored for offline reading. */
const maxArticles = 50;

/** The published content, newest first. */
interface Published {
  blogs: readonly { slug: string; blog_id: number }[];
  locations: readonly { slug: string }[];
}

/** Returns the paths of the pages that are stored for offline reading, the most visited first. */
export function offlinePaths({ blogs, locations }: Published): string[] {
  const lists = Array.from({ length: pageCountOf(Math.min(blogs.length, maxArticles)) }, (_, index) =>
    blogPath(index + 1),
  );
  const articles = blogs
    .slice(0, maxArticles)
    .map(({ slug, blog_id }) => articlePath({ slug_url: slug, blog_id }));
  const places = locations.map(({ slug }) => locationPath(slug));
  return [...new Set([...publicPaths, ...ownPaths, ...lists, ...places, ...articles])];
}
