/** Photos are under 10 MB each; the server rejects a larger one as well. */
export const largestPhoto = 10 * 1024 * 1024;

/** Photos of one quote; the rule of the form says the same. */
export const mostPhotos = 5;

/** Whether a file may be sent as a photo. A file without a type is left for the server to look into. */
export function isSendable(file: Pick<File, 'size' | 'type'>): boolean {
  return file.size > 0 && file.size <= largestPhoto && (file.type === '' || file.type.startsWith('image/'));
}
