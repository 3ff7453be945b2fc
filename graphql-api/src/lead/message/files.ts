import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { App } from '../../platform/access/context.ts';
import { programFile } from '../../platform/core/paths.ts';
import { temporaryName } from '../../platform/core/temporary.ts';
import { keysIn, readIfExists } from '../../platform/files/disk.ts';
import { decodeLater, isReadable, MAX_PHOTO_BYTES } from '../../platform/image/photo.ts';
import { TaskProcess } from '../../platform/process/task-process.ts';
import { LeadMessageEntity, type MessageFile } from '../model/lead.entity.ts';
import { keepPhoto } from '../photos/service.ts';
import { ORIGINALS, originalKey } from '../query/original.ts';
import type { MailFile } from './parse.ts';
import type { MailTasks } from './worker.ts';

/** Maximum number of pictures of a message that become photos; the others are downloads. */
const MAX_PICTURES = 20;

/** Stores the pictures of a mail as photos that no lead has claimed yet, and describes its files. */
export async function storeFiles(app: App, em: EntityManager, files: MailFile[]): Promise<MessageFile[]> {
  const stored: MessageFile[] = [];
  for (const file of files) {
    const { name, contentType, bytes } = file;
    const photo =
      bytes.length <= MAX_PHOTO_BYTES &&
      stored.filter((it) => it.photo).length < MAX_PICTURES &&
      (await storePicture(app, em, bytes));
    stored.push({ name, contentType, size: bytes.length, ...(photo && { photo }) });
  }
  return stored;
}

/** Stores a file as a photo if its content is a picture: mail programs state many media types. */
async function storePicture(app: App, em: EntityManager, bytes: Buffer): Promise<string | null> {
  const path = join(app.config.dataDir, 'uploads', temporaryName());
  await writeFile(path, bytes, { mode: 0o600 });
  try {
    if (!(await isReadable(path))) return null;
    const signal = new AbortController().signal;
    const image = await decodeLater(app.images, { path, client: 'mailbox', signal });
    return image && (await keepPhoto(app, em, image, null));
  } finally {
    await rm(path, { force: true });
  }
}

/** Returns a message as it was received; null if it is not there. */
export async function readOriginal({ files }: App, message_id: string): Promise<Buffer | null> {
  const bytes = await readIfExists(files, originalKey(message_id));
  return bytes && Buffer.from(bytes);
}

/** Deletes the originals without a message, which an interruption left; returns their number. */
export async function sweepOriginals({ database, files }: App, before: Date): Promise<number> {
  let count = 0;
  for (const key of await keysIn(files, ORIGINALS)) {
    const message_id = /([\da-f-]{36})\.eml$/.exec(key)?.[1];
    if (!message_id || (await database.em.fork().count(LeadMessageEntity, { message_id })) > 0) continue;
    if ((await files.getMetaData(key)).lastModified > before) continue;
    await files.delete(key);
    count += 1;
  }
  return count;
}

/** Parses mails, so that a large or hostile one delays no reader of the site. */
export type MailProcess = TaskProcess<MailTasks>;

/** The maximum time of parsing a mail, in milliseconds: one of 64 MB takes eight seconds. */
export const PARSE_TIMEOUT = 2 * 60 * 1000;

export const startMailProcess = ({ log }: App): MailProcess =>
  new TaskProcess({ name: 'mail', file: programFile('mail-worker', 'lead/message/worker') }, log);
