/** Returns whether a letter is pressed, by default without Shift. Knows Caps Lock and other alphabets. */
export function isLetter({ key, code, shiftKey }: KeyboardEvent, letter: string, isShifted = false): boolean {
  if (shiftKey !== isShifted) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}

const textControls = 'textarea, input:not([type="file"], [type="checkbox"]), [contenteditable="true"]';

/** Returns whether the target of an event is a text that can be edited. */
export function isInText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(textControls) !== null;
}
