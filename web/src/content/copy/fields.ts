/** '57 of 70 characters.' */
export function charactersUsed(used: number, most: number): string {
  return `${used} of ${most} characters.`;
}

/** Says how many characters of a pasted text exceeded the limit. */
export function charactersLost(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'} of the pasted text did not fit.`;
}
