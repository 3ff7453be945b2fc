import type { Job } from 'pg-boss';
import { formatPatterns } from '../../../rules/field/format.ts';
import type { App, Context } from '../access/context.ts';
import { AppError } from '../core/errors.ts';
import { consumeQueue, PermanentFailure } from '../database/job-queue.ts';
import { countRejection, MAIL_QUEUE, type MailJob, resumeMail, retryMail } from './queue.ts';
import { findMail, type MailOfLead, type Recipient } from './state.ts';
import {
  isPermanentRejection,
  type MailTransport,
  type Message,
  openMailTransport,
  type SmtpError,
} from './transport.ts';

/**
 * Maximum permanent rejections (5yz) of a mail. Visitors mistype email addresses, so their mails fail after
 * half a minute. The business's mails fail after about a day, so that an admin can correct a wrong
 * configuration.
 */
const MAX_PERMANENT_REJECTIONS: Record<Recipient, number> = { visitor: 3, business: 100 };

/** Composes mails when they are sent. */
export interface MailSource {
  /** Returns the message of a job; null if there is nothing to send. */
  messageDue(app: App, id: string, job: MailJob): Promise<Message | null>;
  /** Returns whether the mail's lead still exists. */
  isCurrent(app: App, job: MailJob): Promise<boolean>;
}

/** Makes the worker read the queue now. Call it after the commit. */
export function notifyMailWorker(app: App): void {
  if (app.mailWorker) app.database.jobs.notifyWorker(app.mailWorker);
}

/** Starts the worker that sends pending mails, one after the other. */
export async function startMail(app: App, source: MailSource): Promise<void> {
  const transport = openMailTransport(app.config, app.limits);
  app.mailWorker = await consumeQueue<MailJob>(app.database.jobs, MAIL_QUEUE, (job) =>
    deliver(app, { source, transport }, job),
  );
}

interface Delivery {
  source: MailSource;
  transport: MailTransport;
}

async function deliver(app: App, { source, transport }: Delivery, job: Job<MailJob>): Promise<void> {
  const { id, data, retryCount } = job;
  try {
    const message = await source.messageDue(app, id, data);
    if (!message) return;
    const responseCode = await transport.send(message);
    app.log.info({ job: id, lead: data.leadId, responseCode }, 'a mail was sent');
    // The lead may have been erased while the file was being written.
    if (!(await source.isCurrent(app, data))) await transport.takeBack(id);
  } catch (error) {
    const { code, command, responseCode } = error as SmtpError;
    // The server's text may name the visitor: the job stores it, the log does not.
    const details = { job: id, tries: retryCount + 1, code, command, responseCode };
    if (isPermanentRejection(error) && (await countRejection(app, id)) >= MAX_PERMANENT_REJECTIONS[data.to]) {
      app.log.error(details, 'a mail was rejected permanently');
      throw new PermanentFailure((error as Error).message);
    }
    app.log.warn(details, 'a mail could not be sent; the server will retry');
    throw error;
  }
}

/** Queues a failed or held mail again, due at once; leaves other mails unchanged. Throws NOT_FOUND. */
export async function resendMail({ app, em }: Context, id: string): Promise<MailOfLead> {
  const mail = await em.transactional(async (within) => {
    const found = formatPatterns.uuid.test(id) ? await findMail(within, id) : undefined;
    if (found?.state === 'failed') await retryMail(app, within, id);
    else if (found?.state === 'held') await resumeMail(app, within, id);
    else return found;
    return findMail(within, id);
  });
  if (!mail) throw new AppError('NOT_FOUND', 'There is no such mail.');
  notifyMailWorker(app);
  return mail;
}
