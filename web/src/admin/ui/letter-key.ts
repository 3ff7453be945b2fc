/** Returns whether a letter is pressed without Shift; knows Caps Lock and layouts without Latin letters. */
export function isLetter({ key, code, shiftKey }: KeyboardEvent, letter: string): boolean {
  if (shiftKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}

const textControls = 'textarea, input:not([type="file"], [type="checkbox"]), [contenteditable="true"]';

/** Returns whether the target of an event is a text that can be edited. */
export function isInText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(textControls) !== null;
}
