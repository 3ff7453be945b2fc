/** In bytes; the server has the same limit. */
export const maxPhotoBytes = 10 * 1024 * 1024;

/** Photos of one quote; the form's rule has the same limit. */
export const maxPhotos = 5;

/** Whether a file may be sent as a photo. The server checks files without a type. */
export function isSendable(file: Pick<File, 'size' | 'type'>): boolean {
  return file.size > 0 && file.size <= maxPhotoBytes && (file.type === '' || file.type.startsWith('image/'));
}
