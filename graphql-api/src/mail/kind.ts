import type { Context } from '../platform/access/context.ts';
import { Door } from '../platform/core/door.ts';
import type { MailContent, Sender } from './layout.ts';
import type { ComposedMail } from './message.ts';

/** A mail that is being sent; its recipient is null for the business. */
export type Mail = { kind: string; mail_id: string; tries: number } & Record<
  'recipient' | 'lead_id' | 'batch_id',
  string | null
>;

/** Composes a mail when it is sent; null if there is nothing to send any more. */
export type ComposeMail = (context: Context, mail: Mail, sender: Sender) => Promise<ComposedMail | null>;

/** A kind of mail. */
export interface MailKind {
  name: string;
  compose: ComposeMail;
  /** Permanent rejections (5yz) after which a mail fails; defaults to 3. */
  maxRejections?: number;
  /** Its templates with sample values, by name, for `/mail-preview`. */
  samples: Record<string, (sender: Sender, link: string) => MailContent>;
}

/** The kinds that are sent. Mails of others wait until their feature is back. */
export const mailKinds = new Door<MailKind>();
