import type { Job } from 'pg-boss';
import { type App, systemContext } from '../access/context.ts';
import { consumeQueue } from '../database/job-queue.ts';
import { isPermanentRejection, type MailTransport, openMailTransport } from '../mail/transport.ts';
import { isSubscribed } from '../newsletter/service.ts';
import { composeMailing } from './compose.ts';
import { MailingRecipientEntity, type RecipientState } from './entity.ts';
import { MAILING_QUEUE, type MailingJob } from './queue.ts';

/** Starts the worker that sends newsletters, one mail after the other. */
export async function startMailings(app: App): Promise<void> {
  const transport = openMailTransport(app.config, app.limits);
  await consumeQueue<MailingJob>(app.database.jobs, MAILING_QUEUE, (job) => deliver(app, transport, job));
}

async function deliver(app: App, transport: MailTransport, { id }: Job<MailingJob>): Promise<void> {
  const context = systemContext(app);
  const recipient = await context.em.findOne(
    MailingRecipientEntity,
    { recipient_id: id, state: 'waiting' },
    { populate: ['mailing', 'subscription'] },
  );
  // The mail was sent before the process died, or the person's data was erased.
  if (!recipient) return;
  const { mailing, subscription } = recipient;
  if (!isSubscribed(subscription)) return void (await finish(app, id, 'unsubscribed'));
  try {
    await transport.send(await composeMailing(context, id, mailing, subscription));
  } catch (error) {
    const { message } = error as Error;
    if (!isPermanentRejection(error)) {
      app.log.warn({ job: id }, 'a mail of a newsletter could not be sent; the server will retry');
      throw error;
    }
    app.log.warn({ job: id }, 'a mail of a newsletter was rejected permanently');
    return void (await finish(app, id, 'failed', message));
  }
  // The subscriber may have been erased while the file was being written.
  if (!(await finish(app, id, 'sent'))) await transport.takeBack(id);
}

/** Stores the result; returns false if the recipient no longer exists. */
async function finish(app: App, id: string, state: RecipientState, error?: string): Promise<boolean> {
  const em = app.database.em.fork();
  return (
    (await em.nativeUpdate(MailingRecipientEntity, { recipient_id: id }, { state, error: error ?? null })) > 0
  );
}
