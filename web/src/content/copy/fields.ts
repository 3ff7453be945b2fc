/** '57 of 70 characters.' */
export function charactersUsed(used: number, max: number): string {
  return `${used} of ${max} characters.`;
}

<<<<<<< HEAD
/** Says how many characters of a pasted text exceeded the limit. */
=======
/** For a pasted text that is longer than the field's limit. */
>>>>>>> main
export function charactersLost(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'} of the pasted text did not fit.`;
}
