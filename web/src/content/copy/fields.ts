/** '57 of 70 characters.' */
export function charactersUsed(used: number, max: number): string {
  return `${used} of ${max} characters.`;
}

/** For a pasted text that is longer than the field's limit. */
export function charactersLost(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'} of the pasted text did not fit.`;
}
