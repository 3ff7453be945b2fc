import { createHash } from 'node:crypto';
import type { MailHead } from './head.ts';

/** The facts about a mail that its folder states. */
export interface Arrival {
  headers: Buffer;
  /** Of the whole mail, in bytes. */
  size: number;
  receivedAt: Date;
}

/**
 * Returns a hash of what a mail has in every folder and over every alias: Message-ID, sender, date, subject
 * and the size of its body. Mails of broken programs share a Message-ID.
 */
export function identityOf({ headers, messageId, from, subject }: MailHead, arrival: Arrival): string {
  const bodySize = arrival.size - arrival.headers.length;
  const parts = [messageId, from.address, headers.get('date')?.[0], subject, bodySize];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Returns a UUID (version 8) that is made from an identity, the same at every try. */
export function messageIdFrom(identity: string): string {
  const hex = createHash('sha256').update(identity).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
