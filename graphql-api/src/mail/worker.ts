import { readBusiness } from '../business/service.ts';
import { type App, type Context, systemContext } from '../platform/access/context.ts';
import { NEXT_TRY, Worker } from '../platform/database/worker.ts';
import { buildMessage, type ComposedMail, type Sender } from './message.ts';
import type { MailKind } from './service.ts';
import { isPermanentRejection, type MailTransport, openMailTransport, type SmtpError } from './transport.ts';

/** A mail that is being sent; its recipient is null for the business. */
export type Mail = { kind: MailKind; mail_id: string; tries: number } & Record<
  'recipient' | 'lead_id' | 'mailing_id' | 'subscription_id',
  string | null
>;

/** Composes a mail when it is sent; null if there is nothing to send any more. */
export type ComposeMail = (context: Context, mail: Mail, sender: Sender) => Promise<ComposedMail | null>;

/**
 * Permanent rejections (5yz) after which a mail fails. Visitors mistype email addresses, so their mails fail after half a minute.
 * The business's mails fail after about a day, so that an admin can correct a wrong configuration.
 */
const MAX_REJECTIONS: Record<MailKind, number> = {
  lead: 100,
  reminder: 100,
  acknowledgement: 3,
  reply: 3,
  reset: 3,
  invitation: 3,
  newsletter: 1,
};

/** Mails at a time over SMTP, of leads and the like, and of newsletters. */
const CONCURRENCY = { mails: 4, newsletters: 1 };

/**
 * Starts to send mails, oldest first. Newsletters have a worker and a connection of their own, so that no other mail waits for them.
 */
export function startMails(app: App, composers: Record<MailKind, ComposeMail>): { stop(): Promise<void> } {
  const { config, database, limits, log } = app;
  const transport = openMailTransport(config, limits, CONCURRENCY.mails + CONCURRENCY.newsletters);
  const run = (mail: Mail) => deliver(app, composers[mail.kind], transport, mail);
  const mails = new Worker<Mail>(database.em, log, {
    table: 'mail',
    where: `"state" = 'queued' and "kind" <> 'newsletter'`,
    // Files are written one after the other: the disk is not faster otherwise.
    concurrency: config.smtpUrl ? CONCURRENCY.mails : 1,
    run,
  });
  const newsletters = new Worker<Mail>(database.em, log, {
    table: 'mail',
    where: `"state" = 'queued' and "kind" = 'newsletter' and (${NEWSLETTERS_OF_MINUTE}) < ?`,
    values: () => [limits.newslettersPerMinute],
    // Of processes that count at the same time, each could exceed the limit.
    lock: 'newsletters',
    concurrency: CONCURRENCY.newsletters,
    run,
  });
  app.mailWorker = mails;
  return {
    stop: async () => {
      await Promise.all([mails.stop(), newsletters.stop()]);
      transport.close();
    },
  };
}

/** Also counts tries that failed. */
const NEWSLETTERS_OF_MINUTE = `
  select count(*) from "mail" where "kind" = 'newsletter' and "triedAt" > now() - interval '1 minute'`;

async function deliver(app: App, compose: ComposeMail, transport: MailTransport, mail: Mail): Promise<void> {
  const { mail_id, kind, lead_id } = mail;
  const context = systemContext(app);
  try {
    const sender = await readBusiness(context);
    const composed = await compose(context, mail, sender);
    if (!composed) return void (await finish(app, mail, 'dropped'));
    const responseCode = await transport.send(buildMessage(app, mail, sender, composed));
    app.log.info({ mail: mail_id, kind, lead: lead_id, responseCode }, 'a mail was sent');
  } catch (error) {
    return fail(app, mail, error);
  }
  // The recipient's data may have been erased while the file was being written.
  if (!(await finish(app, mail, 'sent'))) await transport.takeBack(mail_id);
}

/** Stores the result; returns false if the mail no longer exists. */
async function finish({ database }: App, mail: Mail, state: 'sent' | 'dropped'): Promise<boolean> {
  const hasSubject = mail.lead_id !== null || mail.mailing_id !== null;
  const changed = await database.em
    .fork()
    .execute<object[]>(hasSubject ? FINISH : DELETE, [...(hasSubject ? [state, state] : []), mail.mail_id]);
  return changed.length > 0;
}

const FINISH = `
  update "mail" set "state" = ?, "sentAt" = case when ? = 'sent' then now() end, "lockedUntil" = null, "lastError" = null
  where "mail_id" = ? returning 1`;
const DELETE = `delete from "mail" where "mail_id" = ? returning 1`;

async function fail({ database, log }: App, { mail_id, kind, tries }: Mail, error: unknown): Promise<void> {
  const { code, command, responseCode, message } = error as SmtpError & Error;
  const isRejected = isPermanentRejection(error);
  const values = [message, isRejected, isRejected, MAX_REJECTIONS[kind], mail_id];
  const [row] = await database.em.fork().execute<{ state: string }[]>(FAIL, values);
  // The server's text may name the recipient: the row has it, the log does not.
  const details = { mail: mail_id, kind, tries, code, command, responseCode };
  if (row?.state === 'failed') log.error(details, 'a mail was rejected permanently');
  else log.warn(details, 'a mail could not be sent; the server will retry');
}

/** A mail that was held while it was being sent stays held. */
const FAIL = `
  update "mail" set "lockedUntil" = null, "dueAt" = ${NEXT_TRY}, "lastError" = ?,
    "rejections" = "rejections" + (?::boolean)::int,
    "state" = case when "state" = 'queued' and ? and "rejections" + 1 >= ? then 'failed' else "state" end
  where "mail_id" = ? returning "state"`;
