import type { Feature } from '../platform/feature.ts';
import { PageContentResolver } from './resolver.ts';
import { providePages } from './service.ts';

/** The owner's changes of pages, and her own pages. */
export const pageContent: Feature = { resolvers: [PageContentResolver], setUp: providePages };
