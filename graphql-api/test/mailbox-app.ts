import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Dovecot, startDovecot } from './dovecot.ts';
import { type MailingApp, startMailingApp } from './mailing-app.ts';
import { signInAdmin } from './samples/content.ts';
import { message, newPhone } from './samples/form-samples.ts';
import { leadWith, sendForm } from './samples/forms.ts';

interface Message {
  message_id: string;
  from: { name: string | null; address: string | null };
  subject: string;
  text: string;
  quotedText: string | null;
  htmlUrl: string | null;
  originalUrl: string;
  receivedAt: string;
  attachments: { name: string; contentType: string; size: number; url: string; thumbnail: string | null }[];
  isAutomatic: boolean;
  isFromOtherAddress: boolean;
}

interface Lead {
  id: string;
  state: string;
  isUnread: boolean;
  awaitsReply: boolean;
  replySubject: string;
  messages: Message[];
  replies: { reply_id: string; bounce: string | null; mail: { state: string } }[];
}

const FIELDS = `state isUnread awaitsReply replySubject
  messages { message_id from { name address } subject text quotedText htmlUrl originalUrl receivedAt isAutomatic isFromOtherAddress
    attachments { name contentType size url thumbnail } }
  replies { reply_id bounce mail { state } }`;

const REPLY = `mutation ($id: ID!, $input: LeadReplyInput!) { replyToLead(id: $id, input: $input) { id ${FIELDS} } }`;

/** An app that reads a mailbox, with what its tests ask for. */
export type MailboxApp = Awaited<ReturnType<typeof startMailboxApp>>;

/** Starts Dovecot, unless it is given, and an app that reads its mailbox; `close` stops both. */
export async function startMailboxApp(environment: NodeJS.ProcessEnv = {}, given?: Dovecot) {
  const dovecot = given ?? (await startDovecot());
  const app: MailingApp = await startMailingApp({
    IMAP_URL: dovecot.url,
    PRIVATE_NETWORKS: 'on',
    ...environment,
  });
  const admin = await signInAdmin(app);
  const read = (id: string) => leadWith<Lead>(admin, id, FIELDS);
  const mailsTo = (email: string) => app.smtp.received.filter(({ envelope }) => envelope.to.includes(email));
  return {
    dovecot,
    app,
    admin,
    read,
    mailsTo,
    messagesOf: async (id: string) => (await read(id)).messages,
    execute: <Row>(sql: string, values: unknown[] = []) =>
      app.app.database.em.fork().execute<Row[]>(sql, values),
    /** Sends a form; returns its lead and the Message-ID of its acknowledgement. */
    newLead: async (): Promise<{ id: string; email: string; acknowledgement: string }> => {
      const email = `${randomUUID().slice(0, 8)}@example.com`;
      await sendForm(app, message, { email, phoneNum: newPhone() });
      const { nodes } = await admin.run<{ nodes: { id: string }[] }>('{ leads(first: 1) { nodes { id } } }');
      await expect.poll(() => mailsTo(email).length).toBe(1);
      return { id: nodes[0]?.id ?? '', email, acknowledgement: mailsTo(email)[0]?.messageId ?? '' };
    },
    reply: (id: string, text: string, change: object = {}) =>
      admin.run<Lead>(REPLY, { id, input: { reply_id: randomUUID(), text, ...change } }),
    close: async () => {
      await app.close();
      if (!given) await dovecot.remove();
    },
  };
}
