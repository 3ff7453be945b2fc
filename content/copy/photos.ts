import { MAX_PHOTO_MB } from '../../rules/photo.ts';

/** Some systems delete stored files when the disk is full. */
export function photoGone(name: string): string {
  return `${name} is no longer on this device. Choose it again.`;
}

/** The file was changed or removed since it was chosen, or its drive does not respond. */
export function photoUnreadable(name: string): string {
  return `${name} couldn’t be read on this device. Choose it again, or choose another photo.`;
}

export function photoEmpty(name: string): string {
  return `${name} was not added: the file is empty.`;
}

export function photoTooLarge(name: string): string {
  return `${name} was not added: it is larger than ${MAX_PHOTO_MB} MB.`;
}

/** A file that is no picture, or one in a format that the server cannot decode. */
export function photoOfWrongType({ name, type }: { name: string; type: string }): string {
  return isHeic(name, type)
    ? `${name} was not added: we can’t open HEIC photos. Save it as JPEG, or add a screenshot of it.`
    : `${name} was not added: it isn’t a picture that we can open.`;
}

/** The format of iPhones. Some systems do not know its type. */
const isHeic = (name: string, type: string) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
