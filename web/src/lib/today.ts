/** Returns the visitor's date of today as YYYY-MM-DD, which is how Sweden writes dates. */
export const today = (): string => new Date().toLocaleDateString('sv');

/** Sets the default of the empty date inputs of a page that is not hydrated yet. */
export function fillDates(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=date]'))
    if (!input.value) input.defaultValue = today();
}
