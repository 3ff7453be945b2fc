import { takenPaths } from '../page-content/own-page.ts';
import type { Feature } from '../platform/feature.ts';
import { BlogBaseline } from './baseline.migration.ts';
import { ImportedArticleEntity, isOldPath } from './imported.ts';
import { BlogResolver } from './resolver.ts';
import { blogRoutes } from './rest.ts';

/** The articles. */
export const blog: Feature = {
  entities: [ImportedArticleEntity],
  migrations: [{ name: 'baseline-blog', class: BlogBaseline }],
  resolvers: [BlogResolver],
  adds: [takenPaths.with(isOldPath)],
  routes: () => [blogRoutes],
};
