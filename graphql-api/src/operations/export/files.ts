import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Disk } from 'flydrive';
import { listClaimed, photoKey } from '../../lead/photos/service.ts';
import type { Picture, Video } from '../../picture/entity.ts';
import { originalKey, videoKey } from '../../picture/service.ts';
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
    await copy(files, originalKey(picture_id), join(folder, path));
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

/** Copies leads' photos, in a folder for each lead, named by date and email address. Returns their number. */
export async function exportPhotos(em: EntityManager, files: Disk, folder: string): Promise<number> {
  const photos = await listClaimed(em);
  for (const { fileName, claimedBy } of photos) {
    if (!claimedBy) continue;
    const { submittedAt, email, id } = claimedBy;
    const name = `${submittedAt.toISOString().slice(0, 10)} ${email.replaceAll(/[^\w.@+-]/g, '_')} ${id.slice(0, 8)}`;
    await copy(files, photoKey(fileName), join(folder, 'photos', name, fileName));
  }
  return photos.length;
}

async function copy(files: Disk, key: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(await files.getStream(key), createWriteStream(path, { mode: 0o600 }));
}
