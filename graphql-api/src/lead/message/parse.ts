import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { type Bounce, bounceIn } from './bounce.ts';
import { decodeBytes, headOf, type MailHead, oneLine, parseHead } from './head.ts';
import { type FoldedText, foldHtml, foldText } from './quotes.ts';

/** A file of a mail. */
export interface MailFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** A mail as a conversation shows it. */
export interface IncomingMail extends MailHead, FoldedText {
  html: string | null;
  files: MailFile[];
  /** Whether the texts or the files have less than the mail. */
  isCut: boolean;
  /** The failed delivery that it reports; null if it reports none. */
  bounce: Bounce | null;
}

const MAX_FILES = 100;
/** Maximum length of each text in the database, in UTF-16 units; the original has the rest. */
const MAX_TEXT = 500_000;
const MAX_HTML = 4 * MAX_TEXT;

/** Parses a mail. One that cannot be parsed in full has the text that can be read. */
export async function parseMail(bytes: Buffer): Promise<IncomingMail> {
  const head = parseHead(bytes);
  const email = await parse(bytes).catch(() => null);
  if (!email) return { ...head, ...unreadable(bytes), html: null, files: [], isCut: true, bounce: null };
  const html = email.html?.trim() ? email.html : null;
  const files = filesOf(email);
  const { text, quotedText, isCut } = textOf(email.text ?? '', html);
  return {
    ...head,
    text: cut(text || (files.length > 0 || html ? '' : NO_TEXT)),
    quotedText: quotedText && cut(quotedText),
    html,
    files,
    isCut: isCut || isLong(text) || isLong(quotedText ?? '') || email.attachments.length > MAX_FILES,
    bounce: head.isReport ? bounceIn(email, files, bytes) : null,
  };
}

const NO_TEXT = '(This mail has no text.)';

const cut = (text: string) => text.slice(0, MAX_TEXT);
const isLong = (text: string) => text.length > MAX_TEXT;

function textOf(plain: string, html: string | null): FoldedText & { isCut: boolean } {
  if (plain.trim() !== '' || html === null) return { ...foldText(plain), isCut: false };
  const readable = withoutData(html);
  return { ...foldHtml(readable.slice(0, MAX_HTML)), isCut: readable.length > MAX_HTML };
}

/** Removes the content of `data:` URIs, so that large pictures leave room for the words after them. */
const withoutData = (html: string) =>
  html
    .split(/data:[^,:"'<>]{0,200};base64,/i)
    .map((part, index) => (index === 0 ? part : part.slice(lengthOfBase64(part))))
    .join('');

function lengthOfBase64(text: string): number {
  const length = text.search(/[^\sa-z\d+/=]/i);
  return length < 0 ? text.length : length;
}

/** Bounce reports and forwarded mails have the other mail as a file, so that its text is not the author's. */
const options = { forceRfc822Attachments: true, maxNestingDepth: 100 };

/** Parses a mail; if bytes are not readable, again with the character set that is not declared. */
async function parse(bytes: Buffer): Promise<Email> {
  const email = await PostalMime.parse(bytes, options);
  if (!`${email.text ?? ''}${email.html ?? ''}`.includes('\uFFFD')) return email;
  const [, inMeta] = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(email.html ?? '') ?? [];
  return PostalMime.parse(declareCharset(bytes, inMeta ?? 'windows-1252'), options);
}

/** Adds a character set to the parts that declare none. */
function declareCharset(bytes: Buffer, charset: string): Buffer {
  const parameter = `; charset=${charset}`;
  const declared = bytes
    .toString('latin1')
    .replace(/^content-type:[ \t]*text\/(?:plain|html)\b[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim, (header) =>
      /charset\s*=/i.test(header) ? header : header + parameter,
    )
    .replace(/(\n--\S[^\r\n]*\r?\n)(?=\r?\n)/g, `$1Content-Type: text/plain${parameter}\r\n`);
  const isImplicit = !/^content-type:/im.test(headOf(bytes));
  return Buffer.from(isImplicit ? `Content-Type: text/plain${parameter}\r\n${declared}` : declared, 'latin1');
}

/** Returns the beginning of a body that cannot be parsed. */
function unreadable(bytes: Buffer): FoldedText {
  const body = bytes.subarray(headOf(bytes).length, headOf(bytes).length + 20_000);
  return { text: decodeBytes(body).trim() || NO_TEXT, quotedText: null };
}

function filesOf({ attachments }: Email): MailFile[] {
  return attachments.slice(0, MAX_FILES).map((attachment, index) => ({
    name: oneLine(attachment.filename ?? '', 200) || `${nameFor(attachment)}-${index + 1}`,
    contentType: /^[\w.+-]+\/[\w.+-]+$/.test(attachment.mimeType)
      ? attachment.mimeType.toLowerCase()
      : 'application/octet-stream',
    bytes: bytesOf(attachment),
  }));
}

const nameFor = ({ mimeType }: Attachment) =>
  mimeType.startsWith('image/') ? 'picture' : mimeType === 'message/rfc822' ? 'mail' : 'attachment';

const bytesOf = ({ content }: Attachment) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
