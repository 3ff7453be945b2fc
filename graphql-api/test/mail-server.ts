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
  /** Whether it rejects every message temporarily, as an overloaded server does. */
  rejecting: boolean;
  /** An email address that it rejects permanently. */
  unknown: string | undefined;
  /** The number of rejected messages. */
  rejections: number;
  close(): Promise<void>;
}

/** Starts a mail server, on a free port by default. */
export async function startMailServer(at = 0): Promise<MailServer> {
  const state = {
    received: [] as Received[],
    rejecting: false,
    unknown: undefined as string | undefined,
    rejections: 0,
  };
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 50 * 1024 * 1024,
    // The site keeps connections open.
    closeTimeout: 100,
    // Decides both here: a test that changes both at once meets no mail between two decisions.
    onRcptTo({ address }, _session, callback) {
      if (address !== state.unknown && !state.rejecting) return callback();
      state.rejections += 1;
      const [text, responseCode] =
        address === state.unknown ? ['No such user', 550] : ['Try again later', 451];
      return callback(Object.assign(new Error(text), { responseCode }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
        const to = session.envelope.rcptTo.map(({ address }) => address);
        state.received.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), envelope: { from, to } });
        callback();
      });
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(at, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  });
}
