import type { Feature } from '../platform/feature.ts';
import { PageContentResolver } from './resolver.ts';

/** The owner's changes of pages, and her own pages. */
export const pageContent: Feature = { resolvers: [PageContentResolver] };
