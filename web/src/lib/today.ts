/** Returns the visitor's date of today as YYYY-MM-DD. */
export function today(): string {
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Sets the default of the empty date inputs of a page that is not hydrated yet. */
export function fillDates(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=date]'))
    if (!input.value) input.defaultValue = today();
}
