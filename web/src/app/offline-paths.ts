import { publicPaths, unlistedPaths } from '../../../rules/pages.ts';
import type { Published } from '../../../rules/server-bundle.ts';
import { blogPath, pageCountOf } from '../content/common/blog-pages.ts';
import { articlePath, locationPath } from '../sections/blog/article-text.ts';
import { projectPath } from '../sections/media/project-facts.tsx';

/** Returns the paths of the pages that are stored for offline reading, the most visited first. */
export function offlinePaths({ blogs, locations, projects, pages }: Published): string[] {
  const lists = Array.from({ length: pageCountOf(blogs.length) }, (_, index) => blogPath(index + 1));
  const articles = blogs.map(({ slug, blog_id }) => articlePath({ slug_url: slug, blog_id }));
  const places = locations.map(({ slug }) => locationPath(slug));
  return [
    ...new Set([
      ...publicPaths,
      ...unlistedPaths,
      ...lists,
      ...places,
      ...projects.map(({ slug }) => projectPath(slug)),
      ...pages.map(({ path }) => path),
      ...articles,
    ]),
  ];
}
