import type { SendMailOptions } from 'nodemailer';
import type { App } from '../platform/access/context.ts';
import { type MailContent, renderHtml, renderText, type Sender } from './layout.ts';
import type { Message } from './transport.ts';

/** A composed mail: its content, and options such as headers and attachments. */
export interface ComposedMail extends SendMailOptions {
  content: MailContent;
}

/** Returns the Message-ID of a mail: the same at every try, whatever the owner changes. */
export function messageIdOf({ config }: App, mail_id: string): string {
  return `<${mail_id}@${config.business.email.replace(/^.*@/, '')}>`;
}

/** Returns the message of a mail. The sender is BUSINESS_EMAIL, because the mail server is set up for it. */
export function buildMessage(
  app: App,
  { mail_id, recipient }: { mail_id: string; recipient: string | null },
  sender: Sender,
  { content, ...options }: ComposedMail,
): Message {
  return {
    id: mail_id,
    messageId: messageIdOf(app, mail_id),
    from: { name: sender.name, address: app.config.business.email },
    to: recipient ?? sender.email,
    subject: content.subject,
    text: renderText(content, sender),
    html: renderHtml(content, sender),
    ...options,
  };
}
