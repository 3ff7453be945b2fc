import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../core/config.ts';
import type { ResourceLimits } from '../core/resource-limits.ts';
import { MailFolder } from './folder.ts';

/** A message with the name under which it is sent, the same at every try. */
export interface Message extends SendMailOptions {
  /** The job's id. */
  id: string;
}

/** Delivers mail. Resolves once the next server has accepted the message; rejects where it must be retried. */
export interface MailTransport {
  send(message: Message): Promise<void>;
  /** Takes a sent message back where that is possible: a file is deleted. */
  takeBack(id: string): Promise<void>;
}

/** SMTP where `SMTP_URL` says so, else `.eml` files in `DATA_DIR/mail`. */
export function openMailTransport({ smtpUrl, dataDir }: Config, limits: ResourceLimits): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(new MailFolder(join(dataDir, 'mail'), limits));
}

/** All parts of a message are given as text and bytes; no header of a visitor's may make us open a file. */
const sealed = { disableFileAccess: true, disableUrlAccess: true };

/** What nodemailer lets an SMTP_URL say about STARTTLS; each overrides our default. */
const tlsOptions = ['requireTLS', 'ignoreTLS', 'opportunisticTLS'];

/** Whether mail may only leave encrypted: always, unless the URL says otherwise or it does not leave this machine. */
export function requiresTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return !isLoopback(hostname) && !tlsOptions.some((option) => searchParams.has(option));
}

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/i.test(hostname);
}

function smtpTransport(url: string): MailTransport {
  // Shorter than a job may run, so that a server that stops answering ends as a failure and not as a second try beside it.
  const transport = createTransport({
    url,
    requireTLS: requiresTls(url),
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    socketTimeout: 60_000,
  });
  return {
    send: async ({ id: _id, ...message }) => void (await transport.sendMail({ ...message, ...sealed })),
    takeBack: async () => {},
  };
}

function fileTransport(folder: MailFolder): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async ({ id, ...message }) => {
      const { message: bytes } = await transport.sendMail({ ...message, ...sealed });
      if (!Buffer.isBuffer(bytes)) throw new Error('The stream transport is configured to buffer.');
      await folder.write(`${id}.eml`, bytes);
    },
    takeBack: (id) => folder.remove(`${id}.eml`),
  };
}
