import type { Feature } from '../platform/feature.ts';
import { LocationResolver } from './resolver.ts';
import { locationRoutes } from './rest.ts';

/** The location pages. */
export const location: Feature = { resolvers: [LocationResolver], routes: () => [locationRoutes] };
