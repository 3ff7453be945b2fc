import type { Feature } from '../platform/feature.ts';
import { publishJob } from './jobs.ts';

/** The publication of drafts at their time. */
export const publication: Feature = { jobs: [publishJob] };
