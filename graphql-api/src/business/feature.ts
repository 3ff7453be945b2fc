import type { Feature } from '../platform/feature.ts';
import { BusinessResolver, EntryTitleResolver, MediaUseResolver } from './resolver.ts';

/** The details of the business, its prices, and the texts that name them. */
export const business: Feature = { resolvers: [BusinessResolver, EntryTitleResolver, MediaUseResolver] };
