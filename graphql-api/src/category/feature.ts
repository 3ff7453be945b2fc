import type { Feature } from '../platform/feature.ts';
import { CategoryResolver } from './resolver.ts';
import { categoryRoutes } from './rest.ts';
import { categoryKind } from './service.ts';

/** The categories of articles. */
export const category: Feature = {
  kinds: [categoryKind],
  resolvers: [CategoryResolver],
  routes: () => [categoryRoutes],
};
