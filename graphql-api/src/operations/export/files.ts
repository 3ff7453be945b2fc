import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Disk } from 'flydrive';
import type { Lead } from '../../lead/model/lead.entity.ts';
import { listClaimed, photoKey } from '../../lead/photos/service.ts';
import { listMessages } from '../../lead/query/messages.ts';
import { originalKey } from '../../lead/query/original.ts';
import type { Picture, Video } from '../../picture/entity.ts';
import { originalKey as pictureKey, videoKey } from '../../picture/service.ts';
import { typeOfFile } from '../../platform/files/file-type.ts';

/** Copies the originals of the pictures. Returns the path of each file in `folder` by the picture's id. */
export async function exportPictures(
  pictures: Picture[],
  files: Disk,
  folder: string,
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const { picture_id } of pictures) {
    const path = `pictures/${picture_id}`;
    await copy(files, pictureKey(picture_id), join(folder, path));
    // The storage has no file name extensions.
    const type = await typeOfFile(join(folder, path));
    const named = type ? `${path}.${type.ext}` : path;
    await rename(join(folder, path), join(folder, named));
    paths.set(picture_id, named);
  }
  return paths;
}

/** Copies the videos. */
export async function exportVideos(videos: Video[], files: Disk, folder: string): Promise<void> {
  for (const { video_id } of videos) await copy(files, videoKey(video_id), join(folder, videoKey(video_id)));
}

/** Copies leads' photos, in a folder for each lead. Returns their number. */
export async function exportPhotos(em: EntityManager, files: Disk, folder: string): Promise<number> {
  const photos = await listClaimed(em);
  for (const { fileName, claimedBy } of photos)
    if (claimedBy)
      await copy(files, photoKey(fileName), join(folder, 'photos', folderOf(claimedBy), fileName));
  return photos.length;
}

/** Copies clients' mails as they were received, in a folder for each lead. Returns their number. */
export async function exportMails(em: EntityManager, files: Disk, folder: string): Promise<number> {
  const messages = await listMessages(em);
  for (const { message_id, receivedAt, lead } of messages) {
    const name = `${timeOf(receivedAt).replaceAll(':', '-')} ${message_id.slice(0, 8)}.eml`;
    await copy(files, originalKey(message_id), join(folder, 'mails', folderOf(lead), name));
  }
  return messages.length;
}

const timeOf = (time: Date) => time.toISOString().slice(0, 19);

/** Names the folder of a lead by date and email address. */
const folderOf = ({ submittedAt, email, id }: Pick<Lead, 'submittedAt' | 'email' | 'id'>) =>
  `${timeOf(submittedAt).slice(0, 10)} ${email.replaceAll(/[^\w.@+-]/g, '_')} ${id.slice(0, 8)}`;

async function copy(files: Disk, key: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(await files.getStream(key), createWriteStream(path, { mode: 0o600 }));
}
