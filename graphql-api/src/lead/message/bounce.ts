import type { Email } from 'postal-mime';
import { headOf, oneLine } from './head.ts';
import type { MailFile } from './parse.ts';

/** A failed delivery: the Message-IDs that its report names, and the words of the mail server. */
export interface Bounce {
  ids: string[];
  words: string;
}

const MAX_WORDS = 500;

/** Says in a report without a machine-readable part that a delivery failed. */
const FAILURE = /undeliver|not be delivered|delivery.{0,40}fail|returned mail|permanent|\b5\d\d[ -]/i;

/** Returns the failed delivery that a report is about; null for a delay and for a success. */
export function bounceIn(email: Email, files: MailFile[], bytes: Buffer): Bounce | null {
  const { text = '', subject = '' } = email;
  const status = files.find(({ contentType }) => contentType === 'message/delivery-status');
  const report = status?.bytes.toString('utf8').replace(/\r?\n[ \t]+/g, ' ') ?? '';
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(report)?.[1]?.trim();
  const code = field('Status');
  const isFailed = status
    ? /^failed$/i.test(field('Action') || (code?.startsWith('5') ? 'failed' : ''))
    : FAILURE.test(`${subject}\n${text}`);
  if (!isFailed) return null;
  const diagnosis = field('Diagnostic-Code')?.replace(/^[\w-]+;\s*/, '');
  const words = oneLine(diagnosis || [code, text].filter(Boolean).join(' '), MAX_WORDS);
  return { ids: reportedIds(files, bytes), words: words || 'The mail could not be delivered.' };
}

/** Returns the Message-IDs of the mail that a report returns, whole or in part, in whatever format. */
function reportedIds(files: MailFile[], bytes: Buffer): string[] {
  const texts = [bytes.subarray(headOf(bytes).length), ...files.map((file) => file.bytes)];
  const found = texts.flatMap((text) => [...text.toString('latin1').matchAll(MESSAGE_ID)]);
  return [...new Set(found.map(([, id = '']) => id))];
}

/** OWN_ID, too. */
const MESSAGE_ID = /^[ \t>]*(?:x-site-)?message-id:\s*(<[^<>\s]{1,300}>)/gim;
