import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../platform/core/config.ts';
import type { ResourceLimits } from '../platform/core/resource-limits.ts';
import { isLoopback } from '../platform/core/url.ts';
import { MailFolder } from './folder.ts';

/** A message with the id of its mail, the same at every try. */
export interface Message extends SendMailOptions {
  id: string;
}

/** Delivers mail. A new transport has all of these; `openMailTransport` chooses it. */
export interface MailTransport {
  /** The number of mails at a time, other than newsletters. */
  concurrency: number;
  /**
   * Resolves with the mail server's response code (undefined for a file) once it has accepted the message;
   * rejects if the message must be retried.
   */
  send(message: Message): Promise<number | undefined>;
  /** Describes an error of `send`. */
  failureOf(error: unknown): Failure;
  /** Signs in without sending. Resolves with a sentence for the operator; rejects if mail cannot be sent. */
  verify(): Promise<{ isDelivering: boolean; text: string }>;
  /** Deletes a sent message if it is a file. */
  takeBack(id: string): Promise<void>;
  /** Closes the connections. */
  close(): void;
}

interface Failure {
  /** Whether this mail, not every mail, was rejected permanently. */
  isPermanent: boolean;
  /** Properties for the log, without personal data. */
  details: Record<string, unknown>;
}

/**
 * Chooses by `MAIL_VARIABLES`: uses SMTP if `SMTP_URL` is set, else writes `.eml` files to `DATA_DIR/mail`.
 * With `pool` connections stay open for the next mails.
 */
export function openMailTransport(
  { smtpUrl, dataDir }: Config,
  limits: ResourceLimits,
  { pool = false } = {},
): MailTransport {
  return smtpUrl
    ? smtpTransport(smtpUrl, pool)
    : folderTransport(new MailFolder(join(dataDir, 'mail'), limits));
}

function smtpTransport(url: string, pool: boolean): MailTransport {
  const concurrency = 4;
  const transport = createTransport({
    url,
    ...tlsOf(url),
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    socketTimeout: 60_000,
    // One more for newsletters.
    ...(pool && { pool, maxConnections: concurrency + 1 }),
  });
  return {
    concurrency,
    send: async ({ id: _id, ...message }) => {
      const { response } = await transport.sendMail({ ...message, ...sealed });
      return Number.parseInt(response, 10);
    },
    failureOf,
    verify: async () => {
      await transport.verify();
      return { isDelivering: true, text: `${new URL(url).host} accepts our login` };
    },
    takeBack: async () => {},
    close: () => transport.close(),
  };
}

function folderTransport(folder: MailFolder): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    // The disk is not faster otherwise.
    concurrency: 1,
    send: async ({ id, ...message }) => {
      const sent = await transport.sendMail({ ...message, ...sealed });
      await folder.write(`${id}.eml`, sent.message as Buffer);
      return undefined;
    },
    failureOf: (error) => ({ isPermanent: false, details: { code: (error as NodeJS.ErrnoException).code } }),
    verify: async () => ({ isDelivering: false, text: folder.advice }),
    takeBack: (id) => folder.remove(`${id}.eml`),
    close: () => transport.close(),
  };
}

/** Messages are texts and bytes only: a visitor's input cannot make nodemailer open a file or a URL. */
const sealed = { disableFileAccess: true, disableUrlAccess: true };

/** nodemailer's URL options for STARTTLS; each overrides our default. */
const tlsOptions = ['requireTLS', 'ignoreTLS', 'opportunisticTLS'];

/** Requires encryption and a valid certificate, unless the URL disables it or the server is local. */
function tlsOf(url: string) {
  const { hostname, searchParams } = new URL(url);
  if (isLoopback(hostname)) return { tls: { rejectUnauthorized: false } };
  return { requireTLS: !tlsOptions.some((option) => searchParams.has(option)) };
}

/**
 * Describes an error of nodemailer. 5yz to RCPT or DATA (RFC 5321) permanently rejects this mail; an
 * earlier rejection concerns the account or the encryption, and thus every mail.
 */
function failureOf(error: unknown): Failure {
  const { code, command, responseCode } = error as Partial<Record<string, unknown>>;
  const isPermanent = (command === 'RCPT TO' || command === 'DATA') && Number(responseCode) >= 500;
  return { isPermanent, details: { code, command, responseCode } };
}
