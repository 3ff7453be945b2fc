import libmime from 'libmime';
import { addressParser } from 'postal-mime';

/** The headers of a mail: the decoded values by the name in lower case, in their order. */
export type Headers = ReadonlyMap<string, string[]>;

/** The facts that the headers of a mail state. */
export interface MailHead {
  headers: Headers;
  /** With its angle brackets; null without one. */
  messageId: string | null;
  inReplyTo: string[];
  references: string[];
  from: { name: string | null; address: string | null };
  subject: string;
  /** Whether a program wrote it: an automatic reply, a list, a report. */
  isAutomatic: boolean;
  /** Whether it reports the delivery of another mail. */
  isReport: boolean;
}

const MAX_NAME = 200;
const MAX_SUBJECT = 500;
const MAX_ADDRESS = 320;

/** Parses the headers of a mail, of which only the head is needed. */
export function parseHead(bytes: Buffer): MailHead {
  const headers = headersOf(bytes);
  const first = (name: string) => headers.get(name)?.[0] ?? '';
  return {
    headers,
    messageId: idsIn(first('message-id')).at(0) ?? null,
    inReplyTo: idsIn(first('in-reply-to')),
    references: idsIn(first('references')),
    from: senderOf(headers),
    subject: oneLine(first('subject'), MAX_SUBJECT),
    isAutomatic: isAutomatic(headers),
    isReport: isReport(headers),
  };
}

/** Returns the head of a message up to its first empty line, as Latin-1. */
export function headOf(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  return text.slice(0, end);
}

function headersOf(bytes: Buffer): Headers {
  const lines = headOf(bytes)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const [, name, value = ''] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const values = headers.get(name.toLowerCase()) ?? [];
    const isAddress = senders.includes(name.toLowerCase());
    headers.set(name.toLowerCase(), [...values, decodeHeader(value.trim(), isAddress)]);
  }
  return headers;
}

/**
 * Decodes a header that was read as Latin-1. libmime joins encoded words that are cut inside a character,
 * which postal-mime does not. In an address a decoded name is quoted, because it may contain a comma.
 */
function decodeHeader(value: string, isAddress: boolean): string {
  const text = /[\u0080-\u00FF]/.test(value) ? decodeBytes(Buffer.from(value, 'latin1')) : value;
  if (!isAddress) return /=\?/.test(text) ? libmime.decodeWords(text) : text;
  return text.replace(
    ENCODED_NAME,
    (_run, words: string) => `"${libmime.decodeWords(words).replace(/["\\]/g, '')}" `,
  );
}

/** Encoded words (RFC 2047) one after the other, which some programs put into quotes. */
const ENCODED_NAME = /"?((?:=\?[\w-]+\?[bq]\?[^?\s]*\?=\s*)+)"?/gi;

/** The headers with the sender's email address, the first one that has one counts. */
const senders = ['from', 'reply-to', 'sender'];

/** Decodes bytes without a declared character set: UTF-8, else Windows-1252. */
export function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const idsIn = (value: string) => value.match(/<[^<>\s]{1,300}>/g) ?? [];

function senderOf(headers: Headers): MailHead['from'] {
  for (const name of senders) {
    for (const value of headers.get(name) ?? []) {
      const mailbox = addressParser(value.slice(0, 2_000), { flatten: true }).find(({ address = '' }) =>
        /^[^\s@]+@[^\s@]+$/.test(address),
      );
      if (mailbox?.address && mailbox.address.length <= MAX_ADDRESS)
        return { name: oneLine(mailbox.name, MAX_NAME) || null, address: mailbox.address };
    }
  }
  return { name: oneLine(headers.get('from')?.[0] ?? '', MAX_NAME) || null, address: null };
}

/** Returns a text on one line, without control characters. */
export function oneLine(text: string, max: number): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
}

/** The subjects of absence notes of Exchange and Outlook, which may have no header that tells. */
const ABSENCE =
  /^(?:automatic reply|auto(?:matic)?[- ]?repl(?:y|ied)|out of (?:the )?office|réponse automatique|absence du bureau|automatische antwort)\b/i;

/** Addresses of programs. */
const PROGRAM = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?)(?:[+-][^@]*)?@/i;

function isAutomatic(headers: Headers): boolean {
  const first = (name: string) => headers.get(name)?.[0]?.trim().toLowerCase() ?? '';
  const autoSubmitted = first('auto-submitted');
  return (
    (autoSubmitted !== '' && !autoSubmitted.startsWith('no')) ||
    /^(?:bulk|junk|list|auto_reply)\b/.test(first('precedence')) ||
    [
      'x-autoreply',
      'x-autorespond',
      'x-autoresponder',
      'x-auto-reply-from',
      'list-id',
      'list-unsubscribe',
    ].some((name) => headers.has(name)) ||
    first('return-path') === '<>' ||
    /^multipart\/report\b/.test(first('content-type')) ||
    ABSENCE.test(oneLine(first('subject'), MAX_SUBJECT)) ||
    PROGRAM.test(senderOf(headers).address ?? '')
  );
}

/** Returns whether a mail is a delivery report in the form of RFC 3464. */
export function isDeliveryStatus(headers: Headers): boolean {
  return /^multipart\/report\b.*report-type\s*=\s*"?delivery-status/i.test(contentType(headers));
}

const contentType = (headers: Headers) => headers.get('content-type')?.[0] ?? '';

function isReport(headers: Headers): boolean {
  if (/^multipart\/report\b/i.test(contentType(headers))) return isDeliveryStatus(headers);
  const address = senderOf(headers).address ?? '';
  return (
    /^(?:mailer-daemon|postmaster)@/i.test(address) ||
    headers.has('x-failed-recipients') ||
    (headers.get('return-path')?.[0]?.trim() === '<>' &&
      /undeliver|delivery (?:status|failure)|returned mail/i.test(headers.get('subject')?.[0] ?? ''))
  );
}
