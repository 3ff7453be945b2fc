import { readBusiness } from '../business/service.ts';
import { type App, type Context, systemContext } from '../platform/access/context.ts';
import { NEXT_TRY, Worker } from '../platform/database/worker.ts';
import type { Sender } from './layout.ts';
import { buildMessage, type ComposedMail } from './message.ts';
import type { MailKind } from './service.ts';
import { type MailTransport, openMailTransport } from './transport.ts';

/** A mail that is being sent; its recipient is null for the business. */
export type Mail = { kind: MailKind; mail_id: string; tries: number } & Record<
  'recipient' | 'lead_id' | 'mailing_id' | 'subscription_id',
  string | null
>;

/** Composes a mail when it is sent; null if there is nothing to send any more. */
export type ComposeMail = (context: Context, mail: Mail, sender: Sender) => Promise<ComposedMail | null>;

/**
 * Permanent rejections (5yz) after which a mail fails. Visitors mistype email addresses: their mails fail
 * after half a minute, the business's after about a day, so that an admin can correct a wrong configuration.
 */
const MAX_REJECTIONS: Partial<Record<MailKind, number>> = { lead: 100, reminder: 100, newsletter: 1 };
const DEFAULT_MAX_REJECTIONS = 3;

/** SQL that counts the newsletters of the last minute, also those that failed. */
const NEWSLETTERS = `select count(*) from "mail" where "kind" = 'newsletter' and "triedAt" > now() - interval '1 minute'`;

/**
 * Starts to send mails, oldest first. Newsletters have a separate worker and connection, so that no other
 * mail waits. Processes that look at the same time may exceed the limit of newsletters by one each.
 */
export function startMails(app: App, composers: Record<MailKind, ComposeMail>): { stop(): Promise<void> } {
  const { config, database, limits, log } = app;
  const transport = openMailTransport(config, limits, { pool: true });
  const start = (condition: string, concurrency: number, values?: () => unknown[]) =>
    new Worker<Mail>(database.em, log, {
      table: 'mail',
      where: `"state" = 'queued' and ${condition}`,
      ...(values && { values }),
      concurrency,
      run: (mail) => deliver(app, composers[mail.kind], transport, mail),
    });
  const mails = start(`"kind" <> 'newsletter'`, transport.concurrency);
  const newsletters = start(`"kind" = 'newsletter' and (${NEWSLETTERS}) < ?`, 1, () => [
    limits.newslettersPerMinute,
  ]);
  // A mail that was just queued need not wait for the next interval.
  database.em.getEventManager().registerSubscriber({ afterTransactionCommit: () => mails.poll() });
  return {
    stop: async () => {
      await Promise.all([mails.stop(), newsletters.stop()]);
      transport.close();
    },
  };
}

async function deliver(app: App, compose: ComposeMail, transport: MailTransport, mail: Mail): Promise<void> {
  const { mail_id, kind, lead_id } = mail;
  const context = systemContext(app);
  let subject: string;
  try {
    const sender = await readBusiness(context);
    const composed = await compose(context, mail, sender);
    if (!composed) return void (await finish(app, mail_id, 'dropped'));
    subject = composed.content.subject;
    const responseCode = await transport.send(buildMessage(app, mail, sender, composed));
    app.log.info({ mail: mail_id, kind, lead: lead_id, responseCode }, 'a mail was sent');
  } catch (error) {
    return fail(app, mail, error as Error, transport.failureOf(error));
  }
  // The recipient's data may have been erased while the file was being written.
  if (!(await finish(app, mail_id, 'sent', subject))) await transport.takeBack(mail_id);
}

/** Stores the result; returns false if the mail no longer exists. */
async function finish(
  { database }: App,
  mail_id: string,
  state: 'sent' | 'dropped',
  subject: string | null = null,
): Promise<boolean> {
  const rows = await database.em.fork().execute<object[]>(FINISH, [state, subject, state, mail_id]);
  return rows.length > 0;
}

const FINISH = `
  update "mail" set "state" = ?, "subject" = ?, "sentAt" = case when ? = 'sent' then now() end, "lockedUntil" = null, "lastError" = null
  where "mail_id" = ? returning 1`;

async function fail(
  { database, log }: App,
  { mail_id, kind, tries }: Mail,
  { message }: Error,
  { isPermanent, details }: ReturnType<MailTransport['failureOf']>,
): Promise<void> {
  const rejections = Number(isPermanent);
  const max = MAX_REJECTIONS[kind] ?? DEFAULT_MAX_REJECTIONS;
  const [row] = await database.em
    .fork()
    .execute<{ state: string }[]>(FAIL, [message, rejections, rejections, max, mail_id]);
  // The server's text may name the recipient: the row has it, the log does not.
  const logged = { mail: mail_id, kind, tries, ...details };
  if (row?.state === 'failed') log.error(logged, 'a mail was rejected permanently');
  else log.warn(logged, 'a mail could not be sent; the server will retry');
}

/** A mail that was held while it was being sent stays held. */
const FAIL = `
  update "mail" set "lockedUntil" = null, "dueAt" = ${NEXT_TRY}, "lastError" = ?, "rejections" = "rejections" + ?,
    "state" = case when "state" = 'queued' and ? * ("rejections" + 1) >= ? then 'failed' else "state" end
  where "mail_id" = ? returning "state"`;
