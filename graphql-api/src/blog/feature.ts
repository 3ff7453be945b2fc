import type { Feature } from '../platform/feature.ts';
import { BlogBaseline } from './baseline.migration.ts';
import { ImportedArticleEntity } from './imported.entity.ts';
import { articleKind } from './kind.ts';
import { BlogResolver } from './resolver.ts';
import { blogRoutes } from './rest.ts';

/** The articles. */
export const blog: Feature = {
  entities: [ImportedArticleEntity],
  migrations: [{ name: 'baseline-blog', class: BlogBaseline }],
  kinds: [articleKind],
  resolvers: [BlogResolver],
  routes: () => [blogRoutes],
};
