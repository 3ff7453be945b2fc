import { systemContext } from '../../platform/access/context.ts';
import type { JobKind } from '../../platform/job/queue.ts';
import { MAILING, sendScheduled } from './service.ts';

/** Starts a scheduled newsletter. */
export const mailingJob: JobKind<{ mailing_id: string }> = {
  ...MAILING,
  maxTries: 100,
  run: (app, { mailing_id }) => sendScheduled(systemContext(app), mailing_id),
};
