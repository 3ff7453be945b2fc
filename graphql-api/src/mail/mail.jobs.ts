import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job, QueueOptions } from 'pg-boss';
import { type App, systemContext } from '../context.ts';
import { createQueue, transactionOf, workOff } from '../database/jobs.ts';
import { composeMail, type OwedMail, type Recipient } from './mail.service.ts';
import { type MailTransport, openMailTransport } from './mail.transport.ts';

const QUEUE = 'mail';
const DAY = 24 * 60 * 60;

/** Tried again after 5 to 10 seconds, then ever later, at last every 8 to 15 minutes, for some three years. */
const options: QueueOptions = {
  retryLimit: 100_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
  // Longer than every time-out of the transport together.
  expireInSeconds: 5 * 60,
  // A process that dies with a mail in its hands is missed after half a minute.
  heartbeatSeconds: 30,
  // pg-boss drops a job after two weeks unless it is told otherwise.
  retentionSeconds: 10 * 365 * DAY,
  deleteAfterSeconds: 90 * DAY,
};

/** About a day: a mistyped address is not asked for during three years, a mail server set up wrongly is mended by then. */
const TRIES_OF_REFUSED_ADDRESS = 100;

/** Creates the queue; must run before the first lead. */
export async function createMailQueue({ database: { jobs } }: App): Promise<void> {
  await createQueue(jobs, QUEUE, options);
  await jobs.updateQueue(QUEUE, options);
}

/** Enqueues one mail of a lead to each within the transaction that stores it: either all of it exists or nothing. */
export async function oweMails(
  { database }: App,
  em: EntityManager,
  leadId: string,
  recipients: Recipient[],
): Promise<void> {
  for (const to of recipients) {
    await database.jobs.send(QUEUE, { leadId, to } satisfies OwedMail, { db: transactionOf(em) });
  }
}

const workers = new WeakMap<App, string>();

/** Has mails sent at once instead of at the next look into the queue; call it when the transaction is committed. */
export function wakeMail(app: App): void {
  const worker = workers.get(app);
  if (worker) app.database.jobs.notifyWorker(worker);
}

/** Begins to send owed mails, one after the other; the function it gives ends that. */
export async function startMail(app: App): Promise<() => Promise<void>> {
  const { jobs } = app.database;
  const transport = openMailTransport(app.config);
  const worker = await workOff<OwedMail>(jobs, QUEUE, (job) => deliver(app, transport, job));
  workers.set(app, worker);
  return async () => {
    workers.delete(app);
    await jobs.offWork(QUEUE, { wait: true });
    transport.close();
  };
}

async function deliver(app: App, transport: MailTransport, job: Job<OwedMail>): Promise<void> {
  const { id, data, retryCount } = job;
  try {
    const message = await composeMail(systemContext(app), id, data);
    if (message) await transport.send(message);
  } catch (err) {
    if (data.to === 'visitor' && retryCount >= TRIES_OF_REFUSED_ADDRESS && isRefusedAddress(err)) {
      app.log.error(
        { job: id, lead: data.leadId, err },
        "the visitor's address does not exist; no more tries",
      );
      return;
    }
    app.log.warn({ job: id, retryCount, err }, 'a mail could not be sent; it will be tried again');
    throw err;
  }
}

/** Whether a mail server said for good that it knows no such recipient (RFC 5321: 5yz to RCPT). */
function isRefusedAddress(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return command === 'RCPT TO' && responseCode >= 500;
}
