import type { Feature } from '../platform/feature.ts';
import { businessKind, pageKind } from './kind.ts';
import { ownPageKind } from './own-page.ts';
import { PageContentResolver } from './resolver.ts';
import { providePages } from './service.ts';

/** The owner's changes of pages, and her own pages. */
export const pageContent: Feature = {
  kinds: [pageKind, businessKind, ownPageKind],
  resolvers: [PageContentResolver],
  setUp: providePages,
};
