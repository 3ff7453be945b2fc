/** 'Please check these 3 fields:' */
export function errorCount(count: number): string {
  return `Please check these ${count} fields:`;
}

/** '4 of 12 required fields filled in' */
export function requiredFields(filled: number, required: number): string {
  return `${filled} of ${required} required fields filled in`;
}

/** For a control that ignores other characters, by the characters that it keeps. */
export const ignoredTyping = {
  digits: 'Use digits only.',
  letters: 'Use letters and spaces only.',
};

/** '57 of 70 characters.' */
export function charactersUsed(used: number, max: number): string {
  return `${used} of ${max} characters.`;
}

/** For a pasted text that is longer than the field's limit. */
export function charactersLost(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'} of the pasted text didn’t fit.`;
}
