import { timeZone } from '../../../../rules/time-zone.ts';
import { enqueueOnce } from '../../mail/service.ts';
import { daily, type JobKind } from '../../platform/job/queue.ts';

/** Queues the daily mail, unless an earlier one still waits: the list is made when the mail is sent. */
export const reminderJob: JobKind = {
  name: 'lead-reminder',
  schedule: daily('07:00', timeZone),
  maxTries: 40,
  run: ({ database }) => enqueueOnce(database.em.fork(), 'reminder'),
};
