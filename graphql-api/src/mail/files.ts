import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/core/config.ts';

/** Identifies a mail in `DATA_DIR/mail`. */
export interface MailFile {
  /** The job's id. */
  id: string;
  /** The visitor's email address in lower case; undefined if the mail has none. */
  visitor: string | undefined;
  sentAt: Date | null;
  /** Headers and the beginning of the text, without soft line breaks: the business's mails have lead ids. */
  text: string;
}

/** Returns the id and the path of each mail whose file matches. */
export async function findMailFiles(
  { dataDir }: Pick<Config, 'dataDir'>,
  isMeant: (file: MailFile) => boolean,
): Promise<{ id: string; path: string }[]> {
  const folder = join(dataDir, 'mail');
  const files = [];
  for (const name of await namesIn(folder)) {
    const [, id] = FILE_NAME.exec(name) ?? [];
    const path = join(folder, name);
    const text = id === undefined ? null : await beginningOf(path);
    if (id === undefined || text === null) continue;
    if (isMeant({ id, ...headOf(text), text: text.replaceAll('=\r\n', '') })) files.push({ id, path });
  }
  return files;
}

/** Includes incomplete files. */
const FILE_NAME = /^([\da-f-]{36})\.eml(?:\.part)?$/;

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // No mail has been written yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const BEGINNING = 64 * 1024;

/** Returns null if another process has deleted the file. */
async function beginningOf(path: string): Promise<string | null> {
  try {
    const file = await open(path);
    const { buffer, bytesRead } = await file
      .read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
      .finally(() => file.close());
    return buffer.toString('latin1', 0, bytesRead);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Reads the visitor's email address: every mail has the business and a visitor in From, To and Reply-To. */
function headOf(text: string): Pick<MailFile, 'visitor' | 'sentAt'> {
  const [head = ''] = text.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1);
  const [from, to, replyTo] = ['from', 'to', 'reply-to'].map((name) => emailIn(header(name)));
  const sentAt = new Date(header('date') ?? '');
  return {
    visitor: to === from ? replyTo : to,
    sentAt: Number.isNaN(sentAt.getTime()) ? null : sentAt,
  };
}

/** Returns the email address of `Name <address>`, or of a header without a name. */
function emailIn(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [email] = header.slice(header.lastIndexOf('<') + 1).split('>', 1);
  return email?.trim().toLowerCase();
}
