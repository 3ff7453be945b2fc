import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../platform/core/config.ts';
import type { ResourceLimits } from '../platform/core/resource-limits.ts';
import { MailFolder } from './folder.ts';

/** A message with the id of its mail, the same at every try. */
export interface Message extends SendMailOptions {
  id: string;
}

/** Delivers mail. */
export interface MailTransport {
  /**
   * Resolves with the mail server's response code (undefined for a file) once it has accepted the message;
   * rejects if the message must be retried.
   */
  send(message: Message): Promise<number | undefined>;
  /** Deletes a sent message if it is a file. */
  takeBack(id: string): Promise<void>;
  /** Closes the connections. */
  close(): void;
}

/**
 * Uses SMTP if `SMTP_URL` is set, else writes `.eml` files to `DATA_DIR/mail`. Keeps up to `connections`
 * connections open for the next mails.
 */
export function openMailTransport(
  { smtpUrl, dataDir }: Config,
  limits: ResourceLimits,
  connections = 0,
): MailTransport {
  const transport = createTransport(smtpUrl ? smtpOptions(smtpUrl, connections) : fileOptions);
  const folder = new MailFolder(join(dataDir, 'mail'), limits);
  return {
    send: async ({ id, ...message }) => {
      const sent = await transport.sendMail({ ...message, ...sealed });
      if (smtpUrl) return Number.parseInt(sent.response, 10);
      await folder.write(`${id}.eml`, sent.message);
      return undefined;
    },
    takeBack: (id) => folder.remove(`${id}.eml`),
    close: () => transport.close(),
  };
}

const fileOptions = { streamTransport: true, buffer: true, newline: 'windows' };

const smtpOptions = (url: string, connections: number) => ({
  url,
  requireTLS: requiresTls(url),
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  socketTimeout: 60_000,
  ...(connections > 0 && { pool: true, maxConnections: connections }),
});

/** Messages are texts and bytes only: a visitor's input cannot make nodemailer open a file or a URL. */
const sealed = { disableFileAccess: true, disableUrlAccess: true };

/** nodemailer's URL options for STARTTLS; each overrides our default. */
const tlsOptions = ['requireTLS', 'ignoreTLS', 'opportunisticTLS'];

/** Returns whether mail requires encryption: always, unless the URL disables it or the server is local. */
export function requiresTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return !isLoopback(hostname) && !tlsOptions.some((option) => searchParams.has(option));
}

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/i.test(hostname);
}

/** Properties of nodemailer's errors. */
export interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Returns whether the mail server permanently rejected this mail (RFC 5321: 5yz to RCPT or DATA). An earlier
 * rejection concerns the account or the encryption, and thus every mail.
 */
export function isPermanentRejection(error: unknown): boolean {
  const { command, responseCode = 0 } = error as SmtpError;
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500;
}
