import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Received extends Email {
  envelope: { from: string; to: string[] };
}

/** An SMTP server that stores the messages it receives, and can reject them. */
export interface MailServer {
  url: string;
  received: Received[];
  /** Reminders of open leads, which servers send at 07:00 in Toronto, also while a test counts mails. */
  reminders: Received[];
  /** Whether it rejects every message temporarily, as an overloaded server does. */
  rejecting: boolean;
  /** An email address that it rejects permanently. */
  unknown: string | undefined;
  /** The number of rejected messages. */
  rejections: number;
  close(): Promise<void>;
}

/** Returns the headers that prevent automatic replies: of RFC 3834, and of Exchange. */
export const headersAgainstReplies = (mail: Received | undefined) =>
  ['auto-submitted', 'x-auto-response-suppress'].map(
    (name) => mail?.headers.find(({ key }) => key === name)?.value,
  );

/** SQL that makes delayed mails due now. */
export const mailsAreDue = `update "mail" set "dueAt" = now(), "triedAt" = null where "state" = 'queued'`;

const REMINDER = /^\d+ (?:to follow up|unanswered)/;

/** Starts a mail server, on a free port by default; with TLS its certificate is self-signed. */
export async function startMailServer(at = 0, { secure = false } = {}): Promise<MailServer> {
  const state = {
    received: [] as Received[],
    reminders: [] as Received[],
    rejecting: false,
    unknown: undefined as string | undefined,
    rejections: 0,
  };
  const rejection = (text: string, responseCode: number) => {
    state.rejections += 1;
    return Object.assign(new Error(text), { responseCode });
  };
  const smtp = new SMTPServer({
    secure,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 50 * 1024 * 1024,
    // The site keeps connections open.
    closeTimeout: 100,
    // Rejects here too: else, after a test ends `rejecting` and sets `unknown`, it would accept a mail.
    onRcptTo({ address }, _session, callback) {
      const isUnknown = address === state.unknown;
      if (!isUnknown && !state.rejecting) return callback();
      return callback(isUnknown ? rejection('No such user', 550) : rejection('Try again later', 451));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (state.rejecting) return callback(rejection('Try again later', 451));
        const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const mail = { ...(await PostalMime.parse(Buffer.concat(chunks))), envelope: { from, to } };
        const isReminder = REMINDER.test(mail.subject ?? '');
        (isReminder ? state.reminders : state.received).push(mail);
        return callback();
      });
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(at, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  });
}
