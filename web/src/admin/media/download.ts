import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';

type File = Pick<PictureFieldsFragment, 'src' | 'alt'>;

/** Returns the name of a downloaded picture: 'oak-stairs.jpg'. */
export function fileNameOf({ alt }: File): string {
  const words = alt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['picture'];
  return `${words.slice(0, 8).join('-')}.jpg`;
}

/** Downloads pictures in their largest size, each as a file; browsers ask whether several are allowed. */
export function downloadPictures(pictures: readonly File[]): void {
  for (const picture of pictures) {
    const link = document.createElement('a');
    link.href = picture.src;
    link.download = fileNameOf(picture);
    link.click();
  }
}
