/** The file was changed or removed since it was chosen, or its drive does not respond. */
export function photoUnreadable(name: string): string {
  return `${name} could not be read on this device. Choose it again, or another photo.`;
}

export function photoEmpty(name: string): string {
  return `${name} was not added: the file is empty.`;
}

export function photoTooLarge(name: string): string {
  return `${name} was not added: it is larger than 10 MB.`;
}

export function photoOfWrongType(name: string): string {
  return `${name} was not added: it is not a picture that we can open.`;
}
