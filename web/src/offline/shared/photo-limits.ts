import { MAX_PHOTO_MB } from '../../../../rules/photo.ts';

export const maxPhotoBytes = MAX_PHOTO_MB * 1024 * 1024;

/** Whether a file may be sent as a photo. The server checks files without a type. */
export function isSendable(file: Pick<File, 'size' | 'type'>): boolean {
  return file.size > 0 && file.size <= maxPhotoBytes && (file.type === '' || file.type.startsWith('image/'));
}
