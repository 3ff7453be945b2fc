import { mailKinds } from '../mail/kind.ts';
import type { Feature } from '../platform/feature.ts';
import { publishJob } from './jobs.ts';
import { unpublishedMails } from './mail.ts';

/** The publication of drafts at their time. */
export const publication: Feature = { jobs: [publishJob], adds: [mailKinds.with(unpublishedMails)] };
