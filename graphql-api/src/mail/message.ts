import type { SendMailOptions } from 'nodemailer';
import type { App } from '../platform/access/context.ts';
import { type MailContent, renderHtml, renderText, type Sender } from './layout.ts';
import type { Message } from './transport.ts';

/** A composed mail: its content, and options such as headers and attachments. */
export interface ComposedMail extends SendMailOptions {
  content: MailContent;
  headers?: Record<string, string | { prepared: boolean; value: string }>;
}

/**
 * Returns the headers that prevent automatic replies: RFC 3834, and Exchange's own. A lead's mail has only
 * Exchange's, because help desks drop mails with the other; an admin's reply has none.
 */
function automaticHeaders(kind: string): Record<string, string> {
  if (kind === 'reply') return {};
  return {
    'X-Auto-Response-Suppress': 'All',
    ...(kind !== 'lead' && { 'Auto-Submitted': 'auto-generated' }),
  };
}

/** RFC 3834: prevents automatic replies. */
export const autoReplied = { 'Auto-Submitted': 'auto-replied' };

/** Returns the Message-ID of a mail: the same at every try, whatever the owner changes. */
export function messageIdOf({ config }: App, mail_id: string): string {
  return `<${mail_id}@${config.business.email.replace(/^.*@/, '')}>`;
}

/** The header that repeats the Message-ID, which relays such as Amazon SES replace. */
export const OWN_ID = 'X-Site-Message-ID';

/** Returns the message of a mail. The sender is BUSINESS_EMAIL, because the mail server is set up for it. */
export function buildMessage(
  app: App,
  { kind, mail_id, recipient }: { kind: string; mail_id: string; recipient: string | null },
  sender: Sender,
  { content, headers, ...options }: ComposedMail,
): Message {
  const messageId = messageIdOf(app, mail_id);
  return {
    id: mail_id,
    messageId,
    from: { name: sender.name, address: app.config.business.email },
    to: recipient ?? sender.email,
    subject: content.subject,
    text: renderText(content, sender),
    html: renderHtml(content, sender),
    headers: { [OWN_ID]: messageId, ...automaticHeaders(kind), ...headers },
    ...options,
  };
}
