import type { App } from '../../access/context.ts';
import { consumeQueue } from '../../database/job-queue.ts';
import { openMailTransport } from '../../mail/transport.ts';
import { composeReminder } from './reminder.ts';

export const REMINDER_QUEUE = 'lead-reminder';

/** Creates the queue of the daily mail. */
export async function createReminderQueue({ database }: App): Promise<void> {
  await database.jobs.createQueue(REMINDER_QUEUE, {
    policy: 'short',
    // Retries for ten hours: the next morning has its own mail.
    retryLimit: 40,
    retryDelay: 15 * 60,
    retentionSeconds: 10 * 60 * 60,
  });
}

/** Starts the daily mail at seven in the morning. One of all processes sends it. */
export async function startReminders(app: App): Promise<void> {
  const { jobs } = app.database;
  const transport = openMailTransport(app.config, app.limits);
  await jobs.schedule(REMINDER_QUEUE, '0 7 * * *', null, { tz: 'America/Toronto' });
  await consumeQueue(jobs, REMINDER_QUEUE, async ({ id }) => {
    const message = await composeReminder(app, id);
    if (message) await transport.send(message);
  });
}
