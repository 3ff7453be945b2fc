import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';

/** A message with the name under which it is sent, the same at every try. */
export interface Message extends SendMailOptions {
  /** The job's id. */
  id: string;
}

/** Where mail leaves us. Resolves once somebody else answers for the message; rejects where it must be tried again. */
export interface MailTransport {
  send(message: Message): Promise<void>;
  close(): void;
}

/** SMTP where `SMTP_URL` says so, else `.eml` files in `DATA_DIR/mail`. */
export function openMailTransport({ smtpUrl, dataDir }: Config): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(join(dataDir, 'mail'));
}

/** All that a message holds is handed in as text and bytes; no header of a visitor's may make us open a file. */
const sealed = { disableFileAccess: true, disableUrlAccess: true };

function smtpTransport(url: string): MailTransport {
  // Shorter than a job may run, so that a server that has gone silent ends as a failure and not as a second try beside it.
  const transport = createTransport({
    url,
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    socketTimeout: 60_000,
  });
  return {
    send: async ({ id: _id, ...message }) => void (await transport.sendMail({ ...message, ...sealed })),
    close: () => transport.close(),
  };
}

function fileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async ({ id, ...message }) => {
      const { message: bytes } = await transport.sendMail({ ...message, ...sealed });
      if (!Buffer.isBuffer(bytes)) throw new Error('The stream transport was told to buffer.');
      await mkdir(folder, { recursive: true });
      // Whole or not at all, and a second try writes over the first: one job is one file.
      const file = join(folder, `${id}.eml`);
      await writeFile(`${file}.part`, bytes, { flush: true });
      await rename(`${file}.part`, file);
    },
    close: () => {},
  };
}
