import type { Feature } from '../platform/feature.ts';
import { CategoryResolver } from './resolver.ts';
import { categoryRoutes } from './rest.ts';

/** The categories of articles. */
export const category: Feature = { resolvers: [CategoryResolver], routes: () => [categoryRoutes] };
