import { readBusiness } from '../business/service.ts';
import { type App, systemContext } from '../platform/access/context.ts';
import { arrayOf } from '../platform/database/array.ts';
import { NEXT_TRY, Worker } from '../platform/database/worker.ts';
import { type Mail, type MailKind, mailKinds } from './kind.ts';
import { buildMessage } from './message.ts';
import { type MailTransport, openMailTransport } from './transport.ts';

/** Visitors mistype email addresses: their mails fail after half a minute. */
const DEFAULT_MAX_REJECTIONS = 3;

/** SQL that counts the mails of batches of the last minute, also those that failed. */
const IN_BATCHES = `select count(*) from "mail" where "batch_id" is not null and "triedAt" > now() - interval '1 minute'`;

/**
 * Starts to send mails, oldest first. Batches have a separate worker and connection, so that no other mail
 * waits. Processes that look at the same time may exceed the limit of batches by one each.
 */
export function startMails(app: App): { stop(): Promise<void> } {
  const { config, database, limits, log } = app;
  const kinds = new Map(mailKinds.of(app).map((kind) => [kind.name, kind]));
  const names = arrayOf(kinds.keys());
  const transport = openMailTransport(config, limits, { pool: true });
  const start = (condition: string, concurrency: number, values: () => unknown[] = () => []) =>
    new Worker<'mail', Mail>(database.em, log, {
      table: 'mail',
      where: `"state" = 'queued' and "kind" = any(?::text[]) and ${condition}`,
      values: () => [names, ...values()],
      concurrency,
      run: (mail) => deliver(app, kinds.get(mail.kind) as MailKind, transport, mail),
    });
  const mails = start(`"batch_id" is null`, transport.concurrency);
  const batches = start(`"batch_id" is not null and (${IN_BATCHES}) < ?`, 1, () => [
    limits.batchMailsPerMinute,
  ]);
  // A mail that was just queued need not wait for the next interval.
  database.em.getEventManager().registerSubscriber({ afterTransactionCommit: () => mails.poll() });
  return {
    stop: async () => {
      await Promise.all([mails.stop(), batches.stop()]);
      transport.close();
    },
  };
}

async function deliver(app: App, kind: MailKind, transport: MailTransport, mail: Mail): Promise<void> {
  const { mail_id, lead_id } = mail;
  const context = systemContext(app);
  let subject: string;
  try {
    const sender = await readBusiness(context);
    const composed = await kind.compose(context, mail, sender);
    if (!composed) return void (await finish(app, mail_id, 'dropped'));
    subject = composed.content.subject;
    const responseCode = await transport.send(buildMessage(app, mail, sender, composed));
    app.log.info({ mail: mail_id, kind: mail.kind, lead: lead_id, responseCode }, 'a mail was sent');
  } catch (error) {
    return fail(app, mail, kind, error as Error, transport.failureOf(error));
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
  { maxRejections = DEFAULT_MAX_REJECTIONS }: MailKind,
  { message }: Error,
  { isPermanent, details }: ReturnType<MailTransport['failureOf']>,
): Promise<void> {
  const rejections = Number(isPermanent);
  const [row] = await database.em
    .fork()
    .execute<{ state: string }[]>(FAIL, [message, rejections, rejections, maxRejections, mail_id]);
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
