/** Returns whether a letter is pressed without Shift; knows Caps Lock and layouts without Latin letters. */
export function isLetter({ key, code, shiftKey }: KeyboardEvent, letter: string): boolean {
  if (shiftKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}
